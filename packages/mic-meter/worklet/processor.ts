import {createMeasurer} from '../measurer';
import type {Phase} from '../reading';
import type {Report, Request} from './protocol';
import {createTake, type Take} from './take';

/** Readings a second. */
const READINGS = 20;
/** Frames that the Web Audio API renders at once. */
const QUANTUM = 128;

/** Where the processor runs. */
interface Surroundings {
  /** In Hz. */
  readonly sampleRate: number;
  /** In ms. */
  readonly now: () => number;
  readonly send: (report: Report, transfer: readonly ArrayBuffer[]) => void;
}

/** What the worklet does, without its globals. */
export interface Processor {
  readonly handle: (request: Request) => void;
  /** Takes the input of a render quantum; false when it is closed. */
  readonly process: (input: readonly Float32Array[]) => boolean;
}

export function createProcessor({sampleRate, now, send}: Surroundings): Processor {
  let input = silence(1);
  let measurer = createMeasurer({sampleRate, channels: 1});
  let phase: Phase | undefined;
  let take: Take | undefined;
  let isClosed = false;
  let waited = 0;

  const beginPhase = (next: Phase): void => {
    phase = next;
    measurer.startPhase(next);
  };
  /** A device may say only when it runs how many channels it has; all begins anew then. */
  const changeChannels = (channels: 1 | 2): void => {
    input = silence(channels);
    measurer = createMeasurer({sampleRate, channels});
    if (phase !== undefined) beginPhase(phase);
  };
  const sendReading = (): void => {
    const reading = measurer.read();
    send({type: 'reading', reading}, []);
  };
  const handlers: Record<Exclude<Request['type'], 'startPhase'>, () => void> = {
    reset: () => {
      measurer.reset();
    },
    pause: () => {
      measurer.pause();
    },
    endPhase: () => {
      phase = undefined;
      send({type: 'phase', result: measurer.endPhase()}, []);
    },
    startTake: () => {
      take = createTake(input.length, (channels, isLast) => {
        send(
          {type: 'take', channels, isLast},
          channels.map(({buffer}) => buffer),
        );
      });
    },
    endTake: () => {
      if (take === undefined) send({type: 'take', channels: [], isLast: true}, []);
      take?.end();
      take = undefined;
    },
    close: () => {
      isClosed = true;
    },
  };
  return {
    handle: (request) => {
      if (request.type === 'startPhase') beginPhase(request.phase);
      else handlers[request.type]();
    },
    process: (blocks) => {
      if (isClosed) return false;
      const channels = channelsOf(blocks);
      if (channels !== undefined && channels !== input.length) changeChannels(channels);
      const heard = channels === undefined ? input : blocks;
      measurer.push(heard, now());
      take?.push(heard);
      waited += heard[0]?.length ?? 0;
      if (waited >= sampleRate / READINGS) {
        waited -= sampleRate / READINGS;
        sendReading();
      }
      return true;
    },
  };
}

/** Of more than two channels the first two are heard; undefined when nothing is connected. */
function channelsOf({length}: readonly Float32Array[]): 1 | 2 | undefined {
  if (length === 0) return undefined;
  return length === 1 ? 1 : 2;
}

function silence(channels: 1 | 2): readonly Float32Array[] {
  return Array.from({length: channels}, () => new Float32Array(QUANTUM));
}
