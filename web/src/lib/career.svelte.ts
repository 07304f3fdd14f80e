import { openTable } from "./api";
import type { NewTable, ResultView, TableView } from "./messages";
import { CAREER, saveSeat } from "./seat";
import { accounts } from "./settling";

/** What the menu of the 1995 mode offers (C-4, C-5). */
export const CAPITALS = [100, 500, 1000];
export const STAKES = [1, 5, 10];
export const GAME = "hato";
const WITH_EXTRA = "card1995";
const WITHOUT_EXTRA = "card1995_fair";
/** The preset whose rules the menu shows. */
export const PRESET = WITH_EXTRA;

/** The terms of a new career; kept for the next visit. */
export interface Terms {
  capital: number;
  stake: number;
  level: string;
  extra: boolean;
}

const STORE = "hato.career.terms";
const USUAL: Terms = { capital: 500, stake: 1, level: "", extra: true };

function initial(): Terms {
  try {
    const kept = { ...USUAL, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Terms>) };
    return CAPITALS.includes(kept.capital) && STAKES.includes(kept.stake) ? kept : USUAL;
  } catch {
    return USUAL;
  }
}

export const terms = $state<Terms>({ ...initial() });

/** Keeps the terms from now on; called once, inside an effect root. */
export function keepTerms(): void {
  $effect(() => {
    const text = JSON.stringify(terms);
    try {
      localStorage.setItem(STORE, text);
    } catch {
      // the menu starts as usual next time
    }
  });
}

/** Opens a career and keeps its seat; rejects with Refused. */
export async function begin({ capital, stake, level, extra }: Terms): Promise<void> {
  const order: NewTable = { game: GAME, preset: extra ? WITH_EXTRA : WITHOUT_EXTRA, options: { capital, stake }, level, name: "", seats: 2 };
  const { table, token } = await openTable(order);
  saveSeat({ table, token }, CAREER);
}

/** The terms on which a career is played. */
export function termsOf(table: TableView): Terms {
  return { capital: capitalOf(table), stake: table.stake, level: "", extra: hasExtra(table) };
}

/** Whether a further card may follow one turned from the stock. */
export function hasExtra(table: TableView): boolean {
  return table.preset === WITH_EXTRA;
}

/** The other seat of the two. */
export function rivalOf(table: TableView): number {
  return 1 - (table.you ?? 0);
}

/** The line up to which the lines are a seat's own; after it the opponent's score is subtracted. */
const OWN = "round_score";

/** A seat's score in a round: its lines, and what they come to before the opponent's are subtracted. */
export interface Score {
  lines: { key: string; points: number; cards: string[] }[];
  total: number;
}

/** A finished round as the account shows it. Money, not points, where it says so. */
export interface Round {
  round: number;
  scores: Score[];
  /** your score less the opponent's */
  lead: number;
  /** what that is worth, and what was really won or lost: nobody pays more than he has */
  due: number;
  money: number;
  /** each seat's money after it */
  after: number[];
}

function scoreOf(result: ResultView, seat: number): Score {
  const all = accounts(result.lines).find((one) => one.seat === seat)?.steps ?? [];
  const own = all.findIndex(({ line }) => line.key === OWN);
  const lines = all.slice(0, own < 0 ? all.length : own).map(({ line }) => line);
  return { lines, total: lines.reduce((sum, line) => sum + line.points, 0) };
}

/** Each player's money at the beginning: both have the same, and none is lost. */
export function capitalOf(table: TableView): number {
  return (table.totals.reduce((sum, total) => sum + total, 0) / table.totals.length) * table.stake;
}

/** The rounds of a career so far. */
export function roundsOf(table: TableView): Round[] {
  const you = table.you ?? 0;
  let before = table.seats.map(() => capitalOf(table));
  return table.results.map((result) => {
    const scores = table.seats.map((_, seat) => scoreOf(result, seat));
    const after = result.totals.map((total) => total * table.stake);
    const lead = (scores[you]?.total ?? 0) - (scores[1 - you]?.total ?? 0);
    const money = (after[you] ?? 0) - (before[you] ?? 0);
    before = after;
    return { round: result.round, scores, lead, due: lead * table.stake, money, after };
  });
}
