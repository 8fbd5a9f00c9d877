import type {Edit} from '../model/edit';
import {emptyPicture, type Picture, type Rgb} from '../model/picture';

/** Turned clockwise by `rotate` degrees, then flipped. */
export function turn(
  picture: Picture,
  {rotate, flipX, flipY}: Pick<Edit, 'rotate' | 'flipX' | 'flipY'>,
): Picture {
  const {width, height} = picture;
  const across = rotate === 90 || rotate === 270;
  const result = across ? emptyPicture(height, width) : emptyPicture(width, height);
  // Whole pixels are moved at once.
  const from = new Uint32Array(picture.data.buffer, picture.data.byteOffset, width * height);
  const to = new Uint32Array(result.data.buffer);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const turnedX = [x, height - 1 - y, width - 1 - x, y][rotate / 90] ?? x;
      const turnedY = [y, x, height - 1 - y, width - 1 - x][rotate / 90] ?? y;
      const toX = flipX ? result.width - 1 - turnedX : turnedX;
      const toY = flipY ? result.height - 1 - turnedY : turnedY;
      to[toY * result.width + toX] = from[y * width + x] ?? 0;
    }
  return result;
}

/** A picture put at a place of a transparent one; what stands out is cut. */
export function place(
  picture: Picture,
  into: {readonly width: number; readonly height: number},
  at: {readonly x: number; readonly y: number},
): Picture {
  const result = emptyPicture(into.width, into.height);
  const fromX = Math.max(0, -at.x);
  const toX = Math.min(picture.width, into.width - at.x);
  for (let y = Math.max(0, -at.y); y < Math.min(picture.height, into.height - at.y); y++) {
    const row = picture.data.subarray(
      (y * picture.width + fromX) * 4,
      (y * picture.width + toX) * 4,
    );
    result.data.set(row, ((at.y + y) * into.width + at.x + fromX) * 4);
  }
  return result;
}

/** The part of a picture within a rectangle that lies inside of it. */
export const crop = (picture: Picture, area: NonNullable<Edit['crop']>): Picture =>
  place(picture, area, {x: -area.x, y: -area.y});

/** Lays an opaque colour below. Changes the picture. */
export function layBelow({data}: Picture, [red, green, blue]: Rgb): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    if (alpha === 255) continue;
    const part = alpha / 255;
    data[at] = (data[at] ?? 0) * part + red * (1 - part);
    data[at + 1] = (data[at + 1] ?? 0) * part + green * (1 - part);
    data[at + 2] = (data[at + 2] ?? 0) * part + blue * (1 - part);
    data[at + 3] = 255;
  }
}

/** Multiplies the opacity of all pixels by 0–1. Changes the picture. */
export function fade({data}: Picture, opacity: number): void {
  if (opacity >= 1) return;
  for (let at = 3; at < data.length; at += 4) data[at] = (data[at] ?? 0) * opacity;
}

/** Makes colours that were multiplied by their opacity straight again. Changes the picture. */
export function unmultiply({data}: Picture): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let i = at; i < at + 3; i++) data[i] = ((data[i] ?? 0) * 255) / alpha;
  }
}
