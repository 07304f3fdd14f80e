import { settings } from "./settings.svelte";
import { attr, t } from "./texts.svelte";

/** Kinds of captured cards in the order in which they lie: bright, animal, ribbon, junk. */
export const KINDS = ["b", "a", "r", "j"] as const;
export type Kind = (typeof KINDS)[number];

const BLUE = new Set(["06r", "09r", "10r"]);
const ICONS: Record<Kind, string> = { b: "bright", a: "animal", r: "ribbon", j: "junk" };

export const HIDDEN = "?";

export function suitOf(code: string): string {
  return code.slice(0, 2);
}

/** The kind letter of a flower card; jokers lie with the junk. */
export function kindOf(code: string): Kind {
  const letter = code[2];
  return letter === "b" || letter === "a" || letter === "r" ? letter : "j";
}

export function isBlueRibbon(code: string): boolean {
  return BLUE.has(code);
}

/** Address of a card's picture. The palettes hold the whole deck. */
export function cardArt(deck: string, code: string): string {
  const palette = settings.palette === "default" ? "" : `${settings.palette}/`;
  const name = code === HIDDEN ? `back-${settings.back}` : code;
  return `art/decks/${deck}/${palette}${name}.svg`;
}

export function kindArt(kind: Kind): string {
  return `art/ui/kind-${ICONS[kind]}.svg`;
}

export function monthArt(suit: string): string {
  return `art/ui/month-${suit}.svg`;
}

export function avatarArt(avatar: string): string {
  return `art/ui/avatars/${avatar || "host"}.svg`;
}

export function cardName(code: string): string {
  return t(code === HIDDEN ? "card-back" : `card-${code}`);
}

/** The full name of a card: name, month, kind. */
export function cardLabel(code: string, months: Record<string, number>): string {
  const month = months[suitOf(code)];
  if (month === undefined) return cardName(code);
  return t("card-label", { name: cardName(code), month: t(`month-${month}`), kind: t(`kind-${kindOf(code)}`) });
}

export function monthTitle(month: number): string {
  return attr(`month-${month}`, "title") || t(`month-${month}`);
}
