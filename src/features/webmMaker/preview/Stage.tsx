import clsx from 'clsx';
import {
  useEffect,
  useRef,
  type PointerEvent,
  type ReactNode,
  useState,
  type RefObject,
} from 'react';
import type {Size} from '@komebiyori/webm/geometry';
import type {SpriteGrid} from '@komebiyori/webm/openOptions';
import {useStore} from '@site/src/lib/useStore';
import {withKeyColor} from '../tool/draft';
import {useBench, useTool} from '../tool/useTool';
import {BACKDROP_PAINTS} from '../tool/view';
import {CropFrame} from './CropFrame';
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

function fitScale(picture: Size, room: Size): number {
  if (room.width === 0) return 1;
  return Math.min(MOST_FIT, room.width / picture.width, room.height / picture.height);
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
  const inside = useRoom(room);
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

/** The size of an element's inside, in CSS pixels, as it changes. */
function useRoom(element: RefObject<HTMLElement | null>): Size {
  const [room, setRoom] = useState<Size>({width: 0, height: 0});
  useEffect(() => {
    const watched = element.current;
    if (watched === null) return undefined;
    const observer = new ResizeObserver(() => {
      setRoom({width: watched.clientWidth, height: watched.clientHeight});
    });
    observer.observe(watched);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return room;
}
