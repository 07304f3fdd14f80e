import { avatarArt, kindOf } from "./cards";
import type { LogEntry } from "./log";

export type Mood = "neutral" | "pleased" | "surprised" | "announcing";

/** What the host has to say: the kind of her remark, whom it is about, and what fills her sentence. */
export interface Remark {
  kind: string;
  mood: Mood;
  /** by this she picks one of the ways to say it: the same moment is always told in the same way */
  moment: string;
  cards: string[];
  /** the key of a combination */
  yaku: string;
  round: number;
  /** money that changes hands */
  money: number;
}

/** So many ways there are to say each thing. */
const WAYS = 3;
/** So many cards are left when half of the stock is gone. */
const HALF = 10;

export function remark(kind: string, mood: Mood, round: number, more: Partial<Remark> = {}): Remark {
  const cards = more.cards ?? [];
  const moment = `${round} ${kind} ${cards.join(" ")} ${more.yaku ?? ""}`;
  return { kind, mood, moment, cards, yaku: "", round, money: 0, ...more };
}

/** What she says to something that everybody has seen; null: nothing. `stock` is how many cards are left in it. */
export function comment(entry: LogEntry, you: number, stock: number): Remark | null {
  const { round } = entry;
  const who = entry.seat === you ? "you" : "other";
  const taken = entry.taken.length > 0 && entry.card !== null ? [...new Set([entry.card, ...entry.taken])] : [];
  if (entry.key === "log-shuffled") return remark("redeal", "surprised", round);
  if (entry.key === "log-call" && entry.name) return remark(`yaku-${who}`, who === "you" ? "pleased" : "surprised", round, { yaku: entry.name });
  if (taken.length > 3) return remark(`sweep-${who}`, who === "you" ? "pleased" : "surprised", round, { cards: taken });
  const brights = taken.filter((card) => kindOf(card) === "b");
  if (brights.length > 0) return remark(`bright-${who}`, who === "you" ? "pleased" : "neutral", round, { cards: brights });
  if (entry.key.startsWith("log-draw") && stock === HALF) return remark("half", "neutral", round);
  return null;
}

/** The text key of a remark, in one of its ways. */
export function wording({ kind, moment }: Remark): string {
  let sum = 7;
  for (const letter of moment) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return `career-say-${kind}-${sum % WAYS}`;
}

export function hostArt(mood: Mood): string {
  return avatarArt(mood === "neutral" ? "host" : `host-${mood}`);
}
