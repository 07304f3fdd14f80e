import { look } from "./look.svelte";
import { settings } from "./settings.svelte";
import { attr, maybe, t } from "./texts.svelte";

/** Kinds of captured cards in the order in which they lie: bright, animal, ribbon, junk. */
export const KINDS = ["b", "a", "r", "j"] as const;
export type Kind = (typeof KINDS)[number];

const BLUE = new Set(["06r", "09r", "10r"]);
const POEM = new Set(["01r", "02r", "03r"]);
/** Junk that is called by its picture. */
const OWN = new Set(["11j1", "12j1"]);
/** Cards that a Korean deck prints otherwise: the disc on the brights, Hangul on the ribbons. */
const KOREAN = new Set(["01b", "01r", "02r", "03b", "03r", "06r", "08b", "09r", "10r", "11b", "12b", "12j1"]);
const ICONS: Record<Kind, string> = { b: "bright", a: "animal", r: "ribbon", j: "junk" };

export const HIDDEN = "?";

/** The code of what a card shows: copies of a joker (`X2_2`) look alike. */
export function printed(code: string): string {
  return code.split("_")[0] ?? code;
}

/** The two digits of a flower card's suit; empty for jokers, hidden cards and other decks. */
export function suitOf(code: string): string {
  return /^\d\d(?=[barj])/.exec(code)?.[0] ?? "";
}

/** The kind letter of a flower card; jokers lie with the junk. */
export function kindOf(code: string): Kind {
  const letter = code[2];
  return letter === "b" || letter === "a" || letter === "r" ? letter : "j";
}

export function isBlueRibbon(code: string): boolean {
  return BLUE.has(code);
}

/** The second back of each deck, which the settings call by that of the flower cards. */
const BACKS: Record<string, string> = { western: "blue", money: "green" };

/** The name of a card's picture: the ace of Khanhoo is an ace, further jokers look like the first two. */
function picture(code: string): string {
  const name = printed(code);
  const joker = /^JK(\d)$/.exec(name)?.[1];
  if (joker) return `JK${2 - (Number(joker) % 2)}`;
  return /^1[HCD]$/.test(name) ? `A${name[1]}` : name;
}

/** Address of a card's picture. The palettes hold the whole deck; a Korean table shows the Korean edition. */
export function cardArt(deck: string, code: string): string {
  if (deck === "karuta") return `art/decks/karuta/${code === HIDDEN ? "back" : "grab-front"}.svg`; // what is written on a card is no picture
  const palette = settings.palette === "default" ? "" : `${settings.palette}/`;
  const second = BACKS[deck];
  if (code === HIDDEN) return `art/decks/${deck}/${palette}back-${settings.back === "ink" && second ? second : settings.back}.svg`;
  if (second) return `art/decks/${deck}/${palette}${picture(code)}.svg`;
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

/** The folk name of a suit's month; null where it has none. */
export function folkName(suit: string): string | null {
  return suit ? maybe(`folk-${suit}`) : null;
}

/** The folk name where the settings ask for folk names. */
function folk(suit: string): string | null {
  return settings.monthNames === "koryo_saram" ? folkName(suit) : null;
}

/** What a suit is called: its plant, or its folk name. */
export function suitName(suit: string): string {
  return folk(suit) ?? t(`suit-${suit}`);
}

/** A card by the folk name of its month; null for cards that are called by their picture. */
function folkCard(code: string): string | null {
  const plant = folk(suitOf(code));
  if (plant === null) return null;
  const kind = kindOf(code);
  if (kind === "r") return t(BLUE.has(code) ? "folk-blue" : POEM.has(code) ? "folk-poem" : "folk-red", { plant });
  if (kind === "j" && !OWN.has(code)) return t("folk-junk", { plant, number: code.slice(3) });
  return maybe(`folk-card-${code}`);
}

export function cardName(code: string): string {
  if (code === HIDDEN) return t("card-back");
  return folkCard(code) ?? t(`card-${printed(code)}`);
}

/** The full name of a card: name, month, kind. */
export function cardLabel(code: string, months: Record<string, number>): string {
  const month = months[suitOf(code)];
  if (month === undefined) return cardName(code);
  const label = t("card-label", { name: cardName(code), month: folk(suitOf(code)) ?? t(`month-${month}`), kind: t(`kind-${kindOf(code)}`) });
  const points = look.career ? look.values[code] : undefined;
  return points === undefined ? label : t("career-card", { label, points });
}

export function monthTitle(month: number): string {
  const suit = Object.keys(look.months).find((one) => look.months[one] === month) ?? "";
  return folk(suit) ?? (attr(`month-${month}`, "title") || t(`month-${month}`));
}

/** What stands in the corner of a money-suited card: a figure, and a letter or sign; null for other cards. */
export function cornerIndex(code: string): { figure: string; sign: string } | null {
  const name = printed(code);
  const [, suit, figure] = /^([CSM])(\d)$/.exec(name) ?? [];
  if (suit !== undefined && figure !== undefined) return { figure, sign: t(`index-${suit}`) };
  const special = code === HIDDEN ? null : maybe(`index-${name}`);
  return special === null ? null : { figure: special, sign: attr(`index-${name}`, "sign") };
}
