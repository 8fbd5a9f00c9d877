import type {Picture} from '@komebiyori/webm/picture';

/** Puts a picture on a canvas, which takes its size. */
export function paint(canvas: HTMLCanvasElement | null, picture: Picture | null): void {
  const context = canvas?.getContext('2d');
  if (canvas === null || context === null || context === undefined || picture === null) return;
  const {width, height, data} = picture;
  // Setting a size empties a canvas, which would flicker.
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  context.putImageData(new ImageData(data, width, height), 0, 0);
}
