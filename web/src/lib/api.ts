import type { Catalogue, NewTable, Problem, Seated, TableStatus } from "./messages";
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

/** What became of a table: null when it is gone. */
export async function tableStatus(key: SeatKey): Promise<TableStatus | null> {
  const where = `api/tables/${encodeURIComponent(key.table)}?token=${encodeURIComponent(key.token)}`;
  const answer = await fetch(where);
  if (answer.ok) return (await answer.json()) as TableStatus;
  if (answer.status >= 500) throw new Refused("unreachable", "");
  return null;
}
