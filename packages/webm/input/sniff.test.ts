import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {pictureSize} from '@komebiyori/lib/pictureHeader';
import {sharedFolder} from '../../../scripts/lib/testFolder';
import {ffmpeg} from '../testing/ffmpeg';
import {isApng} from './pngChunks';
import {hasMoreFrames, isForeign, isSound, sniff, SNIFFED_BYTES} from './sniff';

const folder = sharedFolder('sniff');
const make = (name: string, ...args: string[]): Uint8Array<ArrayBuffer> => {
  ffmpeg(['-f', 'lavfi', '-i', 'testsrc=s=64x48:r=5:d=0.4', ...args, name], folder);
  return new Uint8Array(readFileSync(path.join(folder, name)));
};

describe('sniff', () => {
  it.each([
    ['a.gif', 'gif', []],
    ['a.png', 'png', ['-frames:v', '1']],
    ['b.png', 'png', ['-f', 'apng']],
    ['a.webp', 'webp', ['-frames:v', '1']],
    ['b.webp', 'webp', ['-c:v', 'libwebp_anim']],
    ['a.jpg', 'jpeg', ['-frames:v', '1']],
    ['a.avif', 'avif', ['-c:v', 'libaom-av1', '-frames:v', '1', '-cpu-used', '8']],
    ['a.mp4', 'isobmff', ['-pix_fmt', 'yuv420p']],
    ['a.mov', 'isobmff', ['-c:v', 'mjpeg']],
    ['a.webm', 'matroska', ['-c:v', 'libvpx', '-deadline', 'realtime']],
    ['a.mkv', 'matroska', ['-c:v', 'mjpeg']],
  ] as const)('knows %s', (name, format, args) => {
    expect(sniff(make(name, ...args).subarray(0, SNIFFED_BYTES))).toBe(format);
  });

  it('knows nothing else', () => {
    for (const text of ['', 'GIF', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'RIFF....WAVEfmt '])
      expect(sniff(new TextEncoder().encode(text))).toBeUndefined();
  });

  it.each([
    ['a.mp3', ['-c:a', 'libmp3lame']],
    ['b.mp3', ['-c:a', 'libmp3lame', '-id3v2_version', '0', '-write_xing', '0']],
    ['a.aac', ['-c:a', 'aac']],
    ['a.ogg', ['-c:a', 'libvorbis']],
    ['a.wav', []],
    ['a.flac', []],
  ] as const)('tells that %s is sound', (name, args) => {
    ffmpeg(['-f', 'lavfi', '-i', 'sine=d=0.3', ...args, name], folder);
    const bytes = readFileSync(path.join(folder, name)).subarray(0, SNIFFED_BYTES);
    expect([sniff(bytes), isSound(bytes)]).toEqual([undefined, true]);
  });

  it('takes no text for sound, in any encoding', () => {
    for (const bytes of [
      [],
      [0xff, 0xfe, 0x42, 0x30],
      [0xfe, 0xff, 0x30, 0x42],
      [0x49, 0x44, 0x20],
    ])
      expect(isSound(Uint8Array.from(bytes))).toBe(false);
  });
});

describe('hasMoreFrames', () => {
  it.each([
    ['c.webp', true, ['-c:v', 'libwebp_anim']],
    ['d.webp', false, ['-c:v', 'libwebp', '-frames:v', '1']],
    ['e.webp', false, ['-c:v', 'libwebp', '-frames:v', '1', '-lossless', '1']],
    ['c.avif', true, ['-c:v', 'libaom-av1', '-cpu-used', '8', '-pix_fmt', 'yuv420p']],
    ['d.avif', false, ['-c:v', 'libaom-av1', '-cpu-used', '8', '-frames:v', '1']],
    ['c.jpg', false, ['-frames:v', '1']],
    ['c.png', false, ['-frames:v', '1']],
  ] as const)('%s: %s', (name, moves, args) => {
    expect(hasMoreFrames(make(name, '-vf', 'format=yuva420p', ...args))).toBe(moves);
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
});

describe('chunks of PNG', () => {
  it('tell whether it is animated', () => {
    const still = make('still.png', '-frames:v', '1');
    const animated = make('moving.png', '-f', 'apng');
    expect([isApng(still), isApng(animated)]).toEqual([false, true]);
  });

  it('end where a file breaks', () => {
    const still = make('still.png', '-frames:v', '1');
    expect(isApng(still.slice(0, 40))).toBe(false);
    expect(isApng(new Uint8Array())).toBe(false);
  });
});

it.each([
  ['a1.png', 'png', false],
  // Named like a picture: one that is broken is told and not left out.
  ['A2.PNG', undefined, false],
  ['c.webm', 'matroska', false],
  ['photo.jfif', 'jpeg', false],
  ['._a1.png', undefined, true],
  ['.DS_Store', undefined, true],
  ['note.txt', undefined, true],
  ['song.m4a', 'isobmff', true],
] as const)('leaves out of many files what does not belong to them: %s', (name, format, isOut) => {
  expect(isForeign(name, format)).toBe(isOut);
});

it('reads sizes from headers', () => {
  const files = [
    make('s.png', '-frames:v', '1'),
    make('s.gif'),
    make('s.webp', '-c:v', 'libwebp_anim'),
    make('s.jpg', '-frames:v', '1'),
  ];
  for (const file of files) expect(pictureSize(file)).toEqual({width: 64, height: 48});
});
