/** Seconds of audio that are compared. */
const WINDOW = 0.5;
/** Seconds that are not judged: an output that starts first fills its buffer, faster than the clock. */
const WARM_UP = 1;
/** Seconds: a smaller difference is a clock's, not a loss. */
const LEAST = 0.01;

/**
 * Frames that a device did not deliver: the clock has gone on, the count of frames has not. Frames
 * come in bursts, late but never early, so the smallest delay of a window is the true one; a clock
 * that drifts changes it by less than what counts.
 */
export interface LostFrames {
  /** @param time of a clock that does not jump, in ms, when these many frames had come */
  readonly push: (frames: number, time: number) => void;
  readonly count: () => number;
  /** Begins anew, after a pause that was wanted; the count goes on. */
  readonly pause: () => void;
}

export function createLostFrames(sampleRate: number): LostFrames {
  let before: number | undefined;
  let least = Infinity;
  let start: number | undefined;
  let end: number | undefined;
  let count = 0;
  const close = (): void => {
    const lost = before === undefined ? 0 : least - before;
    if (lost > LEAST * sampleRate) count += Math.round(lost);
    before = least;
    least = Infinity;
  };
  return {
    push: (frames, time) => {
      start ??= frames + WARM_UP * sampleRate;
      if (frames < start) return;
      end ??= frames + WINDOW * sampleRate;
      least = Math.min(least, (time / 1000) * sampleRate - frames);
      if (frames < end) return;
      close();
      end = frames + WINDOW * sampleRate;
    },
    count: () => count,
    pause: () => {
      before = undefined;
      least = Infinity;
      start = undefined;
      end = undefined;
    },
  };
}
