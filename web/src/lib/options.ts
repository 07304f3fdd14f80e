import type { GameInfo, LengthView, OptionInfo, PresetInfo } from "./messages";
import { gameText, maybe, number, t } from "./texts.svelte";

export type Values = Record<string, unknown>;

export function same(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || a === null || typeof b !== "object" || b === null) return a === b;
  const left = a as Values;
  const right = b as Values;
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => same(left[key], right[key]));
}

/** The part of `values` that differs from the preset. */
export function differences(preset: PresetInfo, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !same(value, preset.options[name])));
}

export function presetOf(game: GameInfo, id: string): PresetInfo | undefined {
  return game.presets.find((preset) => preset.id === id) ?? game.presets[0];
}

export function lengthText(game: string, length: LengthView): string {
  const args: Record<string, number> = {};
  for (const [name, value] of Object.entries(length)) if (typeof value === "number") args[name] = value;
  return maybe(`${game}-value-length-${length.type}`, args) ?? length.type;
}

/** A value of an option in words. */
export function valueText(game: string, name: string, value: unknown): string {
  if (typeof value === "boolean") return t(value ? "value-true" : "value-false");
  if (typeof value === "object" && value !== null) return lengthText(game, value as LengthView);
  const own = maybe(`${game}-value-${name}-${String(value)}`);
  return own ?? (typeof value === "number" ? number(value) : gameText(game, "value", String(value)));
}

/** All values that a form offers for an option, in order; empty for a length, which has its own control. */
export function offered(info: OptionInfo): unknown[] {
  if (info.type === "bool") return [true, false];
  const values = [...info.values];
  if (info.type === "int" && info.low !== null && info.high !== null) {
    for (let n = info.low; n <= Math.min(info.high, info.low + 30); n += 1) values.push(n);
  }
  return values;
}

/** Whether an option is typed as a number: its range is too long for a list. */
export function typed(info: OptionInfo): boolean {
  return info.type === "int" && info.low !== null && info.high !== null && info.high - info.low > 30;
}
