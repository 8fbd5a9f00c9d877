import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {sharedFolder} from '../../../../scripts/lib/testFolder';
import {encodeWav} from './wav';
import {clock, envelope} from './takes';

const RATE = 44_100;
const BIT = 1 / 32_768;
const folder = sharedFolder('wav');

function saved(channels: Float32Array[], rate = RATE): string {
  const file = path.join(folder, `${Math.round(channels[0]?.[1] ?? 0)}-${channels.length}.wav`);
  writeFileSync(file, encodeWav(channels, rate, 1));
  return file;
}

/** Samples as ffmpeg reads them. */
function decoded(file: string): Float32Array {
  const args = ['-v', 'error', '-i', file, '-f', 'f32le', '-c:a', 'pcm_f32le', '-'];
  const bytes = execFileSync('ffmpeg', args, {maxBuffer: 1e8});
  return new Float32Array(new Uint8Array(bytes).buffer);
}

const sine = (level: number, frames = RATE): Float32Array =>
  Float32Array.from(
    {length: frames},
    (_, at) => 10 ** (level / 20) * Math.sin((2 * Math.PI * 997 * at) / RATE),
  );

describe('a WAV file', () => {
  it('is what ffprobe calls a valid one', () => {
    const file = saved([sine(-23), sine(-30)]);
    const args = ['-v', 'error', '-of', 'json', '-show_streams', '-show_format', file];
    expect(JSON.parse(execFileSync('ffprobe', args, {encoding: 'utf8'}))).toMatchObject({
      format: {format_name: 'wav', duration: '1.000000', size: String(44 + RATE * 4)},
      streams: [{codec_name: 'pcm_s16le', sample_rate: '44100', channels: 2, bits_per_sample: 16}],
    });
  });

  it('says in its head how many bytes a second and a frame have', () => {
    const view = new DataView(
      encodeWav([new Float32Array(2), new Float32Array(2)], RATE, 1).buffer,
    );
    expect([view.getUint32(28, true), view.getUint16(32, true)]).toEqual([RATE * 4, 4]);
    expect([view.getUint32(4, true), view.getUint32(40, true)]).toEqual([44, 8]);
  });

  it('holds each channel at its place, within two bits', () => {
    const channels = [sine(-23), sine(-30)];
    const read = decoded(saved(channels));
    expect(read).toHaveLength(RATE * 2);
    for (const [index, samples] of channels.entries()) {
      const worst = samples.reduce(
        (most, sample, at) => Math.max(most, Math.abs(sample - (read[at * 2 + index] ?? 9))),
        0,
      );
      expect(worst).toBeLessThan(1.6 * BIT);
    }
  });

  it('has the hiss of triangular dither, a quarter of a squared bit, and no distortion below it', () => {
    // A level between two steps is kept in the mean: that is what dither is for.
    const level = 0.3 * BIT;
    const read = decoded(saved([new Float32Array(RATE * 4).fill(level)]));
    const mean = read.reduce((sum, sample) => sum + sample, 0) / read.length;
    const variance = read.reduce((sum, sample) => sum + (sample - mean) ** 2, 0) / read.length;
    expect(mean / BIT).toBeCloseTo(0.3, 2);
    expect(variance / BIT ** 2).toBeCloseTo(0.25, 2);
  });

  it('holds what is too loud at full scale', () => {
    const read = decoded(saved([Float32Array.of(2, -2, 1, -1)]));
    expect([...read].map((sample) => Math.round(sample * 32_768))).toEqual([
      32_767,
      -32_768,
      expect.closeTo(32_767, -1),
      expect.closeTo(-32_767, -1),
    ]);
  });

  it('can be empty', () => {
    expect(encodeWav([new Float32Array(0)], 48_000, 1)).toHaveLength(44);
    expect(encodeWav([], 48_000, 1)).toHaveLength(44);
  });
});

describe('the picture of a recording', () => {
  it('shows the loudest of each part and of all channels', () => {
    const left = Float32Array.of(0, 0.5, 0, 0, 0, 0);
    const right = Float32Array.of(0, 0, -0.25, 0, 0, 3);
    expect([...envelope([left, right], 3)]).toEqual([0.5, 0.25, 1]);
    expect([...envelope([], 2)]).toEqual([0, 0]);
    expect(envelope([new Float32Array(2)], 5)).toHaveLength(5);
  });

  it('counts in minutes', () => {
    expect([0, 9.9, 60, 75.4, -1].map(clock)).toEqual(['0:00', '0:09', '1:00', '1:15', '0:00']);
  });
});
