import {createCascade, lowPass} from '@komebiyori/loudness/filters';
import {createLowBand, type LowBand} from './dsp/lowBand';
import {createTruePeak} from './dsp/truePeak';
import {createWeightedPowers} from './dsp/weightedPowers';

/** Hz: where plosives are. */
const PLOSIVE = 120;

/** One channel, hop by hop. Everything is of the last hop. */
export interface Channel {
  /** @param known true peak that need not be found again */
  readonly process: (hop: Float64Array, known: number) => void;
  /** Highest absolute sample. */
  readonly peak: () => number;
  /** Mean squares: plain, K-weighted, A-weighted, and below 120 Hz. */
  readonly power: () => number;
  readonly powerK: () => number;
  readonly powerA: () => number;
  readonly lowPower: () => number;
  /** Mean. */
  readonly mean: () => number;
  readonly truePeak: () => number;
  readonly lowBand: LowBand;
  /** Samples of the low band that came. */
  readonly lowCount: () => number;
}

/** @param length of all hops, in frames */
export function createChannel(sampleRate: number, length: number): Channel {
  const weighted = createWeightedPowers(sampleRate);
  const truePeaks = createTruePeak(length);
  const lowBand = createLowBand(sampleRate, length);
  const plosive = createCascade(lowPass(PLOSIVE, lowBand.rate));
  const breath = new Float64Array(lowBand.output.length);
  let [peak, power, mean, lowPower, truePeak, lowCount] = [0, 0, 0, 0, 0, 0];

  const plain = (hop: Float64Array): void => {
    let [highest, squares, sum] = [0, 0, 0];
    for (let i = 0; i < length; i++) {
      const value = hop[i] ?? 0;
      const size = Math.abs(value);
      if (size > highest) highest = size;
      squares += value * value;
      sum += value;
    }
    [peak, power, mean] = [highest, squares / length, sum / length];
  };
  return {
    process: (hop, known) => {
      plain(hop);
      weighted.process(hop);
      truePeak = truePeaks.process(hop, peak, known);
      lowCount = lowBand.process(hop);
      plosive.process(lowBand.output, breath, lowCount);
      lowPower = meanSquare(breath, lowCount);
    },
    peak: () => peak,
    power: () => power,
    powerK: weighted.k,
    powerA: weighted.a,
    lowPower: () => lowPower,
    mean: () => mean,
    truePeak: () => truePeak,
    lowBand,
    lowCount: () => lowCount,
  };
}

function meanSquare(values: Float64Array, count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += (values[i] ?? 0) ** 2;
  return count === 0 ? 0 : sum / count;
}
