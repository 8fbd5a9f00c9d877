import {useEffect, useRef, useState, type PointerEvent, type RefObject} from 'react';

/**
 * How long a finger rests on a button before it takes it, in milliseconds. Shorter than what brings up
 * a phone's own menu (500); a finger that moves sooner scrolls the page.
 */
const HOLD_AFTER = 400;

/** How far a pointer moves before that is more than a trembling hand, in pixels. */
const SLOP = 8;

interface Held {
  readonly id: string;
  /** The place that it is over; undefined beside the grid. */
  readonly over: number | undefined;
}

interface KeyDrag {
  readonly held: Held | undefined;
  /** For the button that is pressed. */
  readonly hold: (event: PointerEvent<HTMLElement>, id: string, slot: number) => void;
}

/** The place below a point of the window. */
function slotAt(grid: HTMLElement, {clientX, clientY}: MouseEvent): number | undefined {
  const key = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-slot]');
  return key && grid.contains(key) ? Number(key.dataset['slot']) : undefined;
}

/** Keeps the page where it is, and its menu away, while a finger leads a button. */
function useStillPage(grid: RefObject<HTMLElement | null>, isHeld: RefObject<boolean>): void {
  useEffect(() => {
    const keep = (event: Event): void => {
      if (isHeld.current && event.cancelable) event.preventDefault();
    };
    const box = grid.current;
    // There before the finger is: a browser that finds nobody listening scrolls without asking.
    box?.addEventListener('touchmove', keep, {passive: false});
    box?.addEventListener('contextmenu', keep);
    return () => {
      box?.removeEventListener('touchmove', keep);
      box?.removeEventListener('contextmenu', keep);
    };
  }, [grid, isHeld]);
}

/**
 * Buttons that are dragged from place to place: by mouse at once, by finger after it has rested on one,
 * so that the page still scrolls. The browser's own dragging leaves out fingers, and Firefox leaves out
 * buttons. Escape lets go.
 * @param grid has the places, each with its number as `data-slot`
 * @param drop called once, when a button is let go over another place
 */
export function useKeyDrag(
  grid: RefObject<HTMLElement | null>,
  drop: (id: string, slot: number) => void,
): KeyDrag {
  const [held, setHeld] = useState<Held>();
  const isHeld = useRef(false);
  const ended = useRef<AbortController>(undefined);
  useStillPage(grid, isHeld);
  useEffect(
    () => () => {
      ended.current?.abort();
    },
    [],
  );
  const hold: KeyDrag['hold'] = (start, id, slot) => {
    const box = grid.current;
    if (start.button !== 0 || !start.isPrimary || box === null) return;
    ended.current?.abort();
    const drag = new AbortController();
    ended.current = drag;
    const {signal} = drag;
    const {pointerId, clientX, clientY} = start;
    const isMouse = start.pointerType === 'mouse';
    let over: number | undefined = slot;
    const take = (): void => {
      isHeld.current = true;
      setHeld({id, over});
    };
    const timer = isMouse ? undefined : setTimeout(take, HOLD_AFTER);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      isHeld.current = false;
      setHeld(undefined);
    });
    const listen = (
      type: 'pointermove' | 'pointerup' | 'pointercancel',
      heard: (event: globalThis.PointerEvent) => void,
    ): void => {
      addEventListener(
        type,
        (event) => {
          if (event.pointerId === pointerId) heard(event);
        },
        {signal},
      );
    };
    listen('pointermove', (event) => {
      if (!isHeld.current) {
        if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < SLOP) return;
        if (!isMouse) {
          drag.abort();
          return;
        }
      }
      over = slotAt(box, event);
      take();
    });
    listen('pointerup', () => {
      const isDropped = isHeld.current && over !== undefined && over !== slot;
      drag.abort();
      if (isDropped && over !== undefined) drop(id, over);
    });
    listen('pointercancel', () => {
      drag.abort();
    });
    addEventListener(
      'keydown',
      ({key}) => {
        if (key === 'Escape') drag.abort();
      },
      {signal},
    );
  };
  return {held, hold};
}
