import { fetchPoems } from "./api";
import type { PoemAbout } from "./messages";
import { attr, loadPart } from "./texts.svelte";

let poems = $state.raw<Map<string, PoemAbout>>(new Map());

/** Fetches the hundred poems and the texts about them, once; fails when they cannot be fetched. */
export async function loadPoems(): Promise<void> {
  const [book] = await Promise.all([fetchPoems(), loadPart("karuta"), loadPart("poems")]);
  if (poems.size === 0) poems = new Map(book.poems.map((poem) => [poem.code, poem]));
}

/** The poem of a card; undefined for anything else, and until the poems are here. */
export function poem(code: string): PoemAbout | undefined {
  return poems.get(code);
}

/** All poems in the order of the collection; none until they are here. */
export function allPoems(): PoemAbout[] {
  return [...poems.values()];
}

/** The number of a card's poem: 12 of `k012`. */
export function poemNumber(code: string): number {
  return Number(code.slice(1));
}

/** A text of a poem in lines. */
function lines(code: string, name: string): string[] {
  return attr(`poem-${poemNumber(code)}`, name).split(" / ").filter((line) => line !== "");
}

/** A poem in our own words, in the language of the page: the lines of both halves. */
export function translation(code: string): { upper: string[]; lower: string[] } {
  return { upper: lines(code, "kami"), lower: lines(code, "shimo") };
}

/** The poet in the language of the page. */
export function poet(code: string): string {
  return attr(`poem-${poemNumber(code)}`, "poet");
}
