import { openReading, Refused } from "./api";
import { Connection, type Line } from "./connection";
import { earlier, forget, reader, remember, type Earlier } from "./earlier";
import type { Outgoing, TableView } from "./messages";
import type { SeatKey } from "./seat";
import { settings } from "./settings.svelte";
import { sound } from "./sound";

/** The way to a reading (FT-1); the last step is a closed reading. */
export type Step = "prepare" | "ask" | "mix" | "pick" | "read" | "closed";

/** What a reading's table says besides where its cards are. */
export interface Facts {
  phase: string;
  picked: number[];
  cards: string[];
  amplify: number[];
  /** the parts of the combined text: key, and the suit whose meaning it names */
  reading: [string, string][];
}

/** Characters of a question. */
export const LONGEST = 300;

const TOAST = 7000;

/** The back of the deck that is kept for fortune telling. */
export function backArt(): string {
  return `art/decks/hanafuda/${settings.palette === "default" ? "" : `${settings.palette}/`}back-fortune.svg`;
}

/** A reading from the advice to its close. */
export class Fortune {
  step = $state<Step>("prepare");
  question = $state("");
  target = $state("prev_else_next");
  table = $state.raw<TableView | null>(null);
  /** it was asked before: when, in milliseconds since 1970 */
  again = $state<number | null>(null);
  earlier = $state.raw<Earlier[]>(earlier());
  problem = $state<string | null>(null);
  line = $state<Line>("online");
  busy = $state(false);

  private connection: Connection | null = null;
  private toast = 0;

  get facts(): Facts | null {
    return (this.table?.view.facts as Facts | undefined) ?? null;
  }

  /** The places that may be picked now, or the sides of which one may be chosen. */
  get open(): Set<string> {
    if (this.busy) return new Set();
    return new Set(this.table?.view.choices.map((choice) => choice.words.join(" ")));
  }

  /** Asks the question, which spreads the cards or brings back the reading of the first time. */
  async ask(): Promise<void> {
    if (this.busy) return;
    this.problem = null;
    const question = this.question.trim().replace(/\s+/g, " ");
    if (!question) return this.complain("no_question");
    this.busy = true;
    try {
      const seated = await openReading({ question, reader: reader(), bright_target: this.target });
      this.again = seated.again ? seated.created_ms : null;
      this.earlier = remember({ question, at: seated.created_ms, table: seated.table, token: seated.token });
      this.question = this.earlier.find((one) => one.table === seated.table)?.question ?? question;
      this.sit(seated);
    } catch (reason) {
      this.busy = false;
      this.complain(reason instanceof Refused ? reason.code : "unreachable");
    }
  }

  /** Opens an earlier reading. */
  recall(entry: Earlier): void {
    this.question = entry.question;
    this.again = entry.at;
    this.sit(entry);
  }

  forget(): void {
    forget();
    this.earlier = [];
  }

  /** Picks a place, or says what is strengthened; the words are those of a choice. */
  send(words: string): void {
    if (!this.table || !this.open.has(words)) return;
    this.busy = true;
    this.connection?.move(this.table.ply, words.split(" "));
    sound("tick");
  }

  /** The reading is closed, and the next question can be thought of. */
  end(): void {
    this.leave();
    this.step = "closed";
    this.question = "";
  }

  /** Closes the line to the table. */
  leave(): void {
    this.connection?.close();
    this.connection = null;
    this.table = null;
    this.again = null;
    this.busy = false;
    clearTimeout(this.toast);
  }

  private sit(key: SeatKey): void {
    this.connection?.close();
    this.table = null;
    this.busy = true;
    const { table, token } = key;
    this.connection = new Connection({ table, token }, (message) => this.receive(message), (line) => (this.line = line));
  }

  private receive(message: Outgoing): void {
    if (message.type === "update" || message.type === "resync") this.show(message.state);
    else if (message.type === "problem") this.fail(message.code);
  }

  private show(table: TableView): void {
    const first = this.table === null;
    this.table = table;
    this.busy = this.connection?.busy ?? false;
    const { phase, picked } = table.view.facts as unknown as Facts;
    if (phase === "closed") this.turn("read");
    else if (first) this.turn(picked.length === 0 ? "mix" : "pick");
    if (first && this.step === "mix") sound("shuffle");
  }

  private turn(step: Step): void {
    if (this.step !== step) sound(step === "read" ? "yaku" : "tick");
    this.step = step;
  }

  private fail(code: string): void {
    this.busy = false;
    if (code === "no_table" || code === "not_seated") {
      this.leave();
      this.step = "ask";
    }
    this.complain(code);
  }

  private complain(code: string): void {
    this.problem = code;
    clearTimeout(this.toast);
    this.toast = window.setTimeout(() => (this.problem = null), TOAST);
  }
}
