import {WebmMakerError} from '../model/failures';
import type {Planes} from '../pixels/yuv';
import type {VideoEncoding} from './videoEncoding';

/** An encoded frame; `meta` comes with the first. */
export interface EncodedFrame {
  readonly chunk: EncodedVideoChunk;
  readonly meta: EncodedVideoChunkMetadata | undefined;
}

export interface PlaneEncoder {
  /** Takes a frame; resolves when the encoder has room for another one. */
  readonly encode: (planes: Planes, timing: FrameTiming) => Promise<void>;
  /** What came out, for the receiver to take. */
  readonly encoded: EncodedFrame[];
  readonly flush: () => Promise<void>;
  readonly close: () => void;
}

interface FrameTiming {
  readonly timeUs: number;
  readonly durationUs: number;
  readonly keyFrame: boolean;
}

/** Frames that wait in the encoder at most. */
const QUEUE = 3;

/** An encoder of I420 planes. */
export function planeEncoder(
  {config, frameOptions}: VideoEncoding,
  colorSpace?: VideoColorSpaceInit,
): PlaneEncoder {
  const encoded: EncodedFrame[] = [];
  let failed = false;
  let wake = (): void => undefined;
  const encoder = new VideoEncoder({
    output: (chunk, meta) => encoded.push({chunk, meta}),
    error: () => {
      failed = true;
      wake();
    },
  });
  encoder.addEventListener('dequeue', () => {
    wake();
  });
  encoder.configure(config);
  const check = (): void => {
    if (failed) throw new WebmMakerError({code: 'encodeFailed'});
  };
  return {
    encoded,
    async encode({width, height, data}, {timeUs, durationUs, keyFrame}) {
      check();
      const frame = new VideoFrame(data, {
        format: 'I420',
        codedWidth: width,
        codedHeight: height,
        timestamp: timeUs,
        duration: durationUs,
        ...(colorSpace === undefined ? {} : {colorSpace}),
      });
      encoder.encode(frame, {...frameOptions, keyFrame});
      frame.close();
      while (encoder.encodeQueueSize > QUEUE) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        check();
      }
    },
    async flush() {
      check();
      try {
        await encoder.flush();
      } catch {
        throw new WebmMakerError({code: 'encodeFailed'});
      }
    },
    close() {
      if (encoder.state !== 'closed') encoder.close();
    },
  };
}
