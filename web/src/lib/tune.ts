/** The music of the house: twelve months of eight bars, about seven minutes, then from the beginning. */

export type Voice = "string" | "flute" | "bass" | "bell" | "drum" | "stick";

export interface Note {
  voice: Voice;
  /** when it begins within its bar, and how long it sounds, in eighths */
  at: number;
  length: number;
  /** frequency in hertz */
  pitch: number;
  /** 0..1 */
  level: number;
}

/** Four slow beats of three eighths, as in the dances of the south. */
export const EIGHTHS = 12;
export const EIGHTH_S = 0.37;
const BARS = 8;
const MONTHS = 12;
export const LENGTH = BARS * MONTHS;

/** Steps of five notes above a tone, in semitones: the bright mode of spring and summer, the dark one. */
const BRIGHT = [0, 2, 4, 7, 9];
const DARK = [0, 3, 5, 7, 10];

interface Season {
  /** MIDI number of the tone on which the mode stands */
  tone: number;
  mode: number[];
}
const SEASONS: Season[] = [
  { tone: 62, mode: BRIGHT },
  { tone: 55, mode: BRIGHT },
  { tone: 64, mode: DARK },
  { tone: 57, mode: DARK },
];

/** A bar of melody: length in eighths and degree of the mode; null is a rest. */
type Cell = [number, number | null][];

/** Four themes of four bars; the last bar of each comes to rest. */
const THEMES: Cell[][] = [
  [
    [[3, 2], [2, 3], [1, 4], [3, 3], [3, 2]],
    [[3, 4], [2, 5], [1, 4], [6, 3]],
    [[3, 2], [2, 1], [1, 0], [3, 1], [3, 2]],
    [[2, 1], [1, 0], [6, 0], [3, null]],
  ],
  [
    [[5, 5], [1, 4], [3, 3], [3, 4]],
    [[3, 2], [3, 3], [6, 4]],
    [[2, 5], [1, 6], [3, 5], [3, 4], [3, 3]],
    [[3, 4], [2, 3], [1, 2], [6, 2]],
  ],
  [
    [[3, null], [3, 3], [2, 4], [1, 3], [3, 2]],
    [[3, null], [3, 2], [2, 3], [1, 2], [3, 0]],
    [[3, 0], [3, 2], [3, 3], [2, 5], [1, 4]],
    [[6, 3], [3, 0], [3, null]],
  ],
  [
    [[6, 0], [3, 1], [3, 3]],
    [[6, 4], [3, 3], [3, 1]],
    [[2, 3], [1, 4], [3, 5], [2, 4], [1, 3], [3, 1]],
    [[9, 0], [3, null]],
  ],
];

/** Which theme opens and which answers in each month, and who leads. */
const PLAN: [number, number, Voice][] = [
  [0, 3, "string"], [0, 1, "flute"], [2, 0, "string"],
  [1, 3, "flute"], [1, 2, "string"], [3, 1, "flute"],
  [2, 3, "flute"], [2, 1, "string"], [0, 2, "flute"],
  [3, 2, "string"], [3, 0, "flute"], [1, 0, "string"],
];

/** Degrees under the melody: one chord a bar, as root and the degree that is plucked with it. */
const GROUND: [number, number][] = [[0, 3], [0, 2], [3, 5], [0, 3], [2, 4], [3, 5], [1, 3], [0, 3]];

function hertz({ tone, mode }: Season, degree: number, octave = 0): number {
  const step = ((degree % 5) + 5) % 5;
  const midi = tone + (mode[step] ?? 0) + 12 * (Math.floor(degree / 5) + octave);
  return 440 * 2 ** ((midi - 69) / 12);
}

/** The notes of a bar; bars are counted from 0 and come round after `LENGTH`. */
export function bar(number: number): Note[] {
  const index = number % LENGTH;
  const month = Math.floor(index / BARS);
  const place = index % BARS;
  const season = SEASONS[Math.floor(month / 3)] ?? { tone: 62, mode: BRIGHT };
  const [opening, answer, lead] = PLAN[month] ?? [0, 3, "string"];
  const theme = THEMES[place < 4 ? opening : answer] ?? [];
  return [
    ...melody(theme[place % 4] ?? [], season, lead, month),
    ...accompaniment(place, season, month),
    ...beat(place, month),
  ];
}

function melody(cell: Cell, season: Season, lead: Voice, month: number): Note[] {
  const notes: Note[] = [];
  const octave = season.tone < 60 ? 1 : 0;
  let at = 0;
  for (const [length, degree] of cell) {
    if (degree !== null) {
      const pitch = hertz(season, degree, octave);
      notes.push({ voice: lead, at, length: lead === "flute" ? length : length + 2, pitch, level: at % 6 === 0 ? 0.9 : 0.72 });
      // in the second half of a season long notes are answered an octave above
      if (length >= 5 && month % 3 > 0) notes.push({ voice: "bell", at: at + 3, length: 8, pitch: pitch * 2, level: 0.26 });
      // a grace note before the beat, now and then
      if (lead === "string" && length === 3 && (month + at) % 4 === 2) {
        notes.push({ voice: "string", at: Math.max(0, at - 0.35), length: 1.5, pitch: hertz(season, degree + 1, octave), level: 0.32 });
      }
    }
    at += length;
  }
  return notes;
}

function accompaniment(place: number, season: Season, month: number): Note[] {
  const [root, above] = GROUND[place] ?? [0, 3];
  const low = season.tone < 60 ? 0 : -1;
  const notes: Note[] = [{ voice: "bass", at: 0, length: 7, pitch: hertz(season, root, low - 1 + (season.tone < 57 ? 1 : 0)), level: 0.7 }];
  const figure: [number, number][] = month % 2 === 0 ? [[3, above], [6, root + 5], [9, above]] : [[2, above], [5, root + 5], [8, above], [11, root + 5]];
  for (const [at, degree] of figure) notes.push({ voice: "string", at, length: 4, pitch: hertz(season, degree, low), level: 0.3 });
  if (place === 6) notes.push({ voice: "bass", at: 6, length: 6, pitch: hertz(season, 3, low - 1 + (season.tone < 57 ? 1 : 0)), level: 0.5 });
  if (place === 0) notes.push({ voice: "bell", at: 0, length: 14, pitch: hertz(season, 5, low + 1), level: 0.4 });
  return notes;
}

/** An hourglass drum: the deep side on the beat, the stick before the next one. None in the last bars. */
function beat(place: number, month: number): Note[] {
  if (place >= 6 || month % 6 === 5) return [];
  const deep = [0, 6].map((at): Note => ({ voice: "drum", at, length: 2, pitch: 92, level: at === 0 ? 0.5 : 0.34 }));
  const stick = [5, 9, 11].map((at): Note => ({ voice: "stick", at, length: 0.4, pitch: 1500, level: at === 9 ? 0.16 : 0.09 }));
  return month % 3 === 0 ? deep : [...deep, ...stick];
}
