import type OBSWebSocket from 'obs-websocket-js/json';
import {isFreePage, queryPermission} from '@site/src/browser/appLink.browser';
import {printAddress, parseAddress, spaceOf, type AppAddress} from '@site/src/lib/appLink/address';
import {createStore, type Watched} from '@site/src/lib/store';
import type {Levels} from '../levels/levels';
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

/** The port of OBS's server when nobody changed it. */
const PORT = 4455;
const RETRY_MS = 3000;
/** ms; a server that answers does it at once. */
const TIMEOUT_MS = 5000;
/** Of protocol 5: EventSubscription Inputs and InputVolumeMeters. */
const SUBSCRIPTIONS = (1 << 3) | (1 << 16);
/** Calls that OBS has not answered; about half a second of fires. */
const MOST_OPEN = 20;

/** The address of OBS's server from what somebody typed: `localhost`, `192.168.1.5:4455`. */
export function obsAddress(typed: string): AppAddress | undefined {
  const text = typed
    .normalize('NFKC')
    .trim()
    .replace(/^wss?:\/\//u, '')
    .replace(/\/$/u, '');
  const host = text === '' ? '127.0.0.1' : text;
  return parseAddress(/:\d+$/u.test(host) ? host : `${host}:${PORT}`, 'network');
}

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
    inputs.set(listed.map(({inputName}) => String(inputName)));
  };

  const start = async (address: AppAddress, password: string, isAgain: boolean): Promise<void> => {
    halt();
    const mine = attempt;
    const isMine = (): boolean => mine === attempt;
    const space = spaceOf(address);
    const permission = isFreePage() ? 'unknown' : await queryPermission(space);
    if (!isMine()) return;
    if (permission === 'denied') {
      state.set({kind: 'denied'});
      return;
    }
    // The permission was taken back: only a press may bring the question up again.
    if (permission === 'prompt' && isAgain) {
      state.set({kind: 'needs-permission'});
      return;
    }
    if (!isAgain) state.set({kind: 'connecting', isAsking: permission === 'prompt'});
    const retry = (why: 'absent' | 'lost'): void => {
      if (!isMine()) return;
      halt();
      state.set({kind: 'waiting', why});
      timer = window.setTimeout(() => void start(address, password, true), RETRY_MS);
    };
    const {default: Client} = await import('obs-websocket-js/json');
    if (!isMine()) return;
    const obs = new Client();
    client = obs;
    const levels = createObsLevels();
    obs.on('InputVolumeMeters', (data) => {
      const read = isMine() ? levels.read(data) : undefined;
      if (read !== undefined) onLevels(read);
    });
    obs.on('InputNameChanged', ({oldInputName, inputName}) => {
      if (!isMine()) return;
      onRenamed(oldInputName, inputName);
      void listInputs(obs).catch(() => undefined);
    });
    for (const name of ['InputCreated', 'InputRemoved'] as const) {
      obs.on(name, () => {
        if (isMine()) void listInputs(obs).catch(() => undefined);
      });
    }
    let isConnected = false;
    obs.on('ConnectionClosed', () => {
      if (isConnected) retry('lost');
    });
    if (permission !== 'prompt') {
      timer = window.setTimeout(() => void explain(undefined), TIMEOUT_MS);
    }
    const explain = async (code: number | undefined): Promise<void> => {
      if (!isMine()) return;
      window.clearTimeout(timer);
      const failure = failureOf(code, password);
      const after = isFreePage() ? 'unknown' : await queryPermission(space);
      if (!isMine()) return;
      if (failure !== undefined) state.set({kind: 'failed', why: failure});
      else if (after === 'denied') state.set({kind: 'denied'});
      else if (after === 'prompt') state.set({kind: 'needs-permission'});
      else if (!isAgain && (await probeObs(urlOf(address))) === 'four') {
        if (isMine()) state.set({kind: 'failed', why: 'too-old'});
      } else {
        retry('absent');
        return;
      }
      if (isMine()) halt();
    };
    try {
      const identification = {eventSubscriptions: SUBSCRIPTIONS};
      await obs.connect(urlOf(address), password === '' ? undefined : password, identification);
    } catch (error) {
      await explain(codeOf(error));
      return;
    }
    if (!isMine()) {
      void obs.disconnect();
      return;
    }
    window.clearTimeout(timer);
    isConnected = true;
    open = 0;
    state.set({kind: 'connected'});
    await listInputs(obs).catch(() => undefined);
  };

  const begin = (typed: string, password: string): void => {
    const address = obsAddress(typed);
    halt();
    if (!window.isSecureContext) state.set({kind: 'failed', why: 'insecure'});
    else if (address === undefined) state.set({kind: 'failed', why: 'address'});
    else void start(address, password, false);
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
      if (client === undefined || state.get().kind !== 'connected' || open > MOST_OPEN) return;
      open += 1;
      const done = (): void => {
        open -= 1;
      };
      client
        .call('CallVendorRequest', {
          vendorName: 'obs-browser',
          requestType: 'emit_event',
          requestData: {event_name: name, event_data: {...data}},
        })
        .then(done, done);
    },
  };
}

const urlOf = (address: AppAddress): string => `ws://${printAddress(address)}`;

/** The close code that obs-websocket-js puts into its errors. */
function codeOf(error: unknown): number | undefined {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'number' ? code : undefined;
}
