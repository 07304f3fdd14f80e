import type { Help, Script } from "./karuta";

export const SPEEDS = ["off", "fast", "normal"] as const;
export const PALETTES = ["default", "contrast", "night"] as const;
export const BACKS = ["red", "ink"] as const;
/** What the months are called: as usual, or as Koreans of Sakhalin and Central Asia call them. */
export const MONTH_NAMES = ["usual", "koryo_saram"] as const;
/** Where music is played: nowhere, in the 1995 mode, or at every table. */
export const MUSIC = ["off", "career", "always"] as const;

/** The language of a page whose own one the server does not have. */
export const DEFAULT_LANGUAGE = "en";
const LANGUAGES = new Set([DEFAULT_LANGUAGE, "ja", "ko", "ru", "uk"]);

export interface Settings {
  language: string;
  speed: (typeof SPEEDS)[number];
  palette: (typeof PALETTES)[number];
  back: (typeof BACKS)[number];
  labels: boolean;
  /** whether money-suited cards say their number and suit in a corner */
  cardIndex: boolean;
  monthNames: (typeof MONTH_NAMES)[number];
  /** of the sounds; the music has its own */
  volume: number;
  muted: boolean;
  music: (typeof MUSIC)[number];
  musicVolume: number;
  /** whether the host of the 1995 mode speaks */
  host: boolean;
  /** whether the table counts the own hand where that is hard to do */
  counting: boolean;
  /** how the poems are written on the cards, and what stands at their foot */
  poemScript: Script;
  poemHelp: Help;
  /** whether the cards show their keys */
  poemKeys: boolean;
  /** whether the cards of the other camp are turned towards the reader of the page */
  poemTurned: boolean;
  /** whether the poem is shown after each reading */
  poemAfter: boolean;
  /** whether the browser's voice reads too */
  poemVoice: boolean;
}

const STORE = "hato.settings";

function initial(): Settings {
  const spoken = navigator.languages.map((name) => name.slice(0, 2)).find((name) => LANGUAGES.has(name));
  const base: Settings = {
    language: spoken ?? DEFAULT_LANGUAGE,
    speed: "normal",
    palette: "default",
    back: "red",
    labels: true,
    cardIndex: true,
    monthNames: "usual",
    volume: 0.6,
    muted: false,
    music: "career",
    musicVolume: 0.5,
    host: true,
    counting: true,
    poemScript: "table",
    poemHelp: "none",
    poemKeys: false,
    poemTurned: false,
    poemAfter: true,
    poemVoice: false,
  };
  try {
    return { ...base, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Settings>) };
  } catch {
    return base;
  }
}

/** What a person chose for this browser; every change is kept. */
export const settings = $state<Settings>(initial());

/**
 * Keeps every change of the settings from now on; called once, inside an effect root. A page that
 * has changed nothing writes nothing, so that it does not undo what another one has kept.
 */
export function keepSettings(): void {
  let kept = JSON.stringify(settings);
  $effect(() => {
    const text = JSON.stringify(settings);
    if (text === kept) return;
    kept = text;
    try {
      localStorage.setItem(STORE, text);
    } catch {
      // a browser that stores nothing still plays
    }
  });
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** The factor on every duration: 0 without motion. */
export function pace(): number {
  if (calm.matches || settings.speed === "off") return 0;
  return settings.speed === "fast" ? 0.45 : 1;
}
