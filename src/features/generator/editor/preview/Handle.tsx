import {useRef, type PointerEvent, type ReactNode} from 'react';

import {arrowStep, onScreen, type Point, type Size} from './placement';
import styles from './Stage.module.css';

interface Props {
  readonly place: Point;
  readonly size: Size;
  readonly scale: number;
  readonly onMove: (place: Point) => void;
}

/** Lies over the source on the screen; it is dragged, or moved by arrow keys. */
export function Handle({place, size, scale, onMove}: Props): ReactNode {
  // Where it was taken, from its own corner, in pixels of the screen.
  const taken = useRef<Point>(undefined);
  const drag = ({clientX, clientY}: PointerEvent): void => {
    if (taken.current === undefined) return;
    const {x, y} = taken.current;
    onMove(onScreen({x: clientX / scale - x, y: clientY / scale - y}, size));
  };
  const letGo = (): void => {
    taken.current = undefined;
  };
  return (
    <button
      className={styles.handle}
      type="button"
      aria-label={`置き場所：左から${place.x}px、上から${place.y}px。矢印キーで動かします`}
      style={{
        left: place.x * scale,
        top: place.y * scale,
        width: size.width * scale,
        height: size.height * scale,
      }}
      onPointerDown={({clientX, clientY, currentTarget, pointerId}) => {
        taken.current = {x: clientX / scale - place.x, y: clientY / scale - place.y};
        currentTarget.setPointerCapture(pointerId);
      }}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onKeyDown={(event) => {
        const step = arrowStep(event.key, event.shiftKey);
        if (step === undefined) return;
        event.preventDefault();
        onMove(onScreen({x: place.x + step.x, y: place.y + step.y}, size));
      }}
    />
  );
}
