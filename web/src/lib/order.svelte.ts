import type { Values } from "./options";

/** What the form for a new match says; kept for the next visit. */
export interface Order {
  game: string;
  preset: string;
  options: Values;
  level: string;
  open: boolean;
}

const STORE = "hato.order";
const BLANK: Order = { game: "", preset: "", options: {}, level: "", open: false };

function initial(): Order {
  try {
    return { ...BLANK, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Order>) };
  } catch {
    return { ...BLANK };
  }
}

export const order = $state<Order>(initial());

/** Keeps the form from now on; called once, inside an effect root. */
export function keepOrder(): void {
  $effect(() => {
    const text = JSON.stringify(order);
    try {
      localStorage.setItem(STORE, text);
    } catch {
      // the form starts blank next time
    }
  });
}
