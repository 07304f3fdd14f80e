import { look } from "./look.svelte";
import { number } from "./texts.svelte";

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** Points of a table, which counts them in `parts` of a point: "130", or "34 2/7" where a share is no whole number. */
export function points(value: number, signed = false, parts = look.parts): string {
  const rest = Math.abs(value) % parts;
  if (rest === 0) return number(value / parts, signed);
  const whole = Math.floor(Math.abs(value) / parts);
  const by = divisor(parts, rest);
  const sign = value < 0 ? "−" : signed ? "+" : "";
  return `${sign}${whole > 0 ? `${number(whole)}\u00a0` : ""}${number(rest / by)}/${number(parts / by)}`;
}

/** Points as the value of a text: a number where they are whole, so that the text can count them. */
export function amount(value: number, parts = look.parts): number | string {
  return value % parts === 0 ? value / parts : points(value, false, parts);
}
