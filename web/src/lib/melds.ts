import { printed } from "./cards";
import { texts } from "./facts";
import type { GameView } from "./messages";

/** An open group: the words of its name, empty for cards that are none, and its cards. */
export interface OpenGroup {
  name: string[];
  cards: string[];
}

/** A group of the own hand that the table proposes: its line, its points, and the hand cards in it. */
export interface Proposed {
  key: string;
  points: number;
  cards: string[];
}

/** What is printed on a card, as actions name it: copies are alike, and so are jokers. */
export function kindOfCard(code: string): string {
  const name = printed(code);
  return name.startsWith("JK") ? "JK1" : name;
}

/** The open groups of a seat. */
export function openGroups(view: GameView | undefined, seat: number): OpenGroup[] {
  const all = view?.facts.groups;
  const own: unknown = Array.isArray(all) ? all[seat] : [];
  return Array.isArray(own) ? own.map((one: { name: unknown; cards: unknown }) => ({ name: texts(one.name), cards: texts(one.cards) })) : [];
}

/** What the own hand is worth now, and the groups that make it so; null where the table does not say. */
export function bestOf(view: GameView | undefined): { points: number; groups: Proposed[] } | null {
  const best = view?.secrets.best;
  return typeof best === "object" && best !== null ? (best as { points: number; groups: Proposed[] }) : null;
}

/** The bump that waits to be accepted. */
export function bumpOf(view: GameView | undefined): { seat: number; points: number } | null {
  const bump = view?.facts.bump;
  return typeof bump === "object" && bump !== null ? (bump as { seat: number; points: number }) : null;
}

/** The place of a kind in a hand: suit by suit, then courts and jokers. */
function place(code: string): number {
  const kind = kindOfCard(code);
  const suit = "HCD".indexOf(kind[1] ?? "");
  return suit >= 0 && /\d/.test(kind[0] ?? "") ? suit * 10 + Number(kind[0]) : 30 + ["JS", "QS", "KS", "JK1"].indexOf(kind);
}

/** The hand by the proposed groups, each followed by a gap, and then what is in none; without them by suits. */
export function arranged(hand: string[], groups: Proposed[] | null): { cards: string[]; gaps: Set<string> } {
  const sorted = [...hand].sort((a, b) => place(a) - place(b) || a.localeCompare(b));
  if (!groups) return { cards: sorted, gaps: new Set() };
  const cards: string[] = [];
  const gaps = new Set<string>();
  for (const group of groups) {
    const own = sorted.filter((card) => group.cards.includes(card) && !cards.includes(card));
    cards.push(...own);
    const last = own.at(-1);
    if (last !== undefined) gaps.add(last);
  }
  cards.push(...sorted.filter((card) => !cards.includes(card)));
  const end = cards.at(-1);
  if (end !== undefined) gaps.delete(end);
  return { cards, gaps };
}

/** The hand in the order that its owner gave it, by kinds; cards that came since stand at the end. */
export function reordered(hand: string[], order: string[]): string[] {
  const left = [...hand];
  const cards: string[] = [];
  for (const kind of order) {
    const at = left.findIndex((card) => kindOfCard(card) === kind);
    if (at >= 0) cards.push(...left.splice(at, 1));
  }
  return [...cards, ...left];
}
