import {pointAt, type Point, type ShapeTool} from './mark';

/** The corner of a shape when Shift is held: lines by 45 degrees, squares and circles. */
export function constrained(tool: ShapeTool, from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (tool === 'line' || tool === 'arrow') {
    const eighth = Math.PI / 4;
    const angle = Math.round(Math.atan2(dy, dx) / eighth) * eighth;
    const length = dx * Math.cos(angle) + dy * Math.sin(angle);
    return pointAt(from.x + length * Math.cos(angle), from.y + length * Math.sin(angle));
  }
  const side = Math.max(Math.abs(dx), Math.abs(dy));
  return pointAt(from.x + side * (dx < 0 ? -1 : 1), from.y + side * (dy < 0 ? -1 : 1));
}
