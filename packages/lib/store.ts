/** Those who want to be told of something. */
export interface Listeners<T> {
  /** Calls `listener` from now on; returns a function that stops it. */
  readonly add: (listener: (value: T) => void) => () => void;
  readonly tell: (value: T) => void;
  readonly hasAny: () => boolean;
  readonly clear: () => void;
}

/** An empty list. A function that is added twice is called once. */
export function createListeners<T = void>(): Listeners<T> {
  const all = new Set<(value: T) => void>();
  return {
    add: (listener) => {
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
    tell: (value) => {
      for (const listener of all) listener(value);
    },
    hasAny: () => all.size > 0,
    clear: () => {
      all.clear();
    },
  };
}

/** A value that parts of the page watch. */
export interface Store<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  /** Calls `listener` after each change; returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store to those who may only watch it. */
export type Watched<T> = Pick<Store<T>, 'get' | 'subscribe'>;

/** A value that is the same object until it changes, as `useSyncExternalStore` asks. */
export function createStore<T>(first: T): Store<T> {
  let value = first;
  const listeners = createListeners();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      listeners.tell();
    },
    subscribe: listeners.add,
  };
}
