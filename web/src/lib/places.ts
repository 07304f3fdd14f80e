import { HIDDEN, suitOf } from "./cards";
import { listOf, stacksOf } from "./facts";
import type { EventView, GameView } from "./messages";

/** Where every card lies on the screen: codes by place ("field", "hand:0"), `?` for a face-down one. */
export interface Shown {
  zones: Record<string, string[]>;
  /** The field as spots that keep their place; a played card lies on the card it takes. */
  spots: string[][];
}

export const EMPTY: Shown = { zones: {}, spots: [] };

export function placeOf(name: string, owner: number | null): string {
  return owner === null ? name : `${name}:${owner}`;
}

/** The owner in a place such as `hand:1`; null for a shared one. */
export function ownerOf(place: string): number | null {
  const part = place.split(":")[1];
  return part === undefined ? null : Number(part);
}

/** Where a view says that the cards lie. Field cards stay on the spots that they have; piles share one. */
export function shownIn(view: GameView, spots: string[][]): Shown {
  const zones: Record<string, string[]> = {};
  for (const zone of view.zones) {
    zones[placeOf(zone.name, zone.owner)] = zone.cards ?? hiddenHand(view, zone.name, zone.owner, zone.count);
  }
  const field = new Set(zones.field ?? []);
  const next = spots.map((spot) => spot.filter((card) => field.has(card)));
  for (const [suit, stack] of Object.entries(stacksOf(view))) {
    const pile = [...field].filter((card) => suitOf(card) === suit || stack.jokers.includes(card));
    const at = next.findIndex((spot) => spot.some((card) => pile.includes(card)));
    for (const card of pile) field.delete(card);
    for (const [i, spot] of next.entries()) next[i] = spot.filter((card) => !pile.includes(card));
    if (at < 0) next.push([...pile].reverse());
    else next[at] = [...pile].reverse();
  }
  const piled = new Set(next.filter((spot) => spot.some((card) => !field.has(card))));
  for (const spot of next) {
    if (!piled.has(spot)) for (const card of spot.splice(1)) next.push([card]);
  }
  const placed = new Set(next.flat());
  for (const card of field) {
    if (!placed.has(card)) put(next, card);
  }
  return { zones, spots: trimmed(compact(next)) };
}

/** Face-down cards; those of a hand that everybody has seen show their face. */
function hiddenHand(view: GameView, name: string, owner: number | null, count: number): string[] {
  const seen = name === "hand" && owner !== null ? listOf(view, "shown", owner) : [];
  return [...seen, ...Array<string>(Math.max(0, count - seen.length)).fill(HIDDEN)];
}

/** A table with all cards in the stock, as before a deal. */
export function undealt(shown: Shown): Shown {
  const all = Object.values(shown.zones).reduce((sum, cards) => sum + cards.length, 0);
  const zones = Object.fromEntries(Object.keys(shown.zones).map((place) => [place, [] as string[]]));
  zones.stock = Array<string>(all).fill(HIDDEN);
  return { zones, spots: [] };
}

/** The table after cards moved as the event says; `onto` names the field card on which the first one lands. */
export function moved(shown: Shown, event: EventView, onto: string | null): Shown {
  const cards = event.cards ?? [];
  const { source, target } = event;
  const zones = { ...shown.zones };
  const spots = shown.spots.map((spot) => [...spot]);
  if (source) zones[source] = without(zones[source] ?? [], cards);
  if (source === "field") for (const [i, spot] of spots.entries()) spots[i] = without(spot, cards);
  if (target) zones[target] = [...(zones[target] ?? []), ...cards];
  if (target === "field") for (const card of cards) put(spots, card, onto);
  return { zones, spots: trimmed(spots) };
}

/** The field card on which the first card of `events[at]` lands: the one it takes, else the only match or pile. */
export function landing(events: EventView[], at: number, spots: string[][]): string | null {
  const card = events[at]?.cards?.[0];
  if (!card || suitOf(card) === "" || events[at]?.target !== "field") return null;
  const akin = spots.flat().filter((other) => suitOf(other) === suitOf(card));
  const together = spots.some((spot) => akin.length > 0 && akin.every((other) => spot.includes(other)));
  const taken = events
    .slice(at + 1)
    .find((event) => event.kind === "moved" && event.source === "field" && event.cards?.includes(card));
  const under = akin.find((other) => taken?.cards?.includes(other));
  return under ?? (together ? (akin[0] ?? null) : null);
}

/** The table with the faces of a place shown. */
export function revealed(shown: Shown, event: EventView): Shown {
  const place = event.target ?? event.source;
  if (!place || place === "field") return shown;
  const before = shown.zones[place] ?? [];
  if (!before.includes(HIDDEN)) return shown;
  const known = new Set([...before.filter((card) => card !== HIDDEN), ...(event.cards ?? [])]);
  const hidden = Math.max(0, before.length - known.size);
  const cards = [...known, ...Array<string>(hidden).fill(HIDDEN)];
  return { ...shown, zones: { ...shown.zones, [place]: cards } };
}

function without(cards: string[], gone: string[]): string[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.includes(card) ? left.indexOf(card) : left.lastIndexOf(HIDDEN);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function put(spots: string[][], card: string, onto: string | null = null): void {
  const match = onto === null ? undefined : spots.find((spot) => spot.includes(onto));
  const free = spots.find((spot) => spot.length === 0);
  if (match) match.push(card);
  else if (free) free.push(card);
  else spots.push([card]);
}

function trimmed(spots: string[][]): string[][] {
  let end = spots.length;
  while (end > 0 && spots[end - 1]?.length === 0) end -= 1;
  return spots.slice(0, end);
}

/** Cards beyond the eighth spot move in when spots nearer to the stock are free. */
function compact(spots: string[][]): string[][] {
  const next = spots.map((spot) => [...spot]);
  for (let i = next.length - 1; i >= 8; i -= 1) {
    const free = next.findIndex((spot, at) => at < 8 && spot.length === 0);
    if (free < 0) break;
    next[free] = next[i] ?? [];
    next[i] = [];
  }
  return next;
}
