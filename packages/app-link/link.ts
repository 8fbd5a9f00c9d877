import {createListeners, createStore, type Store} from '@komebiyori/lib/store';
import type {AppLink, AppLinkOptions} from './appLink';
import {socketUrl, spaceOf, type AppAddress} from './address';
import {readMessage, type AppMessage} from './messages';
import {postJson} from './post';
import {askInfo, explain, TIMEOUT} from './probe';
import {requestApp} from './request';
import {
  nextState,
  retries,
  RETRY_AFTER,
  type AppInfo,
  type AppLinkEvent,
  type AppLinkState,
  type Failure,
  type Permission,
} from './state';
import type {AppSocket, Surroundings} from './surroundings';

export type {AppLink, AppLinkOptions};

/** How often a link without a socket looks whether the app is still there, in milliseconds. */
export const LOOK_AGAIN = 10_000;

/** As a call: TypeScript takes a property that it has seen for one that stays. */
const isOver = ({aborted}: AbortSignal): boolean => aborted;

class Link implements AppLink {
  readonly state: Store<AppLinkState>;
  readonly address: Store<AppAddress>;
  readonly isAsked = createStore(false);
  readonly #surroundings: Surroundings;
  readonly #minimumVersion: string | undefined;
  readonly #messages = createListeners<AppMessage>();
  readonly #texts = createListeners<string>();
  #topics: readonly string[];
  /** Of what is under way. */
  #controller = new AbortController();
  #socket: AppSocket | undefined;
  #stopTimer = (): void => undefined;
  #stopWatching = (): void => undefined;

  constructor(surroundings: Surroundings, {address, topics, minimumVersion}: AppLinkOptions) {
    const {obstacle} = surroundings;
    this.#surroundings = surroundings;
    this.#minimumVersion = minimumVersion;
    this.#topics = topics;
    this.address = createStore(address);
    this.state = createStore<AppLinkState>(
      obstacle === undefined ? {kind: 'idle'} : {kind: 'unsupported', reason: obstacle},
    );
    if (this.#isPossible) this.#watch();
  }

  readonly connect: AppLink['connect'] = () => {
    if (!this.#isPossible) return;
    this.isAsked.set(true);
    void this.#attempt('visitor');
  };

  readonly connectIfGranted: AppLink['connectIfGranted'] = async () => {
    if (!this.#isPossible || this.#isActive) return;
    if (this.#surroundings.isFree || (await this.#permission()) === 'granted') {
      await this.#attempt('visitor');
    } else {
      await this.#rest();
    }
  };

  readonly disconnect: AppLink['disconnect'] = () => {
    if (!this.#isPossible) return;
    this.isAsked.set(false);
    this.#halt();
    void this.#rest();
  };

  readonly connectTo: AppLink['connectTo'] = (next) => {
    const {host, port} = this.address.get();
    const isThere = next.host === host && next.port === port;
    if (isThere && this.state.get().kind === 'connected') return;
    if (!isThere) {
      this.address.set(next);
      if (this.#isPossible) this.#watch();
    }
    this.connect();
  };

  readonly setTopics: AppLink['setTopics'] = (next) => {
    this.#topics = next;
    if (this.#isActive) void this.#attempt('visitor');
  };

  readonly onMessage: AppLink['onMessage'] = this.#messages.add;
  readonly onText: AppLink['onText'] = this.#texts.add;

  readonly post: AppLink['post'] = async (path, body, {signal} = {}) => {
    const outcome = await postJson(this.#there, {path, body, signal});
    // Sooner than the next look, which is seconds away.
    if (outcome.kind === 'offline' && this.#isLooking) void this.#look();
    return outcome;
  };

  readonly request: AppLink['request'] = (request) => requestApp(this.#there, request);

  readonly close: AppLink['close'] = () => {
    this.#halt();
    this.#stopWatching();
    this.#messages.clear();
    this.#texts.clear();
  };

  /** Whether it can ever work here. */
  get #isPossible(): boolean {
    return this.#surroundings.obstacle === undefined;
  }

  /** Whether it is connected, and has no socket that would tell when the app is gone. */
  get #isLooking(): boolean {
    return this.state.get().kind === 'connected' && this.#socket === undefined;
  }

  get #isActive(): boolean {
    const now = this.state.get();
    return ['connecting', 'connected'].includes(now.kind) || retries(now);
  }

  /** Where requests go just now. */
  get #there() {
    return {surroundings: this.#surroundings, address: this.address.get()};
  }

  #permission(): Promise<Permission> {
    return this.#surroundings.queryPermission(spaceOf(this.address.get()));
  }

  #send(event: AppLinkEvent): void {
    this.state.set(nextState(this.state.get(), event));
  }

  /** Ends what is under way; what it still answers is passed over. */
  #halt(): void {
    this.#controller.abort();
    this.#controller = new AbortController();
    this.#socket?.close();
    this.#socket = undefined;
    this.#stopTimer();
  }

  #wait(milliseconds: number, call: () => void): void {
    this.#stopTimer();
    this.#stopTimer = this.#surroundings.after(milliseconds, call);
  }

  /** Gives up an attempt after a while. */
  #limit(signal: AbortSignal): void {
    this.#wait(TIMEOUT, () => {
      if (!signal.aborted) this.#fail({kind: 'offline'});
    });
  }

  async #rest(): Promise<void> {
    const {signal} = this.#controller;
    const answer = await this.#permission();
    if (signal.aborted) return;
    this.#send({type: 'permission', permission: this.#surroundings.isFree ? 'unknown' : answer});
  }

  #retryLater(): void {
    this.#wait(RETRY_AFTER, () => void this.#attempt('timer'));
  }

  #fail(failure: Failure): void {
    this.#halt();
    this.#send({type: 'failed', failure});
    if (retries(this.state.get())) this.#retryLater();
  }

  #lost(): void {
    this.#halt();
    this.#send({type: 'lost'});
    this.#retryLater();
  }

  async #attempt(by: 'visitor' | 'timer'): Promise<void> {
    this.#halt();
    const {signal} = this.#controller;
    const isAsking = !this.#surroundings.isFree && (await this.#permission()) === 'prompt';
    if (isOver(signal)) return;
    // The permission was taken back: only a press may bring the question up again.
    if (isAsking && by === 'timer') return this.#rest();
    this.#send({type: 'try', by, isAsking});
    if (!isAsking) this.#limit(signal);
    const minimumVersion = this.#minimumVersion;
    const answer = await askInfo({...this.#there, minimumVersion, signal});
    if (isOver(signal)) return;
    this.#stopTimer();
    if (answer.kind === 'failure') this.#fail(answer.failure);
    else if (this.#topics.length === 0) this.#opened(answer.info);
    else this.#openSocket(answer.info, signal);
  }

  #openSocket(info: AppInfo, signal: AbortSignal): void {
    const giveUp = async (): Promise<void> => {
      const failure = await explain(this.#there);
      if (signal.aborted) return;
      const isRefused = failure.kind === 'refused';
      this.#fail(isRefused ? {kind: 'refused', reason: 'socket'} : failure);
    };
    let wasOpen = false;
    try {
      const url = socketUrl(this.address.get(), this.#topics);
      this.#socket = this.#surroundings.openSocket(url, {
        onOpen: () => {
          wasOpen = true;
          this.#opened(info);
        },
        onText: (text) => {
          this.#receive(text);
        },
        onClose: () => {
          if (wasOpen) this.#lost();
          else void giveUp();
        },
      });
      this.#wait(TIMEOUT, () => void giveUp());
    } catch {
      this.#fail({kind: 'unsupported'});
    }
  }

  #opened(info: AppInfo): void {
    this.#stopTimer();
    this.isAsked.set(false);
    this.#send({type: 'opened', info});
    if (this.#topics.length === 0) this.#wait(LOOK_AGAIN, () => void this.#look());
  }

  /** Whether the app is still there, for a link that has no socket to tell. */
  async #look(): Promise<void> {
    const {signal} = this.#controller;
    const answer = await askInfo({...this.#there, minimumVersion: undefined, signal});
    if (signal.aborted) return;
    if (answer.kind === 'info') this.#opened(answer.info);
    else if (answer.failure.kind === 'offline') this.#lost();
    else this.#fail(answer.failure);
  }

  #receive(text: string): void {
    this.#texts.tell(text);
    if (!this.#messages.hasAny()) return;
    const message = readMessage(text);
    if (message !== undefined) this.#messages.tell(message);
  }

  #watch(): void {
    this.#stopWatching();
    this.#stopWatching = this.#surroundings.onPermissionChange(
      spaceOf(this.address.get()),
      () => void this.#permissionChanged(),
    );
  }

  /** The visitor answered the browser's question, or changed the answer in its settings. */
  async #permissionChanged(): Promise<void> {
    const answer = await this.#permission();
    const now = this.state.get();
    if (now.kind === 'unsupported') return;
    if (answer === 'denied' && !this.#surroundings.isFree) {
      this.#halt();
      this.#send({type: 'permission', permission: 'denied'});
    } else if (now.kind === 'connecting' && now.isAsking) {
      if (answer !== 'granted') return;
      this.#send({type: 'try', by: 'visitor', isAsking: false});
      this.#limit(this.#controller.signal);
    } else if (answer === 'granted' && ['needs-permission', 'denied'].includes(now.kind)) {
      await this.#attempt('visitor');
    } else if (!this.#isActive && ['needs-permission', 'denied', 'idle'].includes(now.kind)) {
      await this.#rest();
    }
  }
}

/** Makes a link that does nothing yet. */
export function createLink(surroundings: Surroundings, options: AppLinkOptions): AppLink {
  return new Link(surroundings, options);
}
