import {createCanvas, Path2D, type Canvas, type SKRSContext2D} from '@napi-rs/canvas';
import type {Drawing, Shape} from './drawing';

/** The drawing as pixels; the ground stays transparent. The height follows from the width. */
export function toCanvas(drawing: Drawing, width: number): Canvas {
  const scale = width / drawing.width;
  const canvas = createCanvas(width, Math.round(drawing.height * scale));
  const context = canvas.getContext('2d');
  for (const group of drawing.groups) {
    const inner = scale * group.scale;
    context.setTransform(inner, 0, 0, inner, scale * group.x, scale * group.y);
    paintShapes(context, group.shapes);
  }
  return canvas;
}

/** Paints shapes back to front in the context's own units. */
export function paintShapes(context: SKRSContext2D, shapes: readonly Shape[]): void {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const {d, fill, stroke, width = 1} of shapes) {
    const path = new Path2D(d);
    if (fill !== undefined) {
      context.fillStyle = fill;
      context.fill(path);
    }
    if (stroke !== undefined) {
      context.strokeStyle = stroke;
      context.lineWidth = width;
      context.stroke(path);
    }
  }
}

/** The drawing as a PNG file of that many pixels across. */
export async function toPng(drawing: Drawing, width: number): Promise<Buffer> {
  return toCanvas(drawing, width).encode('png');
}
