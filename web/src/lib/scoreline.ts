import type { ResultView } from "./messages";
import { points } from "./points";
import { changes } from "./sentences";
import { type Account, accounts } from "./settling";
import { gameText, number, t } from "./texts.svelte";

/** "Hanami 5 + Boar, deer, butterflies 6 = 11 × 2 (From 7 points) = 22": base, every bonus and multiplier. */
function sum(game: string, { steps }: Account): string {
  const parts: string[] = [];
  let plain = 0;
  steps.forEach(({ line, total }, i) => {
    const name = gameText(game, "line", line.key);
    if (line.factor !== 1) {
      if (plain > 1) parts.push(`= ${points(total / line.factor)}`);
      parts.push(`× ${number(line.factor)} (${name}) = ${points(total)}`);
      plain = 0;
    } else {
      const sign = line.points < 0 ? "− " : i > 0 ? "+ " : "";
      parts.push(`${sign}${name} ${points(Math.abs(line.points))}`);
      plain += 1;
    }
  });
  if (plain > 1) parts.push(`= ${points(steps.at(-1)?.total ?? 0)}`);
  return parts.join(" ");
}

/** How a round came to its points, for the sheet: the winner's sum, what others owe besides, and payments. */
export function scoreline(game: string, result: ResultView, name: (seat: number) => string): string[] {
  const [winner, ...losers] = accounts(result.lines);
  const said: string[] = [];
  if (winner) said.push(`${name(winner.seat)}: ${sum(game, winner)}`);
  for (const loser of losers) if (loser.steps.length > 1) said.push(`${name(loser.seat)}: ${sum(game, loser)}`);
  for (const payment of result.paid) said.push(`${gameText(game, "paid", payment.key)}: ${changes(payment.points, name)}`);
  return said.length > 0 ? said : [t("rules-sheet-draw")];
}
