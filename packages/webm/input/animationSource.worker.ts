import {pictureSize} from '@komebiyori/lib/pictureHeader';
import {throwIfCancelled, WebmMakerError} from '../model/failures';
import type {SourceInfo} from '../model/source';
import {checkDuration, checkSides} from './checkSize';
import {UNTIMED_US, type FrameSource, type ReadFrame} from './frameSource';
import {uprightPixelsOf} from './pixelsOf.worker';
import {IMAGE_TYPES, type ImageFormat} from './sniff';

/**
 * An animated picture, decoded by the browser. Its decoder tells durations with the frames only, so all
 * are decoded once.
 *
 * @param stillUs how long a picture with one frame shows
 * @throws WebmMakerError `corrupt`, `noFrames`, `cannotDecode`, `huge` or `tooLong`
 */
export async function openAnimation(
  file: File,
  format: ImageFormat,
  stillUs: number,
): Promise<FrameSource> {
  const data = await file.arrayBuffer();
  const size = pictureSize(new Uint8Array(data));
  if (size !== undefined) checkSides(size.width, size.height);
  const openDecoder = (): ImageDecoder =>
    new ImageDecoder({data, type: IMAGE_TYPES[format], preferAnimation: true});
  const decoder = openDecoder();
  try {
    const info = await readInfo(decoder, file, format, stillUs);
    return {
      info,
      bytes: data.byteLength,
      sound: null,
      frames: (indexes, signal) => decodeFrames({decoder, openDecoder}, info, indexes, signal),
      close: () => {
        decoder.close();
      },
    };
  } catch (error) {
    decoder.close();
    throw error instanceof WebmMakerError
      ? error
      : new WebmMakerError({code: 'corrupt', name: file.name});
  }
}

async function readInfo(
  decoder: ImageDecoder,
  file: File,
  format: ImageFormat,
  stillUs: number,
): Promise<SourceInfo> {
  await decoder.tracks.ready;
  await decoder.completed;
  const count = decoder.tracks.selectedTrack?.frameCount ?? 0;
  if (count === 0) throw new WebmMakerError({code: 'noFrames', name: file.name});
  const times: number[] = [];
  let [durationUs, width, height] = [0, 0, 0];
  let isOpaque = true;
  for (let frameIndex = 0; frameIndex < count; frameIndex++) {
    const {image} = await decoder.decode({frameIndex});
    times.push(durationUs);
    durationUs += image.duration === null || image.duration === 0 ? UNTIMED_US : image.duration;
    [width, height] = [image.displayWidth, image.displayHeight];
    // Decoders give a format without alpha to frames in which they saw none.
    if (image.format === null || image.format.includes('A')) isOpaque = false;
    image.close();
    if (frameIndex === 0) checkSides(width, height);
    checkDuration(durationUs);
  }
  return {
    kind: count === 1 ? 'still' : 'animation',
    format: format === 'png' && count > 1 ? 'APNG' : format.toUpperCase(),
    name: file.name,
    width,
    height,
    times,
    durationUs: count === 1 ? stillUs : durationUs,
    audio: null,
    alpha: isOpaque ? false : null,
    notices: [],
  };
}

interface Decoders {
  /** That which has told the times. */
  readonly decoder: ImageDecoder;
  readonly openDecoder: () => ImageDecoder;
}

async function* decodeFrames(
  {decoder, openDecoder}: Decoders,
  {times}: SourceInfo,
  indexes: readonly number[],
  signal: AbortSignal,
): AsyncGenerator<ReadFrame> {
  let another: ImageDecoder | undefined;
  try {
    for (const index of indexes) {
      throwIfCancelled(signal);
      let image: VideoFrame;
      try {
        ({image} = await (another ?? decoder).decode({frameIndex: index}));
        if (isClosed(image)) {
          another?.close();
          another = openDecoder();
          ({image} = await another.decode({frameIndex: index}));
        }
      } catch {
        throw new WebmMakerError({code: 'decodeFailed', seconds: (times[index] ?? 0) / 1e6});
      }
      try {
        yield {index, picture: await uprightPixelsOf(image)};
      } finally {
        image.close();
      }
    }
  } finally {
    another?.close();
  }
}

/** Firefox hands out the frame of an index again that it handed out before, which has been closed. */
const isClosed = ({codedWidth}: VideoFrame): boolean => codedWidth === 0;
