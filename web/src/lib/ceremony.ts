import { look } from "./look.svelte";
import type { EventView } from "./messages";
import type { TableState } from "./state.svelte";
import { sound } from "./sound";

/** The draw for the first dealer, or for who begins, as far as it has come. */
export interface Ceremony {
  /** the cards that each seat has drawn, in order */
  cards: string[][];
  /** tied players draw again */
  again: boolean;
  dealer: number | null;
}

const STEP = 560;
const REST = 1700;
/** Without motion nothing waits for the draw; it stands there for a while. */
const LINGER = 3500;
const STORE = "hato.drawn";

/** The text that says whom the draw has found: the first dealer, or who begins where nobody deals. */
export function found(): string {
  return look.deals ? "log-first-dealer" : "log-first-player";
}

/** The events of the draw that comes before the first round, if this page has not shown it yet; a lot within the round is none. */
export function drawOf(events: EventView[], table: string): EventView[] {
  const end = events.findIndex((event) => event.kind === "round_ended" && event.key === "dealer");
  const draw = events.slice(0, end + 1);
  if (!draw.some((event) => event.kind === "drawn")) return [];
  try {
    if (localStorage.getItem(STORE) === table) return [];
    localStorage.setItem(STORE, table);
  } catch {
    // a browser that stores nothing may see it twice
  }
  return draw;
}

/** Shows the draw card by card, who draws again, and who deals. */
export async function present(game: TableState, events: EventView[]): Promise<void> {
  const seats = game.table?.seats.length ?? 0;
  const cards: string[][] = Array.from({ length: seats }, () => []);
  const round = game.table?.round ?? 1;
  const tell = (key: string, seat: number | null, more: { card?: string; seats?: number[] } = {}): void =>
    game.write({ key, seat, card: more.card ?? null, taken: [], name: null, round, seats: more.seats ?? [] });
  const show = (again: boolean, dealer: number | null): void => {
    if (!game.stage.unseen) game.ceremony = { cards: cards.map((own) => [...own]), again, dealer };
  };
  let drawn = 1;
  show(false, null);
  for (const event of events) {
    const seat = event.seat ?? 0;
    if (event.kind === "drawn") {
      const card = event.cards?.[0] ?? "";
      if ((cards[seat]?.length ?? 0) >= drawn) {
        drawn += 1;
        tell("log-draw-again", null);
        show(true, null);
        await game.stage.pause(REST);
      }
      cards[seat]?.push(card);
      tell("log-drawn", seat, { card });
      if (!game.stage.still) sound("slap", 1);
      show(drawn > 1, null);
      await game.stage.pause(STEP);
    } else if (event.kind === "round_ended") {
      tell(found(), seat);
      if (seats > 2) tell("log-seats", null, { seats: Array.from({ length: seats }, (_, i) => (seat + i) % seats) });
      show(false, seat);
      await game.stage.pause(REST);
    }
  }
  const { ceremony } = game;
  const end = (): void => {
    if (game.ceremony === ceremony) game.ceremony = null;
  };
  if (game.stage.unseen || !game.stage.still) end();
  else setTimeout(end, LINGER);
}
