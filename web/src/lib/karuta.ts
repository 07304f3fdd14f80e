import type { GameView, PoemAbout } from "./messages";

/** The rows of a camp from its owner to the other camp, as the words of a move name them. */
export const ROWS = ["gedan", "chudan", "jodan"] as const;
/** So many places has a row. */
export const WIDTH = 16;
export const SEATS = 2;

/** The keys of a row from left to right, by their place on the keyboard: the letter rows lie as the rows of a camp. */
export const KEYS: readonly string[][] = [
  ["KeyZ", "KeyX", "KeyC", "KeyV", "KeyB", "KeyN", "KeyM", "Comma", "Period"],
  ["KeyA", "KeyS", "KeyD", "KeyF", "KeyG", "KeyH", "KeyJ", "KeyK", "KeyL", "Semicolon", "Quote"],
  ["KeyQ", "KeyW", "KeyE", "KeyR", "KeyT", "KeyY", "KeyU", "KeyI", "KeyO", "KeyP", "BracketLeft", "BracketRight"],
];
const SIGNS: Record<string, string> = { Comma: ",", Period: ".", Semicolon: ";", Quote: "'", BracketLeft: "[", BracketRight: "]" };

/** What stands on a key where Latin letters are written. */
export function signOf(code: string): string {
  return SIGNS[code] ?? code.replace("Key", "");
}

/** A place of a camp as it is seen on the screen. `at` is its number in the camp, row by row from the owner. */
export interface Spot {
  at: number;
  row: number;
  /** from 0, from the left hand of the owner */
  slot: number;
  card: string | null;
  /** the key that means its card; empty where there is none */
  key: string;
}

/** The places of a seat's camp, card codes or null. */
export function slotsOf(view: GameView | undefined, seat: number): (string | null)[] {
  const all = view?.facts.slots as (string | null)[][] | undefined;
  return all?.[seat] ?? [];
}

/** So many places of each half of the rows are as wide as cards; those in the middle share what is left. */
export interface Extent {
  left: number;
  right: number;
}

/** How far camps reach into the middle from both sides, as their owners see them. */
export function extentOf(camps: (string | null)[][]): Extent {
  const taken = camps.flatMap((slots) => slots.flatMap((card, at) => (card === null ? [] : [at % WIDTH])));
  const half = WIDTH / 2;
  const left = Math.max(1, ...taken.filter((slot) => slot < half).map((slot) => slot + 1));
  const right = Math.max(1, ...taken.filter((slot) => slot >= half).map((slot) => WIDTH - slot));
  return { left, right };
}

/** The camp as a player sees it, from above and from the left: the other's lies the other way round. */
export function spotsOf(slots: (string | null)[], mine: boolean): Spot[][] {
  const rows = ROWS.map((_, row) => {
    const spots = slots.slice(row * WIDTH, (row + 1) * WIDTH).map((card, slot): Spot => ({ at: row * WIDTH + slot, row, slot, card, key: "" }));
    return keyed(mine ? spots : spots.reverse(), KEYS[row] ?? []);
  });
  return mine ? rows.reverse() : rows;
}

/**
 * Gives the cards of a row their keys. What lies in the left half counts from the left end, what lies in the right
 * half from the right end, so that a key keeps its card while others leave; where two would share one, they move on.
 */
function keyed(spots: Spot[], keys: string[]): Spot[] {
  const held = spots.map((spot, place) => ({ spot, place })).filter(({ spot }) => spot.card !== null);
  const wish = held.map(({ place }) => Math.max(0, Math.min(keys.length - 1, place < WIDTH / 2 ? place : place - WIDTH + keys.length)));
  for (let i = 1; i < wish.length; i += 1) wish[i] = Math.max(wish[i] ?? 0, (wish[i - 1] ?? 0) + 1);
  for (let i = wish.length - 1; i >= 0; i -= 1) wish[i] = Math.min(wish[i] ?? 0, (wish[i + 1] ?? keys.length) - 1);
  held.forEach(({ spot }, i) => (spot.key = keys[wish[i] ?? -1] ?? ""));
  return spots;
}

/** The words that lay a card at a place of the own camp. */
export function wordsTo(at: number): string[] {
  return ["to", ROWS[Math.floor(at / WIDTH)] ?? "", String((at % WIDTH) + 1)];
}

/** A card that is to be laid at a place; what lies there changes with it. */
export interface Shift {
  card: string;
  at: number;
}

/** The place beside one, in rows and places as their owner sees them; null at the edge. */
export function beside(at: number, across: number, up: number): number | null {
  const [row, slot] = [Math.floor(at / WIDTH) + up, (at % WIDTH) + across];
  return row < 0 || row >= ROWS.length || slot < 0 || slot >= WIDTH ? null : row * WIDTH + slot;
}

/** The moves by which the cards come to the places that are wanted; fewer than there are cards. */
export function plan(slots: (string | null)[], wanted: Map<string, number>): Shift[] {
  const now = [...slots];
  const shifts: Shift[] = [];
  for (const [card, at] of wanted) {
    const from = now.indexOf(card);
    if (from < 0 || from === at) continue;
    [now[from], now[at]] = [now[at] ?? null, card];
    shifts.push({ card, at });
  }
  return shifts;
}

/** What is decided soonest lies nearest, and each row begins at both sides. */
export function layOut(poems: PoemAbout[]): Map<string, number> {
  const decides = (poem: PoemAbout): string => poem.morae.slice(0, poem.decisive).join("");
  const sorted = [...poems].sort((a, b) => a.decisive - b.decisive || (decides(a) < decides(b) ? -1 : 1));
  const wanted = new Map<string, number>();
  let from = 0;
  ROWS.forEach((_, row) => {
    const here = sorted.slice(from, from + Math.ceil((sorted.length - from) / (ROWS.length - row)));
    const left = Math.ceil(here.length / 2);
    here.forEach(({ code }, i) => wanted.set(code, row * WIDTH + (i < left ? i : WIDTH - here.length + i)));
    from += here.length;
  });
  return wanted;
}

/** Where cards are laid by somebody who has a place for each of them; where two share one, the nearest free place. */
export function asRemembered(slots: (string | null)[], memory: Record<string, number>): Map<string, number> {
  const wanted = new Map<string, number>();
  const taken = new Set<number>();
  const cards = slots.filter((card) => card !== null);
  const far = (at: number, from: number): number => Math.abs(Math.floor(at / WIDTH) - Math.floor(from / WIDTH)) * WIDTH + Math.abs((at % WIDTH) - (from % WIDTH));
  for (const card of [...cards.filter((one) => one in memory), ...cards.filter((one) => !(one in memory))]) {
    const wish = memory[card] ?? slots.indexOf(card);
    const free = slots.map((_, at) => at).filter((at) => !taken.has(at));
    const at = free.reduce((best, one) => (far(one, wish) < far(best, wish) ? one : best), free[0] ?? wish);
    taken.add(at);
    wanted.set(card, at);
  }
  return wanted;
}

/** Help for learners at the foot of a card. */
export const HELPS = ["none", "kimariji", "kimariji_now", "kana", "romaji", "number"] as const;
export type Help = (typeof HELPS)[number];
/** How the cards are written: as the table agreed, or otherwise for this reader. */
export const SCRIPTS = ["table", "kana_unvoiced", "kana", "kanji", "romaji"] as const;
export type Script = (typeof SCRIPTS)[number];
/** So many letters of the lower half have room on a card. */
const LETTERS = 9;

/** What stands at the foot of a card; null where nothing does. */
export function helpOn(poem: PoemAbout, help: Help, decisive: Record<string, string>): string | null {
  if (help === "kimariji") return poem.morae.slice(0, poem.decisive).join("");
  if (help === "kimariji_now") return decisive[poem.code] ?? null;
  if (help === "kana") return poem.lower_kana.split(" ")[0] ?? null;
  if (help === "number") return String(Number(poem.code.slice(1)));
  if (help === "none") return null;
  const words = poem.lower_romaji.split(" / ")[0]?.split(" ") ?? [];
  return words.reduce((text, word) => (text === "" ? word : `${text} ${word}`.length <= LETTERS ? `${text} ${word}` : text), "");
}
