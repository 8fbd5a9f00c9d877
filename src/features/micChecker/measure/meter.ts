import type {Phase, PhaseResult, Reading} from './reading';

/** A microphone that is being measured. */
export interface Meter {
  /** Begins anew: maxima, integrated loudness and counts since the start. */
  readonly reset: () => void;
  /** Begins a step of the guided test; what was begun before comes to nothing. */
  readonly startPhase: (phase: Phase) => void;
  /** Ends the step; rejects when none was begun. */
  readonly endPhase: () => Promise<PhaseResult>;
  /** Keeps what comes from now on, without loss. */
  readonly startTake: () => void;
  /** What was kept: the samples of each channel. */
  readonly endTake: () => Promise<readonly Float32Array<ArrayBuffer>[]>;
  readonly close: () => void;
}

/** What the page is told. */
export interface MeterListener {
  readonly onReading: (reading: Reading) => void;
  /** The measuring has died; `message` in English. */
  readonly onError: (message: string) => void;
}

/**
 * Starts to measure a source in a running audio context, in a worklet
 * (`startMeter.browser.ts`). Rejects when the worklet cannot be loaded.
 */
export type StartMeter = (
  context: AudioContext,
  source: AudioNode,
  listener: MeterListener,
) => Promise<Meter>;
