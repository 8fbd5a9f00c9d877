import type {Meter, MeterListener, StartMeter} from '@komebiyori/mic-meter';
import type {Reading} from '@komebiyori/mic-meter/reading';
import type {Settings} from '../settings/settings';
import {createStore, type Store} from '@komebiyori/lib/store';
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
  /** What must be saved before a pause or an end; returns a function that removes it. */
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

class Session implements MicSession {
  readonly state = createStore<SessionState>({kind: 'idle'});
  readonly reading = createStore<Reading | undefined>(undefined);
  readonly devices = createStore<ListedDevices>(NO_DEVICES);
  readonly monitoring = createStore(false);
  readonly #startMeter: StartMeter;
  readonly #savers = new Set<Saver>();
  readonly #stopListing: () => void;
  #microphone: OpenMicrophone | undefined;
  #meter: Meter | undefined;
  #attempt = 0;

  constructor(startMeter: StartMeter) {
    this.#startMeter = startMeter;
    this.#stopListing = onDeviceChange(() => {
      this.#relist();
    });
    this.#relist();
  }

  readonly meter: MicSession['meter'] = () =>
    this.state.get().kind === 'running' ? this.#meter : undefined;

  readonly start: MicSession['start'] = async (settings, deviceId) => {
    this.#attempt += 1;
    const mine = this.#attempt;
    if (isOpen(this.state.get())) await this.#save();
    this.#release();
    this.reading.set(undefined);
    this.#send({type: 'ask'});
    try {
      await this.#begin(settings, deviceId, mine);
    } catch (error) {
      if (mine !== this.#attempt) return;
      this.#fail(error instanceof MicrophoneError ? error.problem : 'unknown');
    }
  };

  readonly pause: MicSession['pause'] = async () => {
    const {context} = this.#microphone ?? {};
    await this.#hold('user');
    await context?.suspend();
  };

  readonly resume: MicSession['resume'] = async () => {
    if (this.#microphone === undefined) return;
    const {context} = this.#microphone;
    await within(context.resume());
    if (context.state !== 'running') return;
    this.#send({type: 'resumed'});
  };

  readonly finish: MicSession['finish'] = async () => {
    this.#attempt += 1;
    await this.#save();
    this.#release();
    this.#send({type: 'finish'});
  };

  readonly setMonitoring: MicSession['setMonitoring'] = (isOn) => {
    if (this.#microphone === undefined || isOn === this.monitoring.get()) return;
    const {source, context} = this.#microphone;
    if (isOn) source.connect(context.destination);
    else source.disconnect(context.destination);
    this.monitoring.set(isOn);
  };

  readonly beforeStop: MicSession['beforeStop'] = (saver) => {
    this.#savers.add(saver);
    return () => {
      this.#savers.delete(saver);
    };
  };

  readonly close: MicSession['close'] = () => {
    this.#attempt += 1;
    this.#stopListing();
    this.#release();
  };

  #send(event: SessionEvent): void {
    this.state.set(nextSession(this.state.get(), event));
  }

  #relist(): void {
    void listDevices().then(this.devices.set);
  }

  async #save(): Promise<void> {
    // A context that stands still may never answer.
    await within(Promise.allSettled([...this.#savers].map((saver) => saver())));
  }

  #release(): void {
    this.setMonitoring(false);
    this.#meter?.close();
    this.#microphone?.close();
    this.#meter = undefined;
    this.#microphone = undefined;
  }

  #fail(problem: MicrophoneProblem): void {
    this.#release();
    this.#send({type: 'failed', problem});
  }

  async #hold(reason: PauseReason): Promise<void> {
    this.#send({type: 'paused', reason});
    this.setMonitoring(false);
    await this.#save();
  }

  async #begin(settings: Settings, deviceId: string, mine: number): Promise<void> {
    const opened = await openMicrophone(settings, deviceId);
    if (mine !== this.#attempt) {
      opened.close();
      return;
    }
    this.#microphone = opened;
    const {context, source, track, facts} = opened;
    await within(context.resume());
    const started = await this.#startMeter(context, source, this.#listen(mine)).catch(() => {
      throw new MicrophoneError('workletFailed');
    });
    if (mine !== this.#attempt) {
      started.close();
      opened.close();
      return;
    }
    this.#meter = started;
    this.#watch(opened, mine);
    this.#send({type: 'opened', device: facts, isMuted: track.muted});
    if (track.readyState === 'ended') {
      void this.#hold('unplugged').then(() => {
        this.#release();
      });
    } else if (context.state !== 'running') void this.#hold('suspended');
    this.#relist();
  }

  #watch({track, context}: OpenMicrophone, mine: number): void {
    const isMine = (): boolean => mine === this.#attempt;
    track.addEventListener('ended', () => {
      if (!isMine()) return;
      void this.#hold('unplugged').then(() => {
        if (isMine()) this.#release();
      });
    });
    for (const name of ['mute', 'unmute'] as const) {
      track.addEventListener(name, () => {
        if (isMine()) this.#send({type: 'muted', isMuted: name === 'mute'});
      });
    }
    context.addEventListener('statechange', () => {
      if (!isMine()) return;
      // Safari says `interrupted` during a call.
      if (context.state !== 'running' && context.state !== 'closed') void this.#hold('suspended');
    });
  }

  #listen(mine: number): MeterListener {
    return {
      onReading: (next) => {
        if (mine !== this.#attempt || this.state.get().kind !== 'running') return;
        this.reading.set(next);
        this.#send({type: 'silent', isSilent: next.isSilent});
      },
      onError: () => {
        if (mine !== this.#attempt) return;
        void this.#save().then(() => {
          this.#fail('meterDied');
        });
      },
    };
  }
}

/** Makes a session that has not asked for anything yet. */
export function createMicSession(startMeter: StartMeter): MicSession {
  return new Session(startMeter);
}
