import type {Loudness} from '../reading';
import {loudnessOf} from '@komebiyori/loudness/levels';
import {createBlockHistogram} from './gating';
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
