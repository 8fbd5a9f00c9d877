import clsx from 'clsx';
import {useEffect, useRef, type PointerEvent, type ReactNode} from 'react';
import type {Size} from '@komebiyori/webm/geometry';
import type {SpriteGrid} from '@komebiyori/webm/openOptions';
import {useStore} from '@site/src/lib/useStore';
import {useInnerSize} from '@site/src/lib/useInnerSize';
import {withKeyColor} from '../tool/draft';
import {useBench, useDraft, useTool} from '../tool/useTool';
import {BACKDROP_PAINTS} from '../tool/view';
import {dragCrop, HANDLES, rectBetween, type Handle, type Rect} from './cropDrag';
import {paint} from './paint.browser';
import styles from './Stage.module.css';
import {colorAround} from './visibleBounds';

interface Props {
  readonly grid: SpriteGrid | null;
  /** Where the picture before ends and the one after begins, 0–1. */
  readonly split: number;
}

/** Small pictures are enlarged to fill the stage up to this. */
const MOST_FIT = 3;

/** Of the room before it is laid out. */
const UNKNOWN: Size = {width: 0, height: 0};

function fitScale(picture: Size, room: Size): number {
  if (room.width === 0) return 1;
  return Math.min(MOST_FIT, room.width / picture.width, room.height / picture.height);
}

interface CropFrameProps {
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
function CropFrame({scale}: CropFrameProps): ReactNode {
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

/** The picture over what may be behind it, with what is dragged on it. */
export function Stage({grid, split}: Props): ReactNode {
  const tool = useTool();
  const {source} = useBench().opened;
  const room = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const beforeCanvas = useRef<HTMLCanvasElement>(null);
  const shown = useStore(tool.player.shown);
  const mode = useStore(tool.mode);
  const {backdrop, zoom} = useStore(tool.view);
  const inside = useInnerSize(room) ?? UNKNOWN;
  const picture = shown?.frame.picture ?? null;
  const before = mode === 'result' ? (shown?.before ?? null) : null;
  useEffect(() => {
    paint(canvas.current, picture);
  }, [picture]);
  useEffect(() => {
    paint(beforeCanvas.current, before);
  }, [before]);
  const size = picture ?? source;
  const scale = zoom === 0 ? fitScale(size, inside) : zoom;
  const pick = ({clientX, clientY, currentTarget}: PointerEvent): void => {
    if (mode !== 'pick' || picture === null) return;
    const box = currentTarget.getBoundingClientRect();
    const x = Math.floor((clientX - box.left) / scale);
    const y = Math.floor((clientY - box.top) / scale);
    const color = colorAround(picture, x, y);
    if (color === null) return;
    tool.changeDraft((draft) => withKeyColor(draft, color), {label: '抜く色'});
    tool.mode.set('result');
  };
  return (
    <div className={styles.room} ref={room} style={{background: BACKDROP_PAINTS[backdrop]}}>
      <div
        className={clsx(styles.picture, mode === 'pick' && styles.picking)}
        style={{width: size.width * scale, height: size.height * scale}}
        onPointerDown={pick}
      >
        <div role="img" aria-label={mode === 'result' ? '仕上がりのプレビュー' : '素材'}>
          <canvas ref={canvas} className={clsx(styles.canvas, scale >= 2 && styles.pixels)} />
        </div>
        {before !== null && (
          <>
            <canvas
              ref={beforeCanvas}
              className={clsx(styles.canvas, styles.before, scale >= 2 && styles.pixels)}
              style={{clipPath: `inset(0 ${(1 - split) * 100}% 0 0)`}}
              aria-hidden="true"
            />
            <span className={styles.line} style={{insetInlineStart: `${split * 100}%`}} />
          </>
        )}
        {mode === 'crop' && <CropFrame scale={scale} />}
        {mode === 'grid' && grid !== null && <GridLines grid={grid} size={size} />}
      </div>
      <p className={styles.size}>
        {size.width}×{size.height}（{Math.round(scale * 100)}%）
      </p>
    </div>
  );
}

interface GridLinesProps {
  readonly grid: SpriteGrid;
  /** Of the sheet, in pixels. */
  readonly size: Size;
}

/** Where a sheet is cut; cells that are not used are darker. */
function GridLines({grid, size}: GridLinesProps): ReactNode {
  const {rows, columns, count} = grid;
  const [width, height] = [Math.floor(size.width / columns), Math.floor(size.height / rows)];
  const cells = Array.from({length: Math.min(rows * columns, 4096)}, (_, i) => i);
  return (
    <svg
      className={styles.overlay}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {cells.map((i) => (
        <rect
          key={i}
          className={count !== null && i >= count ? styles.unused : styles.cell}
          x={(i % columns) * width}
          y={Math.floor(i / columns) * height}
          {...{width, height}}
        />
      ))}
    </svg>
  );
}
