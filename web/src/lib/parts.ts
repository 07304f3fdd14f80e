import type { Snippet } from "svelte";

/** A switch in the bar: its name, whether it is on, and what it does. */
export interface Toggle {
  label: string;
  on: boolean;
  press: () => void;
}

/** What the bar of a mode says instead of the usual. */
export interface ModeBar {
  title: Snippet;
  name: string;
  /** what the way out is called */
  leave: string;
  toggles: Toggle[];
}

/** Parts of the table that a mode brings itself; each is optional. */
export interface TableParts {
  mode?: ModeBar;
  /** where the hint stands while a round is played */
  guide?: Snippet;
  /** above everything in the side column */
  side?: Snippet;
  /** the account of a round, or of the match; put aside it leaves the table in sight */
  result?: Snippet<[boolean, (away: boolean) => void]>;
  /** keys by their code */
  keys?: Record<string, () => void>;
}
