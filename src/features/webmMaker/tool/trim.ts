import type {Edit} from '@komebiyori/webm/edit';
import type {SourceInfo} from '@komebiyori/webm/source';

type Timed = Pick<SourceInfo, 'times' | 'durationUs'>;

/** Frames of a source from `first` up to, not including, `end`. */
export interface FrameRange {
  readonly first: number;
  readonly end: number;
}

/** The frame of a source that shows at a time. */
function frameAtTime({times}: Timed, timeUs: number): number {
  const next = times.findIndex((one) => one > timeUs);
  return Math.max(0, (next === -1 ? times.length : next) - 1);
}

/** The frames that a trim keeps, whole or in part. */
export function trimmedFrames(trim: Edit['trim'], source: Timed): FrameRange {
  if (trim === null) return {first: 0, end: source.times.length};
  const first = frameAtTime(source, trim.startUs);
  return {first, end: Math.max(first + 1, frameAtTime(source, trim.endUs - 1) + 1)};
}

/** The trim that keeps these frames; `null` for all. At least one is kept. */
export function trimOf({first, end}: FrameRange, {times, durationUs}: Timed): Edit['trim'] {
  const start = Math.max(0, Math.min(times.length - 1, first));
  const stop = Math.max(start + 1, Math.min(times.length, end));
  if (start === 0 && stop === times.length) return null;
  return {startUs: times[start] ?? 0, endUs: times[stop] ?? durationUs};
}
