import { printed } from "./cards";
import type { GameInfo, LengthView, OptionInfo, PresetInfo } from "./messages";
import { gameAttr, gameText, list, maybe, number, t } from "./texts.svelte";

export type Values = Record<string, unknown>;

/** A range of more numbers than this is typed, not chosen from a list. */
const LISTED = 30;

export function same(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || a === null || typeof b !== "object" || b === null) return a === b;
  const left = a as Values;
  const right = b as Values;
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => same(left[key], right[key]));
}

/** The part of `values` that differs from `base`. */
export function differences(base: Values, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !same(value, base[name])));
}

export function presetOf(game: GameInfo, id: string): PresetInfo | undefined {
  return game.presets.find((preset) => preset.id === id) ?? game.presets[0];
}

/** What a number of seats changes in a preset. */
export function implied(preset: PresetInfo, seats: number): Values {
  return preset.seats[String(seats)] ?? {};
}

/** The preset that needs the fewest changes for a number of seats; the game's default one goes first. */
export function usualPreset(game: GameInfo, seats: number): PresetInfo | undefined {
  const first = presetOf(game, game.default_preset);
  const cost = (preset: PresetInfo): number => Object.keys(implied(preset, seats)).length;
  return game.presets.reduce((best, preset) => (best && cost(preset) >= cost(best) ? best : preset), first);
}

export function lengthText(game: string, length: LengthView): string {
  const args: Record<string, number> = {};
  for (const [name, value] of Object.entries(length)) if (typeof value === "number") args[name] = value;
  return gameText(game, "value", `length-${length.type}`, args);
}

/** Cards in words: each printed card once, with its number. */
function cardsText(codes: string[]): string {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(printed(code), (counts.get(printed(code)) ?? 0) + 1);
  return list([...counts].map(([code, count]) => t("cards-count", { card: t(`card-${code}`), count })));
}

function listText(game: string, name: string, values: unknown[]): string {
  const own = maybe(`${game}-value-${name}-${values.map(String).join("-")}`);
  if (own !== null) return own;
  if (values.length === 0) return t("value-nothing");
  if (values.every((one) => maybe(`card-${printed(String(one))}`) !== null)) return cardsText(values.map(String));
  return list(values.map((one) => valueText(game, name, one)));
}

/** A key of an option that has a number for each of some keys. */
export function keyText(game: string, name: string, key: string): string {
  return maybe(`${game}-key-${name}-${key}`) ?? t(`suit-${key}`);
}

function tableText(game: string, name: string, numbers: Record<string, number>): string {
  const parts = Object.entries(numbers).sort(([a], [b]) => a.localeCompare(b));
  return parts.length > 0 ? list(parts.map(([key, one]) => `${keyText(game, name, key)} ${number(one)}`)) : t("value-nothing");
}

/** A value of an option in words. */
export function valueText(game: string, name: string, value: unknown): string {
  if (typeof value === "boolean") return t(value ? "value-true" : "value-false");
  if (Array.isArray(value)) return listText(game, name, value);
  if (typeof value === "object" && value !== null) {
    return "type" in value ? lengthText(game, value as LengthView) : tableText(game, name, value as Record<string, number>);
  }
  const key = `value-${name}-${String(value).replace("+", "-")}`;
  const own = maybe(`${game}-${key}`) ?? maybe(key);
  return own ?? (typeof value === "number" ? number(value) : gameText(game, "value", String(value)));
}

export function optionText(game: string, name: string): string {
  return gameText(game, "option", name);
}

export function optionAbout(game: string, name: string): string {
  return gameAttr(game, "option", name, "about");
}

/** All values that a list offers for an option, in order. */
export function offered(info: OptionInfo): unknown[] {
  if (info.type === "bool") return [true, false];
  const values = [...info.values];
  if (info.type === "int" && info.low !== null && info.high !== null && !typed(info)) {
    for (let n = info.low; n <= info.high; n += 1) values.push(n);
  }
  return values;
}

/** Whether an option is typed as a number: its range is too long for a list. */
export function typed(info: OptionInfo): boolean {
  return info.type === "int" && info.low !== null && info.high !== null && info.high - info.low > LISTED;
}

/** Options under one heading: those of one rule of the game. */
export interface Group {
  rule: string;
  heading: string | null;
  options: OptionInfo[];
}

/** The options by the rules that they belong to; one group without heading where the game names none. */
export function grouped(game: GameInfo, options: OptionInfo[]): Group[] {
  const groups: Group[] = [];
  for (const option of options) {
    const heading = maybe(`${game.id}-group-${option.rule}`);
    const rule = heading === null ? "" : option.rule;
    const group = groups.find((one) => one.rule === rule);
    if (group) group.options.push(option);
    else groups.push({ rule, heading, options: [option] });
  }
  return groups;
}
