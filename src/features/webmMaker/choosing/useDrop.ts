import {useEffect, useState, type RefObject} from 'react';

import {readDropped} from './droppedFiles.browser';

type Take = (files: readonly File[], isFolder: boolean) => void;

/** Takes files that are dropped on an element; whether some are held over it. */
export function useDrop(element: RefObject<HTMLElement | null>, take: Take): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const zone = element.current;
    if (zone === null) return undefined;
    const over = (event: DragEvent): void => {
      const {dataTransfer} = event;
      if (dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'copy';
      setIsOver(true);
    };
    const leave = ({relatedTarget}: DragEvent): void => {
      // Leaving for a part of the same element is no leaving.
      if (!(relatedTarget instanceof Node && zone.contains(relatedTarget))) setIsOver(false);
    };
    const drop = (event: DragEvent): void => {
      setIsOver(false);
      const {dataTransfer} = event;
      if (dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      void readDropped(dataTransfer).then(({files, isFolder}) => {
        take(files, isFolder);
      });
    };
    const ended = new AbortController();
    const {signal} = ended;
    zone.addEventListener('dragenter', over, {signal});
    zone.addEventListener('dragover', over, {signal});
    zone.addEventListener('dragleave', leave, {signal});
    zone.addEventListener('drop', drop, {signal});
    return () => {
      ended.abort();
    };
  }, [element, take]);
  return isOver;
}

/** Takes files that are pasted anywhere on the page. */
export function usePaste(take: Take): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take(files, false);
    };
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('paste', paste);
    };
  }, [take]);
}
