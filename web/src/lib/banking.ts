import { HIDDEN, suitOf } from "./cards";
import { phaseOf, texts } from "./facts";
import type { GameView } from "./messages";
import { type Shown, placeOf } from "./places";

/** How a hand did against the dealer: its name, 1, 0 or -1 (null: not settled), and how often the bet is paid. */
export interface Verdict {
  name: string;
  sign: number | null;
  factor: number;
}

/** What a seat has on a hand. */
export interface Chip {
  seat: number;
  amount: number;
}

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === "number") : [];
}

/** How many hands lie on the table; 0 where each player has a hand of his own. */
export function tableHands(view: GameView): number {
  return Array.isArray(view.facts.laid) ? view.facts.laid.length : 0;
}

/** The bets on a table hand, in the order of the seats from the dealer on. */
export function chips(view: GameView, hand: number, dealer: number): Chip[] {
  const all = Array.isArray(view.facts.bets) ? view.facts.bets.map(numbers) : [];
  const order = all.map((_, i) => (dealer + i) % all.length);
  return order.map((seat) => ({ seat, amount: all[seat]?.[hand] ?? 0 })).filter(({ amount }) => amount > 0);
}

/** The hand that is asked now, from 0; null where the question is about none of them. */
export function askedHand(view: GameView): number | null {
  const at = view.facts.at;
  return typeof at === "number" && (phaseOf(view) === "third" || phaseOf(view) === "bet") ? at : null;
}

/** The verdicts of a round that is over, by table hand or by seat. */
export function verdicts(view: GameView): Verdict[] {
  return Array.isArray(view.facts.results) ? (view.facts.results as Verdict[]) : [];
}

/** What was said about a third card, by table hand or by seat: `third`, `stand` or nothing yet. */
export function answers(view: GameView): (string | null)[] {
  const all = view.facts.answers;
  return Array.isArray(all) ? all.map((one) => (typeof one === "string" ? one : null)) : [];
}

/** The cards of the places in the order in which they came: `laid` says it for the open ones. */
export function handCards(shown: Shown, open: string, down: string, laid: unknown, downFirst: boolean): { card: string; key: string }[] {
  const known = texts(laid);
  const lying = shown.zones[open] ?? [];
  const faces = [...known.filter((card) => lying.includes(card)), ...lying.filter((card) => !known.includes(card))];
  const closed = (shown.zones[down] ?? []).map((card, i) => ({ card, key: card === HIDDEN ? `${down}#${i}` : card }));
  const opened = faces.map((card) => ({ card, key: card }));
  return downFirst ? [...closed, ...opened] : [...opened.slice(0, 1), ...closed, ...opened.slice(1)];
}

/** The cards of a player's own hand. */
export function ownCards(shown: Shown, seat: number): { card: string; key: string }[] {
  const place = placeOf("hand", seat);
  return (shown.zones[place] ?? []).map((card, i) => ({ card, key: card === HIDDEN ? `${place}#${i}` : card }));
}

/** The last digit of the months together; null while a card is hidden or missing. */
export function totalOf(cards: string[]): number | null {
  if (cards.length < 2 || cards.includes(HIDDEN)) return null;
  return cards.reduce((sum, card) => sum + Number(suitOf(card)), 0) % 10;
}
