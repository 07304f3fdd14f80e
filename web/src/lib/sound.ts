import { settings } from "./settings.svelte";

export type Sound = "slap" | "shuffle" | "deal" | "prompt" | "yaku" | "koi" | "stop" | "loss" | "tick";

let context: AudioContext | null = null;
let master: GainNode | null = null;
let noise: AudioBuffer | null = null;
const PENTATONIC = [293.66, 329.63, 392, 440, 523.25, 587.33, 659.25];

/** Makes sound possible; must be called from within a gesture. */
export function unlockSound(): void {
  if (context || (settings.muted && settings.music === "off")) {
    void context?.resume();
    return;
  }
  context = new AudioContext();
  master = context.createGain();
  master.connect(context.destination);
  noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
}

/** The audio, once a gesture has unlocked it. */
export function audio(): AudioContext | null {
  return context;
}

let music: Promise<typeof import("./music")> | null = null;
let playing = false;

/** Lets the music play, or stops it; it is fetched when it is wanted for the first time. */
export function wantMusic(on: boolean): void {
  playing = on;
  if (on) music ??= import("./music");
  void music?.then((one) => one.playMusic(playing)).catch(() => (music = null));
}

/** Plays a sound, if a gesture has unlocked the audio and it is not muted. `size` is how much of it. */
export function sound(name: Sound, size = 1): void {
  if (!context || !master || settings.muted || settings.volume === 0 || document.hidden) return;
  master.gain.value = settings.volume;
  const now = context.currentTime + 0.005;
  if (name === "slap") for (let i = 0; i < size; i += 1) slap(now + i * 0.05, 1 - i * 0.4, 2000);
  else if (name === "deal") for (let i = 0; i < size; i += 1) slap(now + 0.2 + i * 0.055, 0.35, 1700 + i * 40);
  else if (name === "shuffle") for (let i = 0; i < 8; i += 1) grain(now + i * 0.07, 0.06, 0.3, 1400 + (i % 3) * 500, 0.8);
  else if (name === "prompt") for (const at of [0, 0.16]) tone(now + at, 0.025, 1800, 1700, 0.5, "triangle");
  else if (name === "koi") tone(now, 0.5, 150, 60, 0.9, "sine");
  else if (name === "stop") for (const at of [0, 0.14]) slap(now + at, 1, 900);
  else if (name === "yaku") for (let i = 0; i < Math.min(3 + size / 2, 7); i += 1) pluck(now + i * 0.09, PENTATONIC[i] ?? 440);
  else if (name === "loss") pluck(now, 98);
  else tone(now, 0.02, 1200, 1100, 0.12, "sine");
}

function envelope(at: number, length: number, level: number): GainNode {
  const gain = (context as AudioContext).createGain();
  gain.gain.setValueAtTime(level, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(master as GainNode);
  return gain;
}

function grain(at: number, length: number, level: number, pitch: number, width: number): void {
  const audio = context as AudioContext;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = width;
  source.connect(filter).connect(envelope(at, length, level));
  source.start(at, Math.random() * 0.3, length);
}

function tone(at: number, length: number, from: number, to: number, level: number, shape: OscillatorType): void {
  const source = (context as AudioContext).createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(envelope(at, length, level));
  source.start(at);
  source.stop(at + length);
}

function slap(at: number, level: number, pitch: number): void {
  grain(at, 0.04, 0.9 * level, pitch, 1.1);
  tone(at, 0.09, 110, 80, 0.7 * level, "sine");
}

/** A plucked string after Karplus and Strong: a burst of noise that runs round a damped loop. */
function pluck(at: number, pitch: number): void {
  const audio = context as AudioContext;
  const rate = audio.sampleRate;
  const length = Math.floor(rate * 0.9);
  const period = Math.round(rate / pitch);
  const buffer = audio.createBuffer(1, length, rate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < period; i += 1) samples[i] = Math.random() * 2 - 1;
  for (let i = period; i < length; i += 1) {
    samples[i] = 0.498 * ((samples[i - period] ?? 0) + (samples[i - period + 1] ?? 0));
  }
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.connect(envelope(at, 0.9, 0.5));
  source.start(at);
}
