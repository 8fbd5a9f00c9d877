import clsx from 'clsx';
import {useRef, type PointerEvent, type ReactNode} from 'react';

import {useBench, useDraft, useTool} from '../tool/useTool';
import {dragCrop, HANDLES, rectBetween, type Handle, type Rect} from './cropDrag';
import styles from './Stage.module.css';

interface Props {
  /** CSS pixels a pixel of the source. */
  readonly scale: number;
}

interface Drag {
  readonly handle: Handle | 'new';
  readonly rect: Rect;
  readonly x: number;
  readonly y: number;
  /** Where it began in the picture, for a new frame. */
  readonly from: readonly [number, number];
}

/** What of the frame was taken hold of; outside of it a new one begins. */
function handleOf(target: EventTarget): Drag['handle'] {
  const name = target instanceof HTMLElement ? target.dataset['handle'] : undefined;
  if (name === 'move') return name;
  return HANDLES.find((handle) => handle === name) ?? 'new';
}

/** The part that is kept: moved, pulled at its edges, or drawn anew beside it. */
export function CropFrame({scale}: Props): ReactNode {
  const tool = useTool();
  const {source} = useBench().opened;
  const {edit} = useDraft();
  const drag = useRef<Drag | null>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const rect = edit.crop ?? {x: 0, y: 0, width: source.width, height: source.height};

  const grab = ({target, clientX: x, clientY: y, pointerId}: PointerEvent): void => {
    const box = overlay.current?.getBoundingClientRect();
    if (box === undefined) return;
    overlay.current?.setPointerCapture(pointerId);
    const handle = handleOf(target);
    drag.current = {handle, rect, x, y, from: [(x - box.left) / scale, (y - box.top) / scale]};
  };
  const move = ({clientX, clientY}: PointerEvent): void => {
    const now = drag.current;
    if (now === null) return;
    const by = [(clientX - now.x) / scale, (clientY - now.y) / scale] as const;
    const crop =
      now.handle === 'new'
        ? rectBetween(now.from, [now.from[0] + by[0], now.from[1] + by[1]], source)
        : dragCrop(now.rect, now.handle, by, source);
    // Larger than a click that only wanted to look.
    if (now.handle !== 'new' || Math.hypot(...by) * scale > 4)
      tool.changeEdit({crop}, {label: '切り抜き', tag: 'crop-drag'});
  };
  const end = (): void => {
    drag.current = null;
  };
  return (
    <div
      ref={overlay}
      className={clsx(styles.overlay, styles.cropping)}
      onPointerDown={grab}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <div
        className={styles.crop}
        style={{
          left: rect.x * scale,
          top: rect.y * scale,
          width: rect.width * scale,
          height: rect.height * scale,
        }}
        data-handle="move"
      >
        {HANDLES.map((handle) => (
          <span key={handle} className={clsx(styles.handle, styles[handle])} data-handle={handle} />
        ))}
      </div>
    </div>
  );
}
