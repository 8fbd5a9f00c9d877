import type {Notice} from './failures';
import {EDIT_LIMITS, within, type Edit} from './edit';
import {planFrames, type PlannedFrame} from './framePlan';
import {planSizes, type Sizes} from './geometry';
import {FORMAT_TRAITS, MAX_GIF_FPS, type Output} from './output';
import type {Rgb} from './picture';
import type {SourceInfo} from './source';

/** All that is decided before the first frame is decoded. */
export interface ExportPlan {
  /** The edit within its limits, and within those of the format. */
  readonly edit: Edit;
  readonly frames: readonly PlannedFrame[];
  readonly sizes: Sizes;
  /** Whether the result has no transparency. */
  readonly opaque: boolean;
  /** Whether the source's sound comes along. */
  readonly audio: boolean;
  readonly notices: readonly Notice[];
}

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

/** What an export will do. Pure: the page shows it while settings change. */
export function planExport(source: SourceInfo, wanted: Edit, output: Output): ExportPlan {
  const traits = FORMAT_TRAITS[output.format];
  const repaired = repairEdit(wanted, source);
  const tooFast = output.format === 'gif' && repaired.fps > MAX_GIF_FPS;
  const edit = tooFast ? {...repaired, fps: MAX_GIF_FPS} : repaired;
  const sizes = planSizes(source, edit, output.format);
  const dropped = whyNoAudio(source, edit, output);
  const opaque = traits.alpha === 'none';
  const notices: Notice[] = [
    ...source.notices,
    ...(sizes.madeEven ? [{code: 'madeEven', ...sizes.result} as const] : []),
    ...(sizes.madeSmaller ? [{code: 'madeSmaller', ...sizes.result} as const] : []),
    ...(tooFast ? [{code: 'gifFps', fps: MAX_GIF_FPS} as const] : []),
    ...(traits.alpha === 'binary' ? [{code: 'binaryAlpha'} as const] : []),
    ...(opaque && mayBeClear(source, edit) ? [{code: 'alphaFlattened'} as const] : []),
    ...(dropped === null ? [] : [{code: 'audioDropped', why: dropped} as const]),
    ...(traits.lossy || output.rate.by === 'quality'
      ? []
      : [{code: 'rateIgnored', format: traits.label} as const]),
  ];
  return {
    edit,
    frames: planFrames(source, edit),
    sizes,
    opaque,
    audio: source.audio !== null && edit.audio === 'keep' && dropped === null,
    notices,
  };
}

/** Whether anything of the result may be transparent, by itself or by the edit. */
const mayBeClear = ({alpha}: SourceInfo, edit: Edit): boolean =>
  alpha !== false ||
  edit.chromaKey !== null ||
  edit.lumaKey !== null ||
  edit.fadeInUs > 0 ||
  edit.fadeOutUs > 0 ||
  Object.values(edit.pad).some((side) => side > 0);

function whyNoAudio({audio}: SourceInfo, edit: Edit, {format}: Output): 'format' | 'timing' | null {
  if (audio === null || edit.audio === 'drop') return null;
  if (FORMAT_TRAITS[format].video === null) return 'format';
  return edit.speed !== 1 || edit.direction !== 'forward' ? 'timing' : null;
}
