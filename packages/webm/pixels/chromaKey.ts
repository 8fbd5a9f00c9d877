import type {ChromaKey, LumaKey} from '../model/edit';
import type {Picture} from '../model/picture';
import {cbOf, crOf, LONGEST, lumaOf, opacityAt} from './chroma';
import {unmixEdges} from './unmix';

/**
 * Removes a colour. The distance of a pixel is that of its Cb and Cr to the key's, on a scale of 0–1, as
 * in ffmpeg's `chromakey` (libavfilter/vf_chromakey.c), and its opacity `(distance - similarity) /
 * smoothness`, held within 0–1; brightness does not matter. Out of what is half there the key's colour is
 * taken, and around edges (`unmix.ts`) opacity and colour come from what lies on both sides. Pixels keep
 * the opacity they had at most. Changes the picture.
 */
export function chromaKey(picture: Picture, key: ChromaKey): void {
  const {data} = picture;
  const {color, spill} = key;
  const whole = key.similarity + key.smoothness;
  const distances = distancesOf(picture, color);
  const edges = unmixEdges({picture, distances, key});
  for (let pixel = 0, at = 0; at < data.length; pixel++, at += 4) {
    const distance = distances[pixel] ?? 0;
    if (distance > whole) continue;
    const opacity = opacityAt(distance, key);
    data[at + 3] = (data[at + 3] ?? 0) * opacity;
    if (opacity === 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      const mixed = data[at + channel] ?? 0;
      data[at + channel] = (mixed - (1 - opacity) * (color[channel] ?? 0)) / opacity;
    }
  }
  edges.write(data);
  if (spill > 0) removeSpill(picture, color, spill);
}

function distancesOf({width, height, data}: Picture, color: ChromaKey['color']): Float32Array {
  const [keyCb, keyCr] = [cbOf(...color), crOf(...color)];
  const distances = new Float32Array(width * height);
  for (let pixel = 0, at = 0; at < data.length; pixel++, at += 4) {
    const red = data[at] ?? 0;
    const green = data[at + 1] ?? 0;
    const blue = data[at + 2] ?? 0;
    const cb = cbOf(red, green, blue) - keyCb;
    const cr = crOf(red, green, blue) - keyCr;
    distances[pixel] = Math.sqrt(cb * cb + cr * cr) / LONGEST;
  }
  return distances;
}

/**
 * Takes the key's tint out of what stays: the part of a pixel's chroma that points towards the key's is
 * made smaller by `amount` (0–1); brightness (Y) and all other tints stay. Changes the picture.
 */
export function removeSpill({data}: Picture, color: ChromaKey['color'], amount: number): void {
  const [keyCb, keyCr] = [cbOf(...color), crOf(...color)];
  const length = Math.hypot(keyCb, keyCr);
  // Grey has no tint to remove.
  if (length < 1) return;
  const [towardsCb, towardsCr] = [keyCb / length, keyCr / length];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) continue;
    const red = data[at] ?? 0;
    const green = data[at + 1] ?? 0;
    const blue = data[at + 2] ?? 0;
    const cb = cbOf(red, green, blue);
    const cr = crOf(red, green, blue);
    const towards = cb * towardsCb + cr * towardsCr;
    if (towards <= 0) continue;
    const lessCb = -towards * amount * towardsCb;
    const lessCr = -towards * amount * towardsCr;
    // The inverse of the conversion above, for the difference alone.
    data[at] = red + 1.402 * lessCr;
    data[at + 1] = green - 0.344136 * lessCb - 0.714136 * lessCr;
    data[at + 2] = blue + 1.772 * lessCb;
  }
}

/**
 * Removes what is dark (or bright): opacity is 0 up to a luma (BT.601, 0–1) of `threshold` and grows
 * to 1 over `softness`; for bright ones it is counted from above. Pixels keep the opacity they had at
 * most. Changes the picture.
 */
export function lumaKey({data}: Picture, {remove, threshold, softness}: LumaKey): void {
  const bright = remove === 'bright';
  for (let at = 0; at < data.length; at += 4) {
    const luma = lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) / 255;
    const beyond = bright ? threshold - luma : luma - threshold;
    const opacity = softness > 0.0001 ? beyond / softness : beyond > 0 ? 1 : 0;
    if (opacity < 1) data[at + 3] = (data[at + 3] ?? 0) * Math.max(0, opacity);
  }
}
