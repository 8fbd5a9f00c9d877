import {describe, expect, it} from 'vitest';
import {pictureFormat, pictureSize} from './pictureHeader';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
    ),
  );

const riff = (chunk: string, ...rest: readonly (readonly number[])[]): Uint8Array =>
  bytes('RIFF', [0, 0, 0, 0], `WEBP${chunk}`, [0, 0, 0, 0], ...rest);
const ispe = (...size: readonly number[]): readonly number[] => [
  ...bytes([0, 0, 0, 20], 'ispe', [0, 0, 0, 0], size),
];

/** Each 640 wide and 480 high. */
const PICTURES = {
  png: bytes('\u0089PNG\r\n\u001a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 2, 128, 0, 0, 1, 224]),
  gif: bytes('GIF89a', [128, 2, 224, 1]),
  'webp VP8X': riff('VP8X', [0, 0, 0, 0, 127, 2, 0, 223, 1, 0]),
  'webp VP8L': riff('VP8L', [0x2f, 0x7f, 0xc2, 0x77, 0]),
  'webp VP8 ': riff('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 128, 2, 224, 1]),
  jpeg: bytes(
    // A comment, a filled marker, a table, and the frame.
    [0xff, 0xd8, 0xff, 0xfe, 0, 4, 0xc0, 0xff, 0xff, 0xff, 0xc4, 0, 3, 0],
    [0xff, 0xc2, 0, 11, 8, 1, 224, 2, 128, 1],
  ),
  avif: bytes([0, 0, 0, 12], 'ftypavif', [0x69], ispe(0, 0, 0, 64, 0, 0, 0, 64), [
    ...ispe(0, 0, 2, 128, 0, 0, 1, 224),
  ]),
};

describe.each(Object.entries(PICTURES))('%s', (name, file) => {
  it('tells its format and size', () => {
    expect(pictureFormat(file)).toBe(name.split(' ')[0]);
    expect(pictureSize(file)).toEqual({width: 640, height: 480});
  });
  it('tells no wrong size where it is cut', () => {
    for (let length = 0; length < file.length; length += 1) {
      const size = pictureSize(file.slice(0, length));
      // Of a tile or of nothing, where the rest is missing.
      expect([undefined, 64, 640]).toContain(size?.width);
    }
  });
});

it('knows nothing else', () => {
  for (const text of ['', 'GIF', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'RIFF....WAVEfmt ']) {
    expect(pictureFormat(bytes(text))).toBeUndefined();
    expect(pictureSize(bytes(text))).toBeUndefined();
  }
});
