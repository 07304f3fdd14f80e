import { phaseOf, texts } from "./facts";
import { helpOn } from "./karuta";
import type { GameView, PoemAbout } from "./messages";
import { poem } from "./poems.svelte";
import { settings } from "./settings.svelte";

/** The poem that is read, and who may answer it. */
export interface Reading {
  card: string;
  owner: number;
  /** all seats in the order in which they may answer */
  order: number[];
  /** those who did not know it */
  failed: number[];
  /** who answers now; null once that is settled */
  now: number | null;
  /** who knew it */
  answerer: number | null;
  /** it was read before and nobody knew it */
  again: boolean;
}

function seatOf(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

function seatsOf(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === "number") : [];
}

/** The reading of a view; null before the first one. */
export function readingOf(view: GameView | undefined, seats: number): Reading | null {
  const { poem: card, owner, answerer, failed } = view?.facts ?? {};
  const first = seatOf(owner);
  if (typeof card !== "string" || first === null) return null;
  const order = Array.from({ length: seats }, (_, i) => (first + i) % seats);
  const now = phaseOf(view) === "answer" ? (view?.asked[0] ?? null) : null;
  const again = texts(view?.facts.order).filter((one) => one === card).length > 1;
  return { card, owner: first, order, failed: seatsOf(failed), now, answerer: seatOf(answerer), again };
}

/** The last poem of which everybody may know the whole: it is not asked now, and does not come back. */
export function settled(view: GameView | undefined): string | null {
  const asked = phaseOf(view) === "answer" ? view?.facts.poem : null;
  const waits = (view?.facts.waits ?? {}) as Record<string, number>;
  return texts(view?.facts.order).findLast((card) => card !== asked && !(card in waits)) ?? null;
}

/** To whom the one who answered still gives how many cards, or drops them. */
export function owed(view: GameView | undefined): { seat: number; count: number } | null {
  const all = view?.facts.left;
  const [seat, count] = Array.isArray(all) ? seatsOf(all[0]) : [];
  return seat === undefined || count === undefined ? null : { seat, count };
}

/** How many cards are in the game, in hands and on the special places. */
function held(view: GameView): number {
  return view.zones.reduce((sum, zone) => sum + (zone.name === "hand" || zone.name === "yaku" ? zone.count : 0), 0);
}

/** How many poems are still to be read. */
export function unread(view: GameView): number {
  return Math.max(0, held(view) - (phaseOf(view) === "answer" ? 1 : 0));
}

/** Cards in the order of their kana, so that endings that begin alike lie side by side. */
export function inKana(cards: string[]): string[] {
  const kana = (card: string): string => poem(card)?.card ?? card;
  return [...cards].sort((one, other) => (kana(one) < kana(other) ? -1 : kana(one) > kana(other) ? 1 : 0));
}

/** How the reader of the page wants a taking card: its writing, and the help at its foot. */
export function written(about: PoemAbout): { script: string; label: string | null } {
  const script = settings.poemScript === "table" ? "kana_unvoiced" : settings.poemScript;
  // what has become decisive is no matter here: a poem can come back
  const help = settings.poemHelp === "kimariji_now" ? "kimariji" : settings.poemHelp;
  return { script, label: helpOn(about, help, {}) };
}
