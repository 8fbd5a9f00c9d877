import {MAX_QUANTIZER} from '../model/quality';

/** The coarsest quantizers there are: of the codec's own scale, and of that of its bitstream. */
const INDEX_SCALE = 255;
const SIDE = 64;

const known = new Map<string, Promise<number>>();

/**
 * The coarsest quantizer that this browser's encoder takes, 63 or 255. WebCodecs' registrations say 0–63
 * for VP9 and AV1, but Chromium (measured with 156) takes the bitstream's index of 0–255, and its 63 is
 * still a fine one. So it is tried: where 200 is understood, it makes a much smaller frame than 63.
 */
export function quantizerScale(video: 'vp9' | 'vp8' | 'av1'): Promise<number> {
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
