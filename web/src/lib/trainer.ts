/** Spaced repetition of the hundred poems: what is known of each, when it comes back, what is asked next. Pure. */

/** What the trainer knows of a poem. Times are milliseconds, moments milliseconds since 1970. */
export interface Known {
  /** 1 to BOXES.length; a poem that was never asked has no entry */
  box: number;
  /** when it comes back */
  due: number;
  /** how often it was asked, and answered rightly */
  seen: number;
  right: number;
  /** when it was last asked */
  asked: number;
  /** how long the last right answers took, oldest first; at most KEPT */
  times: number[];
  /** cards that were taken for it: how often each */
  taken: Record<string, number>;
}

export type Knowledge = Record<string, Known>;

export interface Answer {
  right: boolean;
  ms: number;
  /** the card that was taken for it, where one was */
  taken?: string;
  /** a right answer that took longer does not raise the box */
  bound: number;
}

/** Days after which each box comes back; the first one comes back within the same session. */
export const BOXES = [0, 1, 3, 7, 16, 35];
/** Within a session: after so many milliseconds, and after so many other questions. */
export const SOON = 60_000;
export const SOON_MISSED = 3;
export const SOON_RIGHT = 8;
const MOST = 3;
/** So many right times are kept of a poem. */
export const KEPT = 15;
/** So many poems that were never asked are begun in a day, besides those that are due. */
export const NEW_A_DAY = 10;
/** A poem is weak when it was missed, and less than this part of the answers was right. */
const WEAK = 0.8;

/** The day of a moment, as the clock on the wall has it: `2026-11-30`. */
export function dayOf(now: number): string {
  const date = new Date(now);
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The first moment of the day so many days after today. */
export function dayAfter(now: number, days: number): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}

/** In how many days something comes back: 0 today or earlier. */
export function daysUntil(due: number, now: number): number {
  return Math.max(0, Math.round((dayAfter(due, 0) - dayAfter(now, 0)) / 86_400_000));
}

/** Whether a poem has come back; also when that is further away than any box: a clock was wrong then. */
export function isDue(known: Known | undefined, now: number): boolean {
  return known !== undefined && (known.due <= now || known.due > dayAfter(now, Math.max(...BOXES) + 1));
}

/**
 * What is known of a poem after an answer. Right and in time: one box up, if it was due; a poem that was asked
 * before its time learns nothing about its box. Right but slow: the same box again. Wrong: the first box.
 */
export function learn(known: Known | undefined, answer: Answer, now: number): Known {
  const before = known ?? { box: 0, due: now, seen: 0, right: 0, asked: now, times: [], taken: {} };
  const taken = { ...before.taken };
  if (!answer.right && answer.taken) taken[answer.taken] = (taken[answer.taken] ?? 0) + 1;
  const count = { seen: before.seen + 1, right: before.right + Number(answer.right), asked: now, taken };
  const times = answer.right ? [...before.times, Math.round(answer.ms)].slice(-KEPT) : before.times;
  if (!answer.right) return { ...count, times, box: 1, due: now + SOON };
  if (before.box > 1 && !isDue(before, now)) return { ...count, times, box: before.box, due: before.due };
  const raised = answer.ms <= answer.bound ? before.box + 1 : Math.max(1, before.box);
  const box = Math.min(BOXES.length, raised);
  const days = BOXES[box - 1] ?? 0;
  return { ...count, times, box, due: days === 0 ? now + SOON : dayAfter(now, days) };
}

/** The middle one of some numbers; null of none. */
export function median(all: number[]): number | null {
  const sorted = [...all].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const low = sorted[Math.ceil(half) - 1];
  const high = sorted[Math.floor(half)];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** The part of the answers that was right; null before the first. */
export function share(known: Known | undefined): number | null {
  return known && known.seen > 0 ? known.right / known.seen : null;
}

export function isWeak(known: Known | undefined): boolean {
  const part = share(known);
  return part !== null && part < WEAK;
}

/** The card that was most often taken for a poem, if that happened more than once. */
export function mostTaken(known: Known | undefined): string | null {
  const [card, count] = Object.entries(known?.taken ?? {}).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0] ?? [null, 0];
  return count > 1 ? card : null;
}

/** How many poems are in each box; the first number is those that were never asked. */
export function boxCounts(codes: string[], all: Knowledge): number[] {
  const counts = [0, ...BOXES].fill(0);
  for (const code of codes) counts[all[code]?.box ?? 0]! += 1;
  return counts;
}

/** What decides about a poem for choosing it: its code and the morae of its kimari-ji. */
export interface Entry {
  code: string;
  deciding: string[];
}

/** Which poems: `due`, `weak`, `all`, `length-N` with N decisive morae, `kana-K` beginning with K. */
export function chosen(set: string, entries: Entry[], all: Knowledge, now: number): Entry[] {
  const [kind, value] = set.split("-");
  if (kind === "due") return entries.filter(({ code }) => isDue(all[code], now));
  if (kind === "weak") return entries.filter(({ code }) => isWeak(all[code]));
  if (kind === "length") return entries.filter(({ deciding }) => deciding.length === Number(value));
  if (kind === "kana") return entries.filter(({ deciding }) => deciding[0] === value);
  return entries;
}

/** The next poems that were never asked, short kimari-ji first; `begun`: how many were begun today. */
export function fresh(entries: Entry[], all: Knowledge, begun: number): Entry[] {
  const never = entries.filter(({ code }) => !all[code]);
  never.sort((a, b) => a.deciding.length - b.deciding.length || (a.code < b.code ? -1 : 1));
  return never.slice(0, Math.max(0, NEW_A_DAY - begun));
}

/**
 * The poems of a session in the order in which they are asked: those that are due first, the longest overdue
 * before the others, then those never asked, then the rest at random. For `due` new ones of the day follow.
 */
export function plan(set: string, entries: Entry[], all: Knowledge, now: number, begun: number, random: () => number = Math.random): string[] {
  const wanted = chosen(set, entries, all, now);
  const due = wanted.filter(({ code }) => isDue(all[code], now));
  due.sort((a, b) => (all[a.code]?.due ?? 0) - (all[b.code]?.due ?? 0) || (a.code < b.code ? -1 : 1));
  const others = set === "due" ? fresh(entries, all, begun) : mixed(wanted.filter(({ code }) => !isDue(all[code], now)), random);
  others.sort((a, b) => Number(all[a.code] !== undefined) - Number(all[b.code] !== undefined));
  return [...due, ...others].map(({ code }) => code);
}

/**
 * What is left to ask after an answer: a poem of the first box comes back after some others. One that is known
 * but slow comes until it was asked so many `times` in the session: else it would never end.
 */
export function after(left: string[], code: string, known: Known, right: boolean, times: number): string[] {
  if (known.box > 1 || (right && times >= MOST)) return left;
  const at = Math.min(left.length, right ? SOON_RIGHT : SOON_MISSED);
  return [...left.slice(0, at), code, ...left.slice(at)];
}

/** The same things in another order. */
export function mixed<T>(all: T[], random: () => number = Math.random): T[] {
  const rest = [...all];
  for (let at = rest.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [rest[at], rest[other]] = [rest[other]!, rest[at]!];
  }
  return rest;
}
