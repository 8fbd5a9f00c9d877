import type {FrameBatch} from '@komebiyori/overlays/preview/frameTimes';
import {createStore, type Store} from '@komebiyori/lib/store';

/** How the preview draws, as its last seconds were. */
export interface Pace extends FrameBatch {
  /** For some seconds it has drawn less than 55 frames a second. */
  readonly isSlow: boolean;
  /** Stretches one after another that speak against `isSlow`. */
  readonly contrary: number;
}

/** When 5 of 100 frames take longer, in ms, the movement is seen to stutter. */
const SLOW_MS = 1000 / 55;
/** Stretches (about seconds) until it is called slow: a new start and a surge of comments are none. */
const SLOW_AFTER = 5;
const FINE_AFTER = 3;

/** The pace after another stretch. */
export function nextPace(pace: Pace | undefined, {p95, nodes}: FrameBatch): Pace {
  const {isSlow, contrary} = pace ?? {isSlow: false, contrary: 0};
  const count = p95 > SLOW_MS === isSlow ? 0 : contrary + 1;
  const turns = count >= (isSlow ? FINE_AFTER : SLOW_AFTER);
  return {p95, nodes, isSlow: turns ? !isSlow : isSlow, contrary: turns ? 0 : count};
}

/** The pace, for who wants to hear of it: a second is too often for the whole editor. */
export interface PaceStore extends Pick<Store<Pace | undefined>, 'subscribe'> {
  /** What was measured; undefined when nothing is. */
  readonly take: (batch: FrameBatch | undefined) => void;
  readonly read: () => Pace | undefined;
}

export function createPaceStore(): PaceStore {
  const {get, set, subscribe} = createStore<Pace | undefined>(undefined);
  return {
    read: get,
    subscribe,
    take(batch) {
      set(batch === undefined ? undefined : nextPace(get(), batch));
    },
  };
}
