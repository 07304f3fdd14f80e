import { tick } from "svelte";
import { numberOf } from "./facts";
import type { EventView } from "./messages";
import { moved, revealed } from "./places";
import { sound } from "./sound";
import type { TableState } from "./state.svelte";

/** How long the whole poem is shown after a right answer, in milliseconds at normal speed. */
const POEM = 2600;
/** The time to answer that goes on meanwhile loses no more than this part of it. */
const PART = 0.25;

/**
 * Shows an event of a reading; false: it is shown as at every other table. Nothing moves when a poem is begun,
 * or the card that belongs to it would give itself away.
 */
export async function recite(game: TableState, event: EventView): Promise<boolean> {
  if (event.kind === "drawn") {
    sound("tick");
    return true;
  }
  if (event.kind === "revealed") {
    if ((event.cards ?? []).length > 1) return false;
    game.shown = revealed(game.shown, event);
    return true;
  }
  if (event.kind !== "moved" || event.target !== "gone") return false;
  game.shown = moved(game.shown, event, null);
  sound("yaku");
  await tick();
  await game.stage.pause(Math.min(POEM, numberOf(game.table?.view, "limit_ms", POEM / PART) * PART));
  return true;
}
