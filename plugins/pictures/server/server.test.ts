import path from 'node:path';
import {loadImage} from '@napi-rs/canvas';
import {unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {icon, maskableIcon, touchIcon, COLOUR_ON_LIGHT, markDrawing} from './mark';
import {outlineText} from './files';
import {toIco, toCanvas, toPng, toSvg, toZip} from './formats';

const FONT = path.join(__dirname, '..', '..', '..', 'static', 'fonts', 'rounded-wordmark.woff2');

/** Colour and opacity of a pixel: red, green, blue, alpha. */
function pixels(
  drawing: ReturnType<typeof icon>,
  width: number,
): (x: number, y: number) => number[] {
  const {data} = toCanvas(drawing, width).getContext('2d').getImageData(0, 0, width, width);
  return (x, y) => [...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4)];
}

describe('icons', () => {
  it('the maskable icon has nothing but its ground outside of the safe zone', () => {
    const at = pixels(maskableIcon(), 128);
    const ground = at(0, 0);
    expect(ground[3]).toBe(255);
    for (let y = 0; y < 128; y += 1) {
      for (let x = 0; x < 128; x += 1) {
        if (Math.hypot(x + 0.5 - 64, y + 0.5 - 64) > 0.4 * 128) expect(at(x, y)).toEqual(ground);
      }
    }
  });

  it('the touch icon is opaque in its corners, the square icon is not', () => {
    expect(pixels(touchIcon(), 180)(0, 0)[3]).toBe(255);
    expect(pixels(icon(), 192)(0, 0)[3]).toBe(0);
  });
});

describe('ICO', () => {
  it('has a directory that leads to its images', async () => {
    const images = await Promise.all(
      [16, 48].map(async (size) => ({size, png: await toPng(markDrawing(COLOUR_ON_LIGHT), size)})),
    );
    const file = toIco(images);
    expect([0, 2, 4].map((offset) => file.readUInt16LE(offset))).toEqual([0, 1, 2]);
    for (const [index, {size, png}] of images.entries()) {
      const entry = 6 + 16 * index;
      expect([file.readUInt8(entry), file.readUInt8(entry + 1)]).toEqual([size, size]);
      const start = file.readUInt32LE(entry + 12);
      const image = file.subarray(start, start + file.readUInt32LE(entry + 8));
      expect(image.equals(png)).toBe(true);
      expect((await loadImage(image)).width).toBe(size);
    }
  });

  it('writes 256 as 0 and refuses what an entry cannot say', () => {
    expect(toIco([{size: 256, png: Buffer.alloc(1)}]).readUInt8(6)).toBe(0);
    expect(() => toIco([{size: 257, png: Buffer.alloc(1)}])).toThrow('257 px');
  });
});

describe('wordmark', () => {
  it('gives outlines that begin at the origin', () => {
    const {d, width, height} = outlineText('コメ', FONT);
    expect(d).toMatch(/^M[\d.\s,MLQCZHV-]+$/u);
    expect(width / height).toBeGreaterThan(1.5);
    expect(width / height).toBeLessThan(3);
  });

  it('says which font it cannot read', () => {
    expect(() => outlineText('コメ', __filename)).toThrow(/server\.test\.ts: not a font/u);
  });
});

it('escapes the name in an SVG', () => {
  expect(toSvg(markDrawing(COLOUR_ON_LIGHT), 'A "B" <C> & D')).toContain(
    'aria-label="A &quot;B&quot; &lt;C> &amp; D"',
  );
});

it('zips the same files to the same archive', () => {
  const files = {'a.svg': Buffer.from('<svg/>'), 'b.png': Buffer.from([1, 2, 3])};
  expect(toZip(files).equals(toZip(files))).toBe(true);
  expect(Object.keys(unzipSync(toZip(files)))).toEqual(['a.svg', 'b.png']);
});
