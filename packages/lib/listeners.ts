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
