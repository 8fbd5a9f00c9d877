import {useRef, type PointerEvent, type ReactNode, type RefObject} from 'react';
import {useInnerSize} from '@site/src/lib/useInnerSize';
import {OwnBackdrop, type OwnFile} from './OwnBackdrop';
import styles from './Stage.module.css';
import {arrowStep, onScreen, SCREEN, type Point, type Size} from './placement';
import {VISIONS} from './vision';
import {scaleOf, type Zoom} from './zoom';

interface View {
  readonly zoom: Zoom;
  /** A value of CSS `background`. */
  readonly paint: string;
  readonly own: OwnFile | undefined;
  readonly hasSafeArea: boolean;
  /** One of `VISIONS`; empty for usual sight. */
  readonly vision: string;
  /** Where the source stands on the screen; undefined when it is looked at alone. */
  readonly place: Point | undefined;
}

interface Props {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly width: number;
  readonly height: number;
  readonly view: View;
  readonly onMove: (place: Point) => void;
  readonly children: ReactNode;
}

/** The browser source in its exact size, drawn smaller or larger, over what may be behind it. */
export function Stage({frame, width, height, view, onMove, children}: Props): ReactNode {
  const room = useRef<HTMLDivElement>(null);
  const {paint, own, hasSafeArea, vision, place} = view;
  const size = {width, height};
  const stage = place === undefined ? size : SCREEN;
  const available = useInnerSize(room);
  const scale = scaleOf(view.zoom, stage, available ?? stage);
  const {x, y} = place ?? {x: 0, y: 0};
  return (
    <div
      className={styles.room}
      ref={room}
      data-zoom={view.zoom}
      data-known={available !== undefined}
    >
      <div
        className={styles.stage}
        style={{
          width: stage.width * scale,
          height: stage.height * scale,
          ...(paint === '' ? {} : {background: paint}),
          ...(vision === '' ? {} : {filter: `url(#vision-${vision})`}),
        }}
      >
        {own !== undefined && <OwnBackdrop file={own} />}
        <iframe
          ref={frame}
          className={styles.frame}
          title="見本"
          // Focus enters it only when somebody asks for it; there is nothing to operate.
          tabIndex={-1}
          style={{
            width,
            height,
            transform: `translate(${x * scale}px, ${y * scale}px) scale(${scale})`,
          }}
        />
        {place !== undefined && <Handle {...{place, size, scale, onMove}} />}
        {hasSafeArea && <div className={styles.safe} />}
      </div>
      {children}
      <svg className={styles.filters} aria-hidden="true" focusable="false">
        {VISIONS.map(({id, matrix}) => (
          <filter key={id} id={`vision-${id}`}>
            <feColorMatrix type="matrix" values={matrix} />
          </filter>
        ))}
      </svg>
      <p className={styles.size}>
        {width}×{height}（{Math.round(scale * 100)}%）
      </p>
    </div>
  );
}

interface HandleProps {
  readonly place: Point;
  readonly size: Size;
  readonly scale: number;
  readonly onMove: (place: Point) => void;
}

/** Lies over the source on the screen; it is dragged, or moved by arrow keys. */
function Handle({place, size, scale, onMove}: HandleProps): ReactNode {
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
