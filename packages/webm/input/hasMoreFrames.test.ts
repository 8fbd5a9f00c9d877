import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {ffmpeg} from '../testing/ffmpeg';
import {hasMoreFrames} from './hasMoreFrames';

let folder: string;
const make = (name: string, ...args: string[]): Uint8Array => {
  const input = ['-f', 'lavfi', '-i', 'testsrc=s=64x48:r=5:d=0.4,format=yuva420p'];
  ffmpeg([...input, ...args, name], folder);
  return new Uint8Array(readFileSync(path.join(folder, name)));
};

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'frames-'));
});
afterAll(() => {
  rmSync(folder, {recursive: true});
});

it.each([
  ['a.webp', true, ['-c:v', 'libwebp_anim']],
  ['b.webp', false, ['-c:v', 'libwebp', '-frames:v', '1']],
  ['c.webp', false, ['-c:v', 'libwebp', '-frames:v', '1', '-lossless', '1']],
  ['a.avif', true, ['-c:v', 'libaom-av1', '-cpu-used', '8', '-pix_fmt', 'yuv420p']],
  ['b.avif', false, ['-c:v', 'libaom-av1', '-cpu-used', '8', '-frames:v', '1']],
  ['a.jpg', false, ['-frames:v', '1']],
  ['a.png', false, ['-frames:v', '1']],
] as const)('%s: %s', (name, moves, args) => {
  expect(hasMoreFrames(make(name, ...args))).toBe(moves);
});

it('finds the brand of sequences wherever it stands, and nowhere else', () => {
  const box = (brands: string, size = 8 + brands.length): Uint8Array =>
    new Uint8Array([0, 0, 0, size, ...new TextEncoder().encode(`ftyp${brands}`)]);
  expect(hasMoreFrames(box('avis0000avifmif1'))).toBe(true);
  expect(hasMoreFrames(box('avif0000avifavis'))).toBe(true);
  expect(hasMoreFrames(box('avifavisavifmif1'))).toBe(false);
  expect(hasMoreFrames(box('avif0000avifavis', 20))).toBe(false);
  expect(hasMoreFrames(new Uint8Array())).toBe(false);
});
