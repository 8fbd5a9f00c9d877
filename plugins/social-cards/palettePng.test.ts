import {createCanvas, loadImage} from '@napi-rs/canvas';
import {describe, expect, it} from 'vitest';
import {palettePng} from './palettePng';

/** The pixels of a PNG as another program (Skia) reads them. */
async function decode(png: Uint8Array): Promise<Uint8ClampedArray> {
  const image = await loadImage(Buffer.from(png));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height).data;
}

describe('palettePng', () => {
  it('keeps flat colours exactly, whatever comes before them', async () => {
    const pixels = new Uint8ClampedArray([15, 106, 85, 255, 15, 107, 84, 255]);
    const png = palettePng(pixels, {width: 2, height: 1, flat: ['#0f6b54']});
    expect([...(await decode(png))]).toEqual([15, 107, 84, 255, 15, 107, 84, 255]);
  });

  it('keeps other colours within a sixteenth of each channel', async () => {
    const pixels = Uint8ClampedArray.from({length: 64 * 4}, (_, at) =>
      at % 4 === 3 ? 255 : (at * 7) % 256,
    );
    const read = await decode(palettePng(pixels, {width: 8, height: 8, flat: []}));
    for (const [at, value] of pixels.entries()) {
      expect(Math.abs(value - (read[at] ?? -99))).toBeLessThan(16);
    }
  });
});
