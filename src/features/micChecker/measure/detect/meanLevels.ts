/** Means of spectra, bin by bin. */
export interface MeanLevels {
  readonly add: (values: Float64Array) => void;
  /** Undefined before `least` spectra have come. */
  readonly mean: (least: number) => Float64Array | undefined;
}

export function createMeanLevels(): MeanLevels {
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
