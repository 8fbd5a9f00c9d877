import type {ExportResult, Progress} from '../engine/protocol';
import type {FrameSource} from '../input/frameSource';
import {WebmMakerError, type Notice} from '../model/failures';
import type {Edit} from '../model/edit';
import {
  resultName,
  DEFAULT_OUTPUT,
  FORMAT_TRAITS,
  repairOutput,
  type Output,
} from '../model/output';
import {planDuration} from '../model/framePlan';
import {estimateMemory} from '../model/memory';
import {planExport, type ExportPlan} from '../model/planExport';
import {searchSize, type Try} from '../model/sizeSearch';
import {canEncode, canEncodeOpus, encodableFormats} from './capabilities.worker';
import {checkResult} from './checkResult.worker';
import {encodeClip, type EncodedClip} from './encodeClip.worker';

export interface ExportOptions {
  /** Goes on although the estimate says that memory will not do. */
  readonly insist: boolean;
  readonly onProgress: (progress: Progress) => void;
  readonly signal: AbortSignal;
}

const DEFAULT_QUALITY = DEFAULT_OUTPUT.rate.by === 'quality' ? DEFAULT_OUTPUT.rate.quality : 75;

/**
 * Makes a file of a source.
 *
 * @throws WebmMakerError `cannotEncode`, `outOfMemory`, `cancelled`, `decodeFailed` or `encodeFailed`
 */
export async function exportClip(
  source: FrameSource,
  wanted: Edit,
  asked: Output,
  options: ExportOptions,
): Promise<ExportResult> {
  const output = repairOutput(asked);
  const plan = await withoutMutedCodec(planExport(source.info, wanted, output), source);
  const {result} = plan.sizes;
  const traits = FORMAT_TRAITS[output.format];
  if (!(await canEncode(output.format, result))) throw await cannotEncode(traits.label, result);
  const memory = estimateMemory(
    {...source.info, sourceBytes: source.bytes},
    plan.sizes,
    plan.frames,
    output,
  );
  if (memory.verdict === 'tooMuch' && !options.insist)
    throw new WebmMakerError({code: 'outOfMemory', bytes: memory.bytes});
  const {clip, quality, tries, notices} = await encodeAtRate(source, plan, output, options);
  const frames = plan.frames.length;
  options.onProgress({phase: 'checking', done: frames, frames, attempt: tries.length || 1});
  return {
    blob: clip.blob,
    name: resultName(source.info.name, output.format),
    ...result,
    frames,
    fps: plan.edit.fps,
    durationUs: planDuration(plan.frames),
    hasAudio: plan.audio,
    quality,
    tries,
    check: await checkResult(clip.blob, output.format, clip.ends, options.signal),
    notices: [...plan.notices, ...notices],
  };
}

async function cannotEncode(format: string, size: {width: number; height: number}): Promise<Error> {
  const supported = (await encodableFormats(size)).map((one) => FORMAT_TRAITS[one].label);
  return new WebmMakerError({code: 'cannotEncode', format, supported});
}

async function withoutMutedCodec(plan: ExportPlan, source: FrameSource): Promise<ExportPlan> {
  if (!plan.audio || source.sound === null) return plan;
  const decodable = await source.sound.track.canDecode();
  if (decodable && (await canEncodeOpus(source.info.audio?.channels ?? 0))) return plan;
  return {...plan, audio: false, notices: [...plan.notices, {code: 'audioDropped', why: 'codec'}]};
}

interface AtRate {
  readonly clip: EncodedClip;
  readonly quality: number;
  readonly tries: readonly Try[];
  readonly notices: readonly Notice[];
}

async function encodeAtRate(
  source: FrameSource,
  plan: ExportPlan,
  output: Output,
  {onProgress, signal}: ExportOptions,
): Promise<AtRate> {
  const frames = plan.frames.length;
  const encode = (quality: number, attempt: number): Promise<EncodedClip> => {
    const onFrame = (done: number): void => {
      onProgress({phase: 'encoding', done, frames, attempt});
    };
    return encodeClip(source, {plan, output, quality, onFrame, signal});
  };
  const {rate, format} = output;
  if (rate.by !== 'size' || !FORMAT_TRAITS[format].lossy) {
    const quality = rate.by === 'quality' ? rate.quality : DEFAULT_QUALITY;
    return {clip: await encode(quality, 1), quality, tries: [], notices: []};
  }
  const {best, reached, tries} = await searchSize(rate.bytes, DEFAULT_QUALITY, async (...one) => {
    const clip = await encode(...one);
    return {clip, quality: one[0], size: clip.blob.size};
  });
  const missed = {code: 'sizeNotReached', limit: rate.bytes, bytes: best.size} as const;
  return {clip: best.clip, quality: best.quality, tries, notices: reached ? [] : [missed]};
}
