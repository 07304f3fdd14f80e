import { tick } from "svelte";
import type { EventView, GameView } from "./messages";
import { pace } from "./settings.svelte";
import { sound } from "./sound";
import type { Shown } from "./places";
import type { TableState } from "./state.svelte";

/** How a number of places lies in rows, so that the cards are as large as the screen lets them be. */
interface Rows {
  wide: number;
  narrow: number;
}
const COLUMNS: Record<number, Rows> = { 54: { wide: 9, narrow: 8 }, 52: { wide: 9, narrow: 8 }, 36: { wide: 9, narrow: 6 }, 20: { wide: 5, narrow: 4 } };
const USUAL: Rows = { wide: 9, narrow: 6 };

/** How long a card takes to turn, in milliseconds at normal speed. */
export const FLIP = 260;
/** How long two cards stay open where the table does not say it. */
const SHOWN = 1500;

export function columnsOf(places: number, wide: boolean): number {
  const rows = COLUMNS[places] ?? USUAL;
  return wide ? rows.wide : rows.narrow;
}

/** A place on the table: closed, open with its card, or empty. */
export interface Place {
  number: number;
  row: number;
  column: number;
  state: "closed" | "open" | "empty";
  card: string | null;
}

/** The places as they are shown now: a card that has just been turned or taken comes before the view. */
export function placesOf(view: GameView, shown: Shown, columns: number): Place[] {
  const states = (view.facts.places ?? []) as Place["state"][];
  return states.map((state, number): Place => {
    const lies = shown.zones[`place${number}`];
    const at = { number, row: Math.floor(number / columns) + 1, column: (number % columns) + 1 };
    if (lies?.[0]) return { ...at, state: "open", card: lies[0] };
    return { ...at, state: lies || state === "empty" ? "empty" : "closed", card: null };
  });
}

/** Where a card lies among scattered ones: its middle in parts of the cloth, and its angle in degrees. */
export interface Spot {
  x: number;
  y: number;
  turn: number;
}

/** Numbers from 0 up to 1 that follow from a word. */
function numbers(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The same places scattered, near enough to their rows that each can be found by row and place. */
export function scattered(word: string, count: number, columns: number): Spot[] {
  const next = numbers(word);
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, count - row * columns);
    const lead = (columns - inRow) / 2;
    return {
      x: (lead + (at % columns) + 0.5 + (next() - 0.5) * 0.3) / columns,
      y: (row + 0.5 + (next() - 0.5) * 0.22) / rows,
      turn: Math.round((next() - 0.5) * 32),
    };
  });
}

function timeOf(game: TableState): number {
  const time = game.table?.view.facts.show_ms;
  return typeof time === "number" ? time : SHOWN;
}

/**
 * Shows an event at a table of closed cards; false: it is shown as at every other table. Two open cards stay in
 * sight for the agreed time whatever the settings say, and nothing can shorten it: it is a rule.
 */
export async function turnOver(game: TableState, event: EventView): Promise<boolean> {
  const { target } = event;
  const card = event.cards?.[0];
  if ((event.kind === "drawn" || event.kind === "revealed") && target?.startsWith("place") && card) {
    game.shown = { ...game.shown, zones: { ...game.shown.zones, [target]: [card] } };
    sound("slap");
    await tick();
    await game.stage.pause(FLIP);
    return true;
  }
  if (event.kind !== "called") return false;
  sound(event.key === "miss" ? "tick" : "yaku");
  await new Promise((resolve) => setTimeout(resolve, timeOf(game)));
  return true;
}

/** The time of the movement by which a card turns, as the settings have it. */
export function flipTime(): number {
  return FLIP * pace();
}
