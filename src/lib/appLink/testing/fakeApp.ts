import type {AddressSpace} from '../address';
import type {Permission} from '../state';
import type {Fetch, SocketHandlers, Surroundings} from '../surroundings';

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

/** Lets everything that waits for a promise go on. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 30; i += 1) await Promise.resolve();
}

export function createFakeApp(isFree = false): FakeApp {
  let now = 0;
  const timers = new Map<number, {at: number; call: () => void}>();
  let timerId = 0;
  const open = new Set<SocketHandlers>();
  const listeners = new Map<AddressSpace, Set<() => void>>();
  let waiting: (() => void)[] = [];

  const change = (permission: Permission): void => {
    app.permission = permission;
    const asked = waiting;
    waiting = [];
    for (const set of listeners.values()) for (const listener of [...set]) listener();
    for (const go of asked) go();
  };

  const answered = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const abort = (): void => {
        reject(new DOMException('aborted', 'AbortError'));
      };
      if (signal.aborted) abort();
      signal.addEventListener('abort', abort);
      if (app.permission === 'prompt' && !isFree && app.answer === undefined) waiting.push(resolve);
      else if (app.behaviour !== 'silent') resolve();
    });

  const fetch: Fetch = async (url, {method = 'GET', mode, body, signal}) => {
    app.requests.push(`${mode === 'no-cors' ? 'PEEK' : method} ${url}`);
    await answered(signal);
    if (app.permission === 'prompt' && !isFree && app.answer !== undefined) {
      change(app.answer);
    }
    if (GATED.includes(app.permission) && !isFree) throw new TypeError('Failed to fetch');
    if (app.behaviour === 'off') throw new TypeError('Failed to fetch');
    if (app.behaviour === 'closed-to-us' && mode !== 'no-cors') throw new TypeError('CORS');
    if (body !== undefined) app.bodies.push(body);
    const {status, info} = app;
    return {
      ...{ok: status < 400, status},
      headers: new Headers({'Content-Type': 'application/json'}),
      json: () => Promise.resolve(info),
      text: () => Promise.resolve(JSON.stringify(info)),
    };
  };

  const app: FakeApp = {
    behaviour: 'on',
    info: {version: '8.0.7', licensed: true},
    status: 200,
    sockets: 'open',
    permission: 'granted',
    answer: undefined,
    requests: [],
    bodies: [],
    openSockets: () => open.size,
    say: (text) => {
      for (const {onText} of open) onText(text);
    },
    dropSockets: () => {
      const dropped = [...open];
      open.clear();
      for (const {onClose} of dropped) onClose();
    },
    async setPermission(permission) {
      change(permission);
      await settle();
    },
    async tick(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        await settle();
        const due = [...timers].filter(([, {at}]) => at <= end).sort(([, a], [, b]) => a.at - b.at);
        const [first] = due;
        if (first === undefined) break;
        const [id, {at, call}] = first;
        timers.delete(id);
        now = at;
        call();
      }
      now = end;
      await settle();
    },
    surroundings: {
      obstacle: undefined,
      isFree,
      queryPermission: () => Promise.resolve(app.permission),
      onPermissionChange: (space, listener) => {
        const set = listeners.get(space) ?? new Set();
        listeners.set(space, set.add(listener));
        return () => set.delete(listener);
      },
      fetch,
      now: () => now,
      openSocket: (url, handlers) => {
        app.requests.push(`WS ${url}`);
        if (app.sockets === 'forbidden') throw new DOMException('insecure', 'SecurityError');
        let isOver = false;
        void Promise.resolve().then(() => {
          if (isOver || app.sockets === 'hanging') return;
          if (app.sockets === 'refused') {
            handlers.onClose();
            return;
          }
          open.add(handlers);
          handlers.onOpen();
        });
        return {
          close: () => {
            isOver = true;
            open.delete(handlers);
          },
        };
      },
      after: (milliseconds, call) => {
        timerId += 1;
        const id = timerId;
        timers.set(id, {at: now + milliseconds, call});
        return () => timers.delete(id);
      },
    },
  };
  return app;
}
