import type { PoemAbout } from "./messages";

/** The rows of the kana with the consonant that both ways of writing share. */
const ROWS: [consonant: string, kana: string][] = [
  ["", "あいうえお"],
  ["k", "かきくけこ"],
  ["s", "さしすせそ"],
  ["t", "たちつてと"],
  ["n", "なにぬねの"],
  ["h", "はひふへほ"],
  ["m", "まみむめも"],
  ["r", "らりるれろ"],
  ["g", "がぎぐげご"],
  ["z", "ざじずぜぞ"],
  ["d", "だぢづでど"],
  ["b", "ばびぶべぼ"],
  ["p", "ぱぴぷぺぽ"],
];
const VOWELS = [..."aiueo"];
/** What is not written as its row, or not only: Hepburn is first, then Kunrei and what else is typed. */
const OTHER: Record<string, string[]> = {
  し: ["shi", "si"],
  ち: ["chi", "ti"],
  つ: ["tsu", "tu"],
  ふ: ["fu", "hu"],
  じ: ["ji", "zi"],
  ぢ: ["ji", "di", "zi"],
  づ: ["zu", "du", "dzu"],
  は: ["ha", "wa"],
  へ: ["he", "e"],
  や: ["ya"],
  ゆ: ["yu"],
  よ: ["yo"],
  わ: ["wa"],
  ゐ: ["i", "wi"],
  ゑ: ["e", "we"],
  を: ["o", "wo"],
  ん: ["n", "nn", "m"],
};
/** Kana that sound otherwise as a word of their own: the second spelling is right only where the poem has it. */
const PARTICLES = new Set(["は", "へ"]);

const spelled = new Map<string, string[]>();
for (const [consonant, row] of ROWS) [...row].forEach((kana, at) => spelled.set(kana, [consonant + (VOWELS[at] ?? "")]));
for (const [kana, ways] of Object.entries(OTHER)) spelled.set(kana, ways);

/** All spellings of a mora in Latin letters, Hepburn first: `しょ` is `sho` and `syo`. */
export function spellings(mora: string): string[] {
  const [first = "", small] = mora;
  const ways = spelled.get(first) ?? [];
  if (!small) return ways;
  const vowel = { ゃ: "a", ゅ: "u", ょ: "o" }[small] ?? "";
  return ways.map((way) => way.slice(0, -1)).flatMap((stem) => (/^(sh|ch|j)$/.test(stem) ? [stem + vowel] : [`${stem}y${vowel}`]));
}

function latin(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, "");
}

/** How each mora of a poem's upper half is written in Latin letters in the book: `は` of "hito wa isa" is `wa`. */
export function romaji(poem: PoemAbout): string[] {
  const whole = latin(poem.upper_romaji);
  /** The rest of the morae from one place of the text on; null where they do not fit. */
  const rest = (mora: number, at: number): string[] | null => {
    const kana = poem.morae[mora];
    if (kana === undefined) return at === whole.length ? [] : null;
    for (const way of spellings(kana)) {
      const more = whole.startsWith(way, at) ? rest(mora + 1, at + way.length) : null;
      if (more) return [way, ...more];
    }
    return null;
  };
  return rest(0, 0) ?? poem.morae.map((mora) => spellings(mora)[0] ?? mora);
}

/** What somebody typed, in small letters and hiragana: full width, katakana, spaces and marks make no difference. */
function plain(typed: string): string {
  const kana = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - 0x60);
  return typed.normalize("NFKC").toLowerCase().replace(/[ァ-ヶ]/g, kana).replace(/[\s'’ʼ`´.,、。・/-]/g, "");
}

/** A typed long vowel in both ways of writing it out: `ō` is `oo` and `ou`. */
function long(text: string): string[] {
  const twice = (all: string): string => all.replace(/[āīūēōâîûêô]/g, (sign) => sign.normalize("NFD").charAt(0).repeat(2));
  return [twice(text), twice(text.replace(/[ōô]/g, "ou"))];
}

/**
 * How many whole morae of a poem's beginning somebody typed, in kana as read or as written, or in Latin letters
 * of Hepburn or Kunrei; null where it is not this beginning.
 */
export function typedMorae(typed: string, poem: PoemAbout): number | null {
  const text = plain(typed);
  const { morae } = poem;
  const written = [...poem.upper_kana.replaceAll(" ", "")];
  if (text.length <= written.length && written.slice(0, text.length).join("") === text) return text.length;
  const book = romaji(poem);
  const fits = (whole: string, mora: number, at: number): number | null => {
    if (at === whole.length) return mora;
    const kana = morae[mora];
    if (kana === undefined) return null;
    const ways = PARTICLES.has(kana) ? [spellings(kana)[0] ?? "", book[mora] ?? ""] : spellings(kana);
    for (const way of [kana, ...ways]) {
      const found = way && whole.startsWith(way, at) ? fits(whole, mora + 1, at + way.length) : null;
      if (found !== null) return found;
    }
    return null;
  };
  const found = long(text).map((whole) => fits(whole, 0, 0));
  return found.find((count) => count !== null) ?? null;
}
