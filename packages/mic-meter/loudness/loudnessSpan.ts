import type {Loudness} from '../reading';
import {loudnessOf} from '@komebiyori/loudness/levels';
import {type LoudnessWindows, MOMENTARY_HOPS, SHORT_TERM_HOPS} from '@komebiyori/loudness/windows';

/** Hops from one gating block to the next: 100 ms, an overlap of 75 % (BS.1770-4). */
const STEP_HOPS = 10;
/** In LU below the mean: BS.1770-4 and Tech 3342. */
const INTEGRATED_GATE = -10;
const RANGE_GATE = -20;
/** LUFS; what is shown as nothing. */
const INAUDIBLE = -120;

/** Loudness of a stretch of time: since the start, or of a step of the test. */
export interface LoudnessSpan {
  /** After each hop. */
  readonly hop: () => void;
  readonly read: () => Loudness;
  /** Highest values of windows that lie whole in the stretch, in LUFS. */
  readonly maxMomentary: () => number;
  readonly maxShortTerm: () => number;
}

export function createLoudnessSpan(windows: LoudnessWindows): LoudnessSpan {
  const blocks = createBlockHistogram();
  const shortTerms = createBlockHistogram();
  let hops = 0;
  let maxMomentary = 0;
  let maxShortTerm = 0;
  /** Of the last whole 100 ms: the scan of the histograms is not free. */
  let gated = {integrated: -Infinity, range: 0};
  let isFresh = true;

  const step = (): void => {
    if (hops >= MOMENTARY_HOPS) blocks.add(windows.momentary());
    if (hops >= SHORT_TERM_HOPS) shortTerms.add(windows.shortTerm());
    isFresh = false;
  };
  const refresh = (): void => {
    gated = {integrated: blocks.gated(INTEGRATED_GATE), range: shortTerms.range(RANGE_GATE)};
    isFresh = true;
  };
  return {
    hop: () => {
      hops++;
      if (hops >= MOMENTARY_HOPS) maxMomentary = Math.max(maxMomentary, windows.momentary());
      if (hops >= SHORT_TERM_HOPS) maxShortTerm = Math.max(maxShortTerm, windows.shortTerm());
      if (hops % STEP_HOPS === 0) step();
    },
    read: () => {
      if (!isFresh) refresh();
      return {
        momentary: audible(windows.momentary()),
        shortTerm: audible(windows.shortTerm()),
        ...gated,
      };
    },
    maxMomentary: () => audible(maxMomentary),
    maxShortTerm: () => audible(maxShortTerm),
  };
}

function audible(power: number): number {
  const loudness = loudnessOf(power);
  return loudness < INAUDIBLE ? -Infinity : loudness;
}

/** LUFS; quieter blocks are not counted (BS.1770-4 and Tech 3342). */
const ABSOLUTE_GATE = -70;
const LOUDEST = 20;
/** Bins of an LU. Powers are summed exactly; only a gate can be off, by less than one bin. */
const RESOLUTION = 100;
const BINS = (LOUDEST - ABSOLUTE_GATE) * RESOLUTION;

/** Powers of blocks by their loudness, from the absolute gate on: constant space, however long. */
interface BlockHistogram {
  readonly add: (power: number) => void;
  /** Mean of what is above a relative gate, in LUFS; -Infinity when nothing came. */
  readonly gated: (relativeGate: number) => number;
  /** From the 10th to the 95th percentile above a relative gate, in LU (Tech 3342, section 3). */
  readonly range: (relativeGate: number) => number;
}

function createBlockHistogram(): BlockHistogram {
  const counts = new Uint32Array(BINS);
  const sums = new Float64Array(BINS);
  let count = 0;
  let sum = 0;
  /** One above the highest bin that is not empty. */
  let end = 0;
  const gateBin = (relativeGate: number): number =>
    count === 0 ? end : binOf(loudnessOf(sum / count) + relativeGate);
  return {
    add: (power) => {
      const loudness = loudnessOf(power);
      if (!(loudness > ABSOLUTE_GATE)) return;
      const bin = binOf(loudness);
      counts[bin] = (counts[bin] ?? 0) + 1;
      sums[bin] = (sums[bin] ?? 0) + power;
      count++;
      sum += power;
      end = Math.max(end, bin + 1);
    },
    gated: (relativeGate) => {
      const mean = meanFrom(counts, sums, gateBin(relativeGate), end);
      return mean === undefined ? -Infinity : loudnessOf(mean);
    },
    range: (relativeGate) => rangeFrom(counts, gateBin(relativeGate), end),
  };
}

function binOf(loudness: number): number {
  const bin = Math.floor((loudness - ABSOLUTE_GATE) * RESOLUTION);
  return Math.max(0, Math.min(BINS - 1, bin));
}

function meanFrom(
  counts: Uint32Array,
  sums: Float64Array,
  first: number,
  end: number,
): number | undefined {
  let count = 0;
  let sum = 0;
  for (let bin = first; bin < end; bin++) {
    count += counts[bin] ?? 0;
    sum += sums[bin] ?? 0;
  }
  return count === 0 ? undefined : sum / count;
}

function rangeFrom(counts: Uint32Array, first: number, end: number): number {
  let total = 0;
  for (let bin = first; bin < end; bin++) total += counts[bin] ?? 0;
  if (total === 0) return 0;
  const low = binAtRank(counts, first, Math.round(0.1 * (total - 1)));
  const high = binAtRank(counts, first, Math.round(0.95 * (total - 1)));
  return (high - low) / RESOLUTION;
}

/** The bin of the value with so many below it. */
function binAtRank(counts: Uint32Array, first: number, rank: number): number {
  let below = 0;
  for (let bin = first; bin < BINS; bin++) {
    below += counts[bin] ?? 0;
    if (below > rank) return bin;
  }
  return BINS - 1;
}
