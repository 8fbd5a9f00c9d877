import {emptyPicture, type Picture} from '../model/picture';

/**
 * A picture in another size. Each new pixel is the mean of those it covers, weighted by a triangle that is
 * one old (when enlarging) or one new pixel (when shrinking) wide on each side, as in the "bilinear with
 * antialiasing" of image programs: no jags when shrinking. Colours are weighted by their opacity, so that
 * the hidden colour of transparent pixels does not show at edges.
 */
export function resize(picture: Picture, width: number, height: number): Picture {
  if (picture.width === width && picture.height === height) return picture;
  const across = weightsOf(picture.width, width);
  const down = weightsOf(picture.height, height);
  const rows = new Float32Array(width * picture.height * 4);
  for (let y = 0; y < picture.height; y++) scaleRow(picture, y, across, rows, width);
  const result = emptyPicture(width, height);
  for (let y = 0; y < height; y++) scaleColumns(rows, down, y, result);
  return result;
}

interface Weights {
  /** First old pixel of each new one. */
  readonly first: Int32Array;
  /** As many weights for each new pixel. */
  readonly count: number;
  /** Their sum is 1 for each new pixel. */
  readonly weights: Float32Array;
}

function weightsOf(from: number, to: number): Weights {
  const scale = from / to;
  const reach = Math.max(1, scale);
  const count = Math.ceil(reach * 2) + 1;
  const first = new Int32Array(to);
  const weights = new Float32Array(to * count);
  for (let i = 0; i < to; i++) {
    const middle = (i + 0.5) * scale - 0.5;
    // A window that stands out of the picture is moved in; its weights there would be 0 anyway.
    const start = Math.max(0, Math.min(from - count, Math.ceil(middle - reach)));
    first[i] = start;
    let sum = 0;
    for (let n = 0; n < count && start + n < from; n++) {
      const weight = Math.max(0, 1 - Math.abs(start + n - middle) / reach);
      weights[i * count + n] = weight;
      sum += weight;
    }
    for (let n = 0; n < count; n++)
      weights[i * count + n] = (weights[i * count + n] ?? 0) / (sum === 0 ? 1 : sum);
  }
  return {first, count, weights};
}

/** Writes a row, premultiplied. */
function scaleRow(
  {width: from, data}: Picture,
  y: number,
  {first, count, weights}: Weights,
  rows: Float32Array,
  width: number,
): void {
  for (let x = 0; x < width; x++) {
    let red = 0;
    let green = 0;
    let blue = 0;
    let alpha = 0;
    for (let n = 0; n < count; n++) {
      const weight = weights[x * count + n] ?? 0;
      if (weight === 0) continue;
      const at = (y * from + (first[x] ?? 0) + n) * 4;
      const part = (data[at + 3] ?? 0) * weight;
      red += (data[at] ?? 0) * part;
      green += (data[at + 1] ?? 0) * part;
      blue += (data[at + 2] ?? 0) * part;
      alpha += part;
    }
    const at = (y * width + x) * 4;
    rows[at] = red;
    rows[at + 1] = green;
    rows[at + 2] = blue;
    rows[at + 3] = alpha;
  }
}

function scaleColumns(
  rows: Float32Array,
  {first, count, weights}: Weights,
  y: number,
  {width, data}: Picture,
): void {
  for (let x = 0; x < width; x++) {
    let red = 0;
    let green = 0;
    let blue = 0;
    let alpha = 0;
    for (let n = 0; n < count; n++) {
      const weight = weights[y * count + n] ?? 0;
      if (weight === 0) continue;
      const at = (((first[y] ?? 0) + n) * width + x) * 4;
      red += (rows[at] ?? 0) * weight;
      green += (rows[at + 1] ?? 0) * weight;
      blue += (rows[at + 2] ?? 0) * weight;
      alpha += (rows[at + 3] ?? 0) * weight;
    }
    const at = (y * width + x) * 4;
    if (alpha > 0) {
      data[at] = red / alpha;
      data[at + 1] = green / alpha;
      data[at + 2] = blue / alpha;
    }
    data[at + 3] = alpha;
  }
}
