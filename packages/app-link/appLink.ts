import type {Watched} from '@komebiyori/lib/store';
import type {AppAddress} from './address';
import type {AppMessage, Topic} from './messages';
import type {PostOutcome} from './post';
import type {AppAnswer, AppRequest, NoAnswer} from './request';
import type {AppLinkState} from './state';

export interface AppLinkOptions {
  readonly address: AppAddress;
  /** What to receive. Without any there is no socket: such a link only sends. */
  readonly topics: readonly Topic[];
  /** The oldest version of the app that will do, for example `6.0`. */
  readonly minimumVersion?: string;
}

/** The one way of a page to the app. */
export interface AppLink {
  readonly state: Watched<AppLinkState>;
  readonly address: Watched<AppAddress>;
  /** Whether the visitor asked for the connection that is not there yet: what helps may take room. */
  readonly isAsked: Watched<boolean>;
  /** Only on a press: the browser may ask the visitor. */
  readonly connect: () => void;
  /** When the page opens: connects where no question can come of it, else says what is needed. */
  readonly connectIfGranted: () => Promise<void>;
  /** Connects no more by itself. */
  readonly disconnect: () => void;
  /** As `connect`, at an address that counts from now on; nothing where it is connected already. */
  readonly connectTo: (address: AppAddress) => void;
  /** Calls `listener` with every message; returns a function that stops it. */
  readonly onMessage: (listener: (message: AppMessage) => void) => () => void;
  /** Sends JSON; connected or not. Three seconds at most, but for the visitor's answer. */
  readonly post: (
    path: `/api/${string}`,
    body: unknown,
    options?: {readonly signal?: AbortSignal},
  ) => Promise<PostOutcome>;
  /** Sends any request; connected or not. */
  readonly request: (request: AppRequest) => Promise<AppAnswer | NoAnswer>;
  /**
   * Receives other types of messages, which may be any; one that is in use connects anew, because
   * the app takes them only with the address.
   */
  readonly setTopics: (topics: readonly string[]) => void;
  /** Calls `listener` with the text of every message, also of those that no tool understands. */
  readonly onText: (listener: (text: string) => void) => () => void;
  /** Ends everything; the link is not used afterwards. */
  readonly close: () => void;
}
