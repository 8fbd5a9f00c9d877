import {readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

import type {OneSDK} from '@onecomme.com/onesdk/OneSDK';
import type {Action} from '@onecomme.com/onesdk/types/OneSDK';

import {ROOT} from './pages';

const CODE = readFileSync(
  path.join(ROOT, 'node_modules', '@onecomme.com', 'onesdk', 'onesdk.js'),
  'utf8',
);

/** A WebSocket without a network: the test says what happens on it. */
interface FakeSocket {
  readonly url: string;
  readonly emit: (type: string, event?: unknown) => void;
  readonly send: (message: Action) => void;
}

/** The SDK as a page has it, and what the page sees of it. */
interface Loaded {
  readonly sdk: OneSDK;
  readonly sockets: readonly FakeSocket[];
  /** The names of the CSS variables that were read. */
  readonly asked: ReadonlySet<string>;
  /** Ends the loading of the page. */
  readonly finish: () => void;
  /** Runs a script of the page. */
  readonly run: (code: string) => void;
  /** The `body`, as far as scripts write to it. */
  readonly body: Readonly<Body>;
  /** What scripts wrote to the console. */
  readonly printed: readonly string[];
}

interface Body {
  textContent: string;
  readonly style: Readonly<Record<string, string>>;
}

interface Options {
  readonly href?: string;
  /** Custom properties of `html`, as written. */
  readonly css?: Readonly<Record<string, string>>;
  readonly loading?: boolean;
}

/** Loads the real onesdk.js into a page that is just enough for it: no DOM, no network. */
export function loadSdk({
  href = 'http://localhost:11180/templates/custom/a/index.html',
  css = {},
  loading = false,
}: Options = {}): Loaded {
  const sockets: FakeSocket[] = [];
  const asked = new Set<string>();
  const onLoad: (() => void)[] = [];
  const body: Body = {textContent: '', style: {}};
  const printed: string[] = [];
  const document = {
    readyState: loading ? 'loading' : 'complete',
    visibilityState: 'visible',
    documentElement: {},
    body,
    addEventListener: ignore,
    createElement: () => ({setAttribute: ignore, href: '', pathname: '/'}),
  };
  const page: Record<string, unknown> = {
    document,
    location: new URL(href),
    navigator: {userAgent: ''},
    // The context has a clock of its own, which fake timers would not move.
    Date,
    URL,
    CustomEvent,
    console: {log: (...words: unknown[]) => printed.push(words.join(' ')), error: ignore},
    setTimeout: (run: () => void, wait: number) => setTimeout(run, wait),
    clearTimeout: (id: ReturnType<typeof setTimeout>) => {
      clearTimeout(id);
    },
    addEventListener: (type: string, run: () => void) => type === 'load' && onLoad.push(run),
    getComputedStyle: () => ({
      getPropertyValue: (name: string) => {
        asked.add(name);
        return css[name] ?? '';
      },
    }),
    // A function and not a class, so that `new` gives the very object the test holds.
    WebSocket: function open(url: string) {
      const listeners = new Map<string, ((event: unknown) => void)[]>();
      const emit = (type: string, event: unknown = {}): void => {
        for (const listener of listeners.get(type) ?? []) listener(event);
      };
      const socket = {
        url,
        emit,
        send: (message: Action) => {
          emit('message', {data: JSON.stringify(message)});
        },
        addEventListener: (type: string, listener: (event: unknown) => void) =>
          listeners.set(type, [...(listeners.get(type) ?? []), listener]),
      };
      sockets.push(socket);
      return socket;
    },
  };
  page['window'] = page;
  page['self'] = page;
  vm.createContext(page);
  const run = (code: string): void => {
    vm.runInContext(code, page);
  };
  run(CODE);
  // What the SDK says on loading is not the script's.
  printed.length = 0;
  const finish = (): void => {
    document.readyState = 'complete';
    for (const run of onLoad) run();
  };
  return {sdk: page['OneSDK'] as OneSDK, sockets, asked, finish, run, body, printed};
}

const ignore = (): void => undefined;
