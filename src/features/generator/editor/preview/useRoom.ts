import {useLayoutEffect, useState, type RefObject} from 'react';

/** The inner size of an element, in pixels, kept up to date. */
export function useRoom(elementRef: RefObject<HTMLElement | null>): {
  width: number;
  height: number;
} {
  const [room, setRoom] = useState({width: 0, height: 0});
  // Before the first paint, or all would move when the size is known.
  useLayoutEffect(() => {
    const observed = elementRef.current;
    if (observed === null) return undefined;
    setRoom(innerSize(observed));
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const {width, height} = entry.contentRect;
      setRoom({width, height});
    });
    observer.observe(observed);
    return () => {
      observer.disconnect();
    };
  }, [elementRef]);
  return room;
}

/** As observers give it: without padding. */
function innerSize(element: HTMLElement): {width: number; height: number} {
  const {paddingTop, paddingRight, paddingBottom, paddingLeft} = getComputedStyle(element);
  const sum = (...sides: readonly string[]): number =>
    sides.reduce((all, side) => all + Number.parseFloat(side), 0);
  return {
    width: element.clientWidth - sum(paddingLeft, paddingRight),
    height: element.clientHeight - sum(paddingTop, paddingBottom),
  };
}
