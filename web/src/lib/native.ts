import { look } from "./look.svelte";
import { settings } from "./settings.svelte";
import { attr, maybe } from "./texts.svelte";

/** The name in the language of the game's country; empty on a page in that language, or where it says the same. */
export function nativeName(id: string): string {
  const name = attr(id, "native");
  return look.native === settings.language || name === maybe(id) ? "" : name;
}

/** The native name of a line of the settlement: the game's own, or that of the text all games share. */
export function nativeLine(game: string, key: string): string {
  const own = `${game}-line-${key}`;
  return nativeName(maybe(own) === null ? `line-${key}` : own);
}
