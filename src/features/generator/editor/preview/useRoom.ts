import {useEffect, useState, type RefObject} from 'react';

/** The inner size of an element, in pixels, kept up to date. */
export function useRoom(element: RefObject<HTMLElement | null>): {width: number; height: number} {
  const [room, setRoom] = useState({width: 0, height: 0});
  useEffect(() => {
    const observed = element.current;
    if (observed === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const {width, height} = entry.contentRect;
      setRoom({width, height});
    });
    observer.observe(observed);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return room;
}
