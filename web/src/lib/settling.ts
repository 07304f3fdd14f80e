import type { LineView } from "./messages";

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
export function isSum(line: LineView): boolean {
  return line.factor === 1 && line.points === 0 && line.cards.length === 0;
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
