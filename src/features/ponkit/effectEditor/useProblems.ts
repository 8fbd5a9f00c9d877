import {useEffect, useMemo, useState} from 'react';
import {findProblems, type Item, type Problem} from '@komebiyori/effects';
import type {PatternTrial} from '@komebiyori/effects/trial';

/** Expressions are tried against hard texts when nothing has changed for so long, in milliseconds. */
const SETTLED_MS = 500;
const NONE: ReadonlySet<string> = new Set();

/** What is wrong with the items: at once what is cheap to find, a moment later the rest. */
export function useProblems(
  items: readonly Item[],
  sizes: ReadonlyMap<string, number>,
  trial: PatternTrial,
): readonly Problem[] {
  // What is known of other lines stays while new ones are tried.
  const [slow, setSlow] = useState(NONE);
  useEffect(() => {
    let isLeft = false;
    const timer = setTimeout(() => {
      const lines = items.flatMap(({pattern}) => pattern);
      void trial
        .slowOf(lines)
        .catch(() => NONE)
        .then((found) => {
          if (!isLeft) setSlow(found);
        });
    }, SETTLED_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [items, trial]);
  return useMemo(() => findProblems(items, {sizes, slow}), [items, sizes, slow]);
}
