import { cardName, suitName } from "./cards";
import { look } from "./look.svelte";
import { gameText } from "./texts.svelte";

const MONTH = /^\d\d$/;
const CARD = /^(\d\d\w+|X\w+)$/;

/** What an action is called on its button, with its card, plant, month and use where it has them. */
export function actionName(game: string, words: string[]): string {
  const [verb = "", ...rest] = words;
  const suit = rest.find((word) => MONTH.test(word)) ?? "";
  const card = rest.find((word) => CARD.test(word)) ?? "";
  return gameText(game, "action", verb, {
    card: card ? cardName(card) : "",
    plant: suit ? suitName(suit) : "",
    month: look.months[suit] ?? 0,
    use: rest.find((word) => word === "animal" || word === "junk") ?? "none",
  });
}
