import type { Component } from "svelte";
import type { Panel } from "./panels";
import type { TableState } from "./state.svelte";

/** What every table on the screen is given. */
export interface TableProps {
  game: TableState;
  onpanel: (panel: Panel) => void;
  onagain: () => void;
  onhome: () => void;
}

type Loader = () => Promise<{ default: Component<TableProps> }>;

/** The tables of the layouts that few visits need, by the word of `GameInfo.layout`; each is fetched with its first game. */
export const LAYOUTS: Record<string, Loader> = {
  banking: () => import("../components/Banking.svelte"),
  rows: () => import("../components/Rows.svelte"),
  grid: () => import("../components/Grid.svelte"),
  tricks: () => import("../components/Trick.svelte"),
  river: () => import("../components/Qing.svelte"),
  melds: () => import("../components/Melds.svelte"),
  karuta: () => import("../components/Karuta.svelte"),
  pile: () => import("../components/PileTable.svelte"),
  uta: () => import("../components/Uta.svelte"),
};
