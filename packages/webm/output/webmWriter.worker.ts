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
import {MAX_QUANTIZER} from '../model/quality';
import {COLOR_SPACE, toAlphaPlanes, toColorPlanes} from '../pixels/yuv';
import type {ClipOptions, ClipWriter} from './clipWriter';
import {planeEncoder, type EncodedFrame} from './planeEncoder.worker';
import {videoEncoding, type VideoFormat} from './videoEncoding';

/** Gives the sound to an encoder, and closes it. */
export type FeedSound = (into: AudioSampleSource) => Promise<void>;

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
  feedSound: FeedSound | null,
): Promise<ClipWriter> {
  const format = options.output.format as VideoFormat;
  const {video, alpha} = FORMAT_TRAITS[format];
  if (video === null) throw new WebmMakerError({code: 'encodeFailed'});
  const target = new BufferTarget();
  const output = new Output({format: new WebMOutputFormat(), target});
  const source = new EncodedVideoPacketSource(video);
  // The rate goes into the file: its times are whole milliseconds, from which 30 would read as 1000/33.
  output.addVideoTrack(source, {canBeTransparent: alpha === 'full', frameRate: options.fps});
  const quality = new Quality({bitrate: OPUS_BITS_PER_SECOND});
  const sound = feedSound && new AudioSampleSource({codec: 'opus', quality});
  if (sound !== null) output.addAudioTrack(sound);
  await output.start();
  const soundDone = sound && feedSound(sound);
  // A failure is told when the file is finished; without this it would count as not handled.
  soundDone?.catch(() => undefined);
  const coarsest = await quantizerScale(video);
  const settings = {...options, rate: options.output.rate, coarsest};
  const colors = planeEncoder(videoEncoding(format, settings, 'color'), COLOR_SPACE);
  const alphas =
    alpha === 'full' ? planeEncoder(videoEncoding(format, settings, 'alpha')) : undefined;
  let lastKeyUs = -Infinity;
  let [added, written] = [0, 0];
  /** Joins what came out of the encoders: the n-th frame of one belongs to the n-th of the other. */
  const write = async (): Promise<void> => {
    while (alphas?.encoded.length !== 0) {
      const color = colors.encoded.shift();
      if (color === undefined) return;
      written++;
      await source.add(toPacket(color, alphas?.encoded.shift()), withColorSpace(color.meta));
    }
  };
  return {
    async add(picture, {timeUs, durationUs}) {
      const keyFrame = timeUs - lastKeyUs >= KEY_FRAME_US;
      if (keyFrame) lastKeyUs = timeUs;
      const timing = {timeUs, durationUs, keyFrame};
      added++;
      await colors.encode(toColorPlanes(picture), timing);
      await alphas?.encode(toAlphaPlanes(picture), timing);
      await write();
    },
    async finish() {
      await colors.flush();
      await alphas?.flush();
      await write();
      // An encoder that is given too few bits may drop frames, whatever it was told.
      if (written !== added) throw new WebmMakerError({code: 'encodeFailed'});
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

/** Firefox (seen in 153) calls every video BT.709, and players would believe it. */
function withColorSpace(
  meta: EncodedVideoChunkMetadata | undefined,
): EncodedVideoChunkMetadata | undefined {
  if (meta?.decoderConfig === undefined) return meta;
  return {...meta, decoderConfig: {...meta.decoderConfig, colorSpace: COLOR_SPACE}};
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

/** The coarsest quantizers there are: of the codec's own scale, and of that of its bitstream. */
const INDEX_SCALE = 255;
const SIDE = 64;

const known = new Map<string, Promise<number>>();

/**
 * The coarsest quantizer that this browser's encoder takes, 63 or 255. WebCodecs' registrations say 0–63
 * for VP9 and AV1, but Chromium (measured with 156) takes the bitstream's index of 0–255, and its 63 is
 * still a fine one. So it is tried: where 200 is understood, it makes a much smaller frame than 63.
 */
function quantizerScale(video: 'vp9' | 'vp8' | 'av1'): Promise<number> {
  if (video === 'vp8') return Promise.resolve(MAX_QUANTIZER);
  const scale = known.get(video) ?? measure(video);
  known.set(video, scale);
  return scale;
}

async function measure(video: 'vp9' | 'av1'): Promise<number> {
  const fine = await encodedBytes(video, MAX_QUANTIZER);
  const coarse = await encodedBytes(video, 200);
  return coarse > 0 && coarse < fine / 2 ? INDEX_SCALE : MAX_QUANTIZER;
}

/** Size of a frame of noise; 0 where the encoder refuses the quantizer. */
async function encodedBytes(video: 'vp9' | 'av1', quantizer: number): Promise<number> {
  let bytes = 0;
  const encoder = new VideoEncoder({
    output: (chunk) => {
      bytes += chunk.byteLength;
    },
    error: () => undefined,
  });
  try {
    const codec = video === 'vp9' ? 'vp09.00.10.08' : 'av01.0.04M.08';
    encoder.configure({codec, width: SIDE, height: SIDE, bitrateMode: 'quantizer'});
    const frame = noise();
    encoder.encode(frame, {keyFrame: true, [video]: {quantizer}});
    frame.close();
    await encoder.flush();
    return bytes;
  } catch {
    return 0;
  } finally {
    if (encoder.state !== 'closed') encoder.close();
  }
}

function noise(): VideoFrame {
  const planes = new Uint8Array((SIDE * SIDE * 3) / 2);
  // A linear congruential generator is noise enough, and the same every time.
  for (let i = 0, state = 1; i < planes.length; i++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    planes[i] = state >> 16;
  }
  return new VideoFrame(planes, {
    format: 'I420',
    codedWidth: SIDE,
    codedHeight: SIDE,
    timestamp: 0,
  });
}
