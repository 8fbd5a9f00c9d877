import type {Meter, StartMeter} from '../measure/meter';
import type {Reading} from '../measure/reading';
import type {Settings} from '../settings/settings';
import {createStore, type Store} from '@site/src/lib/store';
import {
  listDevices,
  NO_DEVICES,
  onDeviceChange,
  type ListedDevices,
} from '@site/src/browser/mediaDevices.browser';
import {MicrophoneError} from '@site/src/browser/microphoneRefusal.browser';
import {openMicrophone, type OpenMicrophone} from './openMicrophone.browser';
import type {MicrophoneProblem} from '@site/src/lib/microphoneProblem';
import {
  isOpen,
  nextSession,
  type PauseReason,
  type SessionEvent,
  type SessionState,
} from './session';

/** Called before the sound stops, while what was kept can still be had. */
type Saver = () => Promise<void>;

/** A microphone, from the first question to its end, and what is read of it. */
export interface MicSession {
  readonly state: Store<SessionState>;
  readonly reading: Store<Reading | undefined>;
  readonly devices: Store<ListedDevices>;
  /** The sound of the microphone in the headphones. */
  readonly monitoring: Store<boolean>;
  /** The running meter; undefined unless the session runs. */
  readonly meter: () => Meter | undefined;
  /** Asks for a microphone and measures it; one that is open is closed first. */
  readonly start: (settings: Settings, deviceId: string) => Promise<void>;
  readonly pause: () => Promise<void>;
  readonly resume: () => Promise<void>;
  readonly finish: () => Promise<void>;
  readonly setMonitoring: (isOn: boolean) => void;
  /** What must be saved before a pause or an end; the answer takes it away. */
  readonly beforeStop: (saver: Saver) => () => void;
  readonly close: () => void;
}

/** A browser that still waits for a click after this many milliseconds will not begin by itself. */
const RESUME_MS = 1500;

const within = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    work.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, RESUME_MS)),
  ]);

/** Makes a session that has not asked for anything yet. */
export function createMicSession(startMeter: StartMeter): MicSession {
  const state = createStore<SessionState>({kind: 'idle'});
  const reading = createStore<Reading | undefined>(undefined);
  const devices = createStore<ListedDevices>(NO_DEVICES);
  const monitoring = createStore(false);
  const savers = new Set<Saver>();
  let microphone: OpenMicrophone | undefined;
  let meter: Meter | undefined;
  let attempt = 0;

  const send = (event: SessionEvent): void => {
    state.set(nextSession(state.get(), event));
  };
  const relist = (): void => {
    void listDevices().then(devices.set);
  };
  const setMonitoring = (isOn: boolean): void => {
    if (microphone === undefined || isOn === monitoring.get()) return;
    const {source, context} = microphone;
    if (isOn) source.connect(context.destination);
    else source.disconnect(context.destination);
    monitoring.set(isOn);
  };
  const save = async (): Promise<void> => {
    // A context that stands still may never answer.
    await within(Promise.allSettled([...savers].map((saver) => saver())));
  };
  const release = (): void => {
    setMonitoring(false);
    meter?.close();
    microphone?.close();
    meter = undefined;
    microphone = undefined;
  };
  const fail = (problem: MicrophoneProblem): void => {
    release();
    send({type: 'failed', problem});
  };
  const hold = async (reason: PauseReason): Promise<void> => {
    send({type: 'paused', reason});
    setMonitoring(false);
    await save();
  };

  const watch = ({track, context}: OpenMicrophone, mine: number): void => {
    const isMine = (): boolean => mine === attempt;
    track.addEventListener('ended', () => {
      if (!isMine()) return;
      void hold('unplugged').then(() => {
        if (isMine()) release();
      });
    });
    for (const name of ['mute', 'unmute'] as const) {
      track.addEventListener(name, () => {
        if (isMine()) send({type: 'muted', isMuted: name === 'mute'});
      });
    }
    context.addEventListener('statechange', () => {
      if (!isMine()) return;
      // Safari says `interrupted` during a call.
      if (context.state !== 'running' && context.state !== 'closed') void hold('suspended');
    });
  };

  const listen = (mine: number) => ({
    onReading: (next: Reading) => {
      if (mine !== attempt || state.get().kind !== 'running') return;
      reading.set(next);
      send({type: 'silent', isSilent: next.isSilent});
    },
    onError: () => {
      if (mine === attempt)
        void save().then(() => {
          fail('meterDied');
        });
    },
  });

  const begin = async (settings: Settings, deviceId: string, mine: number): Promise<void> => {
    const opened = await openMicrophone(settings, deviceId);
    if (mine !== attempt) {
      opened.close();
      return;
    }
    microphone = opened;
    await within(opened.context.resume());
    const started = await startMeter(opened.context, opened.source, listen(mine)).catch(() => {
      throw new MicrophoneError('workletFailed');
    });
    if (mine !== attempt) {
      started.close();
      opened.close();
      return;
    }
    meter = started;
    watch(opened, mine);
    send({type: 'opened', device: opened.facts, isMuted: opened.track.muted});
    if (opened.track.readyState === 'ended') void hold('unplugged').then(release);
    else if (opened.context.state !== 'running') void hold('suspended');
    relist();
  };

  const start = async (settings: Settings, deviceId: string): Promise<void> => {
    attempt += 1;
    const mine = attempt;
    if (isOpen(state.get())) await save();
    release();
    reading.set(undefined);
    send({type: 'ask'});
    try {
      await begin(settings, deviceId, mine);
    } catch (error) {
      if (mine === attempt) fail(error instanceof MicrophoneError ? error.problem : 'unknown');
    }
  };

  const pause = async (): Promise<void> => {
    const {context} = microphone ?? {};
    await hold('user');
    await context?.suspend();
  };
  const resume = async (): Promise<void> => {
    if (microphone === undefined) return;
    await within(microphone.context.resume());
    if (microphone.context.state !== 'running') return;
    send({type: 'resumed'});
  };
  const finish = async (): Promise<void> => {
    attempt += 1;
    await save();
    release();
    send({type: 'finish'});
  };

  const stopListing = onDeviceChange(relist);
  relist();
  return {
    state,
    reading,
    devices,
    monitoring,
    meter: () => (state.get().kind === 'running' ? meter : undefined),
    start,
    pause,
    resume,
    finish,
    setMonitoring,
    beforeStop: (saver) => {
      savers.add(saver);
      return () => {
        savers.delete(saver);
      };
    },
    close: () => {
      attempt += 1;
      stopListing();
      release();
    },
  };
}
