import type {Size} from '@komebiyori/webm/geometry';

/** A part of a picture, in its pixels. */
export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

/** What of a frame is held: its whole, an edge (`n`) or a corner (`nw`). */
export const HANDLES = ['n', 'e', 's', 'w', 'nw', 'ne', 'se', 'sw'] as const;
export type Handle = 'move' | (typeof HANDLES)[number];

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)));

/**
 * The frame after its handle was moved by `dx` and `dy` pixels of the picture: within the picture, at
 * least a pixel large. Moving keeps its size.
 */
export function dragCrop(
  rect: Rect,
  handle: Handle,
  [dx, dy]: readonly [number, number],
  bounds: Size,
): Rect {
  const {x, y, width, height} = rect;
  if (handle === 'move')
    return {
      x: between(x + dx, 0, bounds.width - width),
      y: between(y + dy, 0, bounds.height - height),
      width,
      height,
    };
  const [right, bottom] = [x + width, y + height];
  const left = handle.includes('w') ? between(x + dx, 0, right - 1) : x;
  const top = handle.includes('n') ? between(y + dy, 0, bottom - 1) : y;
  const newRight = handle.includes('e') ? between(right + dx, left + 1, bounds.width) : right;
  const newBottom = handle.includes('s') ? between(bottom + dy, top + 1, bounds.height) : bottom;
  return {x: left, y: top, width: newRight - left, height: newBottom - top};
}

/** The frame between two points, in any order, within a picture; at least a pixel large. */
export function rectBetween(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  bounds: Size,
): Rect {
  const x = between(Math.min(x1, x2), 0, bounds.width - 1);
  const y = between(Math.min(y1, y2), 0, bounds.height - 1);
  return {
    x,
    y,
    width: between(Math.max(x1, x2) - x, 1, bounds.width - x),
    height: between(Math.max(y1, y2) - y, 1, bounds.height - y),
  };
}
