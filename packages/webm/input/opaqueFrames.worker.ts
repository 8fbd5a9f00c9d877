import {VideoSampleSink, type InputVideoTrack, type VideoSample} from 'mediabunny';
import {throwIfCancelled, WebmMakerError} from '../model/failures';
import type {Picture} from '../model/picture';
import type {SourceInfo} from '../model/source';
import {resize} from '../pixels/resize';
import {turn} from '../pixels/transform';
import type {ReadFrame} from './frameSource';
import {pixelsOf} from './pixelsOf.worker';

/** What is read of a video. */
export interface VideoReading {
  readonly track: InputVideoTrack;
  readonly info: SourceInfo;
  /** Starts of the frames in the file's own time, in seconds, ascending. */
  readonly starts: readonly number[];
}

/** Frames of a video without transparency: decoded from the key frame before the first one on. */
export async function* opaqueFrames(
  {track, info, starts}: VideoReading,
  indexes: readonly number[],
  signal: AbortSignal,
): AsyncGenerator<ReadFrame> {
  const [first = 0, last = 0] = [indexes[0], indexes.at(-1)];
  const wanted = new Set(indexes);
  const samples = new VideoSampleSink(track).samples(starts[first], starts[last + 1] ?? Infinity);
  let index = first;
  try {
    for await (const sample of samples) {
      try {
        throwIfCancelled(signal);
        while (index < last && (starts[index + 1] ?? Infinity) <= sample.timestamp + 1e-6) index++;
        if (wanted.delete(index)) yield {index, picture: await pictureOf(sample, info)};
      } finally {
        sample.close();
      }
      if (wanted.size === 0) return;
    }
  } catch (error) {
    if (error instanceof WebmMakerError || error instanceof RangeError) throw error;
    throw new WebmMakerError({code: 'decodeFailed', seconds: (info.times[index] ?? 0) / 1e6});
  }
  if (wanted.size > 0)
    throw new WebmMakerError({code: 'decodeFailed', seconds: (info.times[index] ?? 0) / 1e6});
}

/** Upright and with square pixels, as the file says. */
async function pictureOf(sample: VideoSample, {width, height}: SourceInfo): Promise<Picture> {
  const frame = sample.toVideoFrame();
  let picture: Picture;
  try {
    picture = await pixelsOf(frame);
  } finally {
    frame.close();
  }
  if (sample.rotation !== 0 || sample.flip)
    picture = turn(picture, {rotate: sample.rotation, flipX: sample.flip, flipY: false});
  return resize(picture, width, height);
}
