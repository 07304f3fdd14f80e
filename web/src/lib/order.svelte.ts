import type { GameInfo, HouseRules, PresetInfo } from "./messages";
import { differences, implied, presetOf, usualPreset, type Values } from "./options";

/** What the form for a new match says; kept for the next visit. */
export interface Order {
  game: string;
  /** empty: the usual one for so many seats */
  preset: string;
  /** options that differ from the preset and from what the number of seats asks for */
  options: Values;
  /** 0: as many as the game needs */
  seats: number;
  level: string;
  open: boolean;
}

/** The order as a game understands it. */
export interface Ordered {
  preset: PresetInfo;
  seats: number;
  /** the options before anything was changed: the preset's, and what the number of seats asks for */
  base: Values;
  changed: Values;
}

const STORE = "hato.order";
const BLANK: Order = { game: "go_stop", preset: "", options: {}, seats: 0, level: "", open: false };

function initial(): Order {
  try {
    return { ...BLANK, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Order>) };
  } catch {
    return { ...BLANK };
  }
}

export const order = $state<Order>(initial());

/** What the order means for a game; null for a game without presets. */
export function ordered(game: GameInfo): Ordered | null {
  const usual = game.seats.find((seats) => usualPreset(game, seats)?.id === game.default_preset);
  const seats = game.seats.includes(order.seats) ? order.seats : (usual ?? game.seats[0] ?? 0);
  const preset = order.preset ? presetOf(game, order.preset) : usualPreset(game, seats);
  if (!preset) return null;
  const base = { ...preset.options, ...implied(preset, seats) };
  const known = Object.fromEntries(Object.entries(order.options).filter(([name]) => name in base));
  return { preset, seats, base, changed: differences(base, known) };
}

export function orderGame(id: string): void {
  Object.assign(order, { game: id, preset: "", options: {}, seats: 0 });
}

export function orderPreset(id: string): void {
  Object.assign(order, { preset: id, options: {} });
}

/** Another number of seats: the usual preset follows it, and so do the options that depend on it. */
export function orderSeats(game: GameInfo, seats: number): void {
  const before = ordered(game);
  if (!before) return;
  const usual = usualPreset(game, before.seats)?.id === before.preset.id;
  const bound = new Set(Object.values(before.preset.seats).flatMap((one) => Object.keys(one)));
  order.options = Object.fromEntries(Object.entries(before.changed).filter(([name]) => !bound.has(name)));
  order.preset = usual ? "" : before.preset.id;
  order.seats = seats;
}

export function orderOption(game: GameInfo, name: string, value: unknown): void {
  const now = ordered(game);
  if (now) order.options = differences(now.base, { ...now.changed, [name]: value });
}

/** Takes over house rules of another table; says whether the game knows them. */
export function orderRules(game: GameInfo, rules: HouseRules): boolean {
  const preset = game.presets.find((one) => one.id === rules.preset);
  const seats = rules.seats ?? 0;
  if (!preset || !game.seats.includes(seats)) return false;
  const base = { ...preset.options, ...implied(preset, seats) };
  const options = differences(base, { ...preset.options, ...rules.options });
  Object.assign(order, { game: game.id, preset: preset.id, seats, options });
  return true;
}

/** Keeps the form from now on; called once, inside an effect root. */
export function keepOrder(): void {
  $effect(() => {
    const text = JSON.stringify(order);
    try {
      localStorage.setItem(STORE, text);
    } catch {
      // the form starts blank next time
    }
  });
}
