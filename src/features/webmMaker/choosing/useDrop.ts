import {useEffect, type RefObject} from 'react';
import {useFileDrop} from '@site/src/lib/useFileDrop';

import {readDropped} from './droppedFiles.browser';

type Take = (files: readonly File[]) => void;

/** Takes files and folders that are dropped on an element; whether some are held over it. */
export const useDrop = (element: RefObject<HTMLElement | null>, take: Take): boolean =>
  useFileDrop(element, (dropped) => {
    void readDropped(dropped).then(take);
  });

/** Takes files that are pasted anywhere on the page. */
export function usePaste(take: Take): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('paste', paste);
    };
  }, [take]);
}
