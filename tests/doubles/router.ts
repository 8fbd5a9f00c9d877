import {useSyncExternalStore} from 'react';

type Action = 'PUSH' | 'REPLACE' | 'POP';
interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly state: unknown;
  readonly key: string | undefined;
}
type Listener = (place: Place, action: Action) => void;

const listeners = new Set<Listener>();
let entries = 0;

/** As React Router's history keeps it: what an entry holds, beside the key of the entry. */
function readPlace(): Place {
  const {pathname, search} = window.location;
  const held: unknown = window.history.state;
  const of = (name: string): unknown =>
    typeof held === 'object' && held !== null ? Reflect.get(held, name) : undefined;
  const key = of('key');
  return {pathname, search, state: of('state'), key: typeof key === 'string' ? key : undefined};
}

let place = readPlace();

function moved(action: Action): void {
  place = readPlace();
  for (const listener of listeners) listener(place, action);
}

window.addEventListener('popstate', () => {
  moved('POP');
});

interface Target {
  readonly search: string;
  readonly state?: unknown;
}

const write =
  (name: 'pushState' | 'replaceState', action: Action) =>
  ({search, state}: Target): void => {
    entries += 1;
    window.history[name]({key: String(entries), state}, '', window.location.pathname + search);
    moved(action);
  };

const listen = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const HISTORY = {
  push: write('pushState', 'PUSH'),
  replace: write('replaceState', 'REPLACE'),
  goBack: (): void => {
    window.history.back();
  },
  listen,
  get location(): Place {
    return place;
  },
  /** Tests leave no page. */
  block: () => (): void => undefined,
};

/** In the place of Docusaurus's router, on the history of the browser itself, as far as tests ask. */
export const useHistory = (): typeof HISTORY => HISTORY;
export const useLocation = (): Place => useSyncExternalStore(listen, () => place);
