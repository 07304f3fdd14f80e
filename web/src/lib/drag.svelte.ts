import type { Gap } from "./arrange.svelte";

/** so far a pointer moves before a card follows it */
const SLACK = 8;
/** a finger that rests so long on a card, in milliseconds, takes it up; before that a move along the page scrolls */
const HOLD = 240;
const THIRD = 1 / 3;
/** between the marks of two places that are next to each other, in pixels */
const APART = 6;

/** A place to which a card can be dragged, and where its mark stands, from the corner of the hand. */
export interface Target extends Gap {
  x: number;
  y: number;
  height: number;
}

/** What a hand says of itself to what is dragged over it. */
interface Hand {
  root: () => HTMLElement | undefined;
  /** the cards row by row, as their elements stand in the root */
  rows: () => string[][];
  /** whether two cards lie in one heap */
  together: (one: string, other: string) => boolean;
}

/** Where cards can be dragged: the place under a point, and what happens when a card is let go there. */
interface Ground<Place> {
  over: (x: number, y: number, card: string) => Place | null;
  drop: (card: string, place: Place) => void;
  /** whether a finger drags in all directions at once, because the page under it cannot scroll */
  fixed?: boolean;
}

/** Drags a card to another place, by mouse or finger; a tap stays a tap. */
export class Drag<Place = Target> {
  card = $state<string | null>(null);
  dx = $state(0);
  dy = $state(0);
  target = $state.raw<Place | null>(null);
  private start: { card: string; button: HTMLElement; id: number; x: number; y: number; mouse: boolean } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** whether the click that ends a drag is still to come */
  private dropped = false;

  constructor(private readonly ground: Ground<Place>) {}

  /** A click that is none: it is the end of a drag. */
  get swallows(): boolean {
    return this.dropped;
  }

  readonly down = (event: PointerEvent, card: string): void => {
    if (event.button !== 0 || this.card !== null) return;
    this.start = { card, button: event.currentTarget as HTMLElement, id: event.pointerId, x: event.clientX, y: event.clientY, mouse: event.pointerType === "mouse" };
    clearTimeout(this.timer);
    if (!this.start.mouse) this.timer = setTimeout(() => this.begin(), HOLD);
  };

  readonly move = (event: PointerEvent): void => {
    const { start } = this;
    if (start?.id !== event.pointerId) return;
    this.dx = event.clientX - start.x;
    this.dy = event.clientY - start.y;
    if (this.card === null && Math.hypot(this.dx, this.dy) > SLACK) {
      if (start.mouse || this.ground.fixed || Math.abs(this.dx) > Math.abs(this.dy)) this.begin();
      else this.cancel();
    }
    if (this.card !== null) this.target = this.ground.over(event.clientX, event.clientY, this.card);
  };

  readonly up = (event: PointerEvent): void => {
    if (this.start?.id !== event.pointerId) return;
    const { card, target } = this;
    if (card !== null) {
      this.dropped = true;
      setTimeout(() => (this.dropped = false), 0);
      if (target) this.ground.drop(card, target);
    }
    this.cancel();
  };

  readonly cancel = (): void => {
    clearTimeout(this.timer);
    this.start = null;
    this.card = null;
    this.target = null;
    this.dx = this.dy = 0;
  };

  /** Attachment of the hand: while a card is dragged, the page under it neither scrolls nor opens a menu. */
  readonly steady = (element: HTMLElement): (() => void) => {
    const stop = (event: Event): void => {
      if (this.card !== null && event.cancelable) event.preventDefault();
    };
    element.addEventListener("touchmove", stop, { passive: false });
    element.addEventListener("contextmenu", stop);
    return () => {
      element.removeEventListener("touchmove", stop);
      element.removeEventListener("contextmenu", stop);
    };
  };

  private begin(): void {
    const { start } = this;
    if (!start?.button.isConnected) return;
    clearTimeout(this.timer);
    this.card = start.card;
    start.button.setPointerCapture(start.id);
  }
}

/** Finds the place between the cards of a hand under a point: none far above or below it. */
export function gapsOf(hand: Hand): (x: number, y: number, card: string) => Target | null {
  return (x, y, card) => {
    const root = hand.root();
    if (!root) return null;
    const frame = root.getBoundingClientRect();
    const elements = [...root.querySelectorAll<HTMLElement>("[data-held]")];
    const size = elements[0]?.querySelector("button")?.getBoundingClientRect();
    if (!size || y < frame.top - size.height || y > frame.bottom + size.height) return null;
    let from = 0;
    const rows = hand.rows().map((cards) => {
      const boxes = cards.map((code, at) => ({ code, box: elements[from + at]?.getBoundingClientRect() ?? frame }));
      from += cards.length;
      return { boxes: boxes.filter(({ code }) => code !== card), middle: (boxes[0]?.box.top ?? 0) + size.height / 2, top: boxes[0]?.box.top ?? 0 };
    });
    const row = rows.reduce((best, one) => (Math.abs(one.middle - y) < Math.abs(best.middle - y) ? one : best));
    const middles = row.boxes.map(({ box }, at) => (box.left + Math.min(box.left + size.width, row.boxes[at + 1]?.box.left ?? Infinity)) / 2);
    const at = middles.filter((middle) => middle < x).length;
    const before = row.boxes[at - 1];
    const after = row.boxes[at];
    const order = rows.flatMap(({ boxes }) => boxes.map(({ code }) => code));
    const left = before?.code ?? order[order.indexOf(after?.code ?? "") - 1] ?? (after ? null : (order.at(-1) ?? null));
    const right = after?.code ?? order[order.indexOf(before?.code ?? "") + 1] ?? null;
    const begin = after?.box.left ?? (before ? before.box.left + size.width : frame.left + frame.width / 2);
    const end = before ? Math.min(before.box.left + size.width, begin) : begin;
    const one = before && after && hand.together(before.code, after.code);
    let side: Gap["side"] = "own";
    if (before && after) {
      const part = (x - (middles[at - 1] ?? x)) / ((middles[at] ?? x) - (middles[at - 1] ?? x));
      if (part < THIRD) side = "left";
      else if (part > 1 - THIRD) side = "right";
    } else if (after && x > after.box.left) side = "right";
    else if (before && x < before.box.left + size.width * 0.9) side = "left";
    // where cards overlap, the marks still stand apart
    const places = { left: Math.min(end, begin - 2 * APART), own: Math.min((begin + end) / 2, begin - APART), right: begin };
    return { left, right, side, x: (one ? begin : places[side]) - frame.left, y: row.top - frame.top, height: size.height };
  };
}
