import { tick } from "svelte";
import { cardArt, HIDDEN, kindOf, suitOf } from "./cards";
import { Taps } from "./choices";
import { Connection, type Line } from "./connection";
import { captureAfter, entryOf, type LogEntry } from "./log";
import { look } from "./look.svelte";
import type { ChoiceView, EventView, Outgoing, SeatView, TableView, Update } from "./messages";
import { type Flight, Stage, TIMES } from "./motion";
import { EMPTY, moved, placeOf, revealed, type Shown, shownIn, undealt } from "./places";
import type { SeatKey } from "./seat";
import { sound } from "./sound";
import { t } from "./texts.svelte";

const STAGGER = 55;
const READ_CAPTURE = 250;
const SLIP = 900;
const TOAST = 7000;
const LOG_LENGTH = 200;

/** A paper slip that names what a player called. */
export interface Slip {
  id: number;
  seat: number;
  key: string;
}

/** A table as this page shows it: the last view, and the pictures on their way there. */
export class TableState {
  readonly stage = new Stage();
  table = $state.raw<TableView | null>(null);
  shown = $state.raw<Shown>(EMPTY);
  line = $state<Line>("connecting");
  moving = $state(false);
  sending = $state(false);
  taps = $state.raw<string[]>([]);
  touched = $state<string | null>(null);
  log = $state.raw<LogEntry[]>([]);
  slip = $state.raw<Slip | null>(null);
  problem = $state<string | null>(null);
  /** code of a problem that ends the visit: the table is gone */
  fatal = $state<string | null>(null);

  private readonly connection: Connection;
  private queue: Update[] = [];
  private working: Promise<void> | null = null;
  private count = 0;
  private toast = 0;
  private sentAt = -1;

  constructor(private readonly key: SeatKey) {
    document.addEventListener("visibilitychange", this.hidden);
    this.connection = new Connection(
      key,
      (message) => this.receive(message),
      (line) => (this.line = line),
    );
  }

  private readonly hidden = (): void => {
    if (document.hidden && this.working) this.stage.skip();
  };

  close(): void {
    document.removeEventListener("visibilitychange", this.hidden);
    this.connection.close();
    this.stage.skip();
    clearTimeout(this.toast);
  }

  /** Where the record of the finished match can be had. */
  get record(): string {
    return `api/tables/${encodeURIComponent(this.key.table)}/record?token=${encodeURIComponent(this.key.token)}`;
  }

  get you(): number {
    return this.table?.you ?? 0;
  }

  /** The choices that may be sent now: none while cards still move or an answer is due. */
  get choices(): ChoiceView[] {
    if (this.moving || this.sending || !this.table) return [];
    return this.table.view.choices;
  }

  get tapped(): Taps {
    return new Taps(this.choices, this.taps);
  }

  /** Hand cards that a choice begins with. */
  get playable(): Set<string> {
    return new Set(this.choices.map((choice) => choice.taps[0]).filter((card) => card !== undefined));
  }

  /** Field cards that complete a choice when tapped now. */
  get takeable(): Set<string> {
    const next = this.tapped.next;
    const field = this.shown.zones.field ?? [];
    const complete = this.taps.length > 0 && this.tapped.complete !== null;
    return new Set(field.filter((card) => next.has(card) || (complete && this.akin(card))));
  }

  /** Field cards to mark while a hand card is touched. */
  get hinted(): Set<string> {
    const card = this.touched ?? this.taps[0];
    const mine = this.shown.zones[placeOf("hand", this.you)] ?? [];
    if (!card || !mine.includes(card) || !this.playable.has(card)) return new Set();
    return new Set((this.shown.zones.field ?? []).filter((other) => suitOf(other) === suitOf(card)));
  }

  private akin(card: string): boolean {
    return this.taps[0] !== undefined && suitOf(card) === suitOf(this.taps[0]);
  }

  seatName(seat: number | null): string {
    const view: SeatView | undefined = seat === null ? undefined : this.table?.seats[seat];
    if (!view) return "";
    if (seat === this.table?.you) return t("you");
    return view.name || t(`avatar-${view.avatar}`);
  }

  /** Ends all movement; resolves when the last view is shown. */
  async hurry(): Promise<void> {
    if (!this.working) return;
    this.stage.skip();
    await this.working;
  }

  /** A hand card was clicked or entered: the first time selects it, the second time plays it. */
  async tapHand(card: string): Promise<void> {
    await this.hurry();
    if (this.taps[0] === card) {
      const choice = this.tapped.complete;
      if (choice) this.send(choice.words);
    } else if (this.playable.has(card)) {
      this.taps = [card];
      sound("tick");
    }
  }

  /** A field card was clicked. */
  async tapField(card: string): Promise<void> {
    await this.hurry();
    const choice = this.tapped.then(card) ?? (this.akin(card) ? this.tapped.complete : null);
    if (choice) this.send(choice.words);
  }

  /** A hand card was dropped on a field card, or on the felt (null). Says whether that plays it. */
  drop(card: string, onto: string | null): boolean {
    const start = new Taps(this.choices, [card]);
    const choice = (onto ? start.then(onto) : null) ?? start.complete;
    if (choice) this.send(choice.words);
    else if (this.playable.has(card)) this.taps = [card];
    return choice !== null;
  }

  deselect(): void {
    this.taps = [];
  }

  send(words: string[]): void {
    if (!this.table || this.sending) return;
    if (this.connection.move(this.table.ply, words)) this.sentAt = this.table.ply;
    this.sending = true;
  }

  private receive(message: Outgoing): void {
    if (message.type === "update") this.enqueue(message);
    else if (message.type === "ack") this.sending = this.awaited;
    else if (message.type === "resync") {
      this.sentAt = -1;
      this.enqueue({ type: "update", v: message.v, events: [], state: message.state });
    } else if (message.type === "problem") this.complain(message.code);
  }

  /** Whether an intent has no answer yet, or its answer is not on the screen yet. */
  private get awaited(): boolean {
    return this.connection.busy || (this.table !== null && this.table.ply <= this.sentAt);
  }

  private complain(code: string): void {
    this.sentAt = -1;
    this.sending = this.awaited;
    if (code === "no_table" || code === "not_seated") {
      this.fatal = code;
      this.close();
      return;
    }
    if (code === "version" && !sessionStorage.getItem("hato.reloaded")) {
      sessionStorage.setItem("hato.reloaded", "1");
      location.reload();
    }
    this.problem = code;
    clearTimeout(this.toast);
    this.toast = window.setTimeout(() => (this.problem = null), TOAST);
  }

  private enqueue(update: Update): void {
    this.queue.push(update);
    this.moving = true;
    this.working ??= this.work();
  }

  private async work(): Promise<void> {
    for (let update = this.queue.shift(); update; update = this.queue.shift()) await this.present(update);
    this.stage.resume();
    this.working = null;
    this.moving = false;
  }

  private async present(update: Update): Promise<void> {
    const { events, state } = update;
    const fresh = this.table === null || events.length === 0;
    if (this.table === null) await this.openTable(state);
    else if (fresh) this.shown = shownIn(state.view, state.round === this.table.round ? this.shown.spots : []);
    else if (events.some((event) => event.kind === "dealt")) this.shown = undealt(this.shown);
    this.taps = [];
    for (let at = 0; !fresh && at < events.length; at += 1) {
      const entry = entryOf(events, at, state.round);
      if (entry) this.write(entry);
      const event = events[at];
      if (event?.kind === "dealt") {
        let end = at;
        while (events[end + 1]?.kind === "dealt") end += 1;
        await this.deal(events.slice(at, end + 1));
        at = end;
      } else if (event) await this.step(event, captureAfter(events, at));
    }
    const before = this.stage.still ? null : this.stage.snapshot();
    this.shown = shownIn(state.view, this.shown.spots);
    this.table = state;
    this.sending = this.awaited;
    await tick();
    if (before) await this.stage.settle(before, new Set());
  }

  /** The first message of a visit: the table appears, and cards that nobody has touched yet are dealt onto it. */
  private async openTable(state: TableView): Promise<void> {
    const places = shownIn(state.view, []);
    this.shown = places;
    this.table = state;
    const at = Object.entries(places.zones).filter(([place]) => place !== "stock");
    const untouched = at.every(([place, cards]) => (cards.length === 0) === place.startsWith("captured"));
    if (!untouched) return;
    this.write({ key: "log-deal", seat: null, card: null, taken: [], name: null, round: state.round });
    if (this.stage.still) return;
    this.shown = undealt(places);
    await tick();
    await this.stage.breathe();
    await this.deal(at.map(([target, cards]): EventView => ({ kind: "dealt", source: "stock", target, cards })));
  }

  private write(entry: Omit<LogEntry, "id">): void {
    this.count += 1;
    this.log = [...this.log, { ...entry, id: this.count }].slice(-LOG_LENGTH);
  }

  /** Deals in packets as the events come; each packet flies off while the next one is laid out. */
  private async deal(events: EventView[]): Promise<void> {
    const from = this.stage.rect("stock");
    const landed: Promise<void>[] = [];
    if (!this.stage.still) sound("deal", events.reduce((sum, event) => sum + (event.cards ?? []).length, 0));
    for (const event of events) {
      const target = event.target ?? "";
      const held = (this.shown.zones[target] ?? []).length;
      const flights = (event.cards ?? []).map((card, i): Flight => {
        const hidden = card === HIDDEN;
        const back = hidden ? null : cardArt(look.deck, HIDDEN);
        return { key: hidden ? `${target}#${held + i}` : card, from, style: "deal", delay: i * STAGGER, back };
      });
      this.shown = moved(this.shown, event, null);
      await tick();
      landed.push(this.stage.fly(flights));
      await this.stage.pause(flights.length * STAGGER);
    }
    await Promise.all(landed);
  }

  private async step(event: EventView, capture: EventView | null): Promise<void> {
    if (event.kind === "moved" || event.kind === "drawn") await this.carry(event, capture);
    else if (event.kind === "called") await this.call(event);
    else if (event.kind === "shuffled") {
      this.shown = undealt(this.shown);
      sound("shuffle");
      await this.stage.pause(SLIP);
    } else if (event.kind === "revealed") {
      this.shown = revealed(this.shown, event);
      await this.stage.pause(SLIP);
    } else if (event.kind === "round_ended") {
      sound(event.seat === null || event.seat === undefined || event.seat === this.you ? "prompt" : "loss");
      await this.stage.pause(SLIP);
    }
  }

  private async carry(event: EventView, capture: EventView | null): Promise<void> {
    const cards = event.cards ?? [];
    const source = event.source ?? "stock";
    const taking = source === "field";
    if (taking) await this.stage.pause(READ_CAPTURE);
    const before = this.stage.still ? null : this.stage.snapshot();
    const last = `${source}#${(this.shown.zones[source] ?? []).length - 1}`;
    const onto = capture?.cards?.find((card) => card !== cards[0]) ?? null;
    this.shown = moved(this.shown, { ...event, source }, onto);
    await tick();
    if (!before) return;
    const style = event.kind === "drawn" ? "draw" : taking ? "take" : "play";
    const flights = cards.map((key, i): Flight => {
      const from = before.get(key) ?? before.get(last) ?? before.get(source) ?? null;
      const back = event.kind === "drawn" || !before.has(key) ? cardArt(look.deck, HIDDEN) : null;
      return { key, from, style: back && style === "play" ? "draw" : style, delay: taking ? i * 40 : 0, back };
    });
    if (!taking) void this.stage.pause(TIMES[style] * 0.8).then(() => sound("slap", onto ? 2 : 1));
    const landed = this.stage.fly(flights);
    void this.stage.settle(before, new Set(cards));
    await landed;
    if (taking) for (const card of cards) if (kindOf(card) === "b") this.stage.ring(card);
  }

  private async call(event: EventView): Promise<void> {
    this.count += 1;
    const key = event.key ?? "";
    sound(key === "koikoi" ? "koi" : key === "stop" ? "stop" : "yaku", (event.cards ?? []).length);
    if (this.stage.still) return;
    const slip = { id: this.count, seat: event.seat ?? 0, key };
    this.slip = slip;
    setTimeout(() => {
      if (this.slip === slip) this.slip = null;
    }, SLIP * 1.3);
    await this.stage.pause(event.seat === this.you && key !== "koikoi" && key !== "stop" ? SLIP / 2 : SLIP);
  }
}
