/** How keeping something went. */
export type Kept = 'kept' | 'full' | 'blocked';

/** The text under a key; undefined when there is none, or nothing can be read. */
export function readKept(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text in this browser; undefined takes it away. */
export function keep(key: string, text: string | undefined): Kept {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return 'kept';
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return isFull ? 'full' : 'blocked';
  }
}

/**
 * Calls `listener` when another tab changes what is kept under a key, with `null` when it is forgotten;
 * returns a function that stops it.
 */
export function onKeptChange(key: string, listener: (text: string | null) => void): () => void {
  const hear = (event: StorageEvent): void => {
    // No key: all was forgotten.
    if (event.key === key || event.key === null) listener(event.newValue);
  };
  addEventListener('storage', hear);
  return () => {
    removeEventListener('storage', hear);
  };
}

/** What a tool keeps as JSON from one visit to the next. */
interface KeptJson<T> {
  /** What the last visit left, as `read` makes it of any text or none. */
  readonly load: () => T;
  readonly keep: (value: T) => Kept;
  /** Calls `listener` with what another tab keeps; returns a function that stops it. */
  readonly onElsewhere: (listener: (value: T) => void) => () => void;
}

/**
 * A value that a tool keeps under a key of its own.
 * @param read validates what was kept; never throws
 */
export const keptJson = <T>(key: string, read: (text: string | undefined) => T): KeptJson<T> => ({
  load: () => read(readKept(key)),
  keep: (value) => keep(key, JSON.stringify(value)),
  onElsewhere: (listener) =>
    onKeptChange(key, (text) => {
      if (text !== null) listener(read(text));
    }),
});
