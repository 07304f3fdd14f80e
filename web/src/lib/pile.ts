import { countOf, texts } from "./facts";
import type { ChoiceView, GameView } from "./messages";

/** Cards that lie together because somebody played them together; `seat` is null while that is not known yet. */
export interface PlayShown {
  seat: number | null;
  cards: string[];
  /** faded: it lies there no more, or was beaten */
  past: boolean;
}

interface Told {
  seat: number;
  cards: string[];
}

/** Verbs that add a card to what is being put together. */
const PICKS = new Set(["pick", "return", "give", "discard"]);
/** Verbs that end it. */
const ENDS = new Set(["play", "run", "done"]);

function toldOf(value: unknown): Told | null {
  if (typeof value !== "object" || value === null) return null;
  const { seat, cards } = value as { seat: unknown; cards: unknown };
  return typeof seat === "number" ? { seat, cards: texts(cards) } : null;
}

/**
 * What lies on the pile, oldest first. `pile` are the cards that are there on the screen: those that no known play
 * has were just played by `newest`. An empty pile shows the last play of the trick before.
 */
export function playsOf(view: GameView | undefined, pile: string[], newest: number | null): PlayShown[] {
  const facts = view?.facts.plays;
  const told = (Array.isArray(facts) ? facts : []).map(toldOf).filter((one) => one !== null);
  const there = new Set(pile);
  const known = told.filter(({ cards }) => cards.every((card) => there.has(card)));
  const named = new Set(known.flatMap(({ cards }) => cards));
  const fresh = pile.filter((card) => !named.has(card));
  const all: Told[] = [...known];
  const shown: PlayShown[] = all.map((one) => ({ ...one, past: true }));
  if (fresh.length > 0) shown.push({ seat: newest, cards: fresh, past: false });
  const last = shown.at(-1);
  if (last) last.past = false;
  const before = toldOf(view?.facts.cleared);
  return shown.length === 0 && before ? [{ ...before, past: true }] : shown;
}

/** The cards that are chosen so far: those that can be taken back. */
export function pickedOf(view: GameView | undefined): string[] {
  return (view?.choices ?? []).filter(({ words }) => words[0] === "back").flatMap(({ taps }) => taps);
}

/** What a tap on a card of the hand does: choose it, or take it back. */
export function tapOf(choices: ChoiceView[], card: string): ChoiceView | null {
  return choices.find(({ words, taps }) => taps[0] === card && (words[0] === "back" || PICKS.has(words[0] ?? ""))) ?? null;
}

/** Whether a choice makes an exchange, a gift or a discard whole, so that it is worth a second look. */
export function completes(view: GameView | undefined, choice: ChoiceView): boolean {
  const verb = choice.words[0] ?? "";
  return verb !== "pick" && PICKS.has(verb) && pickedOf(view).length + 1 === countOf(view, "due", view?.seat ?? -1);
}

/** The choices that lay what is chosen, or say that it is enough. */
export function endings(choices: ChoiceView[]): ChoiceView[] {
  return choices.filter(({ words }) => ENDS.has(words[0] ?? ""));
}

/** Whether laying the chosen cards would finish the hand by a play that the table forbids; the server names the cards. */
export function offends(view: GameView | undefined, hand: string[], choice: ChoiceView): boolean {
  const picked = pickedOf(view);
  const facts = view?.facts.forbidden;
  const cards = typeof facts === "object" && facts !== null ? texts((facts as Record<string, unknown>)[choice.words[0] ?? ""]) : [];
  return hand.length > 0 && picked.length === hand.length && picked.some((card) => cards.includes(card));
}

/** A fact that is a list of seats. */
export function seatsIn(view: GameView | undefined, name: string): number[] {
  const value = view?.facts[name];
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === "number") : [];
}

/** The word that a fact with one word for each seat has for `seat`; null where it has none. */
export function wordOf(view: GameView | undefined, name: string, seat: number): string | null {
  const all = view?.facts[name];
  const mine: unknown = Array.isArray(all) ? all[seat] : null;
  return typeof mine === "string" ? mine : null;
}
