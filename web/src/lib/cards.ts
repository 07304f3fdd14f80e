import { look } from "./look.svelte";
import { settings } from "./settings.svelte";
import { attr, t } from "./texts.svelte";

/** Kinds of captured cards in the order in which they lie: bright, animal, ribbon, junk. */
export const KINDS = ["b", "a", "r", "j"] as const;
export type Kind = (typeof KINDS)[number];

const BLUE = new Set(["06r", "09r", "10r"]);
/** Cards that a Korean deck prints otherwise: the disc on the brights, Hangul on the ribbons. */
const KOREAN = new Set(["01b", "01r", "02r", "03b", "03r", "06r", "08b", "09r", "10r", "11b", "12b", "12j1"]);
const ICONS: Record<Kind, string> = { b: "bright", a: "animal", r: "ribbon", j: "junk" };

export const HIDDEN = "?";

/** The code of what a card shows: copies of a joker (`X2_2`) look alike. */
export function printed(code: string): string {
  return code.split("_")[0] ?? code;
}

/** The two digits of a card's suit; empty for jokers and hidden cards, which belong to none. */
export function suitOf(code: string): string {
  return /^\d\d/.exec(code)?.[0] ?? "";
}

/** The kind letter of a flower card; jokers lie with the junk. */
export function kindOf(code: string): Kind {
  const letter = code[2];
  return letter === "b" || letter === "a" || letter === "r" ? letter : "j";
}

export function isBlueRibbon(code: string): boolean {
  return BLUE.has(code);
}

/** Address of a card's picture. The palettes hold the whole deck; a Korean table shows the Korean edition. */
export function cardArt(deck: string, code: string): string {
  const palette = settings.palette === "default" ? "" : `${settings.palette}/`;
  if (code === HIDDEN) return `art/decks/${deck}/${palette}back-${settings.back}.svg`;
  const name = printed(code);
  if (look.spareRain && name === "11j1") return `art/decks/${deck}/${palette}11j1s.svg`;
  const edition = look.korean && KOREAN.has(name) ? "korean/" : "";
  return `art/decks/${deck}/${palette}${edition}${name}.svg`;
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
  return t(code === HIDDEN ? "card-back" : `card-${printed(code)}`);
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
