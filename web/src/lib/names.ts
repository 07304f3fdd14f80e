import { cardName, suitName } from "./cards";
import { look } from "./look.svelte";
import { gameText, list, maybe } from "./texts.svelte";

const MONTH = /^\d\d$/;
const FLOWER = /^(\d\d[barj]\w*|X\w+)$/;

/** Whether a word of an action is the code of a card of the deck on the table. */
function isCard(word: string): boolean {
  return look.deck === "hanafuda" ? FLOWER.test(word) : maybe(`card-${word.split("_")[0] ?? ""}`) !== null;
}

/**
 * What an action is called on its button, with its card, plant, month and use where it has them. `cards` are
 * all its cards, `one`, `two` and `three` the words after the verb as they are.
 */
export function actionName(game: string, words: string[]): string {
  const [verb = "", ...rest] = words;
  const suit = rest.find((word) => MONTH.test(word)) ?? "";
  const cards = rest.filter(isCard);
  const card = cards[0] ?? "";
  const [one = "", two = "", three = ""] = rest;
  return gameText(game, "action", verb, {
    card: card ? cardName(card) : "",
    cards: list(cards.map(cardName)),
    plant: suit ? suitName(suit) : "",
    month: look.months[suit] ?? 0,
    use: rest.find((word) => word === "animal" || word === "junk") ?? "none",
    one,
    two,
    three,
  });
}
