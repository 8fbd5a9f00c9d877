import {AudioSampleSink, type AudioSampleSource} from 'mediabunny';

import {playFrames} from '../input/playFrames';
import type {FrameSource, SourceSound} from '../input/frameSource';
import type {Edit} from '../model/edit';
import {throwIfCancelled, WebmMakerError} from '../model/failures';
import {fadeOpacity} from '../model/framePlan';
import type {Output} from '../model/output';
import type {Picture} from '../model/picture';
import type {ExportPlan} from '../model/planExport';
import {renderFrame} from '../pixels/render';
import {apngWriter} from './apngWriter';
import type {EndFrames} from './checkResult.worker';
import type {ClipOptions, ClipWriter} from './clipWriter';
import {gifWriter} from './gifWriter';
import {pngZipWriter} from './pngZipWriter';
import {webmWriter, type FeedSound} from './webmWriter.worker';

/** One encode of a clip. */
export interface EncodedClip {
  readonly blob: Blob;
  readonly ends: EndFrames;
}

/** What an encode needs beside the source. */
export interface EncodeJob {
  readonly plan: ExportPlan;
  readonly output: Output;
  /** 0–100. */
  readonly quality: number;
  /** Called after each frame with how many are done. */
  readonly onFrame: (done: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Decodes, edits and encodes frame by frame; stops at the next frame when it is cancelled.
 *
 * @throws WebmMakerError
 */
export async function encodeClip(source: FrameSource, job: EncodeJob): Promise<EncodedClip> {
  const {plan, output, quality, signal, onFrame} = job;
  const {edit, frames, sizes, opaque} = plan;
  const sound = plan.audio ? source.sound : null;
  const feedSound: FeedSound | null =
    sound && ((into) => feedAudio(sound, edit.trim, into, signal));
  const options = {size: sizes.result, fps: edit.fps, output, quality};
  const writer = await createWriter(options, feedSound);
  const ends: Picture[] = [];
  try {
    let done = 0;
    const row = frames.map((frame) => frame.source);
    for await (const shown of playFrames(source, row, signal)) {
      await pause();
      throwIfCancelled(signal);
      const frame = frames[done];
      if (frame === undefined) break;
      const opacity = fadeOpacity(done, frames, edit);
      const picture = renderFrame(shown, edit, {sizes, opacity, opaque});
      if (done === 0 || done === frames.length - 1) ends.push(picture);
      await writer.add(picture, frame);
      onFrame(++done);
    }
    const blob = await writer.finish();
    throwIfCancelled(signal);
    const [first, last = first] = ends;
    if (first === undefined || last === undefined) throw new WebmMakerError({code: 'encodeFailed'});
    return {blob, ends: {first, last}};
  } catch (error) {
    await writer.abort?.();
    throw error;
  }
}

function createWriter(
  options: ClipOptions,
  feedSound: FeedSound | null,
): ClipWriter | Promise<ClipWriter> {
  switch (options.output.format) {
    case 'gif':
      return gifWriter(options);
    case 'apng':
      return apngWriter(options);
    case 'png-zip':
      return pngZipWriter();
    default:
      return webmWriter(options, feedSound);
  }
}

/** Lets messages in: without it a clip that needs no waiting could not be cancelled. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** Decodes the sound of a part of a source, from its first to its last sample within it, for an encoder. */
async function feedAudio(
  {track, videoStart}: SourceSound,
  trim: Edit['trim'],
  into: AudioSampleSource,
  signal: AbortSignal,
): Promise<void> {
  const from = videoStart + (trim === null ? 0 : trim.startUs / 1e6);
  const to = trim === null ? Infinity : videoStart + trim.endUs / 1e6;
  for await (const whole of new AudioSampleSink(track).samples(from, to)) {
    try {
      throwIfCancelled(signal);
      const {timestamp, sampleRate, numberOfFrames} = whole;
      const first = Math.max(0, Math.round((from - timestamp) * sampleRate));
      const last = Math.min(numberOfFrames, Math.round((to - timestamp) * sampleRate));
      if (last <= first) continue;
      const part = whole.trim(first, last);
      part.setTimestamp(timestamp + first / sampleRate - from);
      await into.add(part);
      part.close();
    } finally {
      whole.close();
    }
  }
  into.close();
}
