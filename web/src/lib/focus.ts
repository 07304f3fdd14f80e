const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus to the nearest button of the group in the direction of an arrow key; says whether it did. */
export function arrowFocus(group: HTMLElement, event: KeyboardEvent): boolean {
  const all = [...group.querySelectorAll<HTMLElement>("button")];
  const here = all.find((button) => button === document.activeElement);
  if (!here) return false;
  const goal = event.key === "Home" ? all[0] : event.key === "End" ? all.at(-1) : nearest(all, here, STEPS[event.key]);
  if (!goal) return false;
  event.preventDefault();
  goal.focus();
  return true;
}

function nearest(all: HTMLElement[], here: HTMLElement, step: [number, number] | undefined): HTMLElement | undefined {
  if (!step) return undefined;
  const [x, y] = middle(here);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const button of all) {
    const [bx, by] = middle(button);
    const along = (bx - x) * step[0] + (by - y) * step[1];
    const across = Math.abs((bx - x) * step[1]) + Math.abs((by - y) * step[0]);
    const cost = along + across * 3;
    if (button !== here && along > 4 && cost < least) [best, least] = [button, cost];
  }
  return best;
}

function middle(element: HTMLElement): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Takes the focus for what has just come up, unless an open menu has it: nothing closes under a finger. */
export function arrive(element: HTMLElement): void {
  if (!document.activeElement?.closest(".menu:has([aria-expanded='true'])")) element.focus({ preventScroll: true });
}
