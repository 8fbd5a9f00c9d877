import {createCanvas, Path2D, type Canvas} from '@napi-rs/canvas';
import type {Drawing} from './drawing';

/** The drawing as pixels; the ground stays transparent. The height follows from the width. */
export function toCanvas(drawing: Drawing, width: number): Canvas {
  const scale = width / drawing.width;
  const canvas = createCanvas(width, Math.round(drawing.height * scale));
  const context = canvas.getContext('2d');
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const group of drawing.groups) {
    const inner = scale * group.scale;
    context.setTransform(inner, 0, 0, inner, scale * group.x, scale * group.y);
    for (const {d, fill, stroke, width: lineWidth = 1} of group.shapes) {
      const path = new Path2D(d);
      if (fill !== undefined) {
        context.fillStyle = fill;
        context.fill(path);
      }
      if (stroke !== undefined) {
        context.strokeStyle = stroke;
        context.lineWidth = lineWidth;
        context.stroke(path);
      }
    }
  }
  return canvas;
}

/** The drawing as a PNG file of that many pixels across. */
export async function toPng(drawing: Drawing, width: number): Promise<Buffer> {
  return toCanvas(drawing, width).encode('png');
}
