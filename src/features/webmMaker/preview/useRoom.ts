import {useEffect, useState, type RefObject} from 'react';
import type {Size} from '../model/geometry';

/** The size of an element's inside, in CSS pixels, as it changes. */
export function useRoom(element: RefObject<HTMLElement | null>): Size {
  const [room, setRoom] = useState<Size>({width: 0, height: 0});
  useEffect(() => {
    const watched = element.current;
    if (watched === null) return undefined;
    const observer = new ResizeObserver(() => {
      setRoom({width: watched.clientWidth, height: watched.clientHeight});
    });
    observer.observe(watched);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return room;
}
