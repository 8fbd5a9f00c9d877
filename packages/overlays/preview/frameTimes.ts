/** How a stretch of about a second went. */
export interface FrameBatch {
  /** Of the times from each frame to the next, 95 of 100 are at most this long; in ms. */
  readonly p95: number;
  /** Elements of the overlay. */
  readonly nodes: number;
}

/** Adds up frames as they come. */
export interface FrameTimes {
  /**
   * A frame at a time in ms; gives the p95 of the stretch that it ends (nearest rank), else
   * undefined.
   */
  readonly take: (at: number) => number | undefined;
  /** The next frame is the first: nothing was drawn meanwhile. */
  readonly forget: () => void;
}

const BATCH_MS = 1000;
/** Browsers stop drawing what nobody sees; a frame of an overlay, however heavy, is shorter. */
const GAP_MS = 1000;

export function createFrameTimes(): FrameTimes {
  let times: number[] = [];
  let sum = 0;
  let last: number | undefined;
  const forget = (): void => {
    times = [];
    sum = 0;
    last = undefined;
  };
  return {
    take(at) {
      const time = at - (last ?? at);
      if (time >= GAP_MS) forget();
      else if (last !== undefined) {
        times.push(time);
        sum += time;
      }
      last = at;
      if (sum < BATCH_MS) return undefined;
      const sorted = times.sort((a, b) => a - b);
      const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1];
      times = [];
      sum = 0;
      return p95;
    },
    forget,
  };
}
