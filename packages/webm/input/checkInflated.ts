import {Unzlib} from 'fflate';
import {pictureSize} from '@komebiyori/lib/pictureHeader';
import {WebmMakerError} from '../model/failures';
import {pngChunks} from './pngChunks';

/** What is inflated at once; it becomes a thousand times as long at most. In bytes. */
const STEP = 4096;

/**
 * Refuses a PNG whose data is longer than its header says: a file of a few hundred kilobytes can hold
 * gigabytes, which the library keeps all at once. Browsers stop at the last row by themselves.
 *
 * @throws WebmMakerError `corrupt`
 */
export function checkInflated(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const {width, height} = pictureSize(bytes) ?? {width: 0, height: 0};
  // At most four channels of 16 bits, and a byte for each row of each pass.
  let left = height * (width * 8 + 8);
  const refused = new WebmMakerError({code: 'corrupt', name});
  const count = (part: Uint8Array): void => {
    left -= part.length;
    if (left < 0) throw refused;
  };
  let inflator = new Unzlib(count);
  for (const {type, data} of pngChunks(bytes)) {
    if (type === 'fcTL') {
      // No frame of an animation is larger than the whole, and each is compressed by itself.
      left = height * (width * 8 + 8);
      inflator = new Unzlib(count);
    }
    if (type !== 'IDAT' && type !== 'fdAT') continue;
    // The number of its place stands before the data of a frame (PNG 3rd edition, 11.3.6.3).
    for (let at = type === 'fdAT' ? 4 : 0; at < data.length; at += STEP)
      inflator.push(data.subarray(at, at + STEP));
  }
}
