import { points as inWords } from "./points";
import { cardName, suitOf } from "./cards";
import type { LogEntry } from "./log";
import { look } from "./look.svelte";
import type { LineView } from "./messages";
import { accounts, apart, isSum, type Step } from "./settling";
import { gameText, list, number, t } from "./texts.svelte";

/** Who is at the table, as sentences need it. */
export interface Speakers {
  game: string;
  you: number;
  name: (seat: number | null) => string;
  /** the winner of a round that is over */
  winner: (round: number) => number | null;
}

function who(seat: number | null, at: Speakers): string {
  return seat === null ? "none" : seat === at.you ? "you" : "other";
}

function quoted(cards: string[]): string {
  return list(cards.map((card) => t("quoted", { card: cardName(card) })));
}

/** "You +14, Fox −7": the change of points of those whose points change. */
export function changes(points: number[], name: (seat: number) => string): string {
  const moved = points.flatMap((change, seat) => (change === 0 ? [] : [t("log-change", { name: name(seat), points: inWords(change, true) })]));
  return list(moved);
}

function step({ line, total }: Step, first: boolean, at: Speakers): string {
  const args = { line: gameText(at.game, "line", line.key), points: inWords(line.points, true), factor: line.factor, total: inWords(total) };
  if (isSum(line)) return t("log-line-sum", args);
  if (line.factor !== 1) return t("log-line-times", args);
  return t(first ? "log-line-first" : "log-line-plus", args);
}

/** The arithmetic of a round: the winner's lines, then each loser's, and what he pays. */
function settlement(lines: LineView[], at: Speakers): string[] {
  const all = accounts(lines);
  if (apart(all)) {
    return all.flatMap(({ seat, steps }) => steps.map((one, i) => t("log-of", { name: at.name(seat), said: step(one, i === 0, at) })));
  }
  const [winner, ...losers] = all;
  const said = winner?.steps.map((one, i) => step(one, i === 0, at)) ?? [];
  for (const { seat, steps, total } of losers) {
    const args = { who: who(seat, at), name: at.name(seat), points: inWords(total) };
    if (steps.length > 1) {
      said.push(t("log-owes", { ...args, points: inWords(steps[0]?.total ?? 0) }));
      for (const one of steps.slice(1)) said.push(t("log-of", { name: args.name, said: step(one, false, at) }));
    }
    said.push(t("log-pays", args));
  }
  return said;
}

/** What each hand brought to whom, and what the bank took and paid. */
function bankAccounts(lines: LineView[], at: Speakers): string[] {
  return lines.map((line) => t("log-account", { name: at.name(line.seat), line: gameText(at.game, "line", line.key), points: inWords(line.points, true) }));
}

/** A card that was chosen is taken with the others of its month; what else was won needs no reason. */
function taking(entry: LogEntry, args: Record<string, string | number>): string[] {
  const chosen = entry.chosen && entry.taken.includes(entry.chosen) ? entry.chosen : null;
  const month = chosen === null ? [] : entry.taken.filter((card) => suitOf(card) === suitOf(chosen));
  const rest = entry.taken.filter((card) => !month.includes(card));
  const said: string[] = [];
  if (chosen !== null) {
    const others = month.filter((card) => card !== chosen);
    const [card] = others;
    if (others.length === 1 && card) said.push(t("log-pick", { ...args, card: cardName(card), taken: quoted([chosen]), count: 1 }));
    else said.push(t("log-take", { ...args, taken: quoted(month) }));
  }
  if (rest.length > 0) said.push(t("log-take", { ...args, taken: quoted(rest) }));
  return said;
}

/** What an entry of the log says, each sentence to be read out by itself. */
export function sentences(entry: LogEntry, at: Speakers): string[] {
  const { key, round } = entry;
  const name = entry.name ?? "";
  const args = {
    who: who(entry.seat, at),
    name: at.name(entry.seat),
    card: entry.card === null ? "" : cardName(entry.card),
    cards: quoted(entry.cards ?? []),
    taken: quoted(entry.taken),
    count: entry.taken.length,
    to: who(entry.to ?? null, at),
    receiver: at.name(entry.to ?? null),
    names: list((entry.seats ?? []).map((seat) => at.name(seat))),
    round,
    amount: number(entry.amount ?? 0),
    hand: entry.hand ?? 0,
    one: entry.words?.[1] ?? "",
    two: entry.words?.[2] ?? "",
    three: entry.words?.[3] ?? "",
    number: (entry.cards ?? []).length,
    ms: entry.ms ?? 0,
  };
  if (key === "log-call") {
    const call = gameText(at.game, "call", name, { count: entry.count ?? 1 });
    return [t(entry.cards?.length ? "log-call-cards" : "log-call", { ...args, call })];
  }
  if (key === "log-take") return taking(entry, args);
  if (key === "log-lines" && look.layout === "banking") return bankAccounts(entry.lines ?? [], at);
  if (key === "log-lines") return settlement(entry.lines ?? [], at);
  if (key === "log-shuffled") return [gameText(at.game, "shuffled", name)];
  if (key === "log-paid") {
    const change = changes(entry.points ?? [], at.name);
    return [t("log-paid", { what: gameText(at.game, "paid", name), change })];
  }
  if (key === "log-end") {
    const winner = entry.seat ?? at.winner(round);
    const you = winner === null ? "none" : winner === at.you ? "yes" : "no";
    const change = changes(entry.points ?? [], at.name);
    const end = gameText(at.game, "end", name, { winner: at.name(winner), you });
    return change === "" ? [end] : [end, t("log-changes", { change })];
  }
  return [t(key, args)];
}
