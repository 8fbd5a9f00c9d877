import type {ChromaKey} from '../model/edit';
import type {Picture} from '../model/picture';
import {meanOfNine} from './meanOfNine';

/** Blue and red difference of a colour, full range (JFIF: BT.601 with 8 bits), around 0. */
function chromaOf(red: number, green: number, blue: number): [cb: number, cr: number] {
  return [
    -0.168736 * red - 0.331264 * green + 0.5 * blue,
    0.5 * red - 0.418688 * green - 0.081312 * blue,
  ];
}

/** Longest possible distance, by which distances are divided: 255 along both axes. */
const LONGEST = Math.hypot(255, 255);

/** How far a colour is from grey, on the scale of a key's `similarity`. */
export const tintOf = (color: ChromaKey['color']): number =>
  Math.hypot(...chromaOf(...color)) / LONGEST;

/**
 * Removes a colour: as ffmpeg's `chromakey` (libavfilter/vf_chromakey.c), the distance of a pixel is the
 * mean over its 3×3 neighbourhood of the distance of Cb and Cr to the key's, on a scale of 0–1, and its
 * opacity `(distance - similarity) / smoothness`, held within 0–1. Brightness does not matter. Pixels
 * keep the opacity they had at most, and outside of the picture its border goes on. Changes the picture.
 */
export function chromaKey(
  picture: Picture,
  {color, similarity, smoothness, spill}: ChromaKey,
): void {
  const {width, height, data} = picture;
  const [keyCb, keyCr] = chromaOf(...color);
  const distances = new Float32Array(width * height);
  for (let pixel = 0, at = 0; at < data.length; pixel++, at += 4) {
    const red = data[at] ?? 0;
    const green = data[at + 1] ?? 0;
    const blue = data[at + 2] ?? 0;
    const cb = -0.168736 * red - 0.331264 * green + 0.5 * blue - keyCb;
    const cr = 0.5 * red - 0.418688 * green - 0.081312 * blue - keyCr;
    distances[pixel] = Math.sqrt(cb * cb + cr * cr) / LONGEST;
  }
  const means = meanOfNine(distances, width, height);
  for (let pixel = 0, at = 3; at < data.length; pixel++, at += 4) {
    const beyond = (means[pixel] ?? 0) - similarity;
    const opacity = smoothness > 0.0001 ? beyond / smoothness : beyond > 0 ? 1 : 0;
    if (opacity < 1) data[at] = (data[at] ?? 0) * Math.max(0, opacity);
  }
  if (spill > 0) removeSpill(picture, color, spill);
}

/**
 * Takes the key's tint out of what stays: the part of a pixel's chroma that points towards the key's is
 * made smaller by `amount` (0–1); brightness (Y) and all other tints stay. Changes the picture.
 */
export function removeSpill({data}: Picture, color: ChromaKey['color'], amount: number): void {
  const [keyCb, keyCr] = chromaOf(...color);
  const length = Math.hypot(keyCb, keyCr);
  // Grey has no tint to remove.
  if (length < 1) return;
  const [towardsCb, towardsCr] = [keyCb / length, keyCr / length];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) continue;
    const red = data[at] ?? 0;
    const green = data[at + 1] ?? 0;
    const blue = data[at + 2] ?? 0;
    const cb = -0.168736 * red - 0.331264 * green + 0.5 * blue;
    const cr = 0.5 * red - 0.418688 * green - 0.081312 * blue;
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
