import type {Phase, PhaseResult, Reading} from '../reading';

/** The name under which the processor is registered. */
export const PROCESSOR = 'mic-meter';

/** What the page asks of the processor. */
export type Request =
  | {readonly type: 'reset' | 'endPhase' | 'startTake' | 'endTake' | 'pause' | 'close'}
  | {readonly type: 'startPhase'; readonly phase: Phase};

/** What the processor tells the page. */
export type Report =
  | {readonly type: 'reading'; readonly reading: Reading}
  /** Answers `endPhase`; undefined when no step was begun. */
  | {readonly type: 'phase'; readonly result: PhaseResult | undefined}
  /** A part of a take, one array for each channel; the last one answers `endTake`. */
  | {
      readonly type: 'take';
      readonly channels: readonly Float32Array<ArrayBuffer>[];
      readonly isLast: boolean;
    };
