/** Those who want to be told of something. */
export interface Listeners<T> {
  /** Calls `listener` from now on; the answer stops that. */
  readonly add: (listener: (value: T) => void) => () => void;
  readonly tell: (value: T) => void;
  readonly hasAny: () => boolean;
  readonly clear: () => void;
}

/** A list with nobody on it yet. Somebody who is on it twice is told once. */
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
