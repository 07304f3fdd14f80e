import { tick } from "svelte";
import { cardArt, HIDDEN, kindOf } from "./cards";
import { drawOf, present } from "./ceremony";
import { turnOver } from "./grid";
import { readOut } from "./karuta-told";
import { entryOf } from "./log";
import { look } from "./look.svelte";
import type { EventView, TableView, Update } from "./messages";
import { type Flight, TIMES } from "./motion";
import { landing, moved, revealed, shownIn, undealt } from "./places";
import { sound } from "./sound";
import type { TableState } from "./state.svelte";
import { recite } from "./uta-told";

const STAGGER = 55;
/** To deal a whole deck takes no longer. */
const DEALING = 3000;
const READ_CAPTURE = 250;
const SLIP = 900;
/** All calls of one move together take no longer than this. */
const CALLS = 1500;

/** Shows what happened at a table, event by event, and then the table after it. */
export class Show {
  /** how long each call of the update on the screen stays */
  private slipTime = SLIP;

  constructor(private readonly game: TableState) {}

  async present(update: Update): Promise<void> {
    const { game } = this;
    const { state } = update;
    const first = game.table === null;
    const dealt = update.events.findIndex((event) => event.kind === "dealt");
    const draw = first ? drawOf(update.events, state.table) : [];
    const events = first ? update.events.slice(Math.max(0, dealt)) : update.events;
    const fresh = events.length === 0 || (first && dealt < 0);
    look.table(state);
    if (first) await this.openTable(state, !fresh);
    else if (fresh) game.shown = shownIn(state.view, state.round === game.table?.round ? game.shown.spots : []);
    else if (dealt >= 0 && game.table?.waiting) game.begin();
    if (draw.length > 0) await present(game, draw);
    if (dealt >= 0 && (first || state.round !== game.table?.round || game.table.waiting)) this.shuffle(state);
    game.taps = [];
    const calls = events.filter((event) => event.kind === "called").length;
    this.slipTime = Math.min(SLIP, CALLS / Math.max(1, calls));
    for (let at = 0; !fresh && at < events.length; at += 1) {
      const entry = entryOf(events, at, state.round, state.view.facts);
      if (entry) game.write(entry);
      const event = events[at];
      if (event?.kind === "dealt") {
        let end = at;
        while (events[end + 1]?.kind === "dealt") end += 1;
        await this.deal(events.slice(at, end + 1));
        at = end;
      } else if (event) await this.step(event, landing(events, at, game.shown.spots));
    }
    const before = game.stage.still ? null : game.stage.snapshot();
    game.shown = shownIn(state.view, game.shown.spots);
    game.table = state;
    await tick();
    if (before) await game.stage.settle(before, new Set());
  }

  /** The first message of a visit: the table appears, and cards that nobody has touched yet are dealt onto it. */
  private async openTable(state: TableView, dealing: boolean): Promise<void> {
    const { game } = this;
    const places = shownIn(state.view, []);
    game.shown = dealing ? undealt(places) : places;
    game.table = state;
    if (dealing) {
      await tick();
      await game.stage.breathe();
      return;
    }
    const at = Object.entries(places.zones).filter(([place]) => place !== "stock");
    const untouched = at.every(([place, cards]) => (cards.length === 0) === place.startsWith("captured"));
    if (!untouched) return;
    this.shuffle(state);
    game.write({ key: "log-deal", seat: null, card: null, taken: [], name: null, round: state.round });
    if (game.stage.still) return;
    game.shown = undealt(places);
    await tick();
    await game.stage.breathe();
    await this.deal(at.map(([target, cards]): EventView => ({ kind: "dealt", source: "stock", target, cards })));
  }

  /** Says who shuffles and who cuts; the deal does not wait for it. */
  private shuffle(state: TableView): void {
    const { game } = this;
    if (state.seats.length < 2 || look.layout === "karuta") return;
    game.write({ key: "log-shuffle", seat: state.shuffler, to: state.cutter, card: null, taken: [], name: null, round: state.round });
    if (!game.stage.unseen) game.remark(state.shuffler, state.cutter);
  }

  /** Deals in packets as the events come; each packet flies off while the next one is laid out. */
  private async deal(events: EventView[]): Promise<void> {
    const { game } = this;
    const from = game.stage.rect("stock");
    const landed: Promise<void>[] = [];
    const total = events.reduce((sum, event) => sum + (event.cards ?? []).length, 0);
    const stagger = Math.min(STAGGER, DEALING / Math.max(1, total));
    if (!game.stage.still) sound("deal", total);
    for (const event of events) {
      const target = event.target ?? "";
      const held = (game.shown.zones[target] ?? []).length;
      const flights = (event.cards ?? []).map((card, i): Flight => {
        const hidden = card === HIDDEN;
        const back = hidden ? null : cardArt(look.deck, HIDDEN);
        return { key: hidden ? `${target}#${held + i}` : card, from, style: "deal", delay: i * stagger, back };
      });
      game.shown = moved(game.shown, event, null);
      await tick();
      landed.push(game.stage.fly(flights));
      await game.stage.pause(flights.length * stagger);
    }
    await Promise.all(landed);
  }

  private async step(event: EventView, onto: string | null): Promise<void> {
    const { game } = this;
    if (look.layout === "grid" && (await turnOver(game, event))) return;
    if (look.layout === "karuta" && readOut(event)) return;
    if (look.layout === "uta" && (await recite(game, event))) return;
    if (event.kind === "moved" || event.kind === "drawn") await this.carry(event, onto);
    else if (event.kind === "called") await this.call(event);
    else if (event.kind === "shuffled") {
      game.shown = undealt(game.shown);
      sound("shuffle");
      await game.stage.pause(SLIP);
    } else if (event.kind === "revealed") {
      game.shown = revealed(game.shown, event);
      await game.stage.pause(SLIP);
    } else if (event.kind === "round_ended") {
      sound(event.seat === null || event.seat === undefined || event.seat === game.you ? "prompt" : "loss");
      await game.stage.pause(SLIP);
    }
  }

  private async carry(event: EventView, onto: string | null): Promise<void> {
    const { game } = this;
    const { stage } = game;
    const cards = event.cards ?? [];
    const source = event.source ?? "stock";
    const target = event.target ?? "";
    const taking = target.startsWith("captured");
    if (taking && source === "field") await stage.pause(READ_CAPTURE);
    const before = stage.still ? null : stage.snapshot();
    const last = `${source}#${(game.shown.zones[source] ?? []).length - 1}`;
    const held = (game.shown.zones[target] ?? []).length;
    game.shown = moved(game.shown, { ...event, source }, onto);
    await tick();
    if (!before) return;
    const style = event.kind === "drawn" ? "draw" : taking ? "take" : "play";
    const flights = cards.map((card, i): Flight => {
      const key = card === HIDDEN ? `${target}#${held + i}` : card;
      const from = before.get(card) ?? before.get(last) ?? before.get(source) ?? null;
      const turns = card !== HIDDEN && (event.kind === "drawn" || !before.has(card));
      const back = turns ? cardArt(look.deck, HIDDEN) : null;
      return { key, from, style: back && style === "play" ? "draw" : style, delay: taking ? i * 40 : 0, back };
    });
    if (!taking) void stage.pause(TIMES[style] * 0.8).then(() => sound("slap", Math.max(onto ? 2 : 1, cards.length)));
    const landed = stage.fly(flights);
    void stage.settle(before, new Set(cards));
    await landed;
    if (taking) for (const card of cards) if (kindOf(card) === "b") stage.ring(card);
  }

  /** A slip names what was called. Without motion it only stands there for a moment and nothing waits for it. */
  private async call(event: EventView): Promise<void> {
    const { game } = this;
    const key = event.key ?? "";
    sound(SOUNDS[key] ?? "yaku", (event.cards ?? []).length);
    game.hear(event.seat ?? 0, key);
    if (game.stage.unseen) return;
    game.call(event.seat ?? 0, key, event.cards ?? [], this.slipTime);
    await game.stage.pause(this.slipTime);
  }
}

const SOUNDS: Record<string, "koi" | "stop" | "loss" | "tick"> = {
  koikoi: "koi",
  go: "koi",
  bomb: "koi",
  stop: "stop",
  ppeok: "loss",
  as_animal: "tick",
  as_junk: "tick",
  stay: "tick",
  drop: "tick",
};
