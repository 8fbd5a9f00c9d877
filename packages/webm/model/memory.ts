import type {PlannedFrame} from './framePlan';
import type {Sizes, Size} from './geometry';
import {FORMAT_TRAITS, type Output} from './output';
import {bitrateOf} from './quality';

/** What an export is expected to hold at once, in bytes. */
export interface MemoryEstimate {
  readonly bytes: number;
  /** `heavy` may fail on a phone; `tooMuch` is refused unless the visitor insists. */
  readonly verdict: 'fine' | 'heavy' | 'tooMuch';
}

/** Frames of a reversed part that are held: about 100 MB, at least two. */
const HELD_BYTES = 100e6;
const FINE_BYTES = 600e6;
const MOST_BYTES = 1500e6;
/** Code, worker and browser parts that are there in any case. */
const BASE_BYTES = 60e6;
/** Frames that decoder and encoders hold on their way (I420, 1.5 bytes a pixel). */
const FRAMES_ON_THE_WAY = 24;

/** How many source frames may be held for playing backward. */
export function heldFrames({width, height}: Size): number {
  return Math.max(2, Math.floor(HELD_BYTES / (width * height * 4)));
}

/** An upper estimate before an export starts; `sourceBytes` is what the opened files hold in memory. */
export function estimateMemory(
  source: Size & {readonly sourceBytes: number},
  sizes: Sizes,
  plan: readonly PlannedFrame[],
  output: Output,
): MemoryEstimate {
  const area = ({width, height}: Size): number => width * height;
  const backward = plan.some((frame, i) => frame.source < (plan[i - 1]?.source ?? 0));
  const different = new Set(plan.map((frame) => frame.source)).size;
  const held = backward ? Math.min(heldFrames(source), different) * area(source) * 4 : 0;
  // Copies for cropping, keying, scaling (floats) and padding.
  const working = area(source) * 16 + sizes.content.width * sizes.turned.height * 16;
  const ways = (area(source) + area(sizes.result) * 2) * 1.5 * FRAMES_ON_THE_WAY;
  // A growing file is copied when it no longer fits.
  const file = resultBytes(sizes.result, plan, output) * 2;
  const bytes = BASE_BYTES + source.sourceBytes + held + working + ways + file;
  return {
    bytes,
    verdict: bytes <= FINE_BYTES ? 'fine' : bytes <= MOST_BYTES ? 'heavy' : 'tooMuch',
  };
}

/** Expected size of the file. Pictures without loss shrink to about a third, as flat drawings do more. */
function resultBytes(size: Size, plan: readonly PlannedFrame[], {format, rate}: Output): number {
  const pixels = size.width * size.height * plan.length;
  const {video, lossy} = FORMAT_TRAITS[format];
  if (rate.by === 'size' && lossy) return rate.bytes;
  if (video === null) return pixels * (lossy ? 0.6 : 1.3);
  const last = plan.at(-1);
  const seconds = last === undefined ? 0 : (last.timeUs + last.durationUs) / 1e6;
  const bits =
    rate.by === 'bitrate' ? rate.bitsPerSecond : bitrateOf(size, plan.length / seconds, 75);
  return (bits * seconds) / 8;
}
