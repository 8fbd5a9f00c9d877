import type {Channel} from './channel';
import {findHum} from './detect/hum';
import {createSpeechBands} from './detect/speechBands';
import {amplitudeToDb, powersToDb, powerToDb} from '@komebiyori/loudness/levels';
import {HOP_RATE} from '@komebiyori/loudness/hops';
import {createLoudnessSpan} from './loudness/loudnessSpan';
import type {LoudnessWindows} from '@komebiyori/loudness/windows';
import type {Phase, PhaseResult} from './reading';

/** Hops of which the noise floor takes the mean: 100 ms. */
const FLOOR_HOPS = 10;
const FLOOR_PERCENTILE = 0.1;
/**
 * -150 dBFS, in power. What is softer is digital silence: rounding to 24 bits alone makes -149 dBFS
 * (half a step either way), and a filter that rings out after a sound never comes to zero.
 */
const SILENCE = 1e-15;
/** Half seconds before a hum can be told. */
const HUM_SPECTRA = 3;
/** 20 dB, and -60 dBFS: how much softer the empty channel is, and how loud the other must be. */
const ONE_SIDED = 100;
const SIGNAL = 1e-6;

/** Counts that only grow. */
interface Totals {
  readonly clips: number;
  readonly lostFrames: number;
  readonly plosives: number;
}

/** What a step of the test looks at. */
export interface PhaseSource {
  readonly channels: readonly Channel[];
  readonly windows: LoudnessWindows;
  readonly totals: () => Totals;
  /** Mean of left times right over the last hop; 0 for mono. */
  readonly product: () => number;
  readonly humBinWidth: number;
  readonly spectrumBinWidth: number;
  readonly bins: number;
}

/** Measures a step of the test. */
export interface PhaseSpan {
  readonly hop: () => void;
  readonly spectrum: (power: Float64Array) => void;
  readonly hum: (levels: Float64Array) => void;
  /** The lowest true peak of a channel that could be a new maximum. */
  readonly knownTruePeak: () => number;
  readonly result: () => PhaseResult;
}

export function createPhaseSpan(phase: Phase, source: PhaseSource): PhaseSpan {
  const {channels, windows, totals, product, humBinWidth, spectrumBinWidth, bins} = source;
  const before = totals();
  const loudness = createLoudnessSpan(windows);
  const [spectra, hums] = [createMeanLevels(), createMeanLevels()];
  const speech = createSpeechBands(spectrumBinWidth, 1);
  const sides = channels.map(createSide);
  let truePeak = 0;
  let products = 0;
  let hops = 0;
  return {
    hop: () => {
      hops++;
      loudness.hop();
      products += product();
      for (const [index, channel] of channels.entries()) {
        sides[index]?.hop(channel);
        truePeak = Math.max(truePeak, channel.truePeak());
      }
    },
    spectrum: (power) => {
      spectra.add(power);
      speech.add(power);
    },
    hum: hums.add,
    knownTruePeak: () => truePeak,
    result: () => {
      const now = totals();
      const humLevels = hums.mean(HUM_SPECTRA);
      return {
        phase,
        loudness: loudness.read(),
        maxShortTerm: loudness.maxShortTerm(),
        truePeak: amplitudeToDb(truePeak),
        floor: highest(sides.map((side) => side.floor())),
        floorA: highest(sides.map((side) => side.floorA())),
        clips: now.clips - before.clips,
        lostFrames: now.lostFrames - before.lostFrames,
        correlation: correlationOf(
          products,
          sides.map((side) => side.power()),
        ),
        dcOffset: hops === 0 ? 0 : Math.max(...sides.map((side) => Math.abs(side.sum()))) / hops,
        hum: humLevels && findHum(humLevels, humBinWidth),
        lacksHighs: speech.lacksHighs(),
        plosives: perMinute(now.plosives - before.plosives, hops),
        sibilance: speech.sibilance(),
        isOneSided: isOneSided(sides.map((side) => side.power() / Math.max(1, hops))),
        spectrum: powersToDb(spectra.mean(1) ?? new Float64Array(bins)),
      };
    },
  };
}

/**
 * Correlation of left and right from sums of their product and their squares, from -1 to 1;
 * undefined for mono, or when a side is silent.
 */
export function correlationOf(products: number, powers: readonly number[]): number | undefined {
  const [left = 0, right = 0] = powers;
  return left > 0 && right > 0 ? products / Math.sqrt(left * right) : undefined;
}

interface Side {
  readonly hop: (channel: Channel) => void;
  readonly power: () => number;
  readonly sum: () => number;
  readonly floor: () => number;
  readonly floorA: () => number;
}

/** Sums of one channel over the step. */
function createSide(): Side {
  const [plain, weighted] = [createFloor(), createFloor()];
  let [power, sum] = [0, 0];
  return {
    hop: (channel) => {
      power += channel.power();
      sum += channel.mean();
      plain.push(channel.power());
      weighted.push(channel.powerA());
    },
    power: () => power,
    sum: () => sum,
    floor: plain.read,
    floorA: weighted.read,
  };
}

/** 10th percentile of the mean squares of 100 ms, as a level; -Infinity before the first. */
function createFloor(): {push: (power: number) => void; read: () => number} {
  const powers: number[] = [];
  let sum = 0;
  let hops = 0;
  return {
    push: (power) => {
      sum += power;
      if (++hops < FLOOR_HOPS) return;
      powers.push(sum / FLOOR_HOPS);
      [sum, hops] = [0, 0];
    },
    read: () => {
      const sorted = [...powers].sort((a, b) => a - b);
      const power = sorted[Math.floor(FLOOR_PERCENTILE * sorted.length)] ?? 0;
      return powerToDb(power < SILENCE ? 0 : power);
    },
  };
}

function isOneSided(powers: readonly number[]): boolean {
  const [left, right] = powers;
  if (left === undefined || right === undefined) return false;
  return (
    Math.max(left, right) > SIGNAL && Math.max(left, right) > ONE_SIDED * Math.min(left, right)
  );
}

const highest = (levels: readonly number[]): number => Math.max(-Infinity, ...levels);

const perMinute = (count: number, hops: number): number =>
  hops === 0 ? 0 : (count * 60 * HOP_RATE) / hops;

/** Means of spectra, bin by bin. */
interface MeanLevels {
  readonly add: (values: Float64Array) => void;
  /** Undefined before `least` spectra have come. */
  readonly mean: (least: number) => Float64Array | undefined;
}

function createMeanLevels(): MeanLevels {
  let sum: Float64Array | undefined;
  let count = 0;
  return {
    add: (values) => {
      sum ??= new Float64Array(values.length);
      for (let i = 0; i < values.length; i++) sum[i] = (sum[i] ?? 0) + (values[i] ?? 0);
      count++;
    },
    mean: (least) => (count < least ? undefined : sum?.map((value) => value / count)),
  };
}
