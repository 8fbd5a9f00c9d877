import type OBSWebSocket from 'obs-websocket-js/json';
import {isFreePage, queryPermission} from '@site/src/browser/appLink.browser';
import {printAddress, spaceOf, type AppAddress} from '@site/src/lib/appLink/address';
import type {Permission} from '@site/src/lib/appLink/state';
import {createStore, type Watched} from '@site/src/lib/store';
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

export function createObsSource({onLevels, onRenamed}: ObsListener): ObsSource {
  const state = createStore<ObsState>({kind: 'off'});
  const inputs = createStore<readonly string[]>([]);
  let attempt = 0;
  let timer = 0;
  let client: OBSWebSocket | undefined;
  let open = 0;

  const halt = (): void => {
    attempt += 1;
    window.clearTimeout(timer);
    const old = client;
    client = undefined;
    void old?.disconnect().catch(() => undefined);
  };
  const listInputs = async (obs: OBSWebSocket): Promise<void> => {
    const {inputs: listed} = await obs.call('GetInputList');
    inputs.set(listed.flatMap(({inputName}) => (typeof inputName === 'string' ? [inputName] : [])));
  };

  /** Whether the browser lets it be tried; says so where it does not. */
  const mayTry = async (address: AppAddress, isAgain: boolean): Promise<Permission | undefined> => {
    const mine = attempt;
    const permission = await permissionFor(address);
    if (mine !== attempt) return undefined;
    if (permission === 'denied') {
      state.set({kind: 'denied'});
      return undefined;
    }
    // The permission was taken back: only a press may bring the question up again.
    if (permission === 'prompt' && isAgain) {
      state.set({kind: 'needs-permission'});
      return undefined;
    }
    if (!isAgain) state.set({kind: 'connecting', isAsking: permission === 'prompt'});
    return permission;
  };
  const retry = (why: 'absent' | 'lost', wish: Wish): void => {
    halt();
    state.set({kind: 'waiting', why});
    timer = window.setTimeout(() => void start({...wish, isAgain: true}), RETRY_MS);
  };
  /** Says why a connection came to nothing; a refusal, an OBS that is off and an old one look alike. */
  const explain = async (wish: Wish, code: number | undefined): Promise<void> => {
    const mine = attempt;
    window.clearTimeout(timer);
    const failure = failureOf(code, wish.password);
    const permission = await permissionFor(wish.address);
    const isOld =
      failure === undefined &&
      permission !== 'denied' &&
      permission !== 'prompt' &&
      !wish.isAgain &&
      (await probeObs(urlOf(wish.address))) === 'four';
    if (mine !== attempt) return;
    if (failure !== undefined) state.set({kind: 'failed', why: failure});
    else if (permission === 'denied') state.set({kind: 'denied'});
    else if (permission === 'prompt') state.set({kind: 'needs-permission'});
    else if (isOld) state.set({kind: 'failed', why: 'too-old'});
    else {
      retry('absent', wish);
      return;
    }
    halt();
  };
  const listen = (obs: OBSWebSocket, isMine: () => boolean): void => {
    const levels = createObsLevels();
    obs.on('InputVolumeMeters', (data) => {
      const read = isMine() ? levels.read(data) : undefined;
      if (read !== undefined) onLevels(read);
    });
    const relist = (): void => {
      if (isMine()) void listInputs(obs).catch(() => undefined);
    };
    obs.on('InputNameChanged', ({oldInputName, inputName}) => {
      if (isMine()) onRenamed(oldInputName, inputName);
      relist();
    });
    obs.on('InputCreated', relist);
    obs.on('InputRemoved', relist);
  };
  const start = async (wish: Wish): Promise<void> => {
    halt();
    const mine = attempt;
    const isMine = (): boolean => mine === attempt;
    const permission = await mayTry(wish.address, wish.isAgain);
    if (permission === undefined || !isMine()) return;
    const {default: Client} = await import('obs-websocket-js/json');
    if (!isMine()) return;
    const obs = new Client();
    client = obs;
    listen(obs, isMine);
    // While the browser asks the visitor, it must not run out of time.
    if (permission !== 'prompt') {
      timer = window.setTimeout(() => void explain(wish, undefined), TIMEOUT_MS);
    }
    try {
      const password = wish.password === '' ? undefined : wish.password;
      await obs.connect(urlOf(wish.address), password, {eventSubscriptions: SUBSCRIPTIONS});
    } catch (error) {
      if (isMine()) await explain(wish, codeOf(error));
      return;
    }
    if (!isMine()) {
      void obs.disconnect();
      return;
    }
    window.clearTimeout(timer);
    obs.on('ConnectionClosed', () => {
      if (isMine()) retry('lost', wish);
    });
    open = 0;
    state.set({kind: 'connected'});
    await listInputs(obs).catch(() => undefined);
  };

  const begin = (typed: string, password: string): void => {
    const address = obsAddress(typed);
    halt();
    if (!window.isSecureContext) state.set({kind: 'failed', why: 'insecure'});
    else if (address === undefined) state.set({kind: 'failed', why: 'address'});
    else void start({address, password, isAgain: false});
  };
  return {
    state,
    inputs,
    connect: begin,
    connectIfGranted(typed, password) {
      const address = obsAddress(typed);
      if (address === undefined || isObsWanted(state.get())) return;
      if (isFreePage()) begin(typed, password);
      else {
        void queryPermission(spaceOf(address)).then((permission) => {
          if (permission === 'granted' && !isObsWanted(state.get())) begin(typed, password);
        });
      }
    },
    disconnect() {
      halt();
      state.set({kind: 'off'});
      inputs.set([]);
    },
    emit(name, data) {
      const now = state.get();
      const isDeaf = now.kind !== 'connected' || now.isUnfit === true;
      if (client === undefined || isDeaf || open > MOST_OPEN) return;
      const mine = attempt;
      open += 1;
      client
        .call('CallVendorRequest', {
          vendorName: 'obs-browser',
          requestType: 'emit_event',
          requestData: {event_name: name, event_data: {...data}},
        })
        .then(
          () => {
            open -= 1;
          },
          (error: unknown) => {
            open -= 1;
            // An OBS without its browser, or older than 28, refuses; one that is closed says nothing.
            const isRefused = codeOf(error) !== undefined && mine === attempt;
            if (isRefused) state.set({kind: 'connected', isUnfit: true});
          },
        );
    },
  };
}

const urlOf = (address: AppAddress): string => `ws://${printAddress(address)}`;

/** The close code that obs-websocket-js puts into its errors. */
function codeOf(error: unknown): number | undefined {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'number' ? code : undefined;
}
