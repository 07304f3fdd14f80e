import { BOXES, dayAfter, dayOf, KEPT, type Answer, type Known, type Knowledge, learn } from "./trainer";

/** What was done on a day. */
export interface Day {
  asked: number;
  right: number;
  /** poems that were asked for the first time */
  begun: number;
}

/** Everything that the trainer remembers: in the browser, and in the file that it can be saved as. */
export interface Book {
  poems: Knowledge;
  /** by day, as `dayOf` names it */
  days: Record<string, Day>;
}

/** Why a text is no book, or not all of one: no JSON; not ours; of a newer version; some entries make no sense. */
export type Trouble = "damaged" | "foreign" | "newer" | "partly";

export const FORMAT = "hato-trainer";
export const VERSION = 1;
const CODE = /^k(?:0[0-9][1-9]|0[1-9]0|100)$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** No moment is later than this: the year 5138. */
const LATEST = 1e14;

export function blank(): Book {
  return { poems: {}, days: {} };
}

type Loose = Record<string, unknown>;

function isObject(value: unknown): value is Loose {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isCount(value: unknown, most = LATEST): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most;
}

function isKnown(value: unknown): value is Known {
  if (!isObject(value)) return false;
  const { box, due, seen, right, asked, times, taken } = value;
  return (
    isCount(box, BOXES.length) && box > 0 && isCount(due) && isCount(asked) && isCount(seen) && seen > 0 && isCount(right, seen) &&
    Array.isArray(times) && times.length <= KEPT && times.every((time) => isCount(time)) &&
    isObject(taken) && Object.entries(taken).every(([code, count]) => CODE.test(code) && isCount(count))
  );
}

function isDay(value: unknown): value is Day {
  return isObject(value) && isCount(value.asked) && isCount(value.right, value.asked) && isCount(value.begun, value.asked);
}

/** Entries that make sense, and whether all did. */
function sound<T>(from: unknown, name: RegExp, fits: (value: unknown) => value is T): [Record<string, T>, boolean] {
  if (!isObject(from)) return [{}, false];
  const good = Object.entries(from).filter((pair): pair is [string, T] => name.test(pair[0]) && fits(pair[1]));
  return [Object.fromEntries(good), good.length === Object.keys(from).length];
}

/** The book that a text holds, as far as it makes sense, and what is wrong with the text. */
export function readBook(text: string): { book: Book; trouble: Trouble | null } {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return { book: blank(), trouble: "damaged" };
  }
  if (!isObject(found) || found.format !== FORMAT || !isCount(found.version)) return { book: blank(), trouble: "foreign" };
  if (found.version > VERSION) return { book: blank(), trouble: "newer" };
  const [poems, all] = sound(found.poems, CODE, isKnown);
  const [days, every] = sound(found.days, DAY, isDay);
  return { book: { poems, days }, trouble: all && every ? null : "partly" };
}

export function writeBook({ poems, days }: Book): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, poems, days });
}

/** The book after an answer. */
export function noted(book: Book, code: string, answer: Answer, now: number): Book {
  const day = dayOf(now);
  const before = book.days[day] ?? { asked: 0, right: 0, begun: 0 };
  const today = { asked: before.asked + 1, right: before.right + Number(answer.right), begun: before.begun + Number(!book.poems[code]) };
  return { poems: { ...book.poems, [code]: learn(book.poems[code], answer, now) }, days: { ...book.days, [day]: today } };
}

/** Two books as one: of each poem the entry that was asked last, of each day the one with more answers. */
export function merged(one: Book, other: Book): Book {
  const poems = { ...one.poems };
  for (const [code, known] of Object.entries(other.poems)) if (known.asked >= (poems[code]?.asked ?? 0)) poems[code] = known;
  const days = { ...one.days };
  for (const [day, done] of Object.entries(other.days)) if (done.asked >= (days[day]?.asked ?? 0)) days[day] = done;
  return { poems, days };
}

/** On how many days in a row so many questions were answered; today counts when it has them already. */
export function streak(days: Record<string, Day>, goal: number, now: number): number {
  const met = (ago: number): boolean => (days[dayOf(dayAfter(now, -ago))]?.asked ?? 0) >= goal;
  let first = met(0) ? 0 : 1;
  const begin = first;
  while (met(first)) first += 1;
  return first - begin;
}
