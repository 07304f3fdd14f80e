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

/** The card that the reader has drawn in this turn; null if there is none. */
export function drawnOf(view: GameView | undefined): string | null {
  const drawn = view?.secrets.drawn;
  return typeof drawn === "string" ? drawn : null;
}

/** The place of a kind in a hand: suit by suit, then courts, flowers, the old thousand and jokers. */
function place(code: string): number {
  const kind = kindOfCard(code);
  const [, rank, suit] = /^(?:(\d)([HCD])|.*)$/.exec(kind) ?? [];
  const [, money, number] = /^(?:([CSM])(\d)|.*)$/.exec(kind) ?? [];
  if (suit !== undefined) return "HCD".indexOf(suit) * 10 + Number(rank);
  if (money !== undefined) return "CSM".indexOf(money) * 10 + Number(number);
  return 30 + ["JS", "QS", "KS", "RF", "WF", "OT", "JK1"].indexOf(kind);
}

/** A hand by suits and ranks. */
export function sorted(hand: string[]): string[] {
  return [...hand].sort((a, b) => place(a) - place(b) || a.localeCompare(b));
}
