import type { CardBook, PoemBook, Catalogue, HouseCode, HouseRules, NewReading, NewTable, Problem, ReadingSeated, Seated, TableStatus } from "./messages";
import type { SeatKey } from "./seat";

/** A request that the server refused; `code` is the one of a problem message. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
  ) {
    super(code);
  }
}

async function json<T>(request: Promise<Response>): Promise<T> {
  const answer = await request.catch(() => {
    throw new Refused("unreachable", "");
  });
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refused(problem.code ?? "unreachable", problem.detail ?? "");
}

export function fetchCatalogue(): Promise<Catalogue> {
  return json<Catalogue>(fetch("api/catalogue"));
}

let book: Promise<CardBook> | null = null;

/** What the pages about the cards show besides texts; asked for once. */
export function fetchBook(): Promise<CardBook> {
  if (book) return book;
  book = json<CardBook>(fetch("api/cards"));
  book.catch(() => (book = null));
  return book;
}

let poems: Promise<PoemBook> | null = null;

/** The hundred poems; asked for once. */
export function fetchPoems(): Promise<PoemBook> {
  if (poems) return poems;
  poems = json<PoemBook>(fetch("api/poems"));
  poems.catch(() => (poems = null));
  return poems;
}

/** The rules of a game in words, as Markdown. */
export async function fetchRules(game: string, language: string): Promise<string> {
  const answer = await fetch(`rules/${game}/${language}.md`).catch(() => null);
  if (!answer?.ok) throw new Refused("unreachable", "");
  return answer.text();
}

export function openTable(table: NewTable): Promise<Seated> {
  const body = JSON.stringify(table);
  return json<Seated>(fetch("api/tables", { method: "POST", headers: { "content-type": "application/json" }, body }));
}

/** Asks a question of the cards; asked before, it is the table of that time. */
export function openReading(reading: NewReading): Promise<ReadingSeated> {
  const body = JSON.stringify(reading);
  return json<ReadingSeated>(fetch("api/readings", { method: "POST", headers: { "content-type": "application/json" }, body }));
}

/** The code of house rules. */
export async function codeOf(rules: HouseRules): Promise<string> {
  const body = JSON.stringify(rules);
  const made = await json<HouseCode>(fetch("api/sheets", { method: "POST", headers: { "content-type": "application/json" }, body }));
  return made.code;
}

/** The house rules that a code holds. */
export function rulesOf(code: string): Promise<HouseRules> {
  // a path has no empty part: a code of nothing is asked for as a hyphen
  return json<HouseRules>(fetch(`api/sheets/${encodeURIComponent(code.trim() || "-")}`));
}

/** What became of a table: null when it is gone. */
export async function tableStatus(key: SeatKey): Promise<TableStatus | null> {
  const where = `api/tables/${encodeURIComponent(key.table)}?token=${encodeURIComponent(key.token)}`;
  const answer = await fetch(where);
  if (answer.ok) return (await answer.json()) as TableStatus;
  if (answer.status >= 500) throw new Refused("unreachable", "");
  return null;
}
