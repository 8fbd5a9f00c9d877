import {useEffect, useState, type RefObject} from 'react';

/**
 * Whether an element's content is wider than the element.
 * @param expected what holds until it has been measured
 */
export function useOverflow(ref: RefObject<HTMLElement | null>, expected: boolean): boolean {
  const [overflows, setOverflows] = useState(expected);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    // Also fires once when observing starts.
    const observer = new ResizeObserver(() => {
      setOverflows(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
  return overflows;
}
