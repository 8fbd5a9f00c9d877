import {decodeApng} from 'fast-png';
import {WebmMakerError} from '../messages/failures';
import {checkDuration, checkSides} from './checkSize';
import {UNTIMED_US, type FrameSource} from './frameSource';
import {listSource} from './pictureList';
import {pngSize} from './pngChunks';
import {toRgba} from './toRgba';

/** What all frames may take: the library decodes them at once. */
const MOST_BYTES = 300e6;

/**
 * An APNG for browsers that cannot decode one frame by frame.
 *
 * @throws WebmMakerError `corrupt`, `noFrames`, `huge`, `tooLong` or `outOfMemory`
 */
export function openApng(name: string, bytes: Uint8Array<ArrayBuffer>): FrameSource {
  const size = pngSize(bytes);
  if (size === undefined) throw new WebmMakerError({code: 'corrupt', name});
  checkSides(size.width, size.height);
  const png = decode(name, bytes);
  const needed = size.width * size.height * 4 * png.frames.length;
  if (needed > MOST_BYTES) throw new WebmMakerError({code: 'outOfMemory', bytes: needed});
  if (png.frames.length === 0) throw new WebmMakerError({code: 'noFrames', name});
  const times: number[] = [];
  let durationUs = 0;
  for (const {delayNumber, delayDenominator} of png.frames) {
    times.push(durationUs);
    // A denominator of 0 stands for 100 (PNG 3rd edition, 11.3.6.2).
    const us = Math.round((delayNumber * 1e6) / (delayDenominator || 100));
    durationUs += us === 0 ? UNTIMED_US : us;
  }
  checkDuration(durationUs);
  const info = {
    kind: 'animation',
    format: 'APNG',
    name,
    ...size,
    times,
    durationUs,
    audio: null,
    alpha: null,
    notices: [],
  } as const;
  return listSource(info, needed + bytes.length, (index) => {
    const frame = png.frames[index];
    const picture = frame && toRgba({...size, ...png, data: frame.data});
    if (picture === undefined) throw new WebmMakerError({code: 'corrupt', name});
    return picture;
  });
}

function decode(name: string, bytes: Uint8Array<ArrayBuffer>): ReturnType<typeof decodeApng> {
  try {
    return decodeApng(bytes);
  } catch {
    throw new WebmMakerError({code: 'corrupt', name});
  }
}
