import {createStore, type Watched} from '../store';
import {socketUrl, spaceOf, type AppAddress} from './address';
import {readMessage, type AppMessage, type Topic} from './messages';
import {postJson, type PostOutcome} from './post';
import {askInfo, explain, TIMEOUT} from './probe';
import {requestApp, type AppAnswer, type AppRequest, type NoAnswer} from './request';
import {
  nextState,
  retries,
  RETRY_AFTER,
  type AppInfo,
  type AppLinkEvent,
  type AppLinkState,
  type Failure,
} from './state';
import type {AppSocket, Surroundings} from './surroundings';

/** How often a link without a socket looks whether the app is still there, in milliseconds. */
export const LOOK_AGAIN = 10_000;

export interface AppLinkOptions {
  readonly address: AppAddress;
  /** What to receive. Without any there is no socket: such a link only sends. */
  readonly topics: readonly Topic[];
  /** The oldest version of the app that will do, for example `6.0`. */
  readonly minimumVersion?: string;
}

/** The one way of a page to the app. */
export interface AppLink {
  readonly state: Watched<AppLinkState>;
  readonly address: Watched<AppAddress>;
  /** Only on a press: the browser may ask the visitor. */
  readonly connect: () => void;
  /** When the page opens: connects where no question can come of it, else says what is needed. */
  readonly connectIfGranted: () => Promise<void>;
  /** Connects no more by itself. */
  readonly disconnect: () => void;
  /** A link that is in use moves over; one at rest says what is needed there. */
  readonly setAddress: (address: AppAddress) => void;
  /** Calls `listener` with every message; the answer stops that. */
  readonly onMessage: (listener: (message: AppMessage) => void) => () => void;
  /** Sends JSON; connected or not. Three seconds at most, but for the visitor's answer. */
  readonly post: (
    path: `/api/${string}`,
    body: unknown,
    options?: {readonly signal?: AbortSignal},
  ) => Promise<PostOutcome>;
  /** Sends any request; connected or not. */
  readonly request: (request: AppRequest) => Promise<AppAnswer | NoAnswer>;
  /**
   * Receives other types of messages, which may be any; one that is in use connects anew, because
   * the app takes them only with the address.
   */
  readonly setTopics: (topics: readonly string[]) => void;
  /** Calls `listener` with the text of every message, also of those that no tool understands. */
  readonly onText: (listener: (text: string) => void) => () => void;
  /** Ends everything; the link is not used afterwards. */
  readonly close: () => void;
}

/** As a call: TypeScript takes a property that it has seen for one that stays. */
const isOver = ({aborted}: AbortSignal): boolean => aborted;

/** Makes a link that does nothing yet. */
export function createLink(surroundings: Surroundings, options: AppLinkOptions): AppLink {
  const {obstacle, isFree} = surroundings;
  const state = createStore<AppLinkState>(
    obstacle === undefined ? {kind: 'idle'} : {kind: 'unsupported', reason: obstacle},
  );
  const address = createStore(options.address);
  const listeners = new Set<(message: AppMessage) => void>();
  const textListeners = new Set<(text: string) => void>();
  let topics: readonly string[] = options.topics;
  let controller = new AbortController();
  let socket: AppSocket | undefined;
  let stopTimer = (): void => undefined;
  let stopWatching = (): void => undefined;

  const send = (event: AppLinkEvent): void => {
    state.set(nextState(state.get(), event));
  };
  const permission = () => surroundings.queryPermission(spaceOf(address.get()));
  const isActive = (): boolean =>
    ['connecting', 'connected'].includes(state.get().kind) || retries(state.get());

  /** Ends what is under way; what it still answers is passed over. */
  const halt = (): void => {
    controller.abort();
    controller = new AbortController();
    socket?.close();
    socket = undefined;
    stopTimer();
  };
  const wait = (milliseconds: number, call: () => void): void => {
    stopTimer();
    stopTimer = surroundings.after(milliseconds, call);
  };
  const rest = async (): Promise<void> => {
    const {signal} = controller;
    const answer = await permission();
    if (!signal.aborted) send({type: 'permission', permission: isFree ? 'unknown' : answer});
  };

  const fail = (failure: Failure): void => {
    halt();
    send({type: 'failed', failure});
    if (retries(state.get())) retryLater();
  };
  const retryLater = (): void => {
    wait(RETRY_AFTER, () => void attempt('timer'));
  };
  const lost = (): void => {
    halt();
    send({type: 'lost'});
    retryLater();
  };

  const attempt = async (by: 'visitor' | 'timer'): Promise<void> => {
    halt();
    const {signal} = controller;
    const isAsking = !isFree && (await permission()) === 'prompt';
    if (isOver(signal)) return;
    // The permission was taken back: only a press may bring the question up again.
    if (isAsking && by === 'timer') return rest();
    send({type: 'try', by, isAsking});
    if (!isAsking) limit(signal);
    const answer = await askInfo({
      surroundings,
      address: address.get(),
      minimumVersion: options.minimumVersion,
      signal,
    });
    if (isOver(signal)) return;
    stopTimer();
    if (answer.kind === 'failure') fail(answer.failure);
    else if (topics.length === 0) opened(answer.info);
    else open(answer.info, signal);
  };

  /** Gives up an attempt after a while. */
  const limit = (signal: AbortSignal): void => {
    wait(TIMEOUT, () => {
      if (!signal.aborted) fail({kind: 'offline'});
    });
  };

  const open = (info: AppInfo, signal: AbortSignal): void => {
    const give = async (): Promise<void> => {
      const failure = await explain({surroundings, address: address.get()});
      if (signal.aborted) return;
      const isRefused = failure.kind === 'refused';
      fail(isRefused ? {kind: 'refused', reason: 'socket'} : failure);
    };
    let wasOpen = false;
    try {
      socket = surroundings.openSocket(socketUrl(address.get(), topics), {
        onOpen: () => {
          wasOpen = true;
          opened(info);
        },
        onText: receive,
        onClose: () => {
          if (wasOpen) lost();
          else void give();
        },
      });
      wait(TIMEOUT, () => void give());
    } catch {
      fail({kind: 'unsupported'});
    }
  };

  const opened = (info: AppInfo): void => {
    stopTimer();
    send({type: 'opened', info});
    if (topics.length === 0) wait(LOOK_AGAIN, () => void look());
  };

  /** Whether the app is still there, for a link that has no socket to tell. */
  const look = async (): Promise<void> => {
    const {signal} = controller;
    const probe = {surroundings, address: address.get(), minimumVersion: undefined, signal};
    const answer = await askInfo(probe);
    if (signal.aborted) return;
    if (answer.kind === 'info') opened(answer.info);
    else if (answer.failure.kind === 'offline') lost();
    else fail(answer.failure);
  };

  const receive = (text: string): void => {
    for (const listener of textListeners) listener(text);
    if (listeners.size === 0) return;
    const message = readMessage(text);
    if (message === undefined) return;
    for (const listener of listeners) listener(message);
  };

  /** The visitor answered the browser's question, or changed the answer in its settings. */
  const permissionChanged = async (): Promise<void> => {
    const answer = await permission();
    const now = state.get();
    if (now.kind === 'unsupported') return;
    if (answer === 'denied' && !isFree) {
      halt();
      send({type: 'permission', permission: 'denied'});
    } else if (now.kind === 'connecting' && now.isAsking) {
      if (answer !== 'granted') return;
      send({type: 'try', by: 'visitor', isAsking: false});
      limit(controller.signal);
    } else if (answer === 'granted' && ['needs-permission', 'denied'].includes(now.kind)) {
      await attempt('visitor');
    } else if (!isActive() && ['needs-permission', 'denied', 'idle'].includes(now.kind)) {
      await rest();
    }
  };
  const watch = (): void => {
    stopWatching();
    stopWatching = surroundings.onPermissionChange(
      spaceOf(address.get()),
      () => void permissionChanged(),
    );
  };
  if (obstacle === undefined) watch();

  return {
    state,
    address,
    connect: () => {
      if (obstacle === undefined) void attempt('visitor');
    },
    async connectIfGranted() {
      if (obstacle !== undefined || isActive()) return;
      if (isFree || (await permission()) === 'granted') await attempt('visitor');
      else await rest();
    },
    disconnect: () => {
      if (obstacle !== undefined) return;
      halt();
      void rest();
    },
    setAddress: (next) => {
      const {host, port} = address.get();
      if (next.host === host && next.port === port) return;
      address.set(next);
      if (obstacle !== undefined) return;
      const wasActive = isActive();
      halt();
      watch();
      // A visitor who saved another address wants to be connected to it.
      if (wasActive) void attempt('visitor');
      else void rest();
    },
    onMessage: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    post: (path, body, {signal} = {}) =>
      postJson({surroundings, address: address.get()}, {path, body, signal}),
    request: (request) => requestApp({surroundings, address: address.get()}, request),
    setTopics: (next) => {
      topics = next;
      if (isActive()) void attempt('visitor');
    },
    onText: (listener) => {
      textListeners.add(listener);
      return () => {
        textListeners.delete(listener);
      };
    },
    close: () => {
      halt();
      stopWatching();
      listeners.clear();
      textListeners.clear();
    },
  };
}
