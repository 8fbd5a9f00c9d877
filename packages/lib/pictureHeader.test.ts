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

it.each([
  ...['', 'GIF', ' GIF89a.....', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ...['RIFF....WAVEfmt ', 'LIST....WEBPVP8 ', '....ftypmp42', '....moovavif'],
])('knows no picture in "%s"', (text) => {
  expect(pictureFormat(bytes(text))).toBeUndefined();
  expect(pictureSize(bytes(text))).toBeUndefined();
});

it('tells the size of a GIF whose first frame is larger than its screen', () => {
  const comment = [0x21, 0xfe, 2, 0x2c, 0x2c, 0];
  const frame = [0x2c, 16, 0, 0, 0, 0x70, 2, 0xe0, 1, 0];
  const start = bytes('GIF89a', [1, 0, 1, 0, 0x80, 0, 0, 1, 2, 3, 4, 5, 6], comment);
  expect(pictureSize(bytes([...start], frame))).toEqual({width: 640, height: 480});
  expect(pictureSize(start)).toEqual({width: 1, height: 1});
});

it('tells the size of a JPEG with other bytes between its segments, as decoders do', () => {
  const file = [...PICTURES.jpeg];
  expect(pictureSize(bytes(file.slice(0, 8), [0, 1, 2], file.slice(8)))).toEqual({
    width: 640,
    height: 480,
  });
});

it('tells no size of a PNG or WebP that does not begin with it', () => {
  const size = [0, 0, 2, 128, 0, 0, 1, 224];
  expect(pictureSize(bytes('\u0089PNG\r\n\u001a\n', [0, 0, 0, 13], 'IDAT', size))).toBeUndefined();
  expect(pictureSize(riff('ICCP', size, size))).toBeUndefined();
});

it('knows the first and the last kind of frame of a JPEG, and what is none', () => {
  const size = [0, 11, 8, 1, 224, 2, 128, 1];
  for (const frame of [0xc0, 0xcf]) {
    expect(pictureSize(bytes([0xff, 0xd8, 0xff, frame], size))?.width).toBe(640);
  }
  for (const other of [0xbf, 0xc8, 0xcc, 0xd0]) {
    const file = bytes(
      [0xff, 0xd8, 0xff, other],
      size,
      [0, 0, 0, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1],
    );
    expect(pictureSize(file)).toEqual({width: 1, height: 1});
  }
});

it('takes the largest of the sizes in an AVIF that are whole', () => {
  const avif = (...parts: readonly (readonly number[])[]): Uint8Array =>
    bytes([0, 0, 0, 12], 'ftypavif', ...parts);
  const small = ispe(0, 0, 0, 64, 0, 0, 0, 64);
  const large = ispe(0, 0, 2, 128, 0, 0, 1, 224);
  expect(pictureSize(avif(large, small))?.width).toBe(640);
  expect(pictureSize(avif(small, large.slice(0, -4)))?.width).toBe(64);
  // Only the name, and only the length, of the box.
  const named = Object.assign([...large], {3: 21});
  const long = Object.assign([...large], {4: 0x49, 12: 0x69});
  expect(pictureSize(avif(small, named, long))?.width).toBe(64);
});
