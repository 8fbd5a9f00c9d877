import {useEffect, useState, type RefObject} from 'react';

/**
 * The size of an element's inside, without its padding, in CSS pixels, as it changes; undefined until
 * the browser has laid it out. It is not asked for while the element is drawn: the page would be laid
 * out in the middle of that.
 */
export function useInnerSize(
  element: RefObject<HTMLElement | null>,
): Pick<DOMRectReadOnly, 'width' | 'height'> | undefined {
  const [size, setSize] = useState<DOMRectReadOnly>();
  useEffect(() => {
    const watched = element.current;
    if (watched === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setSize(entry.contentRect);
    });
    observer.observe(watched);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return size;
}
