import {isPaid, type Item} from './item';

/** How comments wait for their turn. */
export interface PaceRules {
  /** Milliseconds from arrival until a comment may be shown. */
  readonly delayMs: number;
  /** Milliseconds between two comments; 0 shows all at once. */
  readonly intervalMs: number;
  /** How many wait for their turn; in a surge the oldest beyond that are left out. */
  readonly most: number;
}

/** Comments that wait. Times are milliseconds of any one clock. */
export interface Pace {
  readonly add: (items: readonly Item[], now: number) => void;
  /** Puts a newer form in the place of a comment; false when it does not wait here. */
  readonly change: (item: Item) => boolean;
  readonly remove: (ids: readonly string[]) => void;
  /** Takes out what is due. */
  readonly take: (now: number) => readonly Item[];
  /** When something is due next; undefined when nothing waits. */
  readonly nextAt: () => number | undefined;
  readonly size: () => number;
  /** Nothing is due before this time, in place of the interval. */
  readonly hold: (until: number) => void;
}

/** In a surge nobody waits longer than this: what is older is left out. */
const LONGEST_WAIT_MS = 3000;
/** Even a queue ends: what is shown later than this has nothing to do with the stream any more. */
const LONGEST_QUEUE_MS = 120_000;
const LONGEST_QUEUE = 500;

/**
 * How many comments may wait.
 * @param intervalMs about how long one takes
 * @param isQueue whether they wait for two minutes in a surge; else for three seconds
 */
export function mostWaiting(intervalMs: number, isQueue: boolean): number {
  if (intervalMs === 0) return LONGEST_QUEUE;
  const waitMs = isQueue ? LONGEST_QUEUE_MS : LONGEST_WAIT_MS;
  return Math.min(LONGEST_QUEUE, Math.max(1, Math.floor(waitMs / intervalMs)));
}

interface Waiting {
  readonly item: Item;
  readonly dueAt: number;
}

/** Comments in the order of their arrival, released at a pace. Gifts are left out last. */
export function createPace({delayMs, intervalMs, most}: PaceRules): Pace {
  let waiting: readonly Waiting[] = [];
  let freeAt = -Infinity;

  return {
    add(items, now) {
      waiting = [...waiting, ...items.map((item) => ({item, dueAt: now + delayMs}))];
    },
    change(item) {
      const waits = waiting.some((one) => one.item.id === item.id);
      waiting = waiting.map((one) => (one.item.id === item.id ? {...one, item} : one));
      return waits;
    },
    remove(ids) {
      waiting = waiting.filter(({item}) => !ids.includes(item.id));
    },
    take(now) {
      if (now < freeAt) return [];
      const later = waiting.filter(({dueAt}) => dueAt > now);
      const due = waiting.filter(({dueAt}) => dueAt <= now);
      const line = intervalMs === 0 ? due : newest(due, most);
      const taken = intervalMs === 0 ? line : line.slice(0, 1);
      if (taken.length > 0 && intervalMs > 0) freeAt = now + intervalMs;
      waiting = [...line.slice(taken.length), ...later];
      return taken.map(({item}) => item);
    },
    nextAt() {
      const [first] = waiting;
      return first === undefined ? undefined : Math.max(first.dueAt, freeAt);
    },
    size: () => waiting.length,
    hold(until) {
      freeAt = until;
    },
  };
}

/** The newest so many, in their order; unpaid ones go first. */
function newest(waiting: readonly Waiting[], most: number): readonly Waiting[] {
  const surplus = waiting.length - most;
  if (surplus <= 0) return waiting;
  const unpaid = waiting.filter(({item}) => !isPaid(item)).slice(0, surplus);
  const dropped = new Set(unpaid);
  return waiting.filter((one) => !dropped.has(one)).slice(-most);
}
