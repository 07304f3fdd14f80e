import { phaseOf } from "./facts";
import { asRemembered, beside, layOut, plan, type Shift, slotsOf, wordsTo } from "./karuta";
import { poem } from "./poems.svelte";
import type { TableState } from "./state.svelte";

const STORE = "hato.karuta.camp";

function memory(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** How the own cards are laid: the card that is picked, and moves that still have to be told to the server. */
export class Moves {
  /** the card for which a place is being chosen */
  picked = $state<string | null>(null);
  private queue = $state.raw<Shift[]>([]);
  /** whether a lay-out is kept in this browser */
  kept = $state(Object.keys(memory()).length > 0);

  constructor(private readonly game: TableState) {}

  private get slots(): (string | null)[] {
    return slotsOf(this.game.table?.view, this.game.you);
  }

  /** Whether own cards may be moved now. */
  get open(): boolean {
    const view = this.game.table?.view;
    const phase = phaseOf(view);
    return (phase === "place" || phase === "break") && (view?.asked.includes(this.game.you) ?? false);
  }

  /** The card of which the server wants to know the place: it comes in, or its move has begun. */
  get due(): string | null {
    const view = this.game.table?.view;
    const half = view?.secrets.half as [string, number] | null | undefined;
    if (this.open && half) return half[0];
    return phaseOf(view) === "receive" && view?.asked.includes(this.game.you) ? (this.game.shown.zones.sent?.[0] ?? null) : null;
  }

  /** The card that will be laid where the player points. */
  get held(): string | null {
    return this.due ?? (this.open ? this.picked : null);
  }

  /** A card of the own camp is chosen: to be moved, or as the place for the one chosen before. */
  choose(card: string): void {
    const { held } = this;
    if (!this.open) return;
    if (held === card && this.due === null) this.picked = null;
    else if (held !== null && held !== card) this.lay(held, this.slots.indexOf(card));
    else this.picked = card;
  }

  /** Lays a card at a place. */
  lay(card: string, at: number): void {
    this.picked = null;
    if (this.due !== null) this.game.send(wordsTo(at));
    else this.push([{ card, at }]);
  }

  /** Moves a card by one place or row; says whether there is one. */
  step(card: string, across: number, up: number): boolean {
    const at = beside(this.slots.indexOf(card), across, up);
    if (at === null || !this.open || this.busy) return false;
    const { picked } = this;
    this.lay(card, at);
    this.picked = picked;
    return true;
  }

  /** Lays the whole camp as it is proposed, or as it was kept. */
  arrange(kept: boolean): void {
    const cards = this.slots.filter((card) => card !== null);
    const wanted = kept ? asRemembered(this.slots, memory()) : layOut(cards.flatMap((card) => poem(card) ?? []));
    this.picked = null;
    this.push(plan(this.slots, wanted));
  }

  /** Keeps the places of the own cards in this browser, beside those of cards that were kept before. */
  keep(): void {
    const places = Object.fromEntries(this.slots.flatMap((card, at) => (card === null ? [] : [[card, at]])));
    try {
      localStorage.setItem(STORE, JSON.stringify({ ...memory(), ...places }));
      this.kept = true;
    } catch {
      // a browser that stores nothing still plays
    }
  }

  get busy(): boolean {
    return this.queue.length > 0;
  }

  private push(shifts: Shift[]): void {
    this.queue = [...this.queue, ...shifts];
  }

  /** Tells the server the next step of a move, when it may be told; called whenever the choices change. */
  go(): void {
    const [next, ...rest] = this.queue;
    const { choices } = this.game;
    if (!next || (choices.length === 0 && this.open)) return;
    if (this.due === null && this.slots[next.at] === next.card) {
      this.queue = rest;
      return;
    }
    const words = this.due === null ? ["move", next.card] : wordsTo(next.at);
    if (this.due !== null) this.queue = rest;
    if (choices.some((choice) => choice.words.join(" ") === words.join(" "))) this.game.send(words);
    else this.queue = [];
  }
}
