import type { GameInfo, PresetInfo, TableView } from "./messages";
import { maybe } from "./texts.svelte";

/** The month that the willow has in the Korean calendar; in the Japanese one it is November. */
const DECEMBER = 12;
const WILLOW = "11";

/** How cards of the game on the screen look and are named: deck folder, displayed months, edition. */
class Look {
  game = $state("koi_koi");
  deck = $state("hanafuda");
  /** how a table of the game looks: fishing, banking or another word of the catalogue */
  layout = $state("fishing");
  /** whether a player deals; else the seat named dealer is the one who begins */
  deals = $state(true);
  spareRain = $state(false);
  /** what each card counts by itself; empty where cards count nothing by themselves */
  values = $state.raw<Record<string, number>>({});
  /** into how many parts the table divides a point */
  parts = $state(1);
  /** whether this is the 1995 mode: month and points are printed on every card, purses stand beside them */
  career = $state(false);
  private presets = $state.raw<PresetInfo[]>([]);
  private offered = $state.raw<Record<string, number>>({});
  private agreed = $state.raw<Record<string, number> | null>(null);

  /** The displayed month of each suit: those of the table, else those of the game. */
  get months(): Record<string, number> {
    return this.agreed ?? this.offered;
  }

  /** Whether the table counts the months as in Korea; the deck and the native words are Korean then. */
  get korean(): boolean {
    return this.months[WILLOW] === DECEMBER;
  }

  /** The language of native words beside the translated ones: the game's own, else that of the calendar. */
  get native(): string {
    return maybe(`${this.game}-native`) ?? (this.korean ? "ko" : "ja");
  }

  /** All house rules of a table: those of its preset, and what is agreed otherwise. */
  rules(view: TableView | null): Record<string, unknown> {
    return { ...this.presets.find(({ id }) => id === view?.preset)?.options, ...view?.options };
  }

  like(info: GameInfo): void {
    this.game = info.id;
    this.deck = info.deck;
    this.layout = info.layout;
    this.deals = info.deals;
    this.presets = info.presets;
    this.offered = info.months;
  }

  /** Looks as the options of a table want it; null: there is no table. */
  table(view: TableView | null): void {
    this.agreed = view && Object.keys(view.months).length > 0 ? view.months : null;
    this.parts = view?.parts ?? 1;
    if (view) this.values = view.values;
    this.spareRain = view?.options.spare_rain === "replaces_11j1";
  }
}

export const look = new Look();

export function lookLike(game: GameInfo): void {
  look.like(game);
}
