import {EncodedPacketSink, type EncodedPacket} from 'mediabunny';
import {throwIfCancelled, WebmMakerError} from '../model/failures';
import type {Picture} from '../model/picture';
import {lumaOf} from '../pixels/yuv';
import type {ReadFrame} from './frameSource';
import type {VideoReading} from './opaqueFrames.worker';
import {pixelsOf} from './pixelsOf.worker';

/** Packets that are in the decoders at once. */
const IN_FLIGHT = 8;

/**
 * Frames of a WebM with transparency: colours and alpha are two videos, decoded side by side. The library
 * would join them in a worker made from a text, which the site's content security policy forbids.
 * VP8 and VP9 have no frames that come out in another order than they went in.
 */
export async function* alphaFrames(
  {track, info, starts}: VideoReading,
  indexes: readonly number[],
  signal: AbortSignal,
): AsyncGenerator<ReadFrame> {
  const sink = new EncodedPacketSink(track);
  const config = await track.getDecoderConfig();
  const [first = 0, last = 0] = [indexes[0], indexes.at(-1)];
  const key = await sink.getKeyPacket(starts[first] ?? 0);
  if (config === null || key === null) throw failedAt(info.times[first]);
  let index = Math.max(
    0,
    starts.findIndex((start) => start >= key.timestamp - 1e-6),
  );
  const wanted = new Set(indexes);
  const decoder = pairDecoder(config);
  /** Takes out what was decoded, as long as `isDue` or until nothing is left. */
  async function* wantedWhile(isDue: () => boolean): AsyncGenerator<ReadFrame> {
    while (isDue()) {
      const pair = await decoder.next();
      if (pair === undefined) return;
      const picture = await take(pair, wanted.delete(index));
      if (picture !== undefined) yield {index, picture};
      index++;
    }
  }
  try {
    for await (const packet of sink.packets(key)) {
      throwIfCancelled(signal);
      decoder.decode(packet);
      yield* wantedWhile(() => decoder.inFlight() > IN_FLIGHT || decoder.ready());
      if (wanted.size === 0 || index > last) return;
    }
    await decoder.flush();
    yield* wantedWhile(() => decoder.ready() && wanted.size > 0);
  } catch (error) {
    if (error instanceof WebmMakerError || error instanceof RangeError) throw error;
    throw failedAt(info.times[index]);
  } finally {
    decoder.close();
  }
  if (wanted.size > 0) throw failedAt(info.times[index]);
}

const failedAt = (us = 0): WebmMakerError =>
  new WebmMakerError({code: 'decodeFailed', seconds: us / 1e6});

/** The joined picture if it is wanted; the frames are closed in any case. */
async function take({color, alpha}: DecodedPair, isWanted: boolean): Promise<Picture | undefined> {
  try {
    if (!isWanted) return undefined;
    const picture = await pixelsOf(color);
    if (alpha !== null) await putAlpha(picture, alpha);
    return picture;
  } finally {
    color.close();
    alpha?.close();
  }
}

/** Alpha is the Y of its video, full range. Firefox (seen in 153) has no planes, but greys made of them. */
async function putAlpha({width, height, data}: Picture, alpha: VideoFrame): Promise<void> {
  const isGrey = /RGB|BGR/u.test(alpha.format ?? '');
  const step = isGrey ? 4 : 1;
  const bytes = new Uint8Array(alpha.allocationSize());
  const [luma = {offset: 0, stride: width * step}] = await alpha.copyTo(bytes);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const value = bytes[luma.offset + y * luma.stride + x * step] ?? 255;
      data[(y * width + x) * 4 + 3] = isGrey ? lumaOf(value) : value;
    }
}

/** A frame's colours and its alpha; the receiver closes both. */
interface DecodedPair {
  readonly color: VideoFrame;
  readonly alpha: VideoFrame | null;
}

/** Two decoders that go side by side. */
interface PairDecoder {
  readonly decode: (packet: EncodedPacket) => void;
  /** Packets that went in and did not come out. */
  readonly inFlight: () => number;
  /** Whether `next` needs not wait. */
  readonly ready: () => boolean;
  /** Waits for the next pair; `undefined` when none is in flight. Throws what a decoder threw. */
  readonly next: () => Promise<DecodedPair | undefined>;
  /** Waits until all that went in has come out. */
  readonly flush: () => Promise<void>;
  readonly close: () => void;
}

/** Decoders for the two videos of a WebM with transparency; packets may be without alpha (opaque). */
function pairDecoder(config: VideoDecoderConfig): PairDecoder {
  const colors: VideoFrame[] = [];
  const alphas: VideoFrame[] = [];
  /** For each pair that has not come out: whether it has alpha. */
  const expected: boolean[] = [];
  let failure: DOMException | undefined;
  let wake = (): void => undefined;
  const make = (into: VideoFrame[]): VideoDecoder => {
    const decoder = new VideoDecoder({
      output: (frame) => {
        into.push(frame);
        wake();
      },
      error: (error) => {
        failure = error;
        wake();
      },
    });
    decoder.configure(config);
    return decoder;
  };
  const color = make(colors);
  let alpha: VideoDecoder | undefined;
  const ready = (): boolean =>
    expected.length > 0 && colors.length > 0 && (expected[0] === false || alphas.length > 0);
  return {
    ready,
    inFlight: () => expected.length,
    decode(packet) {
      if (failure !== undefined) throw failure;
      const hasAlpha = packet.sideData.alpha !== undefined;
      expected.push(hasAlpha);
      color.decode(packet.toEncodedVideoChunk());
      if (!hasAlpha) return;
      alpha ??= make(alphas);
      alpha.decode(packet.alphaToEncodedVideoChunk());
    },
    async next() {
      while (!ready()) {
        if (failure !== undefined) throw failure;
        if (expected.length === 0) return undefined;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      const one = colors.shift();
      if (one === undefined) return undefined;
      return {color: one, alpha: expected.shift() === true ? (alphas.shift() ?? null) : null};
    },
    async flush() {
      await Promise.all([color.flush(), alpha?.flush()]);
    },
    close() {
      for (const frame of [...colors, ...alphas]) frame.close();
      for (const decoder of [color, alpha]) if (decoder?.state === 'configured') decoder.close();
    },
  };
}
