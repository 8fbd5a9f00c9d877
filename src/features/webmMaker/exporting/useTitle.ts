import {useEffect} from 'react';

import type {Work} from '../tool/phase';

/** Tells in the tab's title how far an export is, for those who look at another tab. */
export function useTitle(work: Work): void {
  const progress = work.kind === 'exporting' ? work.progress : null;
  const percent =
    progress === null ? null : Math.floor((progress.done / Math.max(1, progress.frames)) * 100);
  const words = percent !== null ? `${percent}%` : work.kind === 'finished' ? '完了' : null;
  useEffect(() => {
    const own = document.title;
    if (words === null || (words === '完了' && !document.hidden)) return undefined;
    document.title = `${words}｜${own}`;
    return () => {
      document.title = own;
    };
  }, [words]);
}
