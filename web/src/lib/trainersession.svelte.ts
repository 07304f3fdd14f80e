import type { PoemAbout } from "./messages";
import { typedMorae } from "./romaji";
import { after, type Known, mixed, plan } from "./trainer";
import { choices, deciding, entryOf } from "./trainerpoems";
import type { Store } from "./trainerstore.svelte";
import { dayOf } from "./trainer";

/** What is asked: a poem, what decides about it, and what may be chosen. */
export interface Question {
  poem: PoemAbout;
  /** the morae that decide, among the poems not read yet */
  beginning: string[];
  /** empty: the answer is written */
  choices: PoemAbout[];
  /** the kimari-ji of each of the choices, in the same order */
  beginnings: string[];
}

/** How an answer was. */
export interface Told {
  right: boolean;
  slow: boolean;
  /** seconds that it took */
  seconds: number;
  /** the code of the card that was chosen, or what was written */
  given: string;
  before: number;
  known: Known;
  /** the last question was this one: nothing is left */
  last: boolean;
}

/** Of the poems that are not asked in a session, so many parts count as read when it begins. */
const READ = 0.5;
const SECOND = 1000;

/** A session of practice, from its first question to its end. */
export class Session {
  question = $state.raw<Question | null>(null);
  told = $state.raw<Told | null>(null);
  /** the codes of the poems that count as read */
  read = $state.raw<Set<string>>(new Set());
  asked = $state(0);
  right = $state(0);
  left = $state.raw<string[]>([]);
  private times: number[] = [];
  private turns = new Map<string, number>();
  private begun = 0;

  constructor(
    private readonly store: Store,
    private readonly poems: PoemAbout[],
  ) {
    const { wishes, book } = store;
    const now = Date.now();
    this.left = plan(wishes.set, poems.map(entryOf), book.poems, now, book.days[dayOf(now)]?.begun ?? 0);
    if (wishes.dynamic) {
      const others = poems.map(({ code }) => code).filter((code) => !this.left.includes(code));
      this.read = new Set(mixed(others).slice(0, Math.round(others.length * READ)));
    }
    this.next();
  }

  /** Seconds that the right answers took on average. */
  get seconds(): number {
    return this.times.reduce((sum, ms) => sum + ms, 0) / Math.max(1, this.times.length) / SECOND;
  }

  /** Shows the next question, if there is one. */
  next(): void {
    const [code, ...left] = this.left;
    const poem = this.poems.find((one) => one.code === code);
    this.told = null;
    this.left = left;
    this.question = poem ? this.ask(poem) : null;
    this.start();
  }

  /** The time of the question begins now: it is on the screen. */
  start(): void {
    this.begun = performance.now();
  }

  /** Whether something written could still become a right answer, and how many morae it has. */
  written(text: string): number | null {
    return this.question ? typedMorae(text, this.question.poem) : null;
  }

  /** Takes an answer: the code of the chosen card, a written beginning, or nothing for "show the answer". */
  answer(given: string): void {
    const { question, store } = this;
    if (!question || this.told) return;
    const { poem } = question;
    const ms = Math.max(0, performance.now() - this.begun);
    const free = question.choices.length === 0;
    const right = free ? (this.written(given) ?? 0) >= question.beginning.length : given === poem.code;
    const bound = store.wishes.bound * SECOND * (free ? 2 : 1);
    const before = store.book.poems[poem.code]?.box ?? 0;
    store.note(poem.code, { right, ms, bound, taken: free || given === "" ? undefined : given }, Date.now());
    const known = store.book.poems[poem.code];
    if (!known) return;
    const turns = (this.turns.get(poem.code) ?? 0) + 1;
    this.turns.set(poem.code, turns);
    this.asked += 1;
    this.right += Number(right);
    if (right) this.times.push(ms);
    this.left = after(this.left, poem.code, known, right, turns);
    if (store.wishes.dynamic && !this.left.includes(poem.code)) this.read = new Set([...this.read, poem.code]);
    this.told = { right, slow: right && ms > bound, seconds: ms / SECOND, given, before, known, last: this.left.length === 0 };
  }

  private ask(poem: PoemAbout): Question {
    const { way, count, answer, dynamic } = this.store.wishes;
    const unread = dynamic ? this.poems.filter(({ code }) => code === poem.code || !this.read.has(code)) : this.poems;
    const shown = way === "beginning" && answer === "write" ? [] : choices(poem, unread, count, this.store.book.poems[poem.code]?.taken);
    return { poem, beginning: deciding(poem, unread), choices: shown, beginnings: shown.map((one) => deciding(one, unread).join("")) };
  }
}
