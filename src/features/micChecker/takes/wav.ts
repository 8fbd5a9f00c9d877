/** Bytes before the samples: RIFF, `fmt ` of 16 bytes, and the head of `data`. */
const HEADER = 44;
const FULL_SCALE = 32_768;

/**
 * Uniform random numbers from 0 to below 1, by mulberry32 (Tommy Ettinger, public domain): fast, and
 * good enough for noise that nobody hears.
 */
function uniform(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * A WAV file of 16-bit samples ("Multimedia Programming Interface and Data Specifications 1.0",
 * WAVE_FORMAT_PCM). The samples, floats with full scale at 1, are dithered with triangular noise of
 * two least significant bits before they are rounded, so that what is left of the rounding is a steady
 * hiss at -96.3 dBFS instead of a distortion (Lipshitz, Wannamaker and Vanderkooy 1992). What is
 * beyond full scale is held there.
 *
 * @param channels - one or more, all of the same length
 * @param sampleRate - in Hz
 * @param seed - of the dither: equal seeds make equal files
 */
export function encodeWav(
  channels: readonly Float32Array[],
  sampleRate: number,
  seed: number,
): Uint8Array<ArrayBuffer> {
  const frames = channels[0]?.length ?? 0;
  const blockAlign = channels.length * 2;
  const bytes = new Uint8Array(HEADER + frames * blockAlign);
  const view = new DataView(bytes.buffer);
  writeHeader(view, {channels: channels.length, sampleRate, dataBytes: frames * blockAlign});
  const random = uniform(seed);
  for (const [index, samples] of channels.entries()) {
    let at = HEADER + index * 2;
    for (const sample of samples) {
      const dithered = Math.round(sample * FULL_SCALE + random() - random());
      view.setInt16(at, Math.max(-FULL_SCALE, Math.min(FULL_SCALE - 1, dithered)), true);
      at += blockAlign;
    }
  }
  return bytes;
}

interface Format {
  readonly channels: number;
  readonly sampleRate: number;
  readonly dataBytes: number;
}

function writeHeader(view: DataView, {channels, sampleRate, dataBytes}: Format): void {
  const name = (at: number, text: string): void => {
    for (const [index, letter] of [...text].entries()) {
      view.setUint8(at + index, letter.charCodeAt(0));
    }
  };
  name(0, 'RIFF');
  view.setUint32(4, HEADER - 8 + dataBytes, true);
  name(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * channels * 2, true);
  view.setUint16(32, channels * 2, true);
  view.setUint16(34, 16, true);
  name(36, 'data');
  view.setUint32(40, dataBytes, true);
}
