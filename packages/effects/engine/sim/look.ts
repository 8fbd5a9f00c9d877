/** Shapes that the drawer makes by itself, without fonts and files. */
export type Shape =
  | 'circle'
  | 'square'
  | 'star'
  | 'heart'
  | 'ribbon'
  | 'ring'
  | 'spark'
  | 'ball'
  | 'block';

/** What a thing looks like. `key` is equal for equal looks: drawn once, shown often. */
export type Look =
  | {readonly kind: 'shape'; readonly key: string; readonly shape: Shape; readonly color: string}
  | {readonly kind: 'glyph'; readonly key: string; readonly text: string}
  | {readonly kind: 'image'; readonly key: string; readonly name: string; readonly frames: Frames}
  | {readonly kind: 'note'; readonly key: string; readonly note: NoteLook};

/** Pictures side by side in one file; one picture when undefined. Sizes in pixels of the file. */
export type Frames =
  | {readonly width: number; readonly height: number; readonly count: number}
  | undefined;

/** A notifier's picture with its text. Sizes in pixels of the stage; undefined is the natural size. */
export interface NoteLook {
  readonly image: string | undefined;
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly text: string;
  readonly textPosition: string;
  readonly css: string;
}

/** Bright on dark games and dark enough on white ones. */
export const PARTY_COLORS: readonly string[] = [
  '#ff4f7b',
  '#ff9f2e',
  '#ffd93b',
  '#35c58b',
  '#2fb7e8',
  '#5a7bff',
  '#b76bff',
];

export const shapeLook = (shape: Shape, color: string): Look => ({
  kind: 'shape',
  key: `s:${shape}:${color}`,
  shape,
  color,
});

export const glyphLook = (text: string): Look => ({kind: 'glyph', key: `g:${text}`, text});

export const imageLook = (name: string, frames?: Frames): Look => ({
  kind: 'image',
  key: `i:${name}${frames === undefined ? '' : `:${frames.width}x${frames.height}`}`,
  name,
  frames,
});

export const noteLook = (note: NoteLook): Look => ({
  kind: 'note',
  key: `n:${JSON.stringify(note)}`,
  note,
});
