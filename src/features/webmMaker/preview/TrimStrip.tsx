import {NEUTRAL_EDIT} from '@komebiyori/webm/edit';
import {fitWithin} from '@komebiyori/webm/geometry';
import type {OpenedSource} from '@komebiyori/webm/protocol';
import {useEffect, useId, useRef, type ReactNode, type RefObject} from 'react';

import {RangeInput} from '@site/src/components/RangeInput';
import {AS_IT_IS} from '../tool/looks';
import type {Tool} from '../tool/tool.browser';
import {useBench, useDraft, useTool} from '../tool/useTool';
import {trimmedFrames, trimOf, type FrameRange} from '../tool/trim';
import {seconds} from '../ui/words';
import {paint} from './paint.browser';
import styles from './TrimStrip.module.css';

/** Small pictures beside each other, and their height in pixels. */
const COUNT = 12;
const HEIGHT = 56;

/** Draws a source's frames, evenly over its time, beside each other on a canvas. */
function useThumbs(tool: Tool, source: OpenedSource): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const controller = new AbortController();
    void draw(tool, source, canvas.current, controller.signal);
    return () => {
      controller.abort();
    };
  }, [tool, source]);
  return canvas;
}

async function draw(
  tool: Tool,
  source: OpenedSource,
  canvas: HTMLCanvasElement | null,
  signal: AbortSignal,
): Promise<void> {
  const context = canvas?.getContext('2d');
  if (canvas === null || context === null || context === undefined) return;
  const fps = Math.min(60, Math.max(1, COUNT / (source.durationUs / 1e6)));
  const longer = (HEIGHT * Math.max(source.width, source.height)) / source.height;
  const resize = fitWithin(source, Math.max(2, longer));
  const edit = {...NEUTRAL_EDIT, fps, resize};
  canvas.width = COUNT * HEIGHT;
  canvas.height = HEIGHT;
  const total = Math.max(1, Math.round((source.durationUs * fps) / 1e6));
  const width = canvas.width / total;
  const scratch = document.createElement('canvas');
  try {
    await tool.engine().play(edit, AS_IT_IS, {
      fromUs: 0,
      signal,
      onFrame: ({picture, frame}) => {
        paint(scratch, picture);
        // The middle of each, as wide as its place.
        const shown = Math.min(picture.width, (width * picture.height) / HEIGHT);
        const left = (picture.width - shown) / 2;
        const place = [frame * width, 0, width, HEIGHT] as const;
        context.drawImage(scratch, left, 0, shown, picture.height, ...place);
      },
    });
  } catch {
    // The strip is a help; what is wrong with the source the preview tells.
  }
}

/** The whole source as a strip of small pictures, and two handles for the part that is kept. */
export function TrimStrip(): ReactNode {
  const tool = useTool();
  const {source} = useBench().opened;
  const {edit} = useDraft();
  const {first, end} = trimmedFrames(edit.trim, source);
  const strip = useThumbs(tool, source);
  const id = useId();
  const count = source.times.length;
  const set = (range: FrameRange, seen: number): void => {
    tool.changeEdit({trim: trimOf(range, source)}, {label: '使う範囲', tag: 'trim'});
    tool.seekSource(seen);
  };
  const {startUs, endUs} = edit.trim ?? {startUs: 0, endUs: source.durationUs};
  return (
    <div className={styles.box}>
      <p className={styles.label} id={id}>
        使う範囲
        <span>
          {seconds(startUs)}〜{seconds(endUs)}秒
        </span>
      </p>
      <div className={styles.strip} role="group" aria-labelledby={id}>
        <canvas ref={strip} className={styles.thumbs} aria-hidden="true" />
        <span
          className={styles.out}
          style={{insetInlineStart: 0, width: `${(first / count) * 100}%`}}
        />
        <span
          className={styles.out}
          style={{insetInlineEnd: 0, width: `${(1 - end / count) * 100}%`}}
        />
        <RangeInput
          className={styles.handle}
          aria-label="始まり"
          aria-valuetext={`${seconds(startUs)}秒から`}
          min={0}
          max={count}
          step={1}
          value={first}
          onChange={(at) => {
            const next = Math.min(at, end - 1);
            set({first: next, end}, next);
          }}
        />
        <RangeInput
          className={styles.handle}
          aria-label="終わり"
          aria-valuetext={`${seconds(endUs)}秒まで`}
          min={0}
          max={count}
          step={1}
          value={end}
          onChange={(at) => {
            const next = Math.max(at, first + 1);
            set({first, end: next}, next - 1);
          }}
        />
      </div>
    </div>
  );
}
