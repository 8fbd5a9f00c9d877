import {useEffect, useEffectEvent, useState, type RefObject} from 'react';

/** The files of an event; a text, or a handle of our own that is dragged around, has none. */
const filesOf = ({dataTransfer}: DragEvent): DataTransfer | undefined =>
  dataTransfer?.types.includes('Files') === true ? dataTransfer : undefined;

/**
 * Takes files that are dropped on an element. Those that miss it open in no tab over the work: nothing
 * else on the page takes files but their fields.
 * @param take is called in the event itself, which forgets its files afterwards; `false` leaves them to
 *   what lies around the element
 * @returns whether some are held over it
 */
export function useFileDrop(
  element: RefObject<HTMLElement | null>,
  take: (dropped: DataTransfer) => unknown,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const onDrop = useEffectEvent(take);
  useEffect(() => {
    const zone = element.current;
    if (zone === null) return undefined;
    const over = (event: DragEvent): void => {
      const held = filesOf(event);
      if (held === undefined) return;
      event.preventDefault();
      held.dropEffect = 'copy';
      setIsOver(true);
    };
    const leave = ({relatedTarget}: DragEvent): void => {
      // Leaving for a part of the same element is no leaving.
      if (!(relatedTarget instanceof Node && zone.contains(relatedTarget))) setIsOver(false);
    };
    const drop = (event: DragEvent): void => {
      setIsOver(false);
      const dropped = filesOf(event);
      // A part of the element may have taken them.
      if (dropped === undefined || event.defaultPrevented) return;
      if (onDrop(dropped) !== false) event.preventDefault();
    };
    const miss = (event: DragEvent): void => {
      const held = filesOf(event);
      const isTaken = event.target instanceof HTMLInputElement && event.target.type === 'file';
      if (held === undefined || isTaken || event.defaultPrevented) return;
      event.preventDefault();
      held.dropEffect = 'none';
    };
    const ended = new AbortController();
    const {signal} = ended;
    zone.addEventListener('dragenter', over, {signal});
    zone.addEventListener('dragover', over, {signal});
    zone.addEventListener('dragleave', leave, {signal});
    zone.addEventListener('drop', drop, {signal});
    document.addEventListener('dragover', miss, {signal});
    document.addEventListener('drop', miss, {signal});
    return () => {
      ended.abort();
    };
  }, [element]);
  return isOver;
}
