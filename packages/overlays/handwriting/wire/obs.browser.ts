import OBSWebSocket, {OBSWebSocketError} from 'obs-websocket-js/json';
import {CHANNEL} from './packet';

/** How it is with OBS. `refused` and `unfit` do not change until somebody does something. */
export type ObsState = 'off' | 'connecting' | 'connected' | 'waiting' | 'refused' | 'unfit';

/** A way to the browser sources of an OBS, through its WebSocket server (protocol 5). */
export interface ObsLink {
  /** Tries until it is told to stop, every three seconds. */
  readonly connect: (address: string, password: string) => void;
  readonly disconnect: () => void;
  /** Hands data to every browser source; nothing while there is no connection. */
  readonly emit: (data: object) => void;
  readonly isOpen: () => boolean;
  /** Whether OBS has not answered much of what was sent. */
  readonly isBusy: () => boolean;
}

const RETRY_MS = 3000;
/** Of protocol 5: WebSocketCloseCode AuthenticationFailed. */
const WRONG_PASSWORD = 4009;
/** About half a second of drawing. */
const MOST_OPEN = 30;

export function createObsLink(onState: (state: ObsState) => void): ObsLink {
  const obs = new OBSWebSocket();
  let wanted: {address: string; password: string} | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isConnected = false;
  let open = 0;

  // Asked after waiting: somebody may have stopped it meanwhile.
  const isWanted = (): boolean => wanted !== undefined;
  const retry = (): void => {
    onState('waiting');
    clearTimeout(timer);
    timer = setTimeout(() => void start(), RETRY_MS);
  };
  const start = async (): Promise<void> => {
    if (wanted === undefined) return;
    const {address, password} = wanted;
    onState('connecting');
    try {
      await obs.connect(address, password === '' ? undefined : password, {eventSubscriptions: 0});
    } catch (error) {
      if (error instanceof OBSWebSocketError && error.code === WRONG_PASSWORD) {
        wanted = undefined;
        onState('refused');
      } else if (isWanted()) retry();
      return;
    }
    isConnected = true;
    open = 0;
    onState('connected');
  };
  obs.on('ConnectionClosed', () => {
    if (!isConnected) return;
    isConnected = false;
    if (wanted !== undefined) retry();
  });
  const end = async (state: ObsState): Promise<void> => {
    wanted = undefined;
    isConnected = false;
    clearTimeout(timer);
    await obs.disconnect();
    onState(state);
  };

  return {
    connect(address, password) {
      clearTimeout(timer);
      wanted = {address, password};
      void start();
    },
    disconnect: () => void end('off'),
    emit(data) {
      if (!isConnected) return;
      open += 1;
      obs
        .call('CallVendorRequest', {
          vendorName: 'obs-browser',
          requestType: 'emit_event',
          requestData: {event_name: CHANNEL, event_data: {...data}},
        })
        .then(
          () => {
            open -= 1;
          },
          (error: unknown) => {
            open -= 1;
            // An OBS without its browser, or older than 28.
            if (error instanceof OBSWebSocketError && isConnected) void end('unfit');
          },
        );
    },
    isOpen: () => isConnected,
    isBusy: () => isConnected && open > MOST_OPEN,
  };
}

/**
 * The address of OBS's server from what somebody typed: `192.168.1.5`, `localhost:4455`. Undefined
 * when it is none.
 */
export function obsAddress(typed: string): string | undefined {
  const text = typed.trim().replace(/^wss?:\/\//u, '');
  if (!/^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?\/?$/iu.test(text)) return undefined;
  const host = text.replace(/\/$/u, '');
  return `ws://${/:\d+$/u.test(host) ? host : `${host}:4455`}`;
}
