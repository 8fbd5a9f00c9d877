import {createCascade, highPass, kWeighting, lowPass} from '@komebiyori/loudness/filters';
import {createHops} from '@komebiyori/loudness/hops';
import {amplitudeToDb, loudnessOf, powerToDb} from '@komebiyori/loudness/levels';
import {createRing, MOMENTARY_HOPS, type Ring} from '@komebiyori/loudness/windows';
import type {Band} from '../rules/rule';
import {floored, type Levels} from './levels';

/** Hz: between them are voices. */
const LOW_EDGE = 250;
const HIGH_EDGE = 4000;
/** Hops are 10 ms. */
const HOP_MS = 10;
const RMS_HOPS = 10;
const PEAK_HOPS = 5;
/** How often levels are told: every 20 ms. */
const TOLD_HOPS = 2;

/** Levels at a moment of the sound: `at` in ms since the first sample. */
export interface Told {
  readonly at: number;
  readonly levels: Levels;
}

/** Samples in, levels out. */
export interface Analyser {
  /** Blocks of one length for each channel; answers what is to be told. */
  readonly push: (channels: readonly Float32Array[]) => readonly Told[];
}

const BANDS: readonly Band[] = ['all', 'low', 'mid', 'high'];

/** @param sampleRate in Hz @param channels how many are listened to */
export function createAnalyser(sampleRate: number, channels: number): Analyser {
  const hops = createHops(sampleRate, channels);
  const ears = hops.current.map((hop) => createEar(sampleRate, hop));
  const momentary = createRing(MOMENTARY_HOPS);
  let count = 0;

  const loudest = (read: (ear: Ear) => number): number => floored(Math.max(...ears.map(read)));
  const perBand = (read: (ear: Ear, band: Band) => number): Record<Band, number> => ({
    all: loudest((ear) => read(ear, 'all')),
    low: loudest((ear) => read(ear, 'low')),
    mid: loudest((ear) => read(ear, 'mid')),
    high: loudest((ear) => read(ear, 'high')),
  });
  const tell = (): Told => ({
    at: count * HOP_MS,
    levels: {
      rms: perBand(({bands}, band) => powerToDb(bands[band].powers.sum(RMS_HOPS) / RMS_HOPS)),
      peak: perBand(({bands}, band) => amplitudeToDb(bands[band].peaks.max(PEAK_HOPS))),
      lufsM: floored(loudnessOf(momentary.sum(MOMENTARY_HOPS) / MOMENTARY_HOPS)),
    },
  });
  return {
    push(blocks) {
      const told: Told[] = [];
      hops.push(blocks, () => {
        count += 1;
        // BS.1770-4 adds the powers of the channels.
        momentary.push(ears.reduce((sum, ear) => sum + ear.hop(), 0));
        if (count % TOLD_HOPS === 0) told.push(tell());
      });
      return told;
    },
  };
}

interface BandMeter {
  readonly powers: Ring;
  readonly peaks: Ring;
}

/** One channel. */
interface Ear {
  /** Takes the hop that is whole, and answers its K-weighted mean square. */
  readonly hop: () => number;
  readonly bands: Readonly<Record<Band, BandMeter>>;
}

function createEar(sampleRate: number, hop: Float64Array): Ear {
  const {length} = hop;
  const filtered = new Float64Array(length);
  const filters = {
    low: createCascade(lowPass(LOW_EDGE, sampleRate)),
    mid: createCascade([...highPass(LOW_EDGE, sampleRate), ...lowPass(HIGH_EDGE, sampleRate)]),
    high: createCascade(highPass(HIGH_EDGE, sampleRate)),
  };
  const weighting = createCascade(kWeighting(sampleRate));
  const meter = (): BandMeter => ({
    powers: createRing(RMS_HOPS),
    peaks: createRing(PEAK_HOPS),
  });
  const bands = {all: meter(), low: meter(), mid: meter(), high: meter()};
  return {
    bands,
    hop() {
      for (const band of BANDS) {
        const samples = band === 'all' ? hop : filtered;
        if (band !== 'all') filters[band].process(hop, filtered, length);
        bands[band].powers.push(meanSquare(samples, length));
        bands[band].peaks.push(highest(samples, length));
      }
      weighting.process(hop, filtered, length);
      return meanSquare(filtered, length);
    },
  };
}

function meanSquare(samples: Float64Array, length: number): number {
  let sum = 0;
  for (let i = 0; i < length; i++) {
    const value = samples[i] ?? 0;
    sum += value * value;
  }
  return sum / length;
}

function highest(samples: Float64Array, length: number): number {
  let peak = 0;
  for (let i = 0; i < length; i++) peak = Math.max(peak, Math.abs(samples[i] ?? 0));
  return peak;
}
