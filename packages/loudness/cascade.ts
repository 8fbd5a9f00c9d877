/** A second-order section, normalised so that a0 is 1. */
export interface Section {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

/** Below this a state is nothing; without it silence ends in denormal numbers, which are slow. */
const NOTHING = 1e-25;

/** Second-order sections in a row, in transposed direct form II. */
export interface Cascade {
  /** Filters `input` into `output`, which has at least its length. */
  readonly process: (input: Float64Array, output: Float64Array, length: number) => void;
}

export function createCascade(sections: readonly Section[]): Cascade {
  const stages = sections.map(createStage);
  return {
    process: (input, output, length) => {
      let from = input;
      for (const stage of stages) {
        stage(from, output, length);
        from = output;
      }
    },
  };
}

function createStage({b0, b1, b2, a1, a2}: Section): Cascade['process'] {
  let s1 = 0;
  let s2 = 0;
  return (input, output, length) => {
    let first = s1;
    let second = s2;
    for (let i = 0; i < length; i++) {
      const x = input[i] ?? 0;
      const y = b0 * x + first;
      first = b1 * x - a1 * y + second;
      second = b2 * x - a2 * y;
      output[i] = y;
    }
    s1 = Math.abs(first) < NOTHING ? 0 : first;
    s2 = Math.abs(second) < NOTHING ? 0 : second;
  };
}

/** How much a cascade amplifies a frequency: |H|, both in Hz. */
export function gainAt(
  sections: readonly Section[],
  frequency: number,
  sampleRate: number,
): number {
  const w = (2 * Math.PI * frequency) / sampleRate;
  return sections.reduce((gain, {b0, b1, b2, a1, a2}) => {
    const above = Math.hypot(
      b0 + b1 * Math.cos(w) + b2 * Math.cos(2 * w),
      b1 * Math.sin(w) + b2 * Math.sin(2 * w),
    );
    const below = Math.hypot(
      1 + a1 * Math.cos(w) + a2 * Math.cos(2 * w),
      a1 * Math.sin(w) + a2 * Math.sin(2 * w),
    );
    return (gain * above) / below;
  }, 1);
}
