import {
  boolean,
  object,
  picklist,
  number,
  nullable,
  pipe,
  readonly,
  strictTuple,
  type InferOutput,
} from 'valibot';

const RGB = pipe(strictTuple([number(), number(), number()]), readonly());

/** What is done to a source; numbers are held within `EDIT_LIMITS` by `repairEdit`. */
export const EDIT_SCHEMA = object({
  /** Part of the source that is kept, in microseconds of the source; `null` keeps all. */
  trim: nullable(object({startUs: number(), endUs: number()})),
  /** 2 plays twice as fast. */
  speed: number(),
  direction: picklist(['forward', 'reverse', 'pingPong']),
  /** Frames a second of the result. */
  fps: number(),
  /** In pixels of the source. */
  crop: nullable(object({x: number(), y: number(), width: number(), height: number()})),
  /** Degrees, clockwise; before flipping. */
  rotate: picklist([0, 90, 180, 270]),
  flipX: boolean(),
  flipY: boolean(),
  /** Size after cropping and rotating; `null` keeps it. */
  resize: nullable(object({width: number(), height: number()})),
  /** Transparent border, in pixels of the result. */
  pad: object({top: number(), right: number(), bottom: number(), left: number()}),
  chromaKey: nullable(
    object({
      color: RGB,
      /** Distance up to which a colour is removed, 0.01–1. */
      similarity: number(),
      /** Further distance over which it fades out, 0–1. */
      smoothness: number(),
      /** Part of the key's tint that is taken out of what stays, 0–1. */
      spill: number(),
    }),
  ),
  lumaKey: nullable(
    object({
      remove: picklist(['dark', 'bright']),
      /** Brightness up to (from) which pixels are removed, 0–1. */
      threshold: number(),
      /** Further brightness over which they fade out, 0–1. */
      softness: number(),
    }),
  ),
  /** Takes away (`shrink`) and softens (`feather`) edges of what is opaque, in pixels of the source. */
  edge: object({shrink: number(), feather: number()}),
  /** Colour laid below; `null` stays transparent. */
  background: nullable(RGB),
  /** Length of fading in and out of the whole picture, in microseconds of the result. */
  fadeInUs: number(),
  fadeOutUs: number(),
  audio: picklist(['keep', 'drop']),
});

export type Edit = InferOutput<typeof EDIT_SCHEMA>;
export type ChromaKey = NonNullable<Edit['chromaKey']>;
export type LumaKey = NonNullable<Edit['lumaKey']>;

/** Ranges of the numbers, `[least, most]`. */
export const EDIT_LIMITS = {
  speed: [0.1, 10],
  fps: [1, 60],
  side: [2, 4096],
  pad: [0, 2048],
  similarity: [0.01, 1],
  part: [0, 1],
  shrink: [0, 10],
  feather: [0, 20],
} as const;

/** A number held within a range; what is no number is the least. */
export const within = (value: number, [least, most]: readonly [number, number]): number =>
  Number.isNaN(value) ? least : Math.min(most, Math.max(least, value));

/** Changes nothing; 30 frames a second where the source has none of its own. */
export const NEUTRAL_EDIT: Edit = {
  trim: null,
  speed: 1,
  direction: 'forward',
  fps: 30,
  crop: null,
  rotate: 0,
  flipX: false,
  flipY: false,
  resize: null,
  pad: {top: 0, right: 0, bottom: 0, left: 0},
  chromaKey: null,
  lumaKey: null,
  edge: {shrink: 0, feather: 0},
  background: null,
  fadeInUs: 0,
  fadeOutUs: 0,
  audio: 'keep',
};

/** Start values of a key: green as sRGB's, removed with its shades; found by eye on lit cloth. */
export const DEFAULT_CHROMA_KEY: ChromaKey = {
  color: [0, 255, 0],
  similarity: 0.18,
  smoothness: 0.08,
  spill: 0.5,
};

export const DEFAULT_LUMA_KEY: LumaKey = {remove: 'dark', threshold: 0.05, softness: 0.1};
