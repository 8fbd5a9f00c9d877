import {createRing} from '@komebiyori/loudness/windows';

/** Hops of 10 ms: the burst, and what was before it. */
const BURST = 5;
const BEFORE = 100;
/** Hops between two bursts that are counted. */
const PAUSE = 20;
/** Mean square: -40 dBFS. */
const AUDIBLE = 1e-4;
/** A voice has little below 120 Hz, a breath on the membrane little else. */
const SHARE = 0.75;
/** Of the mean before it: 12 dB. */
const RISE = 16;

/** Counts bursts below 120 Hz: breath that meets the microphone. */
export interface Plosives {
  /** Mean squares of a hop: below 120 Hz, and of everything. */
  readonly push: (low: number, all: number) => void;
  readonly count: () => number;
}

export function createPlosives(): Plosives {
  const [lows, alls] = [createRing(BURST + BEFORE), createRing(BURST)];
  let pause = 0;
  let count = 0;
  const isBurst = (): boolean => {
    const low = lows.sum(BURST) / BURST;
    const before = (lows.sum(BURST + BEFORE) - lows.sum(BURST)) / BEFORE;
    return low > AUDIBLE && low > (SHARE * alls.sum(BURST)) / BURST && low > RISE * before;
  };
  return {
    push: (low, all) => {
      lows.push(low);
      alls.push(all);
      if (pause > 0) pause--;
      else if (isBurst()) {
        count++;
        pause = PAUSE;
      }
    },
    count: () => count,
  };
}
