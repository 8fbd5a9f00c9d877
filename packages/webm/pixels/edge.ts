import type {Picture} from '../model/picture';

/**
 * Takes `shrink` pixels off every edge of what is opaque and softens it over `feather` pixels inwards,
 * so that nothing that was transparent shows. The picture's own border is no edge. Changes the picture.
 */
export function treatEdge(
  {width, height, data}: Picture,
  {shrink, feather}: {readonly shrink: number; readonly feather: number},
): void {
  if (shrink === 0 && feather === 0) return;
  let alpha = new Uint8ClampedArray(width * height);
  for (let pixel = 0; pixel < alpha.length; pixel++) alpha[pixel] = data[pixel * 4 + 3] ?? 0;
  if (shrink > 0) alpha = slide(alpha, width, height, shrink, least);
  if (feather > 0) {
    const soft = slide(alpha, width, height, feather, mean);
    // A mean of what is there and what is not is half at the edge; twice the part above half is 0 there.
    for (let pixel = 0; pixel < alpha.length; pixel++)
      alpha[pixel] = Math.min(alpha[pixel] ?? 0, ((soft[pixel] ?? 0) - 127.5) * 2);
  }
  for (let pixel = 0; pixel < alpha.length; pixel++) data[pixel * 4 + 3] = alpha[pixel] ?? 0;
}

type Bytes = Uint8ClampedArray<ArrayBuffer>;
/** Writes a line of `length` values that are `step` apart from `from` on, each made of its neighbours. */
type Line = (
  values: Bytes,
  into: Bytes,
  from: number,
  step: number,
  length: number,
  radius: number,
) => void;

/** A filter along all rows and then along all columns. */
function slide(values: Bytes, width: number, height: number, radius: number, line: Line): Bytes {
  const rows = new Uint8ClampedArray(values.length);
  for (let y = 0; y < height; y++) line(values, rows, y * width, 1, width, radius);
  const both = new Uint8ClampedArray(values.length);
  for (let x = 0; x < width; x++) line(rows, both, x, width, height, radius);
  return both;
}

const least: Line = (values, into, from, step, length, radius) => {
  for (let i = 0; i < length; i++) {
    let found = 255;
    for (let n = Math.max(0, i - radius); n <= Math.min(length - 1, i + radius); n++)
      found = Math.min(found, values[from + n * step] ?? 0);
    into[from + i * step] = found;
  }
};

const mean: Line = (values, into, from, step, length, radius) => {
  const valueAt = (i: number): number =>
    values[from + Math.min(length - 1, Math.max(0, i)) * step] ?? 0;
  let sum = 0;
  for (let n = -radius; n <= radius; n++) sum += valueAt(n);
  for (let i = 0; i < length; i++) {
    into[from + i * step] = sum / (radius * 2 + 1);
    sum += valueAt(i + radius + 1) - valueAt(i - radius);
  }
};
