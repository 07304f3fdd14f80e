import type { GameView } from "./messages";
import { numberOf, texts } from "./facts";

export const SUITS = ["C", "D", "H", "S"] as const;

/** A place in a row: the card that belongs there, its rank, and whether it lies there. */
export interface Place {
  card: string;
  rank: string;
  laid: boolean;
}

/** A row of a suit, from one end to the other. */
export interface Row {
  suit: string;
  places: Place[];
}

/** The ranks of a row in their order, as the game tells them. */
export function ranksOf(view: GameView | undefined): string[] {
  return texts(view?.facts.row);
}

/** The four rows with what lies in them. */
export function rowsOf(ranks: string[], layout: string[]): Row[] {
  const there = new Set(layout);
  return SUITS.map((suit) => ({
    suit,
    places: ranks.map((rank) => ({ card: `${rank}${suit}`, rank, laid: there.has(`${rank}${suit}`) })),
  }));
}

/** A hand as it is held: suit by suit, each in the order of its row, the jokers last. */
export function sorted(hand: string[], ranks: string[]): string[] {
  const at = (card: string): number => {
    const suit = SUITS.findIndex((one) => card.endsWith(one));
    return suit < 0 ? 1000 + Number(card.slice(-1)) : suit * 100 + ranks.indexOf(card.slice(0, -1));
  };
  return [...hand].sort((a, b) => at(a) - at(b));
}

/** The last card of each suit of a sorted hand but the last suit. */
export function ends(hand: string[]): Set<string> {
  return new Set(hand.filter((card, i) => i + 1 < hand.length && card.slice(-1) !== hand[i + 1]?.slice(-1) && !card.startsWith("JK")));
}

/** How many passes a seat has in a round; null: as many as it likes. */
export function limitOf(view: GameView | undefined): number | null {
  return typeof view?.facts.limit === "number" ? numberOf(view, "limit") : null;
}

/** The place of a seat as far as it is known: `out` of the round, or a number from 1; null while it is in. */
export function standing(view: GameView | undefined, seat: number): number | "out" | null {
  const places = view?.facts.places;
  if (Array.isArray(places)) return Number(places[seat]);
  const finished = view?.facts.finished;
  const place = Array.isArray(finished) ? finished.indexOf(seat) : -1;
  if (place >= 0) return place + 1;
  const lost = view?.facts.lost;
  return Array.isArray(lost) && lost.some((one: unknown) => Array.isArray(one) && one[0] === seat) ? "out" : null;
}
