import { about } from "./about.svelte";

const HOLD = 500;
const SLACK = 10;
const TYPED = "input, select, textarea";

/** The card that an element shows, is the button of, or holds alone. */
function cardAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const button = target.closest("button, a");
  const inside = button?.querySelectorAll("[data-card]") ?? [];
  const shown = target.closest("[data-card]") ?? (inside.length === 1 ? inside[0] : null) ?? button?.parentElement?.querySelector(":scope > [data-card]");
  return shown instanceof HTMLElement ? (shown.dataset.card ?? null) : null;
}

/** Opens the page of any card: a long press, a right click, or the key I on what is in focus or under the pointer. */
export function watchCards(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: PointerEvent | null = null;
  let over: EventTarget | null = null;
  let swallow = false;

  function release(): void {
    clearTimeout(timer);
    start = null;
  }
  function held(card: string): void {
    // whoever follows this pointer lets it go: it is neither a tap nor a drag any more
    start?.target?.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true, pointerId: start.pointerId }));
    swallow = true;
    release();
    about.open(card);
  }
  function down(event: PointerEvent): void {
    release();
    swallow = false;
    const card = cardAt(event.target);
    if (!card || event.pointerType === "mouse") return;
    start = event;
    timer = setTimeout(() => held(card), HOLD);
  }
  function move(event: PointerEvent): void {
    over = event.target;
    if (start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > SLACK) release();
  }
  function menu(event: MouseEvent): void {
    const card = cardAt(event.target);
    if (!card) return;
    event.preventDefault();
    if (!swallow) held(card);
  }
  function click(event: MouseEvent): void {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  }
  function key(event: KeyboardEvent): void {
    const target = event.target;
    if (event.code !== "KeyI" || event.ctrlKey || event.metaKey || event.altKey || (target instanceof Element && target.closest(TYPED))) return;
    const pointed = over instanceof Node && over.isConnected ? over : null;
    const card = cardAt(document.activeElement) ?? cardAt(pointed) ?? cardAt(document.querySelector("body:not(:has(dialog[open])) .inspect [data-card]"));
    if (card) about.open(card);
  }

  addEventListener("pointerdown", down, { signal, capture: true });
  addEventListener("pointermove", move, { signal, passive: true });
  for (const name of ["pointerup", "pointercancel", "scroll"]) addEventListener(name, release, { signal, capture: true });
  addEventListener("contextmenu", menu, { signal });
  addEventListener("click", click, { signal, capture: true });
  addEventListener("keydown", key, { signal });
  return () => listening.abort();
}
