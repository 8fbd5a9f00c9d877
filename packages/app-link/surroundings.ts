import type {AddressSpace} from './address';
import type {Permission} from './state';

/** An open socket. */
export interface AppSocket {
  readonly close: () => void;
}

export interface SocketHandlers {
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
  /** Once, whether it was ever open or not; not after `close`. */
  readonly onClose: () => void;
}

/** The part of `fetch` that the link uses. */
export type Fetch = (
  url: string,
  init: {
    readonly method?: string;
    readonly mode?: 'cors' | 'no-cors';
    readonly headers?: Record<string, string>;
    readonly body?: string;
    readonly cache: 'no-store';
    readonly credentials: 'omit';
    readonly signal: AbortSignal;
  },
) => Promise<Pick<Response, 'ok' | 'status' | 'json' | 'text' | 'headers'>>;

/** What the link needs of the browser around it; tests give their own. */
export interface Surroundings {
  /** Why it can never work here. */
  readonly obstacle: 'insecure' | 'browser' | undefined;
  /**
   * Whether the page may try without being asked: it is served from this machine itself, or runs in
   * OBS, where no question can be shown.
   */
  readonly isFree: boolean;
  readonly queryPermission: (space: AddressSpace) => Promise<Permission>;
  /** Calls `listener` when the answer of `queryPermission` may be another; returns a function that stops it. */
  readonly onPermissionChange: (space: AddressSpace, listener: () => void) => () => void;
  readonly fetch: Fetch;
  /** @throws when the browser never lets this page open it */
  readonly openSocket: (url: string, handlers: SocketHandlers) => AppSocket;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Calls once after some milliseconds; returns a function that stops it. */
  readonly after: (milliseconds: number, call: () => void) => () => void;
}
