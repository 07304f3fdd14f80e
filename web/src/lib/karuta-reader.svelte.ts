import type { EventView, Mora, Reading, Update } from "./messages";

/** A touch as it is told when the reading is closed. `ms`: after the first mora; null where the times are not told. */
export interface Touched {
  seat: number;
  card: string;
  ms: number | null;
}

/** What a reading came to. */
export interface Account {
  /** the poem that was read; empty while the reading is on */
  card: string;
  touches: Touched[];
  /** what happened by its names (KAR-12), and who was too early */
  calls: { seat: number; key: string }[];
  /** whether its card has left, and who took it */
  gone: boolean;
  taker: number | null;
  /** whether its card lay in neither camp */
  absent: boolean;
  sent: { seat: number; card: string }[];
}

const NOTHING: Account = { card: "", touches: [], calls: [], gone: false, taker: null, absent: false, sent: [] };

/** The touches with the times that the table has told since: where the players did not agree (KAR-7). */
function timed(touches: Touched[], told: unknown): Touched[] {
  const all = (Array.isArray(told) ? told : []) as [number, number, string, number | null][];
  return touches.map((touch) => ({ ...touch, ms: touch.ms ?? all.find(([seat, , card]) => seat === touch.seat && card === touch.card)?.[3] ?? null }));
}

type Send = (number: number, card: string, click: number) => void;

/**
 * The reader at a table as this page hears him: shows each mora when it is due, and says when cards are touched.
 * All times are those of `performance.now()`.
 */
export class Reader {
  /** of the reading that is on; 0: none is */
  number = $state(0);
  /** the morae that are shown */
  heard = $state.raw<string[]>([]);
  /** the poem whose lower half is read before */
  lower = $state<string | null>(null);
  /** whether the opening poem is read before */
  opening = $state(false);
  /** how long before the first mora it was announced, in ms; how long a mora lasts */
  lead = $state(0);
  moraMs = $state(0);
  /** the card that the reader of the page has touched in each camp */
  touched = $state.raw<Record<number, string>>({});
  /** whether the reader of the page was too early */
  early = $state(false);
  /** what the last reading came to */
  account = $state.raw<Account | null>(null);

  /** when the first mora is due, and when it was shown */
  private due = 0;
  private shown: number | null = null;
  /** morae that have come before their time, by their place */
  private readonly waiting = new Map<number, string>();
  private timer = 0;
  /** called with each mora when it is shown */
  onmora: ((mora: string) => void) | null = null;

  constructor(private readonly send: Send) {}

  /** Whether a poem is read now. */
  get on(): boolean {
    return this.number > 0;
  }

  /** Whether its first mora is shown. */
  get listening(): boolean {
    return this.on && this.heard.length > 0;
  }

  /** A reading is announced; the same one again where a page has come back. */
  begin(message: Reading, now = performance.now()): void {
    const again = message.number === this.number;
    clearTimeout(this.timer);
    this.waiting.clear();
    this.number = message.number;
    this.lower = message.lower;
    this.opening = message.opening;
    this.lead = message.lead_ms;
    this.moraMs = message.mora_ms;
    this.due = now + message.lead_ms;
    if (!again) {
      this.heard = [];
      this.shown = null;
      this.touched = {};
      this.early = false;
    }
    if (message.heard.length > this.heard.length) {
      this.heard = message.heard;
      this.shown ??= this.due;
    }
  }

  /** A mora has come: it is shown when it is due. */
  hear(message: Mora): void {
    if (message.number !== this.number || message.place <= this.heard.length) return;
    this.waiting.set(message.place, message.mora);
    this.show();
  }

  private readonly show = (): void => {
    clearTimeout(this.timer);
    for (let next = this.waiting.get(this.heard.length + 1); next !== undefined; next = this.waiting.get(this.heard.length + 1)) {
      const now = performance.now();
      const early = (this.shown ?? this.due) + this.heard.length * this.moraMs - now;
      if (early > 0.5) {
        this.timer = window.setTimeout(this.show, early);
        return;
      }
      this.shown ??= now;
      this.waiting.delete(this.heard.length + 1);
      this.heard = [...this.heard, next];
      this.onmora?.(next);
    }
  };

  /** A card of a camp is touched at a time; only the first one of each camp counts. Says whether it does. */
  touch(card: string, camp: number, at: number, counted: boolean): boolean {
    if (!this.on || this.touched[camp] !== undefined) return false;
    const time = Math.min(at, performance.now());
    if (this.shown === null) {
      if (this.early) return false;
      this.early = true;
      if (counted) this.send(this.number, card, Math.min(-1, time - this.due));
      return false;
    }
    this.touched = { ...this.touched, [camp]: card };
    this.send(this.number, card, time - this.shown);
    return true;
  }

  /** Notes what an update tells of a reading, at once and in the order in which it comes. */
  tell(update: Update): void {
    for (const event of update.events) this.note(event);
    const { phase, number, hit, touches } = update.state.view.facts;
    if (this.account && this.account.card === hit) this.account = { ...this.account, touches: timed(this.account.touches, touches) };
    const listening = phase === "calm" || phase === "listen";
    if (this.on && (!listening || number !== this.number)) this.close();
  }

  close(): void {
    clearTimeout(this.timer);
    this.waiting.clear();
    this.number = 0;
  }

  private note(event: EventView): void {
    const [card = ""] = event.cards ?? [];
    const seat = event.seat ?? null;
    if (event.kind === "drawn" && event.target === "reading") {
      if (this.account === null || this.account.card !== "") this.account = { ...NOTHING };
      return;
    }
    if (event.kind === "called" && event.key === "early" && this.account?.gone) this.account = { ...NOTHING };
    const { account } = this;
    if (account === null) return;
    if (event.kind === "revealed" && event.target === "reading" && card !== "") this.account = { ...account, card };
    else if (event.kind === "called" && event.key === "touch") {
      const ms = event.words?.[0];
      this.account = { ...account, touches: [...account.touches, { seat: seat ?? 0, card, ms: ms === undefined ? null : Number(ms) }] };
    } else if (event.kind === "called") this.account = { ...account, calls: [...account.calls, { seat: seat ?? 0, key: event.key ?? "" }] };
    else if (event.kind === "moved" && event.target === "read") this.account = { ...account, gone: true, taker: seat, absent: event.source === "ghosts" || event.source === null };
    else if (event.kind === "moved" && event.target === "sent") this.account = { ...account, sent: [...account.sent, { seat: seat ?? 0, card }] };
  }
}
