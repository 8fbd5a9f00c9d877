import {mulberry32} from '@komebiyori/lib/mulberry32';

/** Samples of each channel. */
export type Signal = readonly Float32Array[];

/** A part of a tone: its peak level in dBFS (-Infinity for silence) and its length in seconds. */
export type ToneStep = readonly [level: number, seconds: number];

/** A 1 kHz sine through steps of levels, continuous in phase. */
export function tone(steps: readonly ToneStep[], sampleRate: number): Float32Array {
  const total = steps.reduce((sum, [, seconds]) => sum + seconds, 0);
  const samples = new Float32Array(Math.round(total * sampleRate));
  let start = 0;
  for (const [level, seconds] of steps) {
    const end = start + seconds * sampleRate;
    const amplitude = 10 ** (level / 20);
    for (let i = Math.round(start); i < Math.round(end); i++) {
      samples[i] = amplitude * Math.sin((2 * Math.PI * 1000 * i) / sampleRate);
    }
    start = end;
  }
  return samples;
}

/** The same on both channels. */
export function stereo(samples: Float32Array): Signal {
  return [samples, samples.slice()];
}

/** Changes a level, in dB. */
export function amplified(samples: Float32Array, gain: number): Float32Array {
  const factor = 10 ** (gain / 20);
  return samples.map((sample) => sample * factor);
}

/** A sine of one second whose frequency is the sample rate divided by `division`, with 10 ms fades. */
export function fractionSine(
  division: number,
  amplitude: number,
  degrees: number,
  sampleRate: number,
): Float32Array {
  const phase = (degrees * Math.PI) / 180;
  const samples = Float32Array.from(
    {length: sampleRate},
    (_, i) => amplitude * Math.sin((2 * Math.PI * i) / division + phase),
  );
  return faded(samples, 0.01 * sampleRate);
}

/**
 * Tech 3341, case 20 to 23: a sine of fs/6 at 0.5 with one period of fs/4 at 1.0 in it, continuous
 * in phase, made at 4 fs, low-passed and decimated with an offset of 0 to 3 samples.
 */
export function interruptedSine(offset: number, sampleRate: number): Float32Array {
  const rate = 4;
  const slow = rate * 6;
  const fast = rate * 4;
  const periods = Math.round((rate * sampleRate) / slow / 10);
  const half = Array.from(
    {length: periods * slow},
    (_, i) => 0.5 * Math.sin((2 * Math.PI * i) / slow),
  );
  const middle = Array.from({length: fast}, (_, i) => Math.sin((2 * Math.PI * i) / fast));
  const oversampled = faded(Float32Array.from([...half, ...middle, ...half]), 0.04 * sampleRate);
  const filter = kaiserLowPass({taps: 641, cutoff: 0.5 / rate, attenuation: 100});
  const centre = (filter.length - 1) / 2;
  return Float32Array.from({length: Math.floor(oversampled.length / rate)}, (_, i) => {
    const at = i * rate + offset;
    return filter.reduce((sum, tap, k) => sum + tap * (oversampled[at + k - centre] ?? 0), 0);
  });
}

function faded(samples: Float32Array, length: number): Float32Array {
  return samples.map(
    (sample, i) => sample * Math.min(1, i / length, (samples.length - 1 - i) / length),
  );
}

/** White noise of an RMS in dBFS. */
export function whiteNoise(level: number, length: number, seed: number): Float32Array {
  const random = mulberry32(seed);
  // A uniform distribution from -1 to 1 has a mean square of 1/3.
  const amplitude = Math.sqrt(3) * 10 ** (level / 20);
  return Float32Array.from({length}, () => amplitude * (2 * random() - 1));
}

/**
 * Something like speech: syllables of harmonics over a wandering pitch, hisses between them, and
 * pauses, from a seed. Its loud syllables peak near -6 dBFS.
 */
export function speechLike(seconds: number, sampleRate: number, seed: number): Float32Array {
  const random = mulberry32(seed);
  const samples = whiteNoise(-70, Math.round(seconds * sampleRate), seed + 1);
  let at = 0.1;
  while (at < seconds) {
    const length = 0.08 + 0.2 * random();
    const level = 0.02 + 0.12 * random();
    if (random() < 0.25) addHiss(samples, {at, length, level: level / 2}, sampleRate, random);
    else addVoice(samples, {at, length, level}, sampleRate, 100 + 80 * random());
    at += length + (random() < 0.15 ? 0.8 * random() : 0.03);
  }
  return samples;
}

interface Syllable {
  readonly at: number;
  readonly length: number;
  readonly level: number;
}

function addVoice(to: Float32Array, syllable: Syllable, sampleRate: number, pitch: number): void {
  const {at, length, level} = syllable;
  const start = Math.round(at * sampleRate);
  const count = Math.round(length * sampleRate);
  for (let i = 0; i < count && start + i < to.length; i++) {
    const swell = Math.sin((Math.PI * i) / count);
    const phase = (2 * Math.PI * (pitch + (3 * i) / count) * i) / sampleRate;
    let sum = 0;
    for (let harmonic = 1; harmonic <= 30; harmonic++) {
      sum += Math.sin(harmonic * phase + harmonic * harmonic) / harmonic;
    }
    to[start + i] = (to[start + i] ?? 0) + level * swell * sum;
  }
}

function addHiss(
  to: Float32Array,
  {at, length, level}: Syllable,
  sampleRate: number,
  random: () => number,
): void {
  const start = Math.round(at * sampleRate);
  const count = Math.round(length * sampleRate);
  for (let i = 0; i < count && start + i < to.length; i++) {
    const swell = Math.sin((Math.PI * i) / count);
    to[start + i] = (to[start + i] ?? 0) + level * swell * (2 * random() - 1);
  }
}

interface Design {
  /** Odd. */
  readonly taps: number;
  /** As a part of the sample rate. */
  readonly cutoff: number;
  /** Of the stop band, in dB. */
  readonly attenuation: number;
}

/** A linear-phase low-pass with a Kaiser window (J. F. Kaiser, 1974), 1 at 0 Hz. */
function kaiserLowPass({taps, cutoff, attenuation}: Design): readonly number[] {
  const beta = 0.1102 * (attenuation - 8.7);
  const centre = (taps - 1) / 2;
  const values = Array.from({length: taps}, (_, i) => {
    const x = i - centre;
    const sinc = x === 0 ? 2 * cutoff : Math.sin(2 * Math.PI * cutoff * x) / (Math.PI * x);
    return (sinc * bessel(beta * Math.sqrt(1 - (x / centre) ** 2))) / bessel(beta);
  });
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => value / sum);
}

/** The modified Bessel function of order 0, by its series. */
function bessel(x: number): number {
  let [sum, term] = [1, 1];
  for (let k = 1; term > 1e-16 * sum; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}
