import type { Told } from "./log";
import { look } from "./look.svelte";
import type { EventView } from "./messages";
import { sound } from "./sound";

/** Names of what happened in a reading that are no good news for somebody. */
const FOULS = new Set(["early", "unproved", "kata_ote", "kara_daburu", "daburu", "semi_daburu", "tomo_ote", "torison", "otetsuki"]);

/**
 * Shows an event of a table of poems; false: it is shown as at every other table. What was read and touched stands
 * in the middle of the table, and a card comes to its place in a camp with the view.
 */
export function readOut(event: EventView): boolean {
  if (event.kind === "called" && event.key !== "touch") sound(FOULS.has(event.key ?? "") ? "loss" : "tick");
  return event.kind === "drawn" || event.kind === "revealed" || event.kind === "called" || (event.kind === "moved" && (event.target ?? "").startsWith("camp"));
}

/** What the log tells of a reading: the poem, the touches with their times, not each mora; undefined: as elsewhere. */
export function toldOfReading(event: EventView, base: Told): Told | null | undefined {
  if (event.kind === "drawn" || (event.kind === "revealed" && base.card === null)) return null;
  if (event.kind !== "called" || event.key !== "touch") return undefined;
  const ms = event.words?.[0];
  return ms === undefined ? { ...base, key: "log-call", card: null } : { ...base, key: `${look.game}-touched`, ms: Number(ms) };
}
