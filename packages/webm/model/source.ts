import type {Notice} from './failures';

/** What the tool can open. */
type SourceKind = 'animation' | 'still' | 'sequence' | 'sprites' | 'video';

/** An opened input; frames are numbered from 0 in the order in which they are shown. */
export interface SourceInfo {
  readonly kind: SourceKind;
  /** Name of the format as people write it, such as `GIF` or `MP4 (avc)`. */
  readonly format: string;
  /** Name of the (first) file. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** When each frame is first shown, in microseconds: ascending, the first is 0. */
  readonly times: readonly number[];
  /** When the last frame ends, in microseconds. */
  readonly durationUs: number;
  readonly audio: SourceAudio | null;
  /** Whether pixels may be transparent; `null` where only the pixels can tell. */
  readonly alpha: boolean | null;
  readonly notices: readonly Notice[];
}

export interface SourceAudio {
  readonly codec: string;
  readonly channels: number;
}

/** Longest input: the design's ten minutes. */
export const MAX_DURATION_US = 600_000_000;

/** Frames a second of a source on average; 0 for a still. */
export function sourceFps({times, durationUs}: SourceInfo): number {
  return times.length < 2 ? 0 : (times.length * 1e6) / durationUs;
}
