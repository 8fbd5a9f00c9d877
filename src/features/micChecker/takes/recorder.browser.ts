import type {Meter} from '@komebiyori/mic-meter';
import type {MicSession} from '../session/micSession.browser';
import {deviceOf} from '../session/session';
import {createStore, type Store} from '@komebiyori/lib/store';
import {MAX_SECONDS, processingWords, type Slot, type Take, envelope} from './takes';
import {encodeWav} from './wav';

const TICK_MS = 100;
/** Parts of the picture of a take. */
const PARTS = 480;
/** What is shorter than this, in seconds, is a slip of the hand. */
const SHORTEST = 0.2;

export interface Recording {
  readonly slot: Slot;
  readonly seconds: number;
}

export interface Recorder {
  readonly recording: Store<Recording | undefined>;
  readonly takes: Store<Readonly<Partial<Record<Slot, Take>>>>;
  /** Records into a slot; an earlier take in it stays until the new one is whole. */
  readonly start: (slot: Slot) => void;
  readonly stop: () => Promise<void>;
  readonly remove: (slot: Slot) => void;
  readonly close: () => void;
}

/** Records what the session hears; whatever stops the sound ends the take and keeps it. */
export function createRecorder(session: MicSession): Recorder {
  const recording = createStore<Recording | undefined>(undefined);
  const takes = createStore<Readonly<Partial<Record<Slot, Take>>>>({});
  let meter: Meter | undefined;
  let startedAt = 0;
  let stopping: Promise<void> | undefined;

  const keep = async (from: Meter, slot: Slot): Promise<void> => {
    const device = deviceOf(session.state.get());
    // The meter has died and takes its samples along; there is nothing to keep.
    const channels = await from.endTake().catch(() => []);
    const frames = channels[0]?.length ?? 0;
    if (device === undefined || frames < SHORTEST * device.contextRate) return;
    const take: Take = {
      slot,
      wav: encodeWav(channels, device.contextRate, startedAt),
      seconds: frames / device.contextRate,
      envelope: envelope(channels, PARTS),
      how: processingWords(device),
    };
    takes.set({...takes.get(), [slot]: take});
  };
  const stop = async (): Promise<void> => {
    const now = recording.get();
    if (now !== undefined && meter !== undefined) {
      const from = meter;
      meter = undefined;
      stopping = keep(from, now.slot).finally(() => {
        recording.set(undefined);
      });
    }
    await stopping;
  };

  const timer = setInterval(() => {
    const now = recording.get();
    if (now === undefined || meter === undefined) return;
    const seconds = (performance.now() - startedAt) / 1000;
    recording.set({...now, seconds: Math.min(seconds, MAX_SECONDS)});
    if (seconds >= MAX_SECONDS) void stop();
  }, TICK_MS);
  const forget = session.beforeStop(stop);
  return {
    recording,
    takes,
    start: (slot) => {
      const running = session.meter();
      if (running === undefined || recording.get() !== undefined) return;
      meter = running;
      startedAt = performance.now();
      running.startTake();
      recording.set({slot, seconds: 0});
    },
    stop,
    remove: (slot) => {
      const {[slot]: _gone, ...rest} = takes.get();
      takes.set(rest);
    },
    close: () => {
      clearInterval(timer);
      forget();
    },
  };
}
