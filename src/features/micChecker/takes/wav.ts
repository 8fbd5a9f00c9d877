import {mulberry32} from '@komebiyori/lib/mulberry32';

/** Bytes before the samples: RIFF, `fmt ` of 16 bytes, and the head of `data`. */
const WAV_HEADER = 44;
const BYTES = 2;
const FULL_SCALE = 32_768;

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
  const bytes = emptyWav(frames, channels.length, sampleRate);
  const view = new DataView(bytes.buffer);
  const random = mulberry32(seed);
  for (const [index, samples] of channels.entries()) {
    let at = WAV_HEADER + index * BYTES;
    for (const sample of samples) {
      const dithered = Math.round(sample * FULL_SCALE + random() - random());
      view.setInt16(at, Math.max(-FULL_SCALE, Math.min(FULL_SCALE - 1, dithered)), true);
      at += channels.length * BYTES;
    }
  }
  return bytes;
}

/** A WAV file of so many frames, its samples still zero: they begin at `WAV_HEADER`. */
function emptyWav(frames: number, channels: number, sampleRate: number): Uint8Array<ArrayBuffer> {
  const blockAlign = channels * BYTES;
  const dataBytes = frames * blockAlign;
  const bytes = new Uint8Array(WAV_HEADER + dataBytes);
  const view = new DataView(bytes.buffer);
  const name = (at: number, text: string): void => {
    for (const [index, letter] of [...text].entries()) {
      view.setUint8(at + index, letter.charCodeAt(0));
    }
  };
  name(0, 'RIFF');
  view.setUint32(4, WAV_HEADER - 8 + dataBytes, true);
  name(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  // WAVE_FORMAT_PCM.
  view.setUint16(20, 1, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * blockAlign, true);
  view.setUint16(32, blockAlign, true);
  view.setUint16(34, 8 * BYTES, true);
  name(36, 'data');
  view.setUint32(40, dataBytes, true);
  return bytes;
}
