import type {Style} from '../dom/commentElement';

/** Who hears of comments. */
interface Listener {
  /** The whole list, oldest first. The objects of unchanged comments stay the same. */
  readonly comments: (list: readonly unknown[]) => void;
  /** The pinned comment; null for none. */
  readonly pinned: (comment: unknown) => void;
  /** The frames (枠) of the app. */
  readonly frames: (services: unknown) => void;
}

/** Where comments come from. */
export interface Source {
  readonly start: (listener: Listener) => void;
  readonly styleOf: (comment: object) => Style;
  /** Whether the app is licensed for Pro. */
  readonly isLicensed: () => Promise<boolean>;
}

/** How many comments a source keeps; more than any template shows, for those that wait. */
export const KEPT = 500;
