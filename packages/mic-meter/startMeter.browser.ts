import {addSiteWorklet} from '@komebiyori/lib/siteFile.browser';
import type {Phase, PhaseResult, Reading} from './reading';
import {PROCESSOR, type Report, type Request} from './worklet/protocol';
import {joinTake} from './worklet/take';

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

/** `startMeter`, or what stands in for it. */
export type StartMeter = (
  context: AudioContext,
  source: AudioNode,
  listener: MeterListener,
) => Promise<Meter>;

/** An answer that somebody waits for. */
interface Waiting<T> {
  readonly resolve: (value: T) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Measures `source` in an audio worklet; nothing of it is heard. Rejects when the worklet cannot be
 * loaded. After `close`, or when the measuring has died, what is waited for rejects.
 */
export const startMeter: StartMeter = async (context, source, {onReading, onError}) => {
  // Bundled to a script of its own by plugins/bundle.
  await addSiteWorklet(context, new URL('./worklet/meter.worklet.ts', import.meta.url));
  const node = new AudioWorkletNode(context, PROCESSOR, {outputChannelCount: [1]});
  const phases: Waiting<PhaseResult>[] = [];
  const takes: Waiting<readonly Float32Array<ArrayBuffer>[]>[] = [];
  let parts: (readonly Float32Array<ArrayBuffer>[])[] = [];
  let end: Error | undefined;

  const ask = (request: Request): void => {
    if (end === undefined) node.port.postMessage(request);
  };
  const answered = <T>(waiting: Waiting<T>[], request: Request): Promise<T> =>
    new Promise((resolve, reject) => {
      if (end !== undefined) {
        reject(end);
        return;
      }
      waiting.push({resolve, reject});
      ask(request);
    });
  const stop = (error: Error): void => {
    end ??= error;
    for (const {reject} of [...phases.splice(0), ...takes.splice(0)]) reject(error);
    context.removeEventListener('statechange', onState);
    node.port.onmessage = null;
    source.disconnect(node);
    node.disconnect();
  };
  // Its clock goes on while a context is suspended; that is no loss.
  const onState = (): void => {
    ask({type: 'pause'});
  };
  const onReport = (report: Report): void => {
    if (report.type === 'reading') onReading(report.reading);
    else if (report.type === 'phase') {
      const waiting = phases.shift();
      if (report.result !== undefined) waiting?.resolve(report.result);
      else waiting?.reject(new Error('No step was begun'));
    } else {
      parts.push(report.channels);
      if (report.isLast) takes.shift()?.resolve(joinTake(parts));
    }
  };

  node.port.onmessage = ({data}: MessageEvent<Report>) => {
    onReport(data);
  };
  node.onprocessorerror = () => {
    const error = new Error('The audio processor has failed');
    if (end !== undefined) return;
    stop(error);
    onError(error.message);
  };
  context.addEventListener('statechange', onState);
  source.connect(node);
  // Browsers run only what leads to an output; this one is silent.
  node.connect(context.destination);

  const meter: Meter = {
    reset: () => {
      ask({type: 'reset'});
    },
    startPhase: (phase) => {
      ask({type: 'startPhase', phase});
    },
    endPhase: () => answered(phases, {type: 'endPhase'}),
    startTake: () => {
      parts = [];
      ask({type: 'startTake'});
    },
    endTake: () => answered(takes, {type: 'endTake'}),
    close: () => {
      if (end !== undefined) return;
      ask({type: 'close'});
      stop(new Error('The meter is closed'));
    },
  };
  return meter;
};
