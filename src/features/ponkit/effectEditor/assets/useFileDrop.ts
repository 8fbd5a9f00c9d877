import {useCallback, useEffect, useRef, useState} from 'react';

/** Takes files that are dropped on an element. */
export function useFileDrop(add: (files: readonly File[]) => void): {
  readonly isOver: boolean;
  readonly zone: (element: HTMLElement | null) => (() => void) | undefined;
} {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(add);
  useEffect(() => {
    latest.current = add;
  }, [add]);
  const zone = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const ended = new AbortController();
    const {signal} = ended;
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setIsOver(true);
    };
    element.addEventListener('dragenter', over, {signal});
    element.addEventListener('dragover', over, {signal});
    element.addEventListener(
      'dragleave',
      ({relatedTarget}) => {
        // Leaving for a part of the same element is no leaving.
        if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setIsOver(false);
      },
      {signal},
    );
    element.addEventListener(
      'drop',
      (event) => {
        setIsOver(false);
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length === 0) return;
        event.preventDefault();
        latest.current(files);
      },
      {signal},
    );
    return () => {
      ended.abort();
    };
  }, []);
  return {isOver, zone};
}
