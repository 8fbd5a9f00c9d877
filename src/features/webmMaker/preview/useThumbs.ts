import {useEffect, useRef, type RefObject} from 'react';
import {NEUTRAL_EDIT} from '@komebiyori/webm/edit';
import {fitWithin} from '@komebiyori/webm/geometry';
import type {OpenedSource} from '@komebiyori/webm/protocol';

import {AS_IT_IS} from '../tool/looks';
import type {Tool} from '../tool/tool.browser';
import {paint} from './paint.browser';

/** Small pictures beside each other, and their height in pixels. */
const COUNT = 12;
const HEIGHT = 56;

/** Draws a source's frames, evenly over its time, beside each other on a canvas. */
export function useThumbs(tool: Tool, source: OpenedSource): RefObject<HTMLCanvasElement | null> {
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
