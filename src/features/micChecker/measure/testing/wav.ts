import type {Signal} from './signals';

const HEADER = 44;
const BYTES = 4;
const FLOAT = 3;

/** A WAV file of 32-bit floats, so that nothing is rounded on the way to another program. */
export function encodeWav(signal: Signal, sampleRate: number): Uint8Array<ArrayBuffer> {
  const length = signal[0]?.length ?? 0;
  const size = length * signal.length * BYTES;
  const view = new DataView(new ArrayBuffer(HEADER + size));
  const text = (at: number, letters: string): void => {
    for (const [index, letter] of [...letters].entries()) {
      view.setUint8(at + index, letter.charCodeAt(0));
    }
  };
  text(0, 'RIFF');
  view.setUint32(4, HEADER - 8 + size, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, FLOAT, true);
  view.setUint16(22, signal.length, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * signal.length * BYTES, true);
  view.setUint16(32, signal.length * BYTES, true);
  view.setUint16(34, 8 * BYTES, true);
  text(36, 'data');
  view.setUint32(40, size, true);
  for (const [channel, samples] of signal.entries()) {
    for (const [i, sample] of samples.entries()) {
      view.setFloat32(HEADER + (i * signal.length + channel) * BYTES, sample, true);
    }
  }
  return new Uint8Array(view.buffer);
}
