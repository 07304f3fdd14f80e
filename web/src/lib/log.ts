import type { EventView } from "./messages";

/** One sentence of the move log, kept as facts so that a change of language rewrites it. */
export interface LogEntry {
  id: number;
  key: string;
  seat: number | null;
  card: string | null;
  taken: string[];
  /** what a call, redeal or end of round is named by */
  name: string | null;
  round: number;
}

/** The capture that follows from the card at `at`, if there is one. */
export function captureAfter(events: EventView[], at: number): EventView | null {
  const card = events[at]?.cards?.[0];
  for (const event of events.slice(at + 1)) {
    if (event.kind === "drawn" || event.kind === "turn_passed" || event.source?.startsWith("hand")) return null;
    if (event.kind === "moved" && event.source === "field" && card && event.cards?.includes(card)) return event;
  }
  return null;
}

/** The entry that an event adds to the log; null when it adds none. */
export function entryOf(events: EventView[], at: number, round: number): Omit<LogEntry, "id"> | null {
  const event = events[at];
  if (!event) return null;
  const base = { seat: event.seat ?? null, card: event.cards?.[0] ?? null, taken: [], name: null, round };
  const fromHand = event.kind === "moved" && event.source?.startsWith("hand") && event.target === "field";
  if (fromHand || event.kind === "drawn") {
    const capture = captureAfter(events, at);
    const taken = (capture?.cards ?? []).filter((card) => card !== base.card);
    const verb = event.kind === "drawn" ? "draw" : "play";
    return { ...base, key: taken.length > 0 ? `log-${verb}-take` : `log-${verb}`, taken };
  }
  if (event.kind === "moved" && event.source === "field") {
    const card = event.cards?.[0];
    const told = events.slice(0, at).some((other) => other.target === "field" && card && other.cards?.includes(card));
    return told ? null : { ...base, key: "log-pick", taken: event.cards?.slice(1) ?? [] };
  }
  if (event.kind === "called") return { ...base, key: "log-call", card: null, name: event.key ?? "" };
  if (event.kind === "shuffled") return { ...base, key: "log-shuffled", card: null, name: event.key ?? "" };
  if (event.kind === "round_ended") return { ...base, key: "log-end", card: null, name: event.key ?? "" };
  if (event.kind === "dealt" && !events.slice(0, at).some((other) => other.kind === "dealt")) {
    return { ...base, key: "log-deal", card: null };
  }
  return null;
}
