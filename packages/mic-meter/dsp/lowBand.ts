import {createCascade, lowPass} from '@komebiyori/loudness/filters';

/** Hz; all that hum and plosives are looked for below. */
const BAND = 400;
const MIDDLE_RATE = 8000;
const SECOND_FACTOR = 4;

/** The lowest band of a channel at about 2 kHz, where looking at it costs little. */
export interface LowBand {
  /** Of the output, in Hz. */
  readonly rate: number;
  readonly output: Float64Array;
  /** Decimates a block into `output` and says how many samples came of it. */
  readonly process: (block: Float64Array) => number;
}

/** @param length of all blocks, in frames */
export function createLowBand(sampleRate: number, length: number): LowBand {
  const first = Math.max(1, Math.round(sampleRate / MIDDLE_RATE));
  const middle = new Float64Array(Math.ceil(length / first) + 1);
  const output = new Float64Array(Math.ceil(middle.length / SECOND_FACTOR) + 1);
  const filter = createCascade(lowPass(BAND, sampleRate / first));
  let sum = 0;
  let summed = 0;
  let skipped = 0;

  /** Means of `first` samples: their aliases are 24 dB down, and outside of speech's strong bands. */
  const average = (block: Float64Array): number => {
    let count = 0;
    for (let start = 0; start < length;) {
      const end = Math.min(length, start + first - summed);
      let part = sum;
      for (let i = start; i < end; i++) part += block[i] ?? 0;
      summed += end - start;
      start = end;
      sum = summed < first ? part : 0;
      if (summed < first) break;
      middle[count++] = part / first;
      summed = 0;
    }
    return count;
  };
  return {
    rate: sampleRate / first / SECOND_FACTOR,
    output,
    process: (block) => {
      const count = average(block);
      filter.process(middle, middle, count);
      let kept = 0;
      for (let i = 0; i < count; i++) {
        if (++skipped < SECOND_FACTOR) continue;
        output[kept++] = middle[i] ?? 0;
        skipped = 0;
      }
      return kept;
    },
  };
}
