import type { GameView } from "./messages";

/** Three or four cards of a month that lie as one pile: who made it (null: the deal), and jokers in it. */
export interface Stack {
  by: number | null;
  jokers: string[];
}

/** The number that a fact with one number for each seat has for `seat`; 0 where there is no such fact. */
export function countOf(view: GameView | undefined, name: string, seat: number): number {
  const all = view?.facts[name];
  const mine: unknown = Array.isArray(all) ? all[seat] : 0;
  return typeof mine === "number" ? mine : 0;
}

/** The list that a fact with one list for each seat has for `seat`. */
export function listOf(view: GameView | undefined, name: string, seat: number): string[] {
  const all = view?.facts[name];
  return Array.isArray(all) ? texts(all[seat]) : [];
}

/** A fact that is a list of card codes or words. */
export function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}

/** A fact that is a number; `other` where there is no such fact. */
export function numberOf(view: GameView | undefined, name: string, other = 0): number {
  const value = view?.facts[name];
  return typeof value === "number" ? value : other;
}

/** The phase of the round, empty where a game has none. */
export function phaseOf(view: GameView | undefined): string {
  const phase = view?.facts.phase;
  return typeof phase === "string" ? phase : "";
}

/** The seats that play this round: null while that is open, all of them where everybody always plays. */
export function playingOf(view: GameView | undefined, seats: number): number[] | null {
  const playing = view?.facts.playing;
  if (!Array.isArray(playing)) return Array.from({ length: seats }, (_, seat) => seat);
  return playing.length > 0 ? playing.filter((seat): seat is number => typeof seat === "number") : null;
}

/** The piles of the field by the two digits of their suit. */
export function stacksOf(view: GameView | undefined): Record<string, Stack> {
  const stacks = view?.facts.stacks;
  return typeof stacks === "object" && stacks !== null ? (stacks as Record<string, Stack>) : {};
}

/** What one more go would bring: points, and the factor of all go calls then. */
export function nextGo(view: GameView | undefined): { points: number; times: number } | null {
  const next = view?.facts.next_go;
  return typeof next === "object" && next !== null ? (next as { points: number; times: number }) : null;
}
