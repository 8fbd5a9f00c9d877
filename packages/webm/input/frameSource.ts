import type {InputAudioTrack} from 'mediabunny';
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
