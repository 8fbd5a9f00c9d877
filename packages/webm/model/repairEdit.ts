import {EDIT_LIMITS, within, type Edit} from './edit';
import type {Rgb} from './picture';
import type {SourceInfo} from './source';

type Bounds = Pick<SourceInfo, 'width' | 'height' | 'durationUs'>;

/** The edit with every number within its range and within the source; what is no number is the least. */
export function repairEdit(edit: Edit, source: Bounds): Edit {
  const {speed, fps, part, similarity} = EDIT_LIMITS;
  const {chromaKey: chroma, lumaKey: luma} = edit;
  return {
    ...edit,
    trim: repairTrim(edit.trim, source.durationUs),
    speed: within(edit.speed, speed),
    fps: within(edit.fps, fps),
    crop: repairCrop(edit.crop, source),
    resize: edit.resize && {width: side(edit.resize.width), height: side(edit.resize.height)},
    pad: repairPad(edit.pad),
    chromaKey: chroma && {
      color: repairColor(chroma.color),
      similarity: within(chroma.similarity, similarity),
      smoothness: within(chroma.smoothness, part),
      spill: within(chroma.spill, part),
    },
    lumaKey: luma && {
      ...luma,
      threshold: within(luma.threshold, part),
      softness: within(luma.softness, part),
    },
    edge: {
      shrink: Math.round(within(edit.edge.shrink, EDIT_LIMITS.shrink)),
      feather: Math.round(within(edit.edge.feather, EDIT_LIMITS.feather)),
    },
    background: edit.background && repairColor(edit.background),
    fadeInUs: within(edit.fadeInUs, [0, Infinity]),
    fadeOutUs: within(edit.fadeOutUs, [0, Infinity]),
  };
}

const side = (value: number): number => Math.round(within(value, EDIT_LIMITS.side));

function repairColor([red, green, blue]: Rgb): Rgb {
  const channel = (value: number): number => Math.round(within(value, [0, 255]));
  return [channel(red), channel(green), channel(blue)];
}

function repairPad(pad: Edit['pad']): Edit['pad'] {
  const one = (value: number): number => Math.round(within(value, EDIT_LIMITS.pad));
  return {top: one(pad.top), right: one(pad.right), bottom: one(pad.bottom), left: one(pad.left)};
}

function repairTrim(trim: Edit['trim'], durationUs: number): Edit['trim'] {
  if (trim === null) return null;
  const startUs = within(trim.startUs, [0, Math.max(0, durationUs - 1)]);
  return {startUs, endUs: within(trim.endUs, [startUs + 1, durationUs])};
}

function repairCrop(crop: Edit['crop'], {width, height}: Bounds): Edit['crop'] {
  if (crop === null) return null;
  const x = Math.round(within(crop.x, [0, width - 1]));
  const y = Math.round(within(crop.y, [0, height - 1]));
  return {
    x,
    y,
    width: Math.round(within(crop.width, [1, width - x])),
    height: Math.round(within(crop.height, [1, height - y])),
  };
}
