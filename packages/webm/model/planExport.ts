import type {Notice} from './failures';
import type {Edit} from './edit';
import {planFrames, type PlannedFrame} from './framePlan';
import {planSizes, type Sizes} from './geometry';
import {FORMAT_TRAITS, MAX_GIF_FPS, type Output} from './output';
import {repairEdit} from './repairEdit';
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
