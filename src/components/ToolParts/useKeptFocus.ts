import {useEffect, type RefObject} from 'react';

/**
 * Hands the focus on when what has it goes, within a part of the page (`keepFocus`). The code for it
 * comes after the page; whoever cannot load it has what the browser does by itself.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let isOver = false;
    let end: (() => void) | undefined;
    import('@site/src/browser/keepFocus.browser').then(
      ({keepFocus}) => {
        if (!isOver) end = keepFocus(part.current);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, [part]);
}
