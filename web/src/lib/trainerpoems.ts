import type { PoemAbout } from "./messages";
import type { Entry } from "./trainer";
import { mixed } from "./trainer";

/** The kimari-ji of a poem among others: the shortest beginning that none of them has (KAR-8). */
export function deciding(poem: PoemAbout, among: PoemAbout[]): string[] {
  const most = Math.max(0, ...among.filter((other) => other.code !== poem.code).map((other) => shared(poem, other)));
  return poem.morae.slice(0, Math.min(most + 1, poem.morae.length));
}

/** With how many same morae two poems begin. */
export function shared(one: PoemAbout, other: PoemAbout): number {
  const first = one.morae.findIndex((mora, at) => mora !== other.morae[at]);
  return first < 0 ? one.morae.length : first;
}

export function entryOf(poem: PoemAbout): Entry {
  return { code: poem.code, deciding: poem.morae.slice(0, poem.decisive) };
}

/**
 * The poem among others to choose from, `count` in all and in any order: first those that were taken for it
 * before, then those that begin most like it.
 */
export function choices(poem: PoemAbout, among: PoemAbout[], count: number, taken: Record<string, number> = {}, random: () => number = Math.random): PoemAbout[] {
  const others = mixed(among.filter((other) => other.code !== poem.code), random);
  others.sort((a, b) => (taken[b.code] ?? 0) - (taken[a.code] ?? 0) || shared(poem, b) - shared(poem, a));
  return mixed([poem, ...others.slice(0, count - 1)], random);
}

/** The poems that must be told from this one: they share all its kimari-ji but the last mora. */
export function alike(poem: PoemAbout, all: PoemAbout[]): PoemAbout[] {
  return all.filter((other) => other.code !== poem.code && poem.decisive > 1 && shared(poem, other) >= poem.decisive - 1);
}

/** The first kana of the poems with how many begin so, in the order of the kana. */
export function firstKana(all: PoemAbout[]): [kana: string, count: number][] {
  const counts = new Map<string, number>();
  for (const poem of all) counts.set(poem.morae[0] ?? "", (counts.get(poem.morae[0] ?? "") ?? 0) + 1);
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The poems in the order of the kana of their beginnings. */
export function inKana(all: PoemAbout[]): PoemAbout[] {
  const key = (poem: PoemAbout): string => poem.morae.join("");
  return [...all].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}
