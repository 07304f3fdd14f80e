import type { LineView } from "./messages";
import { points } from "./points";
import { number } from "./texts.svelte";

/** A settlement line and what the running total is after it. */
export interface Step {
  line: LineView;
  total: number;
}

/** The lines of one seat, which make a sum of their own. */
export interface Account {
  seat: number;
  steps: Step[];
  total: number;
}

/** Whether every seat has an account of its own, beside the others, and not a share in what the winner has. */
export function apart(all: Account[]): boolean {
  return all.length > 1 && all.every(({ steps }) => steps[0]?.line.key !== "share");
}

/** Whether a line adds nothing: it says what the lines before it come to. */
export function isSum(line: LineView | undefined): boolean {
  return line?.factor === 1 && line.points === 0 && line.cards.length === 0;
}

/** Lines of one key that stand for themselves, as one with their sum. */
export interface Sum {
  line: LineView;
  /** how many lines there are */
  count: number;
  /** what the running total is after the last of them */
  total: number;
}

/**
 * The lines of an account, in order; those of one key are added up, as far as no factor stands between them.
 * Together they still come to the same.
 */
export function summed({ steps }: Account): Sum[] {
  const all: Sum[] = [];
  let open = 0;
  for (const { line, total } of steps) {
    const plain = line.factor === 1 && !isSum(line);
    const known = plain ? all.findIndex((one, i) => i >= open && one.line.key === line.key) : -1;
    const before = all[known];
    if (before) {
      const { points, cards } = before.line;
      all[known] = { line: { ...line, points: points + line.points, cards: [...cards, ...line.cards] }, count: before.count + 1, total };
    } else all.push({ line, count: 1, total });
    if (!plain) open = all.length;
  }
  return all;
}

/** What a line does to the account: "+3", "×2", or what the lines before it come to. */
export function inWords({ line, total }: Sum): string {
  if (isSum(line)) return points(total);
  return line.factor === 1 ? points(line.points, true) : `×${number(line.factor)}`;
}

/** The lines of a settlement seat by seat: first the winner's, then what each loser's come to. */
export function accounts(lines: LineView[]): Account[] {
  const all: Account[] = [];
  for (const line of lines) {
    let account = all.at(-1);
    if (!account || account.seat !== line.seat) all.push((account = { seat: line.seat, steps: [], total: 0 }));
    account.total = (account.total + line.points) * line.factor;
    account.steps.push({ line, total: account.total });
  }
  return all;
}
