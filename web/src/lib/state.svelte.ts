import { type Kind, kindOf, suitOf } from "./cards";
import { buttons, Taps } from "./choices";
import { Connection, type Line } from "./connection";
import { countOf, phaseOf, playingOf, texts } from "./facts";
import type { Ceremony } from "./ceremony";
import { Reader } from "./karuta-reader.svelte";
import type { LogEntry } from "./log";
import { look } from "./look.svelte";
import type { ChoiceView, Outgoing, Reading, SeatView, TableView, Update } from "./messages";
import { Stage } from "./motion";
import { EMPTY, placeOf, type Shown, undealt } from "./places";
import type { SeatKey } from "./seat";
import { pace } from "./settings.svelte";
import { Show } from "./show";
import { sound } from "./sound";
import { t } from "./texts.svelte";

const TOAST = 7000;
const LOG_LENGTH = 200;
const REMARK = 2400;
/** so long before the first mora of a poem nothing moves any more, in milliseconds */
const STILL = 200;

/** A paper slip that names what a player called. */
export interface Slip {
  id: number;
  seat: number;
  key: string;
  cards: string[];
  /** how many go calls of the player there are with this one */
  count: number;
  /** how long it is there, in milliseconds at normal speed */
  time: number;
}

/** A table as this page shows it: the last view, and the pictures on their way there. */
export class TableState {
  readonly stage = new Stage();
  /** who reads the poems, where any are read */
  readonly reader = new Reader((number, card, click) => this.connection.touch(number, card, click));
  table = $state.raw<TableView | null>(null);
  shown = $state.raw<Shown>(EMPTY);
  /** when the time of those who are asked is over, by `performance.now()`; null: they may think as long as they like */
  until = $state.raw<number | null>(null);
  line = $state<Line>("connecting");
  moving = $state(false);
  sending = $state(false);
  taps = $state.raw<string[]>([]);
  touched = $state<string | null>(null);
  log = $state.raw<LogEntry[]>([]);
  slip = $state.raw<Slip | null>(null);
  /** who shuffles and who cuts, for a moment before a deal */
  remarked = $state.raw<{ id: number; shuffler: number; cutter: number } | null>(null);
  /** the draw for the first dealer, while it is shown */
  ceremony = $state.raw<Ceremony | null>(null);
  /** who of the asked has said "stay" or "drop" so far, as the calls told */
  said = $state.raw<Record<number, string>>({});
  problem = $state<string | null>(null);
  /** code of a problem that ends the visit: the table is gone */
  fatal = $state<string | null>(null);

  private readonly connection: Connection;
  private readonly show = new Show(this);
  private queue: Update[] = [];
  private working: Promise<void> | null = null;
  private count = 0;
  private toast = 0;
  private sentAt = -1;
  /** the field card on which a hand card was put: where two match, it is the answer to the next question */
  private wish: string | null = null;

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
    this.reader.close();
    this.stage.skip();
    look.table(null);
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

  private get hand(): string[] {
    return this.shown.zones[placeOf("hand", this.you)] ?? [];
  }

  private get field(): string[] {
    return this.shown.zones.field ?? [];
  }

  /** Choices that are buttons: their card, if they have one, lies neither in the hand nor on the field. */
  get offers(): ChoiceView[] {
    return buttons(this.choices, new Set([...this.hand, ...this.field]));
  }

  /** Whether the question is which card of the field to take. */
  get picking(): boolean {
    const field = new Set(this.field);
    return this.choices.length > 0 && this.choices.every(({ taps }) => taps[0] !== undefined && field.has(taps[0]));
  }

  /** The card for which one of the field is being picked, by whomever. */
  get waiting(): string | null {
    const facts = this.table?.view.facts;
    const phase = phaseOf(this.table?.view);
    const card = phase === "pick_hand" ? facts?.laid : facts && "laid" in facts && phase !== "pick_flip" ? null : facts?.flipped;
    return typeof card === "string" ? card : null;
  }

  /** The choice of turning the stock card, when nothing else can be done. */
  get turning(): ChoiceView | null {
    const only = this.choices.length === 1 ? this.choices[0] : undefined;
    return only?.words[0] === "flip_only" ? only : null;
  }

  /** The other seats in the order of play. */
  get others(): number[] {
    const n = this.table?.seats.length ?? 0;
    return Array.from({ length: Math.max(0, n - 1) }, (_, i) => (this.you + 1 + i) % n);
  }

  /** The other seats from left to right, as they sit round the table (G-3). */
  get rivals(): number[] {
    return this.table?.direction === "clockwise" ? this.others : this.others.reverse();
  }

  /** Whether a seat plays this round; while that is open nobody does yet. */
  plays(seat: number): boolean {
    const table = this.table;
    return table !== null && (playingOf(table.view, table.seats.length)?.includes(seat) ?? false);
  }

  /** What junk cards count as; null where junk is simply counted. */
  get junkValue(): Record<string, number> | null {
    const entry = this.table?.sheet.find((one) => one.key === "junk" && Object.keys(one.weights).length > 0);
    return entry?.weights ?? null;
  }

  /** The pile of captures in which a card lies: a dual card that was said to be junk lies with the junk. */
  pileOf(card: string): Kind {
    return texts(this.table?.view.facts.as_junk).includes(card) ? "j" : kindOf(card);
  }

  /** Hand cards that a choice begins with. */
  get playable(): Set<string> {
    return new Set(this.choices.map((choice) => choice.taps[0]).filter((card) => card !== undefined));
  }

  /** Field cards that complete a choice when tapped now. */
  get takeable(): Set<string> {
    const next = this.tapped.next;
    const field = this.field;
    const complete = this.taps.length > 0 && this.tapped.complete !== null;
    return new Set(field.filter((card) => next.has(card) || (complete && this.akin(card))));
  }

  /** Field cards to mark while a hand card is touched. */
  get hinted(): Set<string> {
    const card = this.touched ?? this.taps[0];
    if (!card || suitOf(card) === "" || !this.hand.includes(card) || !this.playable.has(card)) return new Set();
    return new Set(this.field.filter((other) => suitOf(other) === suitOf(card)));
  }

  private akin(card: string): boolean {
    return this.taps[0] !== undefined && suitOf(card) !== "" && suitOf(card) === suitOf(this.taps[0]);
  }

  seatName(seat: number | null): string {
    const view: SeatView | undefined = seat === null ? undefined : this.table?.seats[seat];
    if (!view) return "";
    if (seat === this.table?.you) return t("you");
    const same = this.others.filter((other) => this.table?.seats[other]?.name === view.name && this.table.seats[other]?.avatar === view.avatar);
    const name = view.name || t(`avatar-${view.avatar}`);
    return same.length > 1 && seat !== null ? t("seat-numbered", { name, n: same.indexOf(seat) + 1 }) : name;
  }

  /** Ends all movement; resolves when the last view is shown. */
  async hurry(): Promise<void> {
    this.slip = null;
    this.ceremony = null;
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
    const exact = this.tapped.then(card);
    const choice = exact ?? (this.akin(card) ? this.tapped.complete : null);
    if (!choice) return;
    this.wish = exact ? null : card;
    this.send(choice.words);
  }

  /** A hand card was dropped on a field card, or on the felt (null). Says whether that plays it. */
  drop(card: string, onto: string | null): boolean {
    const start = new Taps(this.choices, [card]);
    const choice = (onto ? start.then(onto) : null) ?? start.complete;
    if (choice) {
      this.wish = onto;
      this.send(choice.words);
    } else if (this.playable.has(card)) this.taps = [card];
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
    else if (message.type === "reading") this.listen(message);
    else if (message.type === "mora") this.reader.hear(message);
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

  /** A poem will be read: what still moves has come to its place before the first mora. */
  private listen(message: Reading): void {
    this.reader.begin(message);
    setTimeout(() => void (this.working && this.hurry()), Math.max(0, message.lead_ms - STILL));
  }

  private enqueue(update: Update): void {
    const { left_ms } = update.state;
    this.until = left_ms === null ? null : performance.now() + left_ms;
    this.reader.tell(update);
    this.queue.push(update);
    this.moving = true;
    this.working ??= this.work();
  }

  private async work(): Promise<void> {
    for (let update = this.queue.shift(); update; update = this.queue.shift()) {
      await this.show.present(update);
      this.sending = this.awaited;
    }
    this.stage.resume();
    this.working = null;
    this.moving = false;
    this.answerByWish();
  }

  /** Answers which of two cards to take if the hand card was put on one of them. */
  private answerByWish(): void {
    if (this.sending) return;
    const { wish } = this;
    this.wish = null;
    const choice = wish && phaseOf(this.table?.view) === "pick_hand" ? new Taps(this.choices, []).then(wish) : null;
    if (choice) this.send(choice.words);
  }

  /** A new round begins: everything lies in the stock again. */
  begin(): void {
    this.shown = undealt(this.shown);
    this.said = {};
  }

  write(entry: Omit<LogEntry, "id">): void {
    this.count += 1;
    this.log = [...this.log, { ...entry, id: this.count }].slice(-LOG_LENGTH);
  }

  /** Notes what a seat answered to the question whether it plays. */
  hear(seat: number, key: string): void {
    if (key === "stay" || key === "drop") this.said = { ...this.said, [seat]: key };
  }

  /** Shows who shuffles and who cuts for a while. */
  remark(shuffler: number, cutter: number): void {
    this.count += 1;
    const remarked = { id: this.count, shuffler, cutter };
    this.remarked = remarked;
    setTimeout(() => {
      if (this.remarked === remarked) this.remarked = null;
    }, REMARK);
  }

  /** Shows the slip of a call for a while. */
  call(seat: number, key: string, cards: string[], time: number): void {
    this.count += 1;
    const count = countOf(this.table?.view, "goes", seat) + 1;
    const slip = { id: this.count, seat, key, cards, count, time };
    this.slip = slip;
    setTimeout(() => {
      if (this.slip === slip) this.slip = null;
    }, time * Math.max(pace(), 0.45) * 1.3);
  }
}
