import type {Edit} from './edit';
import type {SourceInfo} from './source';

/** One frame of the result. */
export interface PlannedFrame {
  /** Which frame of the source it shows. */
  readonly source: number;
  /** When it is shown, in microseconds: the exact `i / fps`, rounded once. */
  readonly timeUs: number;
  readonly durationUs: number;
}

type Timing = Pick<Edit, 'trim' | 'speed' | 'direction' | 'fps'>;

/**
 * A source frame counts as there when it starts up to this much later, in microseconds, however near
 * frames stand. Containers round starts (Matroska to milliseconds).
 */
const ROUNDING_US = 1000;

/**
 * Which source frame each frame of the result shows. Frame `i` starts at `i / fps` and shows the source
 * frame that starts nearest, as far as one does within half a frame: cameras and GIFs start frames some
 * milliseconds late or early, and frames at equal rates would be dropped and doubled. Nothing shifts: no
 * error adds up. There is at least one frame. Backwards is the forward row reversed; ping-pong adds it
 * without its two ends, which a loop would show twice.
 */
export function planFrames(
  {times, durationUs}: Pick<SourceInfo, 'times' | 'durationUs'>,
  {trim, speed, direction, fps}: Timing,
): PlannedFrame[] {
  const {startUs, endUs} = trim ?? {startUs: 0, endUs: durationUs};
  const count = Math.max(1, Math.round(((endUs - startUs) * fps) / (speed * 1e6)));
  const forward: number[] = [];
  const stepUs = (1e6 * speed) / fps;
  let source = 0;
  for (let i = 0; i < count; i++) {
    const at = Math.min(startUs + i * stepUs, endUs - 1);
    for (;;) {
      const next = times[source + 1] ?? Infinity;
      const early = Math.max(ROUNDING_US, Math.min(stepUs, next - (times[source] ?? 0)) / 2 - 1);
      if (next > Math.min(at + early, endUs - 1)) break;
      source++;
    }
    forward.push(source);
  }
  return turn(forward, direction).map((shown, i) => ({
    source: shown,
    timeUs: timeOf(i, fps),
    durationUs: timeOf(i + 1, fps) - timeOf(i, fps),
  }));
}

const timeOf = (frame: number, fps: number): number => Math.round((frame * 1e6) / fps);

function turn(forward: readonly number[], direction: Edit['direction']): readonly number[] {
  if (direction === 'forward') return forward;
  const back = [...forward].reverse();
  return direction === 'reverse' ? back : [...forward, ...back.slice(1, -1)];
}

/** Length of a planned result in microseconds. */
export function planDuration(plan: readonly PlannedFrame[]): number {
  const last = plan.at(-1);
  return last === undefined ? 0 : last.timeUs + last.durationUs;
}

/** The planned frame that shows at a time (microseconds, held within the result); 0 for none. */
export function frameAt(plan: readonly PlannedFrame[], timeUs: number): number {
  const next = plan.findIndex((frame) => frame.timeUs > timeUs);
  return Math.max(0, (next === -1 ? plan.length : next) - 1);
}

/** Opacity of a frame (0–1) from the fades; the first and the last frame of a fade are not empty. */
export function fadeOpacity(
  frame: number,
  plan: readonly PlannedFrame[],
  {fadeInUs, fadeOutUs}: Pick<Edit, 'fadeInUs' | 'fadeOutUs'>,
): number {
  const shown = plan[frame];
  if (shown === undefined) return 1;
  const middle = shown.timeUs + shown.durationUs / 2;
  const entering = fadeInUs > 0 ? middle / fadeInUs : 1;
  const leaving = fadeOutUs > 0 ? (planDuration(plan) - middle) / fadeOutUs : 1;
  return Math.max(0, Math.min(1, entering, leaving));
}
