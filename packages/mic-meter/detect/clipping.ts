/** Of full scale: converters end a little below it. */
const CLIPPED = 0.999;
/** Samples in a row. */
const RUN = 3;
const KEPT_TIMES = 20;

/** Counts how often a signal is clipped, on both channels at once as once. */
export interface Clipping {
  /**
   * @param peak highest absolute sample of the blocks: those that are not clipped cost nothing
   * @param start frame of the blocks' first sample
   */
  readonly push: (channels: readonly Float64Array[], peak: number, start: number) => void;
  readonly count: () => number;
  /** Frames at which the last ones began, `apart` frames from each other or more. */
  readonly frames: () => readonly number[];
  /** Forgets when; the count goes on. */
  readonly forget: () => void;
}

export function createClipping(channels: number, apart: number): Clipping {
  const runs = new Uint32Array(channels);
  let frames: number[] = [];
  let count = 0;
  const begin = (frame: number): void => {
    count++;
    if (frame - (frames.at(-1) ?? -Infinity) < apart) return;
    frames = [...frames.slice(1 - KEPT_TIMES), frame];
  };
  const isRunning = (except: number): boolean =>
    runs.some((run, channel) => channel !== except && run >= RUN);
  const frameOf = (blocks: readonly Float64Array[], i: number, frame: number): void => {
    for (let channel = 0; channel < runs.length; channel++) {
      const isClipped = Math.abs(blocks[channel]?.[i] ?? 0) >= CLIPPED;
      const run = isClipped ? (runs[channel] ?? 0) + 1 : 0;
      runs[channel] = run;
      if (run === RUN && !isRunning(channel)) begin(frame - RUN + 1);
    }
  };
  return {
    push: (blocks, peak, start) => {
      if (peak < CLIPPED) {
        runs.fill(0);
        return;
      }
      const length = blocks[0]?.length ?? 0;
      for (let i = 0; i < length; i++) frameOf(blocks, i, start + i);
    },
    count: () => count,
    frames: () => frames,
    forget: () => {
      frames = [];
    },
  };
}
