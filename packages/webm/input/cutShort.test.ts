import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {sharedFolder} from '../../../scripts/lib/testFolder';
import {ffmpeg} from '../testing/ffmpeg';
import {cutShort, type CutShort} from './cutShort';
import type {Sniffed} from './sniff';

const MOVING = ['-f', 'lavfi', '-i', 'testsrc=s=48x32:r=12:d=2'];
const FILES: readonly (readonly [name: string, format: Sniffed, args: readonly string[]])[] = [
  ['a.gif', 'gif', MOVING],
  ['a.apng', 'png', [...MOVING, '-f', 'apng']],
  ['a.png', 'png', [...MOVING, '-frames:v', '1']],
  ['a.jpg', 'jpeg', [...MOVING, '-frames:v', '1']],
  ['a.webp', 'webp', [...MOVING, '-c:v', 'libwebp_anim']],
  ['a.mp4', 'isobmff', [...MOVING, '-pix_fmt', 'yuv420p', '-movflags', '+faststart']],
  // Its index comes last, as recordings have it.
  ['b.mp4', 'isobmff', [...MOVING, '-pix_fmt', 'yuv420p']],
  ['a.webm', 'matroska', [...MOVING, '-c:v', 'libvpx-vp9', '-pix_fmt', 'yuv420p']],
];
const folder = sharedFolder('cut');

function made(name: string, args: readonly string[]): Uint8Array<ArrayBuffer> {
  ffmpeg([...args, name], folder);
  return new Uint8Array(readFileSync(path.join(folder, name)));
}

function lookAt(bytes: Uint8Array<ArrayBuffer>, format: Sniffed): Promise<CutShort | undefined> {
  const read = (from: number, to: number) => Promise.resolve(bytes.slice(from, to));
  return cutShort(read, bytes.length, format);
}

it.each(FILES)('%s is whole, and is told when it is not', async (name, format, args) => {
  const bytes = made(name, args);
  expect(await lookAt(bytes, format)).toBeUndefined();
  // Frames are counted where the file says how many there are.
  const frames = name === 'a.apng' ? 24 : null;
  for (const part of [0.9, 0.6, 0.35]) {
    const cut = bytes.slice(0, Math.floor(bytes.length * part));
    expect(await lookAt(cut, format), `${part}`).toEqual({frames});
  }
});

it('takes a recording that was not ended for a part, though its data go to the end', async () => {
  const bytes = made('c.mp4', [...MOVING, '-pix_fmt', 'yuv420p']);
  const data = Buffer.from(bytes).indexOf('mdat') - 4;
  const index = Buffer.from(bytes).indexOf('moov') - 4;
  // Programs put the length of the data there at the end, and 0 until then.
  bytes.fill(0, data, data + 4);
  expect(await lookAt(bytes.slice(0, index - 9), 'isobmff')).toEqual({frames: null});
});

it('takes a GIF without its trailer, and what follows it, for whole', async () => {
  const bytes = made('b.gif', MOVING);
  expect(await lookAt(bytes.slice(0, -1), 'gif')).toBeUndefined();
  expect(await lookAt(Uint8Array.of(...bytes, 0, 0, 7), 'gif')).toBeUndefined();
});
