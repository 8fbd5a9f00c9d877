import {planFrames} from './framePlan';
import type {SourceInfo} from './source';

type Timing = Pick<SourceInfo, 'times' | 'durationUs'>;

/** How fast a source moves. */
export interface SourceRate {
  /** Frames a second that show all of it, a whole number within 1–60; 0 for a still. */
  readonly fps: number;
  /** Whether its frames stand about equally far apart. */
  readonly isEven: boolean;
}

/** Rates that cameras, programs and makers of GIF use. */
const USUAL = [10, 12, 15, 20, 24, 25, 30, 48, 50, 60];
const MOST = 60;
/** A usual rate that is this near is the one that was meant: 29.97, or the 30, 30 and 40 ms of a GIF. */
const NEAR = 0.03;
/** Gaps longer than the shortest by this factor are a pause and not the same rate, rounded. */
const SAME_RATE = 1.5;
/** Gaps that are longer than this on average are not as long as where it moves. */
const EVEN = 1.1;
/** Part of the gaps that may be shorter by mistake, as cameras and browsers write them. */
const STRAY = 0.02;
/** Part of the frames that a rate may leave out: the clock of a camera is not quite that of the result. */
const LOST = 0.01;

const known = new WeakMap<readonly number[], SourceRate>();

/**
 * The rate to start with, from how near frames stand where it moves. Their average would be far too low
 * for a picture that moves and then holds, or a recording that has frames only where something changes.
 */
export function sourceRate({times, durationUs}: Timing): SourceRate {
  const before = known.get(times);
  if (before !== undefined) return before;
  const rate = computeRate({times, durationUs});
  known.set(times, rate);
  return rate;
}

function computeRate(timing: Timing): SourceRate {
  const {times, durationUs} = timing;
  if (times.length < 2) return {fps: 0, isEven: true};
  const gaps = times.map((time, i) => (times[i + 1] ?? durationUs) - time).filter((gap) => gap > 0);
  const sorted = gaps.sort((a, b) => a - b);
  const shortest = sorted[Math.floor(sorted.length * STRAY)] ?? durationUs;
  const alike = sorted.filter((gap) => gap >= shortest && gap < shortest * SAME_RATE);
  const usual = alike.reduce((sum, gap) => sum + gap, 0) / alike.length;
  const meant = usualRate(1e6 / usual);
  const rates = [meant, ...USUAL.filter((rate) => rate > meant)];
  const fps = rates.find((rate) => rate >= MOST || showsAll(timing, rate)) ?? MOST;
  const isEven = fps === meant && durationUs / times.length < usual * EVEN;
  return {fps: Math.min(MOST, fps), isEven};
}

function usualRate(fps: number): number {
  const near = USUAL.filter((rate) => Math.abs(rate / fps - 1) < NEAR);
  const [nearest] = near.sort((a, b) => Math.abs(a - fps) - Math.abs(b - fps));
  // A little above a whole number is rounding of the times.
  return nearest ?? Math.max(1, Math.ceil(fps - 0.05));
}

function showsAll(timing: Timing, fps: number): boolean {
  const plan = planFrames(timing, {trim: null, speed: 1, direction: 'forward', fps});
  const shown = new Set(plan.map(({source}) => source)).size;
  return timing.times.length - shown <= timing.times.length * LOST;
}
