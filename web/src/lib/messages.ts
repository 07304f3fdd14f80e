// Made by tools/web_types.py from src/hato/server/messages.py and bodies.py. Do not edit.

export const VERSION = 4;

export const MAX_FRAME = 4096;

/** A settlement line: the running total becomes `(total + points) * factor`. */
export interface LineView {
  key: string;
  seat: number;
  points: number;
  factor: number;
  cards: string[];
}

/** A yaku of the table's rules: `need` of `cards` score `points`, each further card `extra`. */
export interface SheetEntry {
  key: string;
  cards: string[];
  need: number;
  points: number;
  extra: number;
  further: string[];
  weights: Record<string, number>;
}

/** A zone as the viewer sees it: card codes in deck order, or only their number. */
export interface ZoneView {
  name: string;
  owner: number | null;
  count: number;
  cards: string[] | null;
}

/** A legal action: the words to send back, and the cards to tap in order that build it. */
export interface ChoiceView {
  words: string[];
  taps: string[];
  stake: number | null;
  pays: number[];
}

/** A round as one seat sees it; everything that may be shown and nothing else. */
export interface GameView {
  game: string;
  seat: number | null;
  kind: string;
  asked: number[];
  sealed: boolean;
  zones: ZoneView[];
  facts: Record<string, unknown>;
  choices: ChoiceView[];
  lines: LineView[];
  secrets: Record<string, unknown>;
}

/** One step of the closed event vocabulary, redacted for the receiver. */
export interface EventView {
  kind: string;
  seat?: number | null;
  cards?: string[];
  source?: string | null;
  target?: string | null;
  key?: string | null;
  words?: string[];
  lines?: LineView[];
  points?: number[];
}

/** Who sits at a seat. `level` and `avatar` are set for computer players, `name` for people. */
export interface SeatView {
  name: string;
  kind: string;
  level: string | null;
  avatar: string;
  online: boolean;
}

/** A payment within a round, beside its result (`paid-KEY`): the change of each seat's points. */
export interface PaymentView {
  key: string;
  points: number[];
}

/** How a round ended: `key` names the way, `points` the change of each total, `paid` included. */
export interface ResultView {
  round: number;
  month: number;
  dealer: number;
  key: string;
  winner: number | null;
  points: number[];
  totals: number[];
  lines: LineView[];
  paid: PaymentView[];
  factor: number;
  pot: number;
}

/** How long the match is (G-4): `rounds` (`n`), `target` (`points`), `time` (`minutes`), `bankroll`. */
export interface LengthView {
  type: string;
  n?: number | null;
  points?: number | null;
  minutes?: number | null;
  ends_ms?: number | null;
}

/** Everything that the page of one seat shows. */
export interface TableView {
  table: string;
  ply: number;
  game: string;
  preset: string;
  options: Record<string, unknown>;
  seats: SeatView[];
  you: number | null;
  length: LengthView;
  stake: number;
  parts: number;
  months: Record<string, number>;
  values: Record<string, number>;
  round: number;
  month: number;
  dealer: number;
  shuffler: number;
  cutter: number;
  draw: string;
  direction: string;
  totals: number[];
  results: ResultView[];
  left_ms: number | null;
  waiting: boolean;
  finished: boolean;
  winners: number[];
  money: number[];
  commitment: string;
  opening: string | null;
  sheet: SheetEntry[];
  view: GameView;
}

/** First frame of a connection: takes a seat by its secret token. */
export interface Hello {
  type: "hello";
  v: number;
  table: string;
  token: string;
}

/** An intent: at ply `ply` of `table` the seat does `action`, words as in a choice or `["next"]`. */
export interface Move {
  type: "move";
  v: number;
  table: string;
  ply: number;
  id: string;
  action: string[];
}

/** Keeps the line open and measures it; answered by `pong`. */
export interface Ping {
  type: "ping";
  v: number;
  sent: number;
}

/** While a poem is read: the seat has touched a card (KAR-9). */
export interface Touch {
  type: "touch";
  v: number;
  table: string;
  number: number;
  card: string;
  click: number;
}

/** Answer to `probe`, at once, with its number. */
export interface Echo {
  type: "echo";
  v: number;
  probe: number;
}

/** What happened since the last message (in order), and the table after it. */
export interface Update {
  type: "update";
  v: number;
  events: EventView[];
  state: TableView;
}

/** The intent is on disk as ply `ply`. The update follows (or came before). */
export interface Ack {
  type: "ack";
  v: number;
  id: string;
  ply: number;
}

/** The intent named a ply that is gone; nothing changed and this is the table now. */
export interface Resync {
  type: "resync";
  v: number;
  id: string;
  state: TableView;
}

/** A frame that was refused: `code` is the text key `problem-CODE`, `detail` fills its sentence. */
export interface Problem {
  type: "problem";
  v: number;
  code: string;
  detail: string;
  id: string | null;
}

/** Answer to `ping`, with its `sent`. */
export interface Pong {
  type: "pong";
  v: number;
  sent: number;
}

/** A poem will be read: the first mora is due in `lead_ms`, each further one `mora_ms` later (KAR-3). */
export interface Reading {
  type: "reading";
  v: number;
  number: number;
  lead_ms: number;
  mora_ms: number;
  lower: string | null;
  opening: boolean;
  heard: string[];
}

/** The next mora, `place` (from 1) of reading `number`; never sent before it has to be (KAR-9). */
export interface Mora {
  type: "mora";
  v: number;
  number: number;
  place: number;
  mora: string;
}

/** Measures the line; answered by `echo` at once. */
export interface Probe {
  type: "probe";
  v: number;
  probe: number;
}

/** An option of a game as a form shows it. */
export interface OptionInfo {
  name: string;
  type: string;
  default: unknown;
  values: unknown[];
  low: number | null;
  high: number | null;
  rule: string;
  keys: string[];
}

/** A preset: every option's value, those that differ from the nearest other preset, and its yaku. */
export interface PresetInfo {
  id: string;
  options: Record<string, unknown>;
  nearest: string;
  differences: Record<string, unknown>;
  sheet: SheetEntry[];
  values: Record<string, number>;
  seats: Record<string, Record<string, unknown>>;
}

/** A game of the catalogue. */
export interface GameInfo {
  id: string;
  layout: string;
  deals: boolean;
  seats: number[];
  deck: string;
  months: Record<string, number>;
  default_preset: string;
  presets: PresetInfo[];
  options: OptionInfo[];
  levels: string[];
  level: string | null;
}

/** GET /api/catalogue: what can be played here. */
export interface Catalogue {
  v: number;
  games: GameInfo[];
  languages: string[];
}

/** What a card or a month is called in all languages at once, with Latin readings (D-7, D-8). */
export interface NamesView {
  words: Record<string, string>;
  readings: Record<string, string>;
}

/** A card as its page shows it; `text` and `role` are text keys. */
export interface CardAbout {
  code: string;
  points: number;
  korean: number;
  names: NamesView;
  text: string;
  role: string | null;
}

/** A suit: its month in the Japanese and the Korean calendar (D-2), its names and its cards. */
export interface MonthAbout {
  suit: string;
  japanese: number;
  korean: number;
  names: NamesView;
  cards: CardAbout[];
}

/** GET /api/cards: all that the pages about the cards show besides texts, by suit. */
export interface CardBook {
  months: MonthAbout[];
}

/** POST /api/tables: opens a match of one person against the computer. */
export interface NewTable {
  game: string;
  preset: string;
  options: Record<string, unknown>;
  level: string;
  name: string;
  seats: number;
}

/** POST /api/sheets, and the answer to GET /api/sheets/CODE: house rules that a code can hold. */
export interface HouseRules {
  game: string;
  preset: string;
  options: Record<string, unknown>;
  seats: number;
}

/** Answer to POST /api/sheets: the code, in groups with hyphens. */
export interface HouseCode {
  code: string;
}

/** Answer to `NewTable`: the secret token is the key to the seat. */
export interface Seated {
  table: string;
  seat: number;
  token: string;
}

/** POST /api/readings: asks a question of the cards (FT-1). */
export interface NewReading {
  question: string;
  reader: string;
  bright_target: string;
}

/** Answer to `NewReading`: the key to the seat, and whether the reader has asked this before (FT-4). */
export interface ReadingSeated {
  table: string;
  seat: number;
  token: string;
  again: boolean;
  created_ms: number;
}

/** GET /api/tables/ID?token=...: enough to offer a match for continuing. */
export interface TableStatus {
  table: string;
  game: string;
  preset: string;
  round: number;
  totals: number[];
  parts: number;
  stake: number;
  you: number;
  finished: boolean;
}

/** A poem of the hundred. Spaces part the lines, in Latin letters ` / `. */
export interface PoemAbout {
  code: string;
  poet: string;
  upper: string;
  lower: string;
  upper_kana: string;
  lower_kana: string;
  upper_romaji: string;
  lower_romaji: string;
  card: string;
  morae: string[];
  lower_morae: string[];
  decisive: number;
}

/** GET /api/poems: the hundred poems in the order of the collection. */
export interface PoemBook {
  poems: PoemAbout[];
}

export type Incoming = Hello | Move | Ping | Touch | Echo;

export type Outgoing = Update | Ack | Resync | Problem | Pong | Reading | Mora | Probe;
