import {useEffect, useRef, useState, type PointerEvent, type RefObject} from 'react';

import {placeAt} from './listEdits';

interface Held {
  readonly from: number;
  /** Where it would be put. */
  readonly to: number;
}

interface RowDrag {
  readonly held: Held | undefined;
  /** For the handle of the row at this place. */
  readonly hold: (event: PointerEvent<HTMLElement>, from: number) => void;
}

/** The middles of the rows that are not held, in pixels from the top of the window. */
function middlesOf(list: HTMLElement, from: number): readonly number[] {
  return [...list.children]
    .filter((_, at) => at !== from)
    .map((row) => {
      const {top, height} = row.getBoundingClientRect();
      return top + height / 2;
    });
}

/**
 * Rows that are moved by their handles, by mouse, pen or finger; Escape puts a row back.
 * @param list its children are the rows
 * @param move called once, when the row is let go elsewhere
 */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  move: (from: number, to: number) => void,
): RowDrag {
  const [held, setHeld] = useState<Held>();
  const ended = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      ended.current?.abort();
    },
    [],
  );
  const hold = (event: PointerEvent<HTMLElement>, from: number): void => {
    const rows = list.current;
    if (event.button !== 0 || rows === null) return;
    event.preventDefault();
    ended.current?.abort();
    const drag = new AbortController();
    ended.current = drag;
    const {signal} = drag;
    const {pointerId} = event;
    let to = from;
    const end = (): void => {
      drag.abort();
      setHeld(undefined);
    };
    setHeld({from, to});
    const listen = (
      type: 'pointermove' | 'pointerup' | 'pointercancel',
      heard: (y: number) => void,
    ): void => {
      addEventListener(
        type,
        (one) => {
          if (one.pointerId === pointerId) heard(one.clientY);
        },
        {signal},
      );
    };
    listen('pointermove', (y) => {
      to = placeAt(middlesOf(rows, from), y);
      setHeld({from, to});
    });
    listen('pointerup', () => {
      end();
      if (to !== from) move(from, to);
    });
    listen('pointercancel', end);
    addEventListener(
      'keydown',
      ({key}) => {
        if (key === 'Escape') end();
      },
      {signal},
    );
  };
  return {held, hold};
}
