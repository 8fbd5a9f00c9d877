import {
  AudioSampleSource,
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Output,
  Quality,
  WebMOutputFormat,
} from 'mediabunny';
import {WebmMakerError} from '../model/failures';
import {FORMAT_TRAITS} from '../model/output';
import {COLOR_SPACE, toAlphaPlanes, toColorPlanes} from '../pixels/yuv';
import type {AudioPart} from './audioPart.worker';
import type {ClipOptions, ClipWriter} from './clipWriter';
import {planeEncoder, type EncodedFrame, type PlaneEncoder} from './planeEncoder.worker';
import {quantizerScale} from './quantizerScale.worker';
import {videoEncoding, type VideoFormat} from './videoEncoding';

/** A key frame comes at least this often, so that players can jump. */
const KEY_FRAME_US = 2_000_000;
const OPUS_BITS_PER_SECOND = 128_000;

/**
 * Writes a WebM. Transparency is a second video whose luma is the alpha; each of its frames goes into the
 * file beside that of the colours (Matroska `BlockAdditional`, WebM's "alpha mode" 1). The library would
 * do the splitting itself in a worker made from a text, which the site's content security policy forbids;
 * doing it here also lets hidden colours be chosen (`toColorPlanes`).
 */
export async function webmWriter(
  options: ClipOptions,
  audio: AudioPart | null,
): Promise<ClipWriter> {
  const format = options.output.format as VideoFormat;
  const {video, alpha} = FORMAT_TRAITS[format];
  if (video === null) throw new WebmMakerError({code: 'encodeFailed'});
  const target = new BufferTarget();
  const output = new Output({format: new WebMOutputFormat(), target});
  const source = new EncodedVideoPacketSource(video);
  // The rate goes into the file: its times are whole milliseconds, from which 30 would read as 1000/33.
  output.addVideoTrack(source, {canBeTransparent: alpha === 'full', frameRate: options.fps});
  const sound =
    audio === null
      ? null
      : new AudioSampleSource({
          codec: 'opus',
          quality: new Quality({bitrate: OPUS_BITS_PER_SECOND}),
        });
  if (sound !== null) output.addAudioTrack(sound);
  await output.start();
  const soundDone = sound === null || audio === null ? Promise.resolve() : audio.feed(sound);
  // A failure is told when the file is finished; without this it would count as not handled.
  soundDone.catch(() => undefined);
  const coarsest = await quantizerScale(video);
  const settings = {...options, rate: options.output.rate, coarsest};
  const colors = planeEncoder(videoEncoding(format, settings, 'color'), COLOR_SPACE);
  const alphas =
    alpha === 'full' ? planeEncoder(videoEncoding(format, settings, 'alpha')) : undefined;
  const muxer = pairMuxer(source, colors, alphas);
  let lastKeyUs = -Infinity;
  let added = 0;
  return {
    async add(picture, {timeUs, durationUs}) {
      const keyFrame = timeUs - lastKeyUs >= KEY_FRAME_US;
      if (keyFrame) lastKeyUs = timeUs;
      const timing = {timeUs, durationUs, keyFrame};
      added++;
      await colors.encode(toColorPlanes(picture), timing);
      await alphas?.encode(toAlphaPlanes(picture), timing);
      await muxer.write();
    },
    async finish() {
      await colors.flush();
      await alphas?.flush();
      await muxer.write();
      // An encoder that is given too few bits may drop frames, whatever it was told.
      if (muxer.written() !== added) throw new WebmMakerError({code: 'encodeFailed'});
      source.close();
      await soundDone;
      await output.finalize();
      colors.close();
      alphas?.close();
      if (target.buffer === null) throw new WebmMakerError({code: 'encodeFailed'});
      return new Blob([target.buffer], {type: 'video/webm'});
    },
    async abort() {
      colors.close();
      alphas?.close();
      await output.cancel();
    },
  };
}

/** Joins what comes out of the encoders: the n-th frame of one belongs to the n-th of the other. */
function pairMuxer(
  source: EncodedVideoPacketSource,
  colors: PlaneEncoder,
  alphas: PlaneEncoder | undefined,
): {readonly write: () => Promise<void>; readonly written: () => number} {
  const waiting: {readonly color: EncodedFrame[]; readonly alpha: EncodedFrame[]} = {
    color: [],
    alpha: [],
  };
  let written = 0;
  return {
    written: () => written,
    async write() {
      waiting.color.push(...colors.take());
      if (alphas !== undefined) waiting.alpha.push(...alphas.take());
      while (waiting.color.length > 0 && (alphas === undefined || waiting.alpha.length > 0)) {
        const color = waiting.color.shift();
        if (color === undefined) return;
        written++;
        await source.add(toPacket(color, waiting.alpha.shift()), color.meta);
      }
    },
  };
}

function toPacket({chunk}: EncodedFrame, alpha: EncodedFrame | undefined): EncodedPacket {
  const sideData = alpha === undefined ? {} : {alpha: bytesOf(alpha.chunk)};
  return new EncodedPacket(
    bytesOf(chunk),
    chunk.type,
    chunk.timestamp / 1e6,
    (chunk.duration ?? 0) / 1e6,
    undefined,
    undefined,
    sideData,
  );
}

function bytesOf(chunk: EncodedVideoChunk): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunk.byteLength);
  chunk.copyTo(bytes);
  return bytes;
}
