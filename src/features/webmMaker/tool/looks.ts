import {NEUTRAL_EDIT, type Edit} from '@komebiyori/webm/edit';
import {DEFAULT_OUTPUT, type Output} from '@komebiyori/webm/output';
import type {Draft} from './draft';

/**
 * What the preview is for: the result; the whole source with a frame to drag; a colour to pick; a sheet
 * with a grid of cells.
 */
export type Mode = 'result' | 'crop' | 'pick' | 'grid';

/** What the engine is asked to show. */
export interface Look {
  readonly edit: Edit;
  readonly output: Output;
  /** The same without what was done to its colours, for looking at both. */
  readonly before: Edit | null;
}

/** The source in its own size and direction, with its keys. */
const inSourceSize = (edit: Edit): Edit => ({
  ...edit,
  crop: null,
  rotate: 0,
  flipX: false,
  flipY: false,
  resize: null,
  pad: NEUTRAL_EDIT.pad,
});

/** The edit with its shape and timing alone. */
const inSourceColors = (edit: Edit): Edit => ({
  ...edit,
  chromaKey: null,
  lumaKey: null,
  edge: NEUTRAL_EDIT.edge,
  background: null,
  fadeInUs: 0,
  fadeOutUs: 0,
});

/** A format that changes neither sides nor transparency, for looking at a source. */
export const AS_IT_IS: Output = {...DEFAULT_OUTPUT, format: 'apng'};

/** How a draft is looked at. */
export function lookOf({edit, output}: Draft, mode: Mode, isCompared: boolean): Look {
  switch (mode) {
    case 'grid':
      return {edit: inSourceSize(inSourceColors(edit)), output: AS_IT_IS, before: null};
    case 'crop':
      return {
        edit: {...inSourceSize(edit), fadeInUs: 0, fadeOutUs: 0},
        output: AS_IT_IS,
        before: null,
      };
    case 'pick':
      return {edit: {...inSourceColors(edit), lumaKey: null}, output, before: null};
    case 'result':
      return {edit, output, before: isCompared ? inSourceColors(edit) : null};
  }
}

/** What visible pixels are looked for in: the source with its keys, without fades or a colour below. */
export const boundsLook = ({edit}: Draft): Pick<Look, 'edit' | 'output'> => ({
  edit: {...inSourceSize(edit), background: null, fadeInUs: 0, fadeOutUs: 0},
  output: AS_IT_IS,
});
