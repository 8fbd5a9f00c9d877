import {createCascade} from '../dsp/cascade';
import {kWeighting} from '../dsp/kWeighting';

/** K-weighted mean square of a hop, summed over the channels by their weights (BS.1770-4, annex 1). */
export type KPower = (channels: readonly Float32Array[]) => number;

/**
 * @param length of all hops, in frames
 * @param weights one for each channel: 1 for left, right and centre, 1.41 for surround
 */
export function createKPower(
  sampleRate: number,
  length: number,
  weights: readonly number[],
): KPower {
  const filters = weights.map(() => createCascade(kWeighting(sampleRate)));
  const output = new Float64Array(length);
  const powerOf = (block: Float32Array, index: number): number => {
    filters[index]?.process(block, output, length);
    return ((weights[index] ?? 0) * sumOfSquares(output)) / length;
  };
  return (channels) => {
    let sum = 0;
    for (let i = 0; i < weights.length; i++) {
      const block = channels[i];
      if (block !== undefined) sum += powerOf(block, i);
    }
    return sum;
  };
}

function sumOfSquares(values: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? 0;
    sum += value * value;
  }
  return sum;
}
