import { kindOfCard } from "./melds";

/** The cards of a hand in heaps as they lie; the last heap holds what is in no group and may be empty. */
export type Heaps = string[][];

/** A group of the own hand that the table proposes, and what it is called. */
export interface Named {
  cards: string[];
  title: string;
  /** its name in the language of the game's country; empty where that says nothing new */
  native: string;
  /** what it counts, where groups count */
  points?: number;
}

/** Where a card is put: between two cards, and if they lie in two heaps, to which; `own`: it begins one. */
export interface Gap {
  left: string | null;
  right: string | null;
  side: "left" | "right" | "own";
}

function kinds(cards: string[]): string {
  return cards.map(kindOfCard).sort().join(" ");
}

/** The name of a heap: that of the group, if there is one, that has the same cards. */
export function nameOf(heap: string[], groups: Named[]): Named | undefined {
  return groups.find(({ cards }) => kinds(cards) === kinds(heap));
}

/** The heaps without a card, and without those that are empty then. */
function without(heaps: Heaps, card: string): Heaps {
  return tidy(heaps.map((heap) => heap.filter((one) => one !== card)));
}

function tidy(heaps: Heaps): Heaps {
  return heaps.filter((heap, at) => heap.length > 0 || at === heaps.length - 1);
}

/** The hand by the proposed groups, and then what is in none. */
function proposal(hand: string[], groups: Named[]): Heaps {
  const used = new Set<string>();
  const heaps = groups.map((group) => {
    const cards = hand.filter((card) => group.cards.includes(card) && !used.has(card));
    for (const card of cards) used.add(card);
    return cards;
  });
  return tidy([...heaps, hand.filter((card) => !used.has(card))]);
}

/** The hand as its owner has laid it; a copy may have become another one, and what is new is in no group. */
function kept(hand: string[], heaps: Heaps): Heaps {
  const left = new Set(hand);
  const found = heaps.map((heap) => heap.map((card) => (left.delete(card) ? card : null)));
  const filled = found.map((heap, row) =>
    heap.map((card, at) => {
      if (card !== null) return card;
      const kind = kindOfCard(heaps[row]?.[at] ?? "");
      const copy = [...left].find((one) => kindOfCard(one) === kind);
      if (copy !== undefined) left.delete(copy);
      return copy ?? null;
    }),
  );
  const cards = filled.map((heap) => heap.filter((card) => card !== null));
  cards.at(-1)?.push(...left);
  return tidy(cards);
}

/** How a hand is laid: as the table proposes it, or as its owner has made it in this round. */
export class Arrangement {
  private own = $state.raw<{ round: string; heaps: Heaps } | null>(null);

  /** Whether the owner has laid the cards of this round. */
  made(round: string): boolean {
    return this.own?.round === round;
  }

  /** The heaps of a hand, which is sorted for those that nobody has laid. */
  heaps(round: string, hand: string[], groups: Named[]): Heaps {
    return this.own?.round === round ? kept(hand, this.own.heaps) : proposal(hand, groups);
  }

  /** Forgets what the owner has made. */
  reset(): void {
    this.own = null;
  }

  /** Puts a card into a gap. */
  put(round: string, heaps: Heaps, card: string, { left, right, side }: Gap): void {
    const rest = without(heaps, card);
    const before = rest.findIndex((heap) => left !== null && heap.includes(left));
    const after = rest.findIndex((heap) => right !== null && heap.includes(right));
    const last = rest.length - 1;
    if (before >= 0 && (before === after || side === "left")) insert(rest[before], left, 1, card);
    else if (after >= 0 && side === "right") insert(rest[after], right, 0, card);
    else if (after < 0) rest[last]?.push(card);
    else rest.splice(after, 0, [card]);
    this.own = { round, heaps: tidy(rest) };
  }

  /** Moves a card a step to the left (-1) or right (1): past its neighbour, out of its heap, into the next one. */
  move(round: string, heaps: Heaps, card: string, step: 1 | -1): boolean {
    const row = heaps.findIndex((heap) => heap.includes(card));
    const heap = heaps[row];
    if (!heap) return false;
    const loose = row === heaps.length - 1;
    const next = [...heap];
    const at = next.indexOf(card);
    const rest = heaps.map((one) => [...one]);
    if (next[at + step] !== undefined) {
      next.splice(at + step, 0, ...next.splice(at, 1));
      rest[row] = next;
    } else if (heap.length > 1 || (loose && step < 0)) {
      if (loose && step > 0) return false;
      rest[row] = next.filter((one) => one !== card);
      rest.splice(step > 0 ? row + 1 : row, 0, [card]);
    } else {
      const other = rest[row + step];
      if (!other) return false;
      rest[row] = [];
      if (step > 0) other.unshift(card);
      else other.push(card);
    }
    this.own = { round, heaps: tidy(rest) };
    return true;
  }
}

function insert(heap: string[] | undefined, beside: string | null, offset: number, card: string): void {
  if (heap && beside !== null) heap.splice(heap.indexOf(beside) + offset, 0, card);
}
