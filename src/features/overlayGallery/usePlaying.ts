import {useState, useSyncExternalStore, type RefObject, useEffect} from 'react';
import {onLessMotion, wantsLessMotion} from '@site/src/browser/lessMotion.browser';

/** Whether the visitor wants less motion, or fewer bytes: a preview is a zip. */
function isStillWanted(): boolean {
  // Not in all browsers, hence not in TypeScript's types.
  const {connection} = navigator as Navigator & {connection?: {saveData?: boolean}};
  return wantsLessMotion() || connection?.saveData === true;
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
  const isStill = useSyncExternalStore(onLessMotion, isStillWanted, () => true);
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

/** So many previews run at once: each is a page of its own. */
export const MOST_PLAYING = 4;

export interface Wishes {
  /** Ids of the cards that can be seen, from the top. */
  readonly seen: readonly string[];
  /** Those whose preview somebody asked for, the last one last. */
  readonly asked: readonly string[];
  /** Those that somebody stopped. */
  readonly stopped: readonly string[];
  /** Whether previews start by themselves. */
  readonly isMoving: boolean;
}

/** The cards whose previews run: only ones that can be seen, and first those asked for. */
export function playing({seen, asked, stopped, isMoving}: Wishes): string[] {
  const wanted = asked.filter((id) => seen.includes(id)).reverse();
  const others = seen.filter((id) => isMoving && !asked.includes(id) && !stopped.includes(id));
  return [...wanted, ...others].slice(0, MOST_PLAYING);
}

/** Of a stage; a picture that is mostly in sight is being looked at. */
const MUCH = 0.6;

/**
 * Which elements with `data-template` in a list can be seen, from the top.
 * @param shown changes whenever other elements are in the list
 */
function useSeen(list: RefObject<HTMLElement | null>, shown: string): readonly string[] {
  const [seen, setSeen] = useState<readonly string[]>([]);
  useEffect(() => {
    const stages = [...(list.current?.querySelectorAll<HTMLElement>('[data-template]') ?? [])];
    const inSight = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const {target, isIntersecting} of entries) {
          if (isIntersecting) inSight.add(target);
          else inSight.delete(target);
        }
        setSeen(
          stages.flatMap((stage) => (inSight.has(stage) ? (stage.dataset['template'] ?? []) : [])),
        );
      },
      {threshold: MUCH},
    );
    for (const stage of stages) observer.observe(stage);
    return () => {
      observer.disconnect();
    };
  }, [list, shown]);
  return seen;
}
