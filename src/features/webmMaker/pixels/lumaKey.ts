import type {LumaKey} from '../model/edit';
import type {Picture} from '../model/picture';

/**
 * Removes what is dark (or bright): opacity is 0 up to a luma (BT.601, 0–1) of `threshold` and grows
 * to 1 over `softness`; for bright ones it is counted from above. Pixels keep the opacity they had at
 * most. Changes the picture.
 */
export function lumaKey({data}: Picture, {remove, threshold, softness}: LumaKey): void {
  const bright = remove === 'bright';
  for (let at = 0; at < data.length; at += 4) {
    const luma =
      (0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)) / 255;
    const beyond = bright ? threshold - luma : luma - threshold;
    const opacity = softness > 0.0001 ? beyond / softness : beyond > 0 ? 1 : 0;
    if (opacity < 1) data[at + 3] = (data[at + 3] ?? 0) * Math.max(0, opacity);
  }
}
