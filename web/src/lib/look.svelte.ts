import type { GameInfo } from "./messages";

/** How cards of the game on the screen look and are named: deck folder and displayed months. */
export const look = $state<{ game: string; deck: string; months: Record<string, number> }>({
  game: "koi_koi",
  deck: "hanafuda",
  months: {},
});

export function lookLike(game: GameInfo): void {
  look.game = game.id;
  look.deck = game.deck;
  look.months = game.months;
}
