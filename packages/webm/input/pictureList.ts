import {throwIfCancelled} from '../model/failures';
import type {Picture} from '../model/picture';
import type {SourceInfo} from '../model/source';
import type {FrameSource} from './frameSource';

/** A source whose frames can be had in any order by their number. */
export function listSource(
  info: SourceInfo,
  bytes: number,
  frame: (index: number) => Picture | Promise<Picture>,
): FrameSource {
  return {
    info,
    bytes,
    sound: null,
    async *frames(indexes, signal) {
      for (const index of indexes) {
        throwIfCancelled(signal);
        yield {index, picture: await frame(index)};
      }
    },
    close: () => undefined,
  };
}

/** Starts of frames that all show equally long, in microseconds. */
export const evenTimes = (count: number, fps: number): number[] =>
  Array.from({length: count}, (_, i) => Math.round((i * 1e6) / fps));
