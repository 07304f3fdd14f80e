import { type Book, blank, merged, noted, readBook, type Trouble, writeBook } from "./trainerbook";
import type { Answer } from "./trainer";
import { settings } from "./settings.svelte";

const STORE = "hato.trainer";
const WISHES = "hato.trainer.wishes";
/** What could not be read is kept under this name and a number. */
const ASIDE = "hato.trainer.aside.";

export const WAYS = ["ending", "beginning"] as const;
export const COUNTS = [4, 8];
export const ANSWERS = ["choose", "write"] as const;
export const GOALS = [10, 20, 50, 100];
/** Seconds within which an answer must come for its poem to move up; twice as many when it is written. */
export const BOUNDS = [2, 3, 5, 10];
export const SCRIPTS = ["kana_unvoiced", "kana", "kanji", "romaji"] as const;

/** How somebody wants to practise; kept for the next visit. */
export interface Wishes {
  way: (typeof WAYS)[number];
  set: string;
  count: number;
  answer: (typeof ANSWERS)[number];
  /** poems count as read, and what is left decides earlier */
  dynamic: boolean;
  /** the whole poem after each answer */
  poem: boolean;
  /** names under the cards and Latin letters under the beginnings */
  names: boolean;
  script: (typeof SCRIPTS)[number];
  bound: number;
  goal: number;
}

const BOTH = [true, false];
const KINDS: Record<string, readonly unknown[]> = { way: WAYS, count: COUNTS, answer: ANSWERS, dynamic: BOTH, poem: BOTH, names: BOTH, script: SCRIPTS, bound: BOUNDS, goal: GOALS };
const SET = /^(?:due|weak|all|length-[1-6]|kana-\p{Script=Hiragana})$/u;

function initial(): Wishes {
  const usual: Wishes = { way: "ending", set: "due", count: 4, answer: "choose", dynamic: false, poem: true, names: settings.language !== "ja", script: "kana_unvoiced", bound: 5, goal: 20 };
  try {
    const kept = Object.entries((JSON.parse(localStorage.getItem(WISHES) ?? "{}") ?? {}) as object);
    return { ...usual, ...Object.fromEntries(kept.filter(([name, value]) => (name === "set" ? SET.test(value) : KINDS[name]?.includes(value)))) };
  } catch {
    return usual;
  }
}

/** Writes to the browser's store; says whether it could. */
function put(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

function got(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** What the trainer remembers, in this browser. What cannot be read is laid aside and never lost. */
export class Store {
  book = $state.raw<Book>(blank());
  wishes = $state<Wishes>(initial());
  /** what was wrong with the stored text */
  trouble = $state<Trouble | null>(null);
  /** the names of the texts that were laid aside */
  aside = $state.raw<string[]>([]);
  /** the moment that the page shows; a page that stays open goes with the clock */
  now = $state(Date.now());
  /** the browser stores nothing: all is forgotten with the page */
  unsaved = $state(false);
  private wished = JSON.stringify(this.wishes);

  constructor() {
    this.read();
    this.look();
  }

  /** Reads again what another page may have written, and the clock. */
  read(): void {
    this.now = Date.now();
    const text = got(STORE);
    if (text === null || this.unsaved) return;
    const { book, trouble } = readBook(text);
    if (trouble) this.layAside(text, trouble, book);
    else this.book = book;
  }

  note(code: string, answer: Answer, now: number): void {
    this.read();
    this.change(noted(this.book, code, answer, now));
  }

  /** Takes a saved file in; says what is wrong with it, null: nothing. Only a sound file changes anything. */
  take(text: string): Trouble | null {
    const { book, trouble } = readBook(text);
    if (trouble) return trouble;
    this.read();
    this.change(merged(this.book, book));
    return null;
  }

  forget(): void {
    this.change(blank());
  }

  keepWishes(): void {
    const text = JSON.stringify(this.wishes);
    if (text === this.wished) return;
    this.wished = text;
    put(WISHES, text);
  }

  /** The texts that were laid aside, in one. */
  laidAside(): string {
    return this.aside.map((name) => got(name) ?? "").join("\n");
  }

  /** Removes what was laid aside. */
  drop(): void {
    for (const name of this.aside) localStorage.removeItem(name);
    this.look();
    this.trouble = null;
  }

  private change(book: Book): void {
    this.book = book;
    if (!this.unsaved && !put(STORE, writeBook(book))) this.unsaved = true;
  }

  /** Goes on with what made sense and what this page knows. If the old text cannot be kept beside, it stays and nothing is written. */
  private layAside(text: string, trouble: Trouble, book: Book): void {
    this.trouble = trouble;
    let number = 1;
    while (got(ASIDE + number) !== null && got(ASIDE + number) !== text) number += 1;
    if (!put(ASIDE + number, text)) this.unsaved = true;
    this.change(merged(this.book, book));
    this.look();
  }

  private look(): void {
    const names: string[] = [];
    for (let number = 1; got(ASIDE + number) !== null; number++) names.push(ASIDE + number);
    this.aside = names;
  }
}
