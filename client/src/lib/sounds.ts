/** The sounds of the table, made in code: wood, bell and parchment, each short and quiet. Loaded when first heard. */

import type { Sound } from "./hearing";

/** One sounding thing: when it begins, how strong it is, how fast it rises and fades, in seconds. */
interface Shape {
  readonly at: number;
  readonly peak: number;
  readonly attack?: number;
  readonly decay: number;
}
interface Tone extends Shape {
  readonly pitch: number;
  /** Where the pitch falls or rises to. */
  readonly to?: number;
}
interface Rustle extends Shape {
  readonly pitch: number;
  readonly to?: number;
  readonly narrow: number;
}

/** Where a sound goes. */
interface Room {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
}

/** Nearly silent, because an exponential curve never reaches zero. */
const SILENCE = 0.0001;
/** How many sounds are heard together; more would be noise. */
const AT_ONCE = 3;
/** The same sound within this time is heard once. */
const APART = 0.05;
const HISS = 0.4;

/** A gain that rises and fades without a click. */
function envelope({ context, out }: Room, { at, peak, attack = 0.004, decay }: Shape): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENCE, at);
  gain.gain.linearRampToValueAtTime(peak, at + attack);
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + attack + decay);
  gain.gain.linearRampToValueAtTime(0, at + attack + decay + 0.01);
  gain.connect(out);
  return gain;
}

function lasting({ attack = 0.004, decay }: Shape): number {
  return attack + decay + 0.02;
}

function tone(room: Room, shape: Tone): void {
  const voice = room.context.createOscillator();
  voice.frequency.setValueAtTime(shape.pitch, shape.at);
  if (shape.to) voice.frequency.exponentialRampToValueAtTime(shape.to, shape.at + shape.decay);
  voice.connect(envelope(room, shape));
  voice.start(shape.at);
  voice.stop(shape.at + lasting(shape));
}

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Noise that is the same every time, so that a sound can be measured. */
function hissOf(context: BaseAudioContext): AudioBuffer {
  const known = hisses.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * HISS), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let index = 0; index < samples.length; index += 1) {
    state = (state * 16807) % 2147483647;
    samples[index] = (state / 2147483647) * 2 - 1;
  }
  hisses.set(context, buffer);
  return buffer;
}

function rustle(room: Room, shape: Rustle): void {
  const source = room.context.createBufferSource();
  source.buffer = hissOf(room.context);
  const filter = room.context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = shape.narrow;
  filter.frequency.setValueAtTime(shape.pitch, shape.at);
  if (shape.to) filter.frequency.exponentialRampToValueAtTime(shape.to, shape.at + shape.decay);
  source.connect(filter).connect(envelope(room, shape));
  source.start(shape.at);
  source.stop(shape.at + lasting(shape));
}

/** A small piece of wood set down on wood. */
function tap(room: Room, at: number, pitch: number, peak: number, decay = 0.07): void {
  tone(room, { at, pitch, to: pitch * 0.76, peak, decay });
  tone(room, { at, pitch: pitch * 2.7, peak: peak * 0.22, decay: decay * 0.4 });
  rustle(room, { at, pitch: pitch * 3, narrow: 1.1, peak: peak * 0.5, attack: 0.002, decay: 0.025 });
}

/** A little bell: its partials are not quite in tune, and the high ones fade first. */
function bell(room: Room, at: number, pitch: number, peak: number, decay: number): void {
  tone(room, { at, pitch, peak, decay, attack: 0.006 });
  tone(room, { at, pitch: pitch * 2.004, peak: peak * 0.36, decay: decay * 0.7, attack: 0.006 });
  tone(room, { at, pitch: pitch * 3.01, peak: peak * 0.12, decay: decay * 0.4, attack: 0.006 });
}

const DICE = [0, 0.055, 0.105, 0.18, 0.25, 0.36];

interface Made {
  /** Makes it as loud as the others; measured. */
  readonly level: number;
  readonly lasts: number;
  readonly make: (room: Room, at: number) => void;
}
/** What each sound is made of, and how long it lasts. */
const SOUNDS: Readonly<Record<Sound, Made>> = {
  step: { level: 1.6, lasts: 0.1, make: (room, at) => tap(room, at, 310, 0.17) },
  piece: {
    level: 1.4,
    lasts: 0.25,
    make: (room, at) => {
      tap(room, at, 392, 0.13, 0.19);
      tone(room, { at, pitch: 1568, peak: 0.025, decay: 0.06 });
    },
  },
  dice: {
    level: 1.6,
    lasts: 0.45,
    make: (room, at) =>
      DICE.forEach((after, index) =>
        tap(room, at + after, 560 + ((index * 83) % 190), 0.12 - index * 0.013, 0.04),
      ),
  },
  card: {
    level: 2.1,
    lasts: 0.24,
    make: (room, at) => {
      rustle(room, { at, pitch: 1900, to: 3800, narrow: 0.8, peak: 0.13, attack: 0.05, decay: 0.12 });
      rustle(room, { at: at + 0.09, pitch: 900, narrow: 1, peak: 0.09, attack: 0.01, decay: 0.09 });
    },
  },
  points: { level: 1.1, lasts: 0.4, make: (room, at) => bell(room, at, 880, 0.11, 0.34) },
  turn: {
    level: 0.75,
    lasts: 0.57,
    make: (room, at) => {
      bell(room, at, 587.3, 0.13, 0.3);
      bell(room, at + 0.15, 880, 0.12, 0.38);
    },
  },
  end: {
    level: 0.8,
    lasts: 0.58,
    make: (room, at) => {
      [440, 587.3, 740, 880].forEach((pitch, index) => bell(room, at + index * 0.08, pitch, 0.1, 0.3));
    },
  },
};

let own: AudioContext | null = null;
/** The sounds under way in a context. */
const sounding = new WeakMap<BaseAudioContext, { sound: Sound; begins: number; ends: number }[]>();

/** Play a sound a number of times. It is left out if enough can be heard already. */
export function play(
  sound: Sound,
  loudness: number,
  times = 1,
  every = 0,
  context: BaseAudioContext = (own ??= new AudioContext()),
): void {
  if (context instanceof AudioContext && context.state === "suspended") void context.resume();
  const now = context.currentTime;
  const others = (sounding.get(context) ?? []).filter(({ ends }) => ends > now);
  const isDoubled = others.some((other) => other.sound === sound && Math.abs(other.begins - now) < APART);
  if (isDoubled || others.length >= AT_ONCE) return;
  const { level, lasts, make } = SOUNDS[sound];
  const out = context.createGain();
  out.gain.value = loudness * level;
  out.connect(context.destination);
  const room: Room = { context, out };
  for (let index = 0; index < times; index += 1) make(room, now + 0.01 + index * every);
  sounding.set(context, [...others, { sound, begins: now, ends: now + lasts + (times - 1) * every }]);
}
