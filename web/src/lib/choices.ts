import type { ChoiceView } from "./messages";

/** What the cards that were tapped so far can still become. Legality is the server's; this only matches taps. */
export class Taps {
  constructor(
    private readonly choices: ChoiceView[],
    readonly taken: string[],
  ) {}

  private get open(): ChoiceView[] {
    return this.choices.filter(
      (choice) => choice.taps.length >= this.taken.length && this.taken.every((card, i) => choice.taps[i] === card),
    );
  }

  /** The choice that the taps spell exactly, if there is just one. */
  get complete(): ChoiceView | null {
    const exact = this.open.filter((choice) => choice.taps.length === this.taken.length && choice.taps.length > 0);
    return exact.length === 1 && exact[0] ? exact[0] : null;
  }

  /** Cards that may be tapped next. */
  get next(): Set<string> {
    const cards = this.open.map((choice) => choice.taps[this.taken.length]);
    return new Set(cards.filter((card) => card !== undefined));
  }

  /** The choice after one more tap, if that makes it complete. */
  then(card: string): ChoiceView | null {
    return new Taps(this.choices, [...this.taken, card]).complete;
  }
}

/** Choices that are buttons: their first tap, if there is one, is no card of `tappable`. */
export function buttons(choices: ChoiceView[], tappable: Set<string>): ChoiceView[] {
  return choices.filter((choice) => choice.taps[0] === undefined || !tappable.has(choice.taps[0]));
}
