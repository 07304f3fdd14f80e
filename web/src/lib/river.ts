import type { GameView } from "./messages";
import { texts } from "./facts";
import { t } from "./texts.svelte";

/** A discard: who threw it, who took it, and whether it was thrown with a declaration. */
export interface Thrown {
  seat: number;
  card: string;
  taker: number | null;
  declared: boolean;
}

/** A group of the winning hand. */
export interface Group {
  kind: string;
  name: string;
  cards: string[];
}

/** The discards in order. */
export function riverOf(view: GameView | undefined): Thrown[] {
  const told = view?.facts.river;
  return Array.isArray(told) ? (told as Thrown[]) : [];
}

/** The groups of the hand that has won; empty while nobody has. */
export function groupsOf(view: GameView | undefined): Group[] {
  return groupsIn(view?.facts.groups);
}

function groupsIn(told: unknown): Group[] {
  return Array.isArray(told) ? (told as Record<string, unknown>[]).map((one) => ({ kind: String(one.kind), name: String(one.name), cards: texts(one.cards) })) : [];
}

/** The groups in which the own hand may lie, and how many cards are in none; null where the table does not say. */
export function proposedOf(view: GameView | undefined): { groups: Group[]; left: number } | null {
  const best = view?.secrets.best as Record<string, unknown> | undefined;
  return best ? { groups: groupsIn(best.groups), left: Number(best.left) } : null;
}

/** The text that names a group. */
export function groupKey(game: string, { kind, name }: Group): string {
  return kind === "eyes" ? `${game}-eyes-${name}` : `${game}-group-${kind}`;
}

/** What a group is called: eyes by their kind and their own name. */
export function groupTitle(game: string, group: Group): string {
  const name = t(groupKey(game, group));
  return group.kind === "eyes" ? t("melds-of", { kind: t(`${game}-group-eyes`), name }) : name;
}

/** Whether a seat has declared that it waits for one card. */
export function waits(view: GameView | undefined, seat: number): boolean {
  const all = view?.facts.waiting;
  return Array.isArray(all) && all[seat] === true;
}

/** The card of `after` that was not in `before`, where just one has come. */
export function arrived(before: string[], after: string[]): string | null {
  const fresh = after.filter((card) => !before.includes(card));
  return after.length === before.length + 1 && fresh.length === 1 ? (fresh[0] ?? null) : null;
}
