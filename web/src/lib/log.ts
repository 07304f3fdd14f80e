import { HIDDEN, suitOf } from "./cards";
import { look } from "./look.svelte";
import { toldOfReading } from "./karuta-told";
import type { EventView, LineView } from "./messages";
import { maybe } from "./texts.svelte";

/** What happened in one event, kept as facts so that a change of language rewrites its sentences. */
export interface LogEntry {
  id: number;
  key: string;
  seat: number | null;
  /** the first card that moved */
  card: string | null;
  /** cards that were taken with it */
  taken: string[];
  /** what a call, payment, redeal or end of round is named by */
  name: string | null;
  round: number;
  /** all cards that moved or were shown */
  cards?: string[];
  /** the seat that gets the cards */
  to?: number | null;
  /** the card that was chosen to be taken */
  chosen?: string | null;
  /** how often the seat has called this in the round */
  count?: number;
  lines?: LineView[];
  /** a bet, and the hand on which it is, from 1 */
  amount?: number;
  hand?: number;
  /** the change of each seat's points */
  points?: number[];
  /** seats in an order */
  seats?: number[];
  /** the words of a choice */
  words?: string[];
  /** so long after the first mora of a poem */
  ms?: number;
}

export type Told = Omit<LogEntry, "id">;

/** Calls that are numbered, and the fact that counts them by seat. */
const COUNTED: Record<string, string> = { go: "goes" };

/** So many cards of a call are named; of more, everybody sees at the table which they are. */
const NAMED = 5;

function comesToField(event: EventView): boolean {
  return event.target === "field" && (event.kind === "moved" || event.kind === "drawn");
}

/** The other cards of its month that the card at `at` takes, and whether it is taken at all. */
function takes(events: EventView[], at: number): { kept: boolean; taken: string[] } {
  const own = events[at]?.cards ?? [];
  const card = own[0];
  const month = card === undefined ? "" : suitOf(card);
  for (let next = at + 1; next < events.length; next += 1) {
    const event = events[next];
    if (!event || !card || event.kind === "turn_passed") break;
    if (comesToField(event)) {
      // the same month again: what both cards take is told with the second one
      if (month !== "" && event.cards?.some((one) => suitOf(one) === month)) break;
    } else if (event.kind === "moved" && event.source === "field" && event.cards?.includes(card)) {
      const taken = month === "" ? [] : event.cards.filter((one) => suitOf(one) === month && !own.includes(one));
      return { kept: true, taken };
    }
  }
  return { kept: false, taken: [] };
}

/** The cards of the capture at `at` that no earlier sentence has told. */
function untold(events: EventView[], at: number): string[] {
  const told = new Set<string>();
  events.slice(0, at).forEach((event, i) => {
    if (!comesToField(event)) return;
    const { kept, taken } = takes(events, i);
    if (kept && (taken.length > 0 || event.kind === "drawn")) for (const card of [...(event.cards ?? []), ...taken]) told.add(card);
  });
  return (events[at]?.cards ?? []).filter((card) => !told.has(card));
}

/** The cards that a call points at, if its listeners cannot know them yet. */
function pointedAt(events: EventView[], at: number): string[] {
  const cards = events[at]?.cards ?? [];
  const before = events.slice(0, at).flatMap((event, i) => (comesToField(event) ? [...(event.cards ?? []), ...takes(events, i).taken] : []));
  const shown = [events[at - 1], events[at + 1]].some((event) => event?.kind === "revealed" && cards.every((card) => event.cards?.includes(card)));
  return cards.length > NAMED || shown || cards.every((card) => before.includes(card)) ? [] : cards;
}

function seatIn(place: string | null | undefined): number | null {
  const seat = place?.split(":")[1];
  return seat === undefined ? null : Number(seat);
}

function zoneOf(place: string | null | undefined): string {
  return place?.split(":")[0] ?? "";
}

/** The key of a card that comes to the field, and what it takes. */
function arrival(events: EventView[], at: number, base: Told): Told {
  const { kept, taken } = takes(events, at);
  const drawn = events[at]?.kind === "drawn";
  const verb = drawn ? "log-draw" : (base.cards ?? []).length > 1 ? "log-lay" : "log-play";
  const key = taken.length > 0 ? `${verb}-take` : kept && drawn ? `${verb}-keep` : verb;
  return { ...base, key, taken };
}

/**
 * The key of a sentence that the game on the screen has for what happened, such as `GAME-log-moved-hand-pile`,
 * `GAME-log-drawn-hand`, `GAME-log-revealed-hand`, `GAME-log-chose-pass` or `GAME-log-called-wrong`; null where it
 * has none.
 */
function ownKey(event: EventView): string | null {
  const places = event.kind === "moved" ? `${zoneOf(event.source)}-${zoneOf(event.target)}` : zoneOf(event.target);
  const what = event.kind === "chose" ? (event.words?.[0] ?? "") : event.kind === "called" ? (event.key ?? "") : places;
  const key = `${look.game}-log-${event.kind}-${what}`;
  return maybe(key, {}) === null ? null : key;
}

/** What happened, by a sentence of the game; its words after the verb are there too. */
function told(event: EventView, base: Told): Told | null {
  const key = ownKey(event);
  return key === null ? null : { ...base, key, to: seatIn(event.target), words: event.words ?? [] };
}

function movement(events: EventView[], at: number, base: Told): Told | null {
  const event = events[at];
  const [from, onto] = [zoneOf(event?.source), zoneOf(event?.target)];
  const giver = seatIn(event?.source);
  if (onto === "field") return arrival(events, at, base);
  if (from === "field") {
    const taken = untold(events, at);
    const word = events.slice(0, at).findLast((other) => other.kind === "chose" && other.words?.[0] === "take");
    return taken.length > 0 ? { ...base, key: "log-take", taken, chosen: word?.words?.[1] ?? null } : null;
  }
  if (from === "hand" && onto === "captured") return { ...base, key: "log-joker" };
  if (from === "hand") return { ...base, key: "log-fold", seat: giver };
  if (from === "captured") return { ...base, key: "log-give", seat: giver, to: seatIn(event?.target) };
  return null;
}

/** A bet with its hand, or whether a third card is taken; other choices show by what follows from them. */
function wager(events: EventView[], at: number, base: Told, facts: Record<string, unknown>): Told | null {
  const [verb, amount] = events[at]?.words ?? [];
  if (verb === "third" || verb === "stand") return { ...base, key: `log-${verb}` };
  if (verb !== "bet" || !amount || amount === "0") return null;
  const bets = (facts.bets as number[][] | undefined)?.[base.seat ?? 0] ?? [];
  const later = events.slice(at + 1).filter((event) => event.kind === "chose" && event.seat === base.seat && event.words?.[0] === "bet");
  return { ...base, key: "log-bet", amount: Number(amount), hand: bets.length - later.length };
}

/**
 * The entry that an event adds to the log; null when it adds none. `facts` are those of the view after the
 * events.
 */
export function entryOf(events: EventView[], at: number, round: number, facts: Record<string, unknown> = {}): Told | null {
  const event = events[at];
  if (!event) return null;
  const cards = event.cards ?? [];
  const base: Told = { key: "", seat: event.seat ?? null, card: cards[0] ?? null, taken: [], name: event.key ?? null, round, cards };
  const read = look.layout === "karuta" ? toldOfReading(event, base) : undefined;
  if (read !== undefined) return read;
  const own = told(event, base);
  if (own) return own;
  if (look.layout === "grid" && (event.kind === "drawn" || event.kind === "revealed")) return null; // it must be remembered
  if (look.layout !== "fishing" && look.layout !== "banking" && (event.kind === "moved" || event.kind === "chose")) return null;
  switch (event.kind) {
    case "dealt": {
      const deal = events.filter((other) => other.kind === "dealt");
      if (deal[0] !== event) return null;
      return { ...base, key: deal.some((one) => zoneOf(one.target) === "hand" || one.target === "open1") ? "log-deal" : "log-table", card: null };
    }
    case "chose":
      return wager(events, at, base, facts);
    case "drawn":
      if (zoneOf(event.target) === "hand") return { ...base, key: base.card === HIDDEN ? "log-get-hidden" : "log-get" };
      return arrival(events, at, base);
    case "moved":
      return movement(events, at, base);
    case "revealed":
      return { ...base, key: "log-show", seat: seatIn(event.target) };
    case "called": {
      const counts = facts[COUNTED[event.key ?? ""] ?? ""] as number[] | undefined;
      const count = counts?.[event.seat ?? 0] ?? 1;
      return { ...base, key: "log-call", card: null, cards: pointedAt(events, at), count };
    }
    case "paid":
      return { ...base, key: "log-paid", points: event.points ?? [] };
    case "scored":
      return event.lines?.length ? { ...base, key: "log-lines", lines: event.lines } : null;
    case "shuffled":
      return { ...base, key: "log-shuffled" };
    case "round_ended":
      return { ...base, key: "log-end", points: event.points ?? [] };
    default:
      return null;
  }
}
