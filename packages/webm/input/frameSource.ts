import type {InputAudioTrack} from 'mediabunny';
import {throwIfCancelled} from '../model/failures';
import type {Picture} from '../model/picture';
import type {SourceInfo} from '../model/source';

/** How long a frame without a duration of its own shows, in microseconds, as in browsers. */
export const UNTIMED_US = 100_000;

/** A frame that was read; its pixels are the reader's own. */
export interface ReadFrame {
  readonly index: number;
  readonly picture: Picture;
}

/** The sound of a video. */
export interface SourceSound {
  readonly track: InputAudioTrack;
  /** Start of the video in its file, in seconds: times of frames are counted from there. */
  readonly videoStart: number;
}

/** An opened input. */
export interface FrameSource {
  readonly info: SourceInfo;
  /** What it holds in memory as long as it is open, in bytes. */
  readonly bytes: number;
  readonly sound: SourceSound | null;
  /**
   * Decodes frames one after another, as they are asked for. `indexes` ascend without repeats.
   *
   * @throws WebmMakerError `decodeFailed` or `cancelled`
   */
  readonly frames: (indexes: readonly number[], signal: AbortSignal) => AsyncGenerator<ReadFrame>;
  readonly close: () => void;
}

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
