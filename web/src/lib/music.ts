import { settings } from "./settings.svelte";
import { audio } from "./sound";
import { bar, EIGHTH_S, EIGHTHS, type Note, type Voice } from "./tune";

/** How a voice sounds: a tone bent by another one, as sound cards made them. */
interface Timbre {
  /** frequency of the bending tone, in those of the note, and how far it bends at first and in the end */
  ratio: number;
  bend: [number, number];
  attack: number;
  /** seconds after which it has died away; 0: it is held for its length */
  decay: number;
  level: number;
}

const TIMBRES: Record<Voice, Timbre> = {
  string: { ratio: 2, bend: [1.5, 0.05], attack: 0.004, decay: 1.7, level: 0.3 },
  flute: { ratio: 1, bend: [0.5, 0.3], attack: 0.09, decay: 0, level: 0.2 },
  bass: { ratio: 1, bend: [1.3, 0.1], attack: 0.008, decay: 2.2, level: 0.42 },
  bell: { ratio: 3.5, bend: [1.1, 0.02], attack: 0.003, decay: 3.6, level: 0.18 },
  drum: { ratio: 0.5, bend: [0.6, 0.02], attack: 0.002, decay: 0.28, level: 0.5 },
  stick: { ratio: 2.7, bend: [2, 0.4], attack: 0.001, decay: 0.05, level: 0.25 },
};
const SILENCE = 0.0001;
const BAR_S = EIGHTHS * EIGHTH_S;
const AHEAD_S = 0.6;
const TICK_MS = 200;
const FADE_S = 0.25;

/** The room: everything is heard once more a little later, softer and darker. */
function room(context: BaseAudioContext, into: AudioNode): AudioNode {
  const all = context.createGain();
  const delay = context.createDelay(1);
  delay.delayTime.value = EIGHTH_S;
  const again = context.createGain();
  again.gain.value = 0.3;
  const dark = context.createBiquadFilter();
  dark.type = "lowpass";
  dark.frequency.value = 1600;
  all.connect(into);
  all.connect(delay);
  delay.connect(dark).connect(again).connect(into);
  again.connect(delay);
  return all;
}

/** Plays a note whose bar begins at `start`. */
function play(context: BaseAudioContext, into: AudioNode, note: Note, start: number): void {
  const timbre = TIMBRES[note.voice];
  const at = start + note.at * EIGHTH_S;
  const held = note.length * EIGHTH_S;
  const end = timbre.decay === 0 ? at + held + 0.2 : at + Math.min(timbre.decay, held + 0.8);
  const level = note.level * timbre.level;
  const carrier = context.createOscillator();
  const bender = context.createOscillator();
  const bend = context.createGain();
  const gain = context.createGain();
  carrier.frequency.setValueAtTime(note.pitch, at);
  if (note.voice === "drum") carrier.frequency.exponentialRampToValueAtTime(note.pitch * 0.62, at + 0.15);
  bender.frequency.setValueAtTime(note.pitch * timbre.ratio, at);
  const [first, last] = timbre.bend;
  bend.gain.setValueAtTime(first * note.pitch * timbre.ratio, at);
  bend.gain.exponentialRampToValueAtTime(last * note.pitch * timbre.ratio, at + Math.min(0.6, end - at));
  gain.gain.setValueAtTime(SILENCE, at);
  gain.gain.exponentialRampToValueAtTime(level, at + timbre.attack);
  if (timbre.decay === 0) gain.gain.setValueAtTime(level * 0.8, Math.max(at + timbre.attack, at + held - 0.1));
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  bender.connect(bend).connect(carrier.frequency);
  carrier.connect(gain).connect(into);
  for (const one of [carrier, bender]) {
    one.start(at);
    one.stop(end + 0.02);
  }
}

/** Plays a bar that begins at `start`. */
export function playBar(context: BaseAudioContext, into: AudioNode, number: number, start: number): void {
  for (const note of bar(number)) play(context, into, note, start);
}

/** Where everything of one stretch of music goes; taken away when it stops. */
interface Stretch {
  bus: GainNode;
  hall: AudioNode;
  /** when the next bar begins, on the clock of the context */
  next: number;
}

let wanted = false;
let timer = 0;
let number = 0;
let stretch: Stretch | null = null;

/** Plays from where it stopped, or stops. It is heard once a gesture has unlocked the audio, on a page that is seen. */
export function playMusic(on: boolean): void {
  wanted = on;
  if (on && timer === 0) {
    timer = window.setInterval(tick, TICK_MS);
    document.addEventListener("visibilitychange", tick);
  }
  tick();
}

function tick(): void {
  const context = audio();
  if (!wanted || document.hidden || context?.state !== "running" || settings.musicVolume === 0) {
    if (context) silence(context);
    if (!wanted && timer !== 0) {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
      timer = 0;
    }
    return;
  }
  stretch ??= begin(context);
  stretch.bus.gain.setTargetAtTime(settings.musicVolume, context.currentTime, 0.1);
  while (stretch.next < context.currentTime + AHEAD_S) {
    // a page that was busy for long does not catch up
    stretch.next = Math.max(stretch.next, context.currentTime + 0.05);
    playBar(context, stretch.hall, number, stretch.next);
    stretch.next += BAR_S;
    number += 1;
  }
}

function begin(context: AudioContext): Stretch {
  const bus = context.createGain();
  bus.gain.value = 0;
  bus.connect(context.destination);
  return { bus, hall: room(context, bus), next: context.currentTime + 0.1 };
}

/** Ends what sounds; the bar that was cut off begins again next time. */
function silence(context: AudioContext): void {
  if (!stretch) return;
  const { bus, next } = stretch;
  stretch = null;
  if (next > context.currentTime + 0.1) number -= 1;
  bus.gain.cancelScheduledValues(context.currentTime);
  bus.gain.setTargetAtTime(0, context.currentTime, document.hidden ? 0.01 : FADE_S / 3);
  setTimeout(() => bus.disconnect(), FADE_S * 1000);
}
