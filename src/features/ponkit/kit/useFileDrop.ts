import {useEffect, useRef, useState, type RefObject} from 'react';

/** Takes the first file that is dropped on an element; whether one is held over it. */
export function useFileDrop(
  element: RefObject<HTMLElement | null>,
  take: (file: File) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  }, [take]);
  useEffect(() => {
    const zone = element.current;
    if (zone === null) return undefined;
    const ended = new AbortController();
    const {signal} = ended;
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({relatedTarget}: DragEvent): void => {
      // Leaving for a part of the same element is no leaving.
      if (!(relatedTarget instanceof Node && zone.contains(relatedTarget))) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file === undefined) return;
      event.preventDefault();
      latest.current(file);
    };
    zone.addEventListener('dragover', over, {signal});
    zone.addEventListener('dragleave', leave, {signal});
    zone.addEventListener('drop', drop, {signal});
    return () => {
      ended.abort();
    };
  }, [element]);
  return isOver;
}
