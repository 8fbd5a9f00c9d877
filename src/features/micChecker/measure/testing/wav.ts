import {emptyWav, WAV_HEADER} from '../../takes/wav';
import type {Signal} from './signals';

const BYTES = 4;

/** A WAV file of 32-bit floats, so that nothing is rounded on the way to another program. */
export function encodeWav(signal: Signal, sampleRate: number): Uint8Array<ArrayBuffer> {
  const bytes = emptyWav(signal[0]?.length ?? 0, {
    format: 3,
    channels: signal.length,
    sampleRate,
    bytesPerSample: BYTES,
  });
  const view = new DataView(bytes.buffer);
  for (const [channel, samples] of signal.entries()) {
    for (const [i, sample] of samples.entries()) {
      view.setFloat32(WAV_HEADER + (i * signal.length + channel) * BYTES, sample, true);
    }
  }
  return bytes;
}
