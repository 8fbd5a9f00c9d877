import type {ChromaKey} from '../model/edit';

/** Brightness of a colour, and its blue and red difference around 0: full range (JFIF: BT.601 with 8 bits). */
export const lumaOf = (red: number, green: number, blue: number): number =>
  0.299 * red + 0.587 * green + 0.114 * blue;
export const cbOf = (red: number, green: number, blue: number): number =>
  -0.168736 * red - 0.331264 * green + 0.5 * blue;
export const crOf = (red: number, green: number, blue: number): number =>
  0.5 * red - 0.418688 * green - 0.081312 * blue;

/** Longest possible distance, by which distances are divided: 255 along both axes. */
export const LONGEST = Math.hypot(255, 255);

/** How far a colour is from grey, on the scale of a key's `similarity`. */
export const tintOf = (color: ChromaKey['color']): number =>
  Math.hypot(cbOf(...color), crOf(...color)) / LONGEST;

/** The opacity that a key leaves at a distance of 0–1 from its colour. */
export function opacityAt(distance: number, {similarity, smoothness}: ChromaKey): number {
  const beyond = distance - similarity;
  if (beyond <= 0) return 0;
  return beyond >= smoothness ? 1 : beyond / smoothness;
}
