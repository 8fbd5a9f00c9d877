import {tintOf} from '@komebiyori/webm/chroma';
import {
  DEFAULT_CHROMA_KEY,
  DEFAULT_LUMA_KEY,
  EDIT_LIMITS,
  NEUTRAL_EDIT,
  type ChromaKey,
  type Edit,
  type LumaKey,
} from '@komebiyori/webm/edit';
import {fitWithin, planSizes} from '@komebiyori/webm/geometry';
import {DEFAULT_OUTPUT, type Output} from '@komebiyori/webm/output';
import type {Preset} from '@komebiyori/webm/presets';
import type {SourceInfo} from '@komebiyori/webm/source';
import {sourceRate} from '@komebiyori/webm/sourceRate';

/** What a visitor decides, and can take back. */
export interface Draft {
  readonly edit: Edit;
  readonly output: Output;
  /** Of the file, without its ending; `null` takes the source's. */
  readonly name: string | null;
  /** What a key is when it is switched on: as it was when it was switched off. */
  readonly spare: {readonly chromaKey: ChromaKey; readonly lumaKey: LumaKey};
}

/** A part of an edit that has its own panel. */
export type Part = 'time' | 'shape' | 'key' | 'finish';

const PARTS: Readonly<Record<Part, readonly (keyof Edit)[]>> = {
  time: ['trim', 'speed', 'direction', 'fps'],
  shape: ['crop', 'rotate', 'flipX', 'flipY', 'resize', 'pad'],
  key: ['chromaKey', 'lumaKey', 'edge'],
  finish: ['background', 'fadeInUs', 'fadeOutUs', 'audio'],
};

/** Frames a second that pictures get which have no time of their own. */
const STILL_FPS = 30;

/** Changes nothing of a source and keeps its motion, as far as a rate can keep it. */
export const startEdit = (source: SourceInfo): Edit => ({
  ...NEUTRAL_EDIT,
  fps: sourceRate(source).fps || STILL_FPS,
});

/** While nothing is open. */
export const NO_DRAFT: Draft = {
  edit: NEUTRAL_EDIT,
  output: DEFAULT_OUTPUT,
  name: null,
  spare: {chromaKey: DEFAULT_CHROMA_KEY, lumaKey: DEFAULT_LUMA_KEY},
};

/** A first draft for a source, with the output of before. */
export const startDraft = (source: SourceInfo, output: Output): Draft => ({
  ...NO_DRAFT,
  edit: startEdit(source),
  output,
});

/** The edit with one part as it was when the source was opened. */
export function resetPart(edit: Edit, part: Part, source: SourceInfo): Edit {
  const start = startEdit(source);
  return {...edit, ...Object.fromEntries(PARTS[part].map((key) => [key, start[key]]))};
}

/** Whether anything of a part differs from the start. */
export function isPartChanged(edit: Edit, part: Part, source: SourceInfo): boolean {
  const start = startEdit(source);
  return PARTS[part].some((key) => JSON.stringify(edit[key]) !== JSON.stringify(start[key]));
}

/**
 * What a visitor did before, for another source: without what only fits the picture it was made for
 * (`isSame` tells that it is that one).
 */
export function carryOver(before: Edit, source: SourceInfo, isSame: boolean): Edit {
  if (isSame) return before;
  const {fps} = startEdit(source);
  return {...before, trim: null, crop: null, resize: null, fps};
}

/** A draft with the choices of a preset: never larger and never faster than the source gives. */
export function applyPreset(draft: Draft, preset: Preset, source: SourceInfo): Draft {
  const {edit} = draft;
  const fps = Math.min(preset.fps, sourceRate(source).fps || preset.fps);
  const {content} = planSizes(source, edit, preset.output.format);
  const isTooLong = Math.max(content.width, content.height) > preset.longerSide;
  const resize = isTooLong ? fitWithin(content, preset.longerSide) : edit.resize;
  return {...draft, output: preset.output, edit: {...edit, fps, resize, audio: preset.audio}};
}

/** Whether a draft's output is that of a preset. */
export const isPreset = ({output}: Draft, preset: Preset): boolean =>
  JSON.stringify(output) === JSON.stringify(preset.output);

/** A draft with a key switched on or off. */
export const withKey = (draft: Draft, key: keyof Draft['spare'], isOn: boolean): Draft => ({
  ...draft,
  spare: {...draft.spare, [key]: draft.edit[key] ?? draft.spare[key]},
  edit: {...draft.edit, [key]: isOn ? draft.spare[key] : null},
});

/**
 * A draft whose colour key takes a colour of the picture, switched on if it was not. The reach of the key
 * is scaled with the colour's distance from grey: what removes all of a pure green would take faces
 * along with the paler green of a real cloth.
 */
export function withKeyColor(draft: Draft, color: ChromaKey['color']): Draft {
  const key = draft.edit.chromaKey ?? draft.spare.chromaKey;
  const scale = tintOf(color) / Math.max(LEAST_TINT, tintOf(key.color));
  const [least, most] = EDIT_LIMITS.similarity;
  const chromaKey = {
    ...key,
    color,
    similarity: Math.min(most, Math.max(least, key.similarity * scale)),
    smoothness: Math.min(1, key.smoothness * scale),
  };
  return {...draft, edit: {...draft.edit, chromaKey}};
}

/** Greys have no distance to scale by. */
const LEAST_TINT = 0.05;
