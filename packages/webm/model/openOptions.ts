import {EDIT_LIMITS, within} from './edit';
import type {MixedSizes} from './sequence';
import {MAX_DURATION_US} from './source';

/** How the pictures of a sheet are laid out, row by row. */
export interface SpriteGrid {
  readonly rows: number;
  readonly columns: number;
  /** How many of the cells are used, from the first; `null` for all. */
  readonly count: number | null;
}

/** How files are read that leave it open. */
export interface OpenOptions {
  /** How long a single picture shows, in microseconds. */
  readonly stillUs: number;
  /** Frames a second of sequences and sprite sheets. */
  readonly pictureFps: number;
  /** What is done with pictures of other sizes in a sequence. */
  readonly mixedSizes: MixedSizes;
  /** Set to cut one picture into frames. */
  readonly sprites: SpriteGrid | null;
}

export const DEFAULT_OPEN: OpenOptions = {
  stillUs: 3_000_000,
  pictureFps: 12,
  mixedSizes: 'refuse',
  sprites: null,
};

/** The options with their numbers within their ranges; what is no number is the least. */
export function repairOpen(options: OpenOptions): OpenOptions {
  return {
    ...options,
    stillUs: Math.round(within(options.stillUs, [1000, MAX_DURATION_US])),
    pictureFps: within(options.pictureFps, EDIT_LIMITS.fps),
  };
}
