import type OBSWebSocket from 'obs-websocket-js/json';
import {isFreePage, queryPermission} from '@komebiyori/app-link';
import {printAddress, spaceOf, type AppAddress} from '@komebiyori/app-link/address';
import type {Permission} from '@komebiyori/app-link/state';
import {createStore, type Watched} from '@komebiyori/lib/store';
import type {Levels} from '../levels/levels';
import {obsAddress} from './obsAddress';
import {createObsLevels} from './obsLevels';
import {failureOf, isObsWanted, type ObsState} from './obsState';
import {probeObs} from './obsProbe.browser';

export interface ObsListener {
  /** Levels of all inputs that are active, every 50 ms. */
  readonly onLevels: (levels: ReadonlyMap<string, Levels>) => void;
  readonly onRenamed: (from: string, to: string) => void;
}

/** OBS: the levels of its inputs, and a way to its browser sources. */
export interface ObsSource {
  readonly state: Watched<ObsState>;
  /** Names of all inputs, also of those that make no sound just now. */
  readonly inputs: Watched<readonly string[]>;
  /** Tries until it is told to stop, or is refused. Only on a press: the browser may ask. */
  readonly connect: (address: string, password: string) => void;
  /** As `connect`, where no question of the browser can come of it. */
  readonly connectIfGranted: (address: string, password: string) => void;
  readonly disconnect: () => void;
  /** Hands data to every browser source of OBS; nothing while there is no connection. */
  readonly emit: (name: string, data: object) => void;
}

const RETRY_MS = 3000;
/** ms; a server that answers does it at once. */
const TIMEOUT_MS = 5000;
/** Of protocol 5: EventSubscription Inputs and InputVolumeMeters. */
const SUBSCRIPTIONS = (1 << 3) | (1 << 16);
/** Calls that OBS has not answered; about half a second of fires. */
const MOST_OPEN = 20;

/** What is to be reached, and whether it was tried before. */
interface Wish {
  readonly address: AppAddress;
  readonly password: string;
  readonly isAgain: boolean;
}

const permissionFor = async (address: AppAddress): Promise<Permission> =>
  isFreePage() ? 'unknown' : queryPermission(spaceOf(address));

class Obs implements ObsSource {
  readonly state = createStore<ObsState>({kind: 'off'});
  readonly inputs = createStore<readonly string[]>([]);
  readonly #listener: ObsListener;
  /** Grows with each attempt; what an older one still answers is passed over. */
  #attempt = 0;
  #timer = 0;
  #client: OBSWebSocket | undefined;
  /** Calls that OBS has not answered. */
  #open = 0;

  constructor(listener: ObsListener) {
    this.#listener = listener;
  }

  readonly connect: ObsSource['connect'] = (typed, password) => {
    const address = obsAddress(typed);
    this.#halt();
    if (!window.isSecureContext) this.state.set({kind: 'failed', why: 'insecure'});
    else if (address === undefined) this.state.set({kind: 'failed', why: 'address'});
    else void this.#start({address, password, isAgain: false});
  };

  readonly connectIfGranted: ObsSource['connectIfGranted'] = (typed, password) => {
    const address = obsAddress(typed);
    if (address === undefined || isObsWanted(this.state.get())) return;
    if (isFreePage()) {
      this.connect(typed, password);
      return;
    }
    void queryPermission(spaceOf(address)).then((permission) => {
      if (permission !== 'granted' || isObsWanted(this.state.get())) return;
      this.connect(typed, password);
    });
  };

  readonly disconnect: ObsSource['disconnect'] = () => {
    this.#halt();
    this.state.set({kind: 'off'});
    this.inputs.set([]);
  };

  readonly emit: ObsSource['emit'] = (name, data) => {
    const now = this.state.get();
    const isDeaf = now.kind !== 'connected' || now.isUnfit === true;
    if (this.#client === undefined || isDeaf || this.#open > MOST_OPEN) return;
    const mine = this.#attempt;
    this.#open += 1;
    this.#client
      .call('CallVendorRequest', {
        vendorName: 'obs-browser',
        requestType: 'emit_event',
        requestData: {event_name: name, event_data: {...data}},
      })
      .then(
        () => {
          this.#open -= 1;
        },
        (error: unknown) => {
          this.#open -= 1;
          // An OBS without its browser, or older than 28, refuses; one that is closed says nothing.
          const isRefused = codeOf(error) !== undefined && mine === this.#attempt;
          if (isRefused) this.state.set({kind: 'connected', isUnfit: true});
        },
      );
  };

  #halt(): void {
    this.#attempt += 1;
    window.clearTimeout(this.#timer);
    const old = this.#client;
    this.#client = undefined;
    void old?.disconnect().catch(() => undefined);
  }

  async #listInputs(obs: OBSWebSocket): Promise<void> {
    const {inputs} = await obs.call('GetInputList');
    this.inputs.set(
      inputs.flatMap(({inputName}) => (typeof inputName === 'string' ? [inputName] : [])),
    );
  }

  /** Whether the browser lets it be tried; says so where it does not. */
  async #mayTry(address: AppAddress, isAgain: boolean): Promise<Permission | undefined> {
    const mine = this.#attempt;
    const permission = await permissionFor(address);
    if (mine !== this.#attempt) return undefined;
    if (permission === 'denied') {
      this.state.set({kind: 'denied'});
      return undefined;
    }
    // The permission was taken back: only a press may bring the question up again.
    if (permission === 'prompt' && isAgain) {
      this.state.set({kind: 'needs-permission'});
      return undefined;
    }
    if (!isAgain) this.state.set({kind: 'connecting', isAsking: permission === 'prompt'});
    return permission;
  }

  #retry(why: 'absent' | 'lost', wish: Wish): void {
    this.#halt();
    this.state.set({kind: 'waiting', why});
    this.#timer = window.setTimeout(() => void this.#start({...wish, isAgain: true}), RETRY_MS);
  }

  /** Says why a connection came to nothing; a refusal, an OBS that is off and an old one look alike. */
  async #explain(wish: Wish, code: number | undefined): Promise<void> {
    const mine = this.#attempt;
    window.clearTimeout(this.#timer);
    const failure = failureOf(code, wish.password);
    const permission = await permissionFor(wish.address);
    const isOld =
      failure === undefined &&
      permission !== 'denied' &&
      permission !== 'prompt' &&
      !wish.isAgain &&
      (await probeObs(urlOf(wish.address))) === 'four';
    if (mine !== this.#attempt) return;
    if (failure !== undefined) this.state.set({kind: 'failed', why: failure});
    else if (permission === 'denied') this.state.set({kind: 'denied'});
    else if (permission === 'prompt') this.state.set({kind: 'needs-permission'});
    else if (isOld) this.state.set({kind: 'failed', why: 'too-old'});
    else {
      this.#retry('absent', wish);
      return;
    }
    this.#halt();
  }

  #listen(obs: OBSWebSocket, isMine: () => boolean): void {
    const levels = createObsLevels();
    obs.on('InputVolumeMeters', (data) => {
      const read = isMine() ? levels.read(data) : undefined;
      if (read !== undefined) this.#listener.onLevels(read);
    });
    const relist = (): void => {
      if (isMine()) void this.#listInputs(obs).catch(() => undefined);
    };
    obs.on('InputNameChanged', ({oldInputName, inputName}) => {
      if (isMine()) this.#listener.onRenamed(oldInputName, inputName);
      relist();
    });
    obs.on('InputCreated', relist);
    obs.on('InputRemoved', relist);
  }

  async #start(wish: Wish): Promise<void> {
    this.#halt();
    const mine = this.#attempt;
    const isMine = (): boolean => mine === this.#attempt;
    const permission = await this.#mayTry(wish.address, wish.isAgain);
    if (permission === undefined || !isMine()) return;
    const {default: Client} = await import('obs-websocket-js/json');
    if (!isMine()) return;
    const obs = new Client();
    this.#client = obs;
    this.#listen(obs, isMine);
    // While the browser asks the visitor, it must not run out of time.
    if (permission !== 'prompt') {
      this.#timer = window.setTimeout(() => void this.#explain(wish, undefined), TIMEOUT_MS);
    }
    try {
      const password = wish.password === '' ? undefined : wish.password;
      await obs.connect(urlOf(wish.address), password, {eventSubscriptions: SUBSCRIPTIONS});
    } catch (error) {
      if (isMine()) await this.#explain(wish, codeOf(error));
      return;
    }
    if (!isMine()) {
      void obs.disconnect();
      return;
    }
    window.clearTimeout(this.#timer);
    obs.on('ConnectionClosed', () => {
      if (isMine()) this.#retry('lost', wish);
    });
    this.#open = 0;
    this.state.set({kind: 'connected'});
    await this.#listInputs(obs).catch(() => undefined);
  }
}

export function createObsSource(listener: ObsListener): ObsSource {
  return new Obs(listener);
}

const urlOf = (address: AppAddress): string => `ws://${printAddress(address)}`;

/** The close code that obs-websocket-js puts into its errors. */
function codeOf(error: unknown): number | undefined {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'number' ? code : undefined;
}
