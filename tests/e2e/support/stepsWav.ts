import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const RATE = 48_000;

/**
 * A sound file for Chromium's fake microphone, which plays it again and again: a 997 Hz sine through
 * steps of peak levels in dBFS.
 * @param steps level and seconds
 */
export function stepsWav(steps: readonly (readonly [level: number, seconds: number])[]): string {
  const samples = steps.flatMap(([level, seconds]) =>
    Array.from({length: seconds * RATE}, (_, at) =>
      Math.round(32_767 * 10 ** (level / 20) * Math.sin((2 * Math.PI * 997 * at) / RATE)),
    ),
  );
  const bytes = Buffer.alloc(44 + 2 * samples.length);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + 2 * samples.length, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(2 * RATE, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(2 * samples.length, 40);
  for (const [at, sample] of samples.entries()) bytes.writeInt16LE(sample, 44 + 2 * at);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'party-')), 'steps.wav');
  writeFileSync(file, bytes);
  return file;
}
