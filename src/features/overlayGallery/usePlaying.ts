import {useState, useSyncExternalStore, type RefObject} from 'react';

import {playing} from './playing';
import {useSeen} from './useSeen';

const STILL = '(prefers-reduced-motion: reduce)';

function listen(tell: () => void): () => void {
  const query = matchMedia(STILL);
  query.addEventListener('change', tell);
  return () => {
    query.removeEventListener('change', tell);
  };
}

/** Whether the visitor wants less motion, or fewer bytes: a preview is a zip. */
function isStillWanted(): boolean {
  // Not in all browsers, hence not in TypeScript's types.
  const {connection} = navigator as Navigator & {connection?: {saveData?: boolean}};
  return matchMedia(STILL).matches || connection?.saveData === true;
}

export interface Playback {
  /** Ids of the templates whose previews run. */
  readonly ids: readonly string[];
  /** Whether previews start by themselves. */
  readonly isMoving: boolean;
  readonly setMoving: (isMoving: boolean) => void;
  /** Starts or stops one. */
  readonly toggle: (id: string) => void;
}

/**
 * Which previews of a list run: those in sight, unless the visitor wants less motion or switched them
 * off, and those asked for.
 */
export function usePlaying(list: RefObject<HTMLElement | null>, shown: string): Playback {
  const seen = useSeen(list, shown);
  const isStill = useSyncExternalStore(listen, isStillWanted, () => true);
  const [choice, setChoice] = useState<boolean | undefined>(undefined);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [stopped, setStopped] = useState<readonly string[]>([]);
  const isMoving = choice ?? !isStill;
  const ids = playing({seen, asked, stopped, isMoving});
  return {
    ids,
    isMoving,
    setMoving(wanted) {
      setChoice(wanted);
      setAsked([]);
      setStopped([]);
    },
    toggle(id) {
      const isOn = ids.includes(id);
      const without = (list: readonly string[]): string[] => list.filter((one) => one !== id);
      setAsked((old) => (isOn ? without(old) : [...without(old), id]));
      setStopped((old) => (isOn ? [...without(old), id] : without(old)));
    },
  };
}
