import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { DEFAULT_LANGUAGE, settings } from "./settings.svelte";

export type Args = Record<string, FluentVariable>;

const loaded = new Map<string, FluentBundle>();
let current = $state.raw<FluentBundle | null>(null);

/** The texts of a language; null when the server does not have it. */
async function fetchBundle(language: string): Promise<FluentBundle | null> {
  const known = loaded.get(language);
  if (known) return known;
  const answer = await fetch(`text/${language}.ftl`);
  if (answer.status === 404 && language !== DEFAULT_LANGUAGE) return null;
  if (!answer.ok) throw new Error(`text ${language}: ${answer.status}`);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  loaded.set(language, bundle);
  return bundle;
}

const parts = new Map<string, Promise<void>>();
/** the parts that some page has asked for */
const wanted = new Set<string>();

async function fetchPart(part: string, language: string): Promise<void> {
  const answer = await fetch(`text/${part}/${language}.ftl`);
  if (!answer.ok) throw new Error(`text ${part} ${language}: ${answer.status}`);
  loaded.get(language)?.addResource(new FluentResource(await answer.text()));
}

/** Adds texts that few pages need to a language, the one of the page if none is said; fails when they cannot be fetched. */
export function loadPart(part: string, language = settings.language): Promise<void> {
  wanted.add(part);
  const key = `${part}/${language}`;
  const known = parts.get(key);
  if (known) return known;
  const loading = fetchPart(part, language);
  parts.set(key, loading);
  loading.catch(() => parts.delete(key));
  return loading;
}

/** Loads the texts of a language, and the parts in use, and shows them; the page keeps its old language until they are here. */
export async function useLanguage(language: string): Promise<void> {
  const bundle = await fetchBundle(language);
  if (bundle === null) {
    if (language !== DEFAULT_LANGUAGE) await useLanguage(DEFAULT_LANGUAGE);
    return;
  }
  await Promise.allSettled([...wanted].map((part) => loadPart(part, language)));
  current = bundle;
  settings.language = language;
  document.documentElement.lang = language;
}

function find(id: string, args: Args | undefined, attribute: string | undefined): string | null {
  const message = current?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return current && pattern ? current.formatPattern(pattern, args ?? null, []) : null;
}

/** The text `id` in the language of the page; the id itself when there is none. */
export function t(id: string, args?: Args): string {
  return find(id, args, undefined) ?? id;
}

/** An attribute of a text, or an empty string: not every text has every attribute. */
export function attr(id: string, attribute: string, args?: Args): string {
  return find(id, args, attribute) ?? "";
}

/** A text that may be missing: null then. */
export function maybe(id: string, args?: Args): string | null {
  return find(id, args, undefined);
}

/** The game's own text of a kind, else the one all games share, else the bare key. */
export function gameText(game: string, kind: string, key: string, args?: Args): string {
  return find(`${game}-${kind}-${key}`, args, undefined) ?? find(`${kind}-${key}`, args, undefined) ?? key;
}

/** An attribute of the game's own or the shared text, or an empty string. */
export function gameAttr(game: string, kind: string, key: string, attribute: string): string {
  return find(`${game}-${kind}-${key}`, undefined, attribute) ?? find(`${kind}-${key}`, undefined, attribute) ?? "";
}

/** Parts joined to a list as the language joins them. */
export function list(parts: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(parts);
}

/** A number as the language writes it, with the sign when `signed`. */
export function number(value: number, signed = false): string {
  return new Intl.NumberFormat(settings.language, { signDisplay: signed ? "exceptZero" : "auto" }).format(value).replace("-", "−");
}

/** A time of day, from milliseconds since 1970. */
export function clock(ms: number): string {
  return new Intl.DateTimeFormat(settings.language, { hour: "numeric", minute: "2-digit" }).format(ms);
}
