import type { GameView } from "./messages";
import { texts } from "./facts";

/** What a seat has done in a trick: its open cards, or null where it has thrown off. */
export interface TrickPlay {
  seat: number;
  cards: string[] | null;
  /** cards that were thrown off face up */
  shown: string[];
  best: boolean;
}

/** A trick: who has the best play so far, how many cards each lays, and what was done in order of play. */
export interface Trick {
  winner: number | null;
  size: number;
  plays: TrickPlay[];
  whole: boolean;
}

/** The tricks of the round, in order. */
export function tricksOf(view: GameView | undefined, seats: number): Trick[] {
  const told = view?.facts.tricks;
  return Array.isArray(told) ? told.map((one) => trickOf(one as Record<string, unknown>, seats)) : [];
}

function trickOf(told: Record<string, unknown>, seats: number): Trick {
  const leader = typeof told.leader === "number" ? told.leader : 0;
  const winner = typeof told.winner === "number" ? told.winner : null;
  const shown: unknown[] = Array.isArray(told.shown) ? told.shown : [];
  const plays = (Array.isArray(told.plays) ? told.plays : []).map((cards: unknown, at): TrickPlay => {
    const seat = (leader + at) % seats;
    return { seat, cards: cards === null ? null : texts(cards), shown: texts(shown[at]), best: seat === winner };
  });
  return { winner, size: plays[0]?.cards?.length ?? 0, plays, whole: plays.length === seats };
}

/** How many tricks a seat has won. */
export function won(tricks: Trick[], seat: number): number {
  return tricks.filter((one) => one.whole && one.winner === seat).length;
}

const SPECIALS: Record<string, string> = {
  "C7 S3 M3": "pangolin",
  "C8 S2 M2": "poverty",
  "C9 S1 M1": "tiger",
  "C0 S9 MT": "chariot",
  "C9 S9 M9": "leopard_9",
  "C0 S9 M9": "riches",
  "S1 M1 MT": "hero",
  "C1 Ch C0": "half_leopard",
  "M8 M9 MT": "thousand_gibbon",
};
/** What a play is called: the key of its line where it has one, else of its kind. It says nothing of what may be played. */
export function nameKey(cards: string[]): string {
  const special = SPECIALS[cards.join(" ")];
  if (special) return `line-${special}`;
  if (cards.length === 1) return "kind-single";
  return new Set(cards.map((card) => card[0])).size === 1 ? "kind-gibbon" : "kind-leopard";
}
