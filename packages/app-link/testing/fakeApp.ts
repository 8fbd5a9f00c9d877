import type {AddressSpace} from '../address';
import type {Permission} from '../state';
import type {AppSocket, Fetch, SocketHandlers, Surroundings} from '../surroundings';
import {createFakeClock, settle} from './fakeClock';

/** How the app at the address behaves. */
type Behaviour =
  | 'on'
  | 'off'
  /** Answers, but not to this site. */
  | 'closed-to-us'
  /** Takes the request and never answers. */
  | 'silent';

/** A browser and an app in one, with a clock that is moved by hand. */
export interface FakeApp {
  readonly surroundings: Surroundings;
  behaviour: Behaviour;
  /** What `GET /api/info` answers. */
  info: unknown;
  /** The status of every answer. */
  status: number;
  sockets: 'open' | 'refused' | 'hanging' | 'forbidden';
  permission: Permission;
  /** What the visitor answers when the browser asks; `undefined` leaves the question open. */
  answer: Permission | undefined;
  /** Method and address of every request, and `WS` with that of every socket. */
  readonly requests: string[];
  readonly bodies: string[];
  readonly openSockets: () => number;
  readonly say: (text: string) => void;
  readonly dropSockets: () => void;
  /** The visitor changes the permission, or answers an open question. */
  readonly setPermission: (permission: Permission) => Promise<void>;
  readonly tick: (milliseconds: number) => Promise<void>;
}

const GATED: readonly Permission[] = ['prompt', 'denied'];

class App implements FakeApp {
  behaviour: Behaviour = 'on';
  info: unknown = {version: '8.0.7', licensed: true};
  status = 200;
  sockets: FakeApp['sockets'] = 'open';
  permission: Permission = 'granted';
  answer: Permission | undefined;
  readonly requests: string[] = [];
  readonly bodies: string[] = [];
  readonly surroundings: Surroundings;
  readonly tick: FakeApp['tick'];
  readonly #isFree: boolean;
  readonly #open = new Set<SocketHandlers>();
  readonly #listeners = new Map<AddressSpace, Set<() => void>>();
  /** Requests that wait for the visitor's answer. */
  #waiting: (() => void)[] = [];

  constructor(isFree: boolean) {
    const {tick, now, after} = createFakeClock();
    this.#isFree = isFree;
    this.tick = tick;
    this.surroundings = {
      obstacle: undefined,
      isFree,
      queryPermission: () => Promise.resolve(this.permission),
      onPermissionChange: (space, listener) => {
        const set = this.#listeners.get(space) ?? new Set();
        this.#listeners.set(space, set.add(listener));
        return () => set.delete(listener);
      },
      fetch: (url, init) => this.#fetch(url, init),
      openSocket: (url, handlers) => this.#openSocket(url, handlers),
      now,
      after,
    };
  }

  readonly openSockets = (): number => this.#open.size;

  readonly say = (text: string): void => {
    for (const {onText} of this.#open) onText(text);
  };

  readonly dropSockets = (): void => {
    const dropped = [...this.#open];
    this.#open.clear();
    for (const {onClose} of dropped) onClose();
  };

  readonly setPermission = async (permission: Permission): Promise<void> => {
    this.#change(permission);
    await settle();
  };

  #change(permission: Permission): void {
    this.permission = permission;
    const asked = this.#waiting;
    this.#waiting = [];
    for (const set of this.#listeners.values()) for (const listener of [...set]) listener();
    const isAnswered = this.behaviour !== 'silent' || GATED.includes(permission);
    if (isAnswered) for (const go of asked) go();
  }

  /** Waits for the visitor, or for ever. */
  #answered(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const abort = (): void => {
        reject(new DOMException('aborted', 'AbortError'));
      };
      if (signal.aborted) abort();
      signal.addEventListener('abort', abort);
      const isOpen = this.permission === 'prompt' && !this.#isFree && this.answer === undefined;
      if (isOpen) this.#waiting.push(resolve);
      else if (this.behaviour !== 'silent') resolve();
    });
  }

  async #fetch(...[url, init]: Parameters<Fetch>): ReturnType<Fetch> {
    const {method = 'GET', mode, body, signal} = init;
    this.requests.push(`${mode === 'no-cors' ? 'PEEK' : method} ${url}`);
    await this.#answered(signal);
    if (this.permission === 'prompt' && !this.#isFree && this.answer !== undefined) {
      this.#change(this.answer);
    }
    if (GATED.includes(this.permission) && !this.#isFree) throw new TypeError('Failed to fetch');
    if (this.behaviour === 'off') throw new TypeError('Failed to fetch');
    if (this.behaviour === 'closed-to-us' && mode !== 'no-cors') throw new TypeError('CORS');
    if (body !== undefined) this.bodies.push(body);
    const {status, info} = this;
    return {
      ...{ok: status < 400, status},
      headers: new Headers({'Content-Type': 'application/json'}),
      json: () => Promise.resolve(info),
      text: () => Promise.resolve(JSON.stringify(info)),
    };
  }

  #openSocket(url: string, handlers: SocketHandlers): AppSocket {
    this.requests.push(`WS ${url}`);
    if (this.sockets === 'forbidden') throw new DOMException('insecure', 'SecurityError');
    let isOver = false;
    void Promise.resolve().then(() => {
      if (isOver || this.sockets === 'hanging') return;
      if (this.sockets === 'refused') {
        handlers.onClose();
        return;
      }
      this.#open.add(handlers);
      handlers.onOpen();
    });
    return {
      close: () => {
        isOver = true;
        this.#open.delete(handlers);
      },
    };
  }
}

export function createFakeApp(isFree = false): FakeApp {
  return new App(isFree);
}
