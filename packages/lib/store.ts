import {createListeners} from './listeners';

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
