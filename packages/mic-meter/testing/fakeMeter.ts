import type {Meter, MeterListener, StartMeter} from '../startMeter.browser';
import type {Phase, PhaseResult, Reading} from '../reading';
import {phaseResult, reading} from './readings';

/** A meter that says what a test wants, and writes down what it is told. */
export interface FakeMeter {
  readonly start: StartMeter;
  readonly calls: readonly string[];
  readonly say: (rest: Partial<Reading>) => void;
  readonly die: () => void;
}

interface Options {
  readonly fails?: boolean;
  /** The samples of each take. */
  readonly take?: readonly Float32Array<ArrayBuffer>[];
  readonly resultOf?: (phase: Phase) => PhaseResult;
}

/** Makes a meter of prepared answers. */
export function fakeMeter({fails = false, take, resultOf = phaseResult}: Options = {}): FakeMeter {
  const calls: string[] = [];
  let listener: MeterListener | undefined;
  let phase: Phase | undefined;
  const meter: Meter = {
    reset: () => calls.push('reset'),
    startPhase: (next) => {
      calls.push(`startPhase ${next}`);
      phase = next;
    },
    endPhase: () => {
      calls.push('endPhase');
      const ended = phase;
      phase = undefined;
      return ended === undefined
        ? Promise.reject(new Error('no phase'))
        : Promise.resolve(ended).then(resultOf);
    },
    startTake: () => calls.push('startTake'),
    endTake: () => {
      calls.push('endTake');
      return Promise.resolve(take ?? [new Float32Array(48_000).fill(0.25)]);
    },
    close: () => calls.push('close'),
  };
  return {
    start: (_context, _source, next) => {
      calls.push('start');
      listener = next;
      return fails ? Promise.reject(new Error('no worklet')) : Promise.resolve(meter);
    },
    calls,
    say: (rest) => listener?.onReading(reading(rest)),
    die: () => listener?.onError('died'),
  };
}
