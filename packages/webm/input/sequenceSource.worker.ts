import {WebmMakerError, type Notice} from '../model/failures';
import type {Size} from '../model/geometry';
import type {OpenOptions} from '../model/openOptions';
import type {Picture} from '../model/picture';
import {missingNumbers, naturalSort, placeInFrame} from '../model/sequence';
import {resize} from '../pixels/resize';
import {place} from '../pixels/transform';
import {checkDuration} from './checkSize';
import {decodeStill} from './decodeStill.worker';
import {evenTimes, listSource, type FrameSource} from './frameSource';
import type {ImageFormat} from './sniff';

export interface SequenceFile {
  readonly name: string;
  readonly file: File;
  readonly format: ImageFormat;
}

/**
 * Numbered pictures as one clip, in natural order. All are decoded once, because a broken or a bigger one
 * is better told now than in the middle of an export.
 *
 * @throws WebmMakerError `corrupt`, `huge`, `mixedSizes` or `tooLong`
 */
export async function openSequence(
  files: readonly SequenceFile[],
  {pictureFps: fps, mixedSizes}: OpenOptions,
): Promise<FrameSource> {
  const sorted = naturalSort(files);
  const durationUs = Math.round((sorted.length * 1e6) / fps);
  checkDuration(durationUs);
  const sizes: Size[] = [];
  for (const {file, format} of sorted) {
    const {width, height} = await decodeStill(file, format);
    sizes.push({width, height});
  }
  const frame = sizes[0] ?? {width: 1, height: 1};
  const different = new Set(sizes.map(({width, height}) => `${width}×${height}`));
  if (different.size > 1 && mixedSizes === 'refuse')
    throw new WebmMakerError({code: 'mixedSizes', sizes: [...different]});
  const missing = missingNumbers(sorted.map(({name}) => name));
  const notices: Notice[] = [
    ...(missing.length > 0 ? [{code: 'gaps', missing} as const] : []),
    ...(different.size > 1 ? [{code: 'sizesUnified', ...frame} as const] : []),
  ];
  const info = {
    kind: 'sequence',
    format: `連番${sorted[0]?.format.toUpperCase() ?? ''}`,
    name: sorted[0]?.name ?? '',
    ...frame,
    times: evenTimes(sorted.length, fps),
    durationUs,
    audio: null,
    alpha: null,
    notices,
  } as const;
  return listSource(info, 0, async (index) => {
    const entry = sorted[index];
    if (entry === undefined) throw new WebmMakerError({code: 'decodeFailed', seconds: null});
    const picture = await decodeStill(entry.file, entry.format);
    return intoFrame(picture, frame, mixedSizes === 'pad' ? 'pad' : 'fit');
  });
}

function intoFrame(picture: Picture, frame: Size, how: 'fit' | 'pad'): Picture {
  if (picture.width === frame.width && picture.height === frame.height) return picture;
  const placing = placeInFrame(picture, frame, how);
  return place(resize(picture, placing.width, placing.height), frame, placing);
}
