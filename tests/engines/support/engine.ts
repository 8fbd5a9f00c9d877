/** What a page's script may be given. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Plain[]
  | {readonly [key: string]: Plain};

/** A script as an expression that calls it. */
export const callOf = (script: (...args: never[]) => unknown, args: readonly Plain[]): string =>
  `(${String(script)})(${JSON.stringify(args).slice(1, -1)})`;

/** A browser with one window, as far as the jobs need it; each has its own protocol. */
export interface Engine {
  /** Begins to load an address; the page may not be there yet. */
  readonly go: (url: string) => Promise<void>;
  /** Runs a function in the page, from its source: it sees nothing of the test. */
  readonly run: <A extends readonly Plain[], R>(
    script: (...args: A) => R | Promise<R>,
    ...args: A
  ) => Promise<R>;
  readonly move: (x: number, y: number) => Promise<void>;
  readonly click: (x: number, y: number) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: 'Enter' | 'ArrowDown' | 'Escape' | 'Tab') => Promise<void>;
  /** Gives the page a width; the browser may have a narrowest one. */
  readonly widen: (width: number) => Promise<void>;
  /** The file that a page gave the visitor to save. @throws while there is none */
  readonly saved: () => Promise<Uint8Array>;
  /** What the browser itself complained about since the last call. */
  readonly complaints: () => string[];
  readonly close: () => Promise<void>;
}

/** How the browsers are started. */
export interface StartOptions {
  /** The port of the proxy that both the site and the backend are reached through. */
  readonly proxyPort: number;
  /** What is reached without it: the app. */
  readonly direct: string;
  /** An empty folder, for the browser's profile and for what it saves. */
  readonly folder: string;
}
