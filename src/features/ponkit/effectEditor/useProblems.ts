import {useEffect, useMemo, useState} from 'react';
import {findProblems, type Item, type Problem} from '@komebiyori/effects';

/** Milliseconds since the page was opened; they never go back. */
export const clock = (): number => performance.now();

/** Expressions are tried against hard texts when nothing has changed for so long. */
const SETTLED_MS = 500;

/** What is wrong with the items: at once what is cheap to find, a moment later the rest. */
export function useProblems(
  items: readonly Item[],
  sizes: ReadonlyMap<string, number>,
): readonly Problem[] {
  const [tried, setTried] = useState<{items: readonly Item[]; problems: readonly Problem[]}>();
  const quick = useMemo(() => findProblems(items, {sizes}), [items, sizes]);
  useEffect(() => {
    const timer = setTimeout(() => {
      setTried({items, problems: findProblems(items, {sizes, now: clock})});
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [items, sizes]);
  return tried?.items === items ? tried.problems : quick;
}
