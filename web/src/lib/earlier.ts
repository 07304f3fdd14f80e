import type { SeatKey } from "./seat";

/** A question that was asked in this browser, and the key to its table. The server does not have its words. */
export interface Earlier extends SeatKey {
  question: string;
  /** when it was asked for the first time, in milliseconds since 1970 */
  at: number;
}

const LIST = "hato.readings";
const READER = "hato.reader";
const SECRET_BYTES = 32;

function stored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

function store(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // without storage it lasts as long as the page
  }
}

let secret = "";

/** The secret by which the server knows that it is the same reader who asks again; made at the first question. */
export function reader(): string {
  const kept = stored(READER);
  if (typeof kept === "string" && /^[\w-]{22,128}$/.test(kept)) secret = kept;
  if (!secret) {
    secret = Array.from(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
    store(READER, secret);
  }
  return secret;
}

/** The questions asked in this browser, the latest first. */
export function earlier(): Earlier[] {
  const kept = stored(LIST);
  if (!Array.isArray(kept)) return [];
  return kept.filter((one: Partial<Earlier> | null) => one?.question && one.table && one.token && one.at) as Earlier[];
}

/** Keeps a question, each table once with its first words. */
export function remember(entry: Earlier): Earlier[] {
  const all = earlier();
  if (!all.some((one) => one.table === entry.table)) all.unshift(entry);
  store(LIST, all);
  return all;
}

/** Forgets the words of all questions. The reader stays the same, so that no question is answered twice. */
export function forget(): void {
  store(LIST, null);
}
