import type {EncodedPacket} from 'mediabunny';

/** A frame's colours and its alpha; the receiver closes both. */
export interface DecodedPair {
  readonly color: VideoFrame;
  readonly alpha: VideoFrame | null;
}

/** Two decoders that go side by side. */
export interface PairDecoder {
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
export function pairDecoder(config: VideoDecoderConfig): PairDecoder {
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
