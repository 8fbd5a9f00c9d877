import {readFileSync, writeFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {pixelAt} from './testing/pictures';
import {withEngine} from './testing/withEngine';

const engine = withEngine();

describe('photos', () => {
  /** The entry of Exif that says how the camera was held (Exif 3.0, 4.6.5.1.6), after the JPEG's start. */
  const held = (jpeg: Buffer, orientation: number): Buffer => {
    const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
    const exif = [...Buffer.from('Exif\0\0MM\0*'), 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0];
    const marker = [0xff, 0xe1, 0, exif.length + 2];
    return Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([...marker, ...exif]),
      jpeg.subarray(2),
    ]);
  };
  const near = (picture: Parameters<typeof pixelAt>[0], x: number, y: number): string | undefined =>
    Object.entries({red: [1, 0, 0], lime: [0, 1, 0], blue: [0, 0, 1], white: [1, 1, 1]}).find(
      ([, wanted]) =>
        wanted.every((one, i) => one === Math.round((pixelAt(picture, x, y)[i] ?? 0) / 255)),
    )?.[0];

  it.each([
    [1, 'blue', 'red'],
    [2, 'red', 'blue'],
    [3, 'white', 'lime'],
    [4, 'lime', 'white'],
    [5, 'blue', 'lime'],
    [6, 'lime', 'blue'],
    [7, 'white', 'red'],
    [8, 'red', 'white'],
  ])('stand upright however the phone was held (%i)', async (orientation, left, right) => {
    const boxes = ['red:x=32', 'lime:y=16', 'white:x=32:y=16'].map(
      (one) => `drawbox=c=${one}:w=32:h=16:t=fill`,
    );
    const quarters = ['color=c=blue:s=64x32', ...boxes].join(',');
    engine.make('flat.jpg', '-f', 'lavfi', '-i', quarters, '-frames:v', '1', '-q:v', '2');
    const photo = held(readFileSync(engine.file('flat.jpg')), orientation);
    for (const name of ['held1.jpg', 'held2.jpg']) writeFileSync(engine.file(name), photo);
    const [width, height] = orientation > 4 ? [32, 64] : [64, 32];
    for (const names of ['held1.jpg', ['held1.jpg', 'held2.jpg']] as const) {
      expect(await engine.open(names)).toMatchObject({width, height});
      const picture = await engine.preview({}, 0);
      const colours = [8, width - 8].map((x) => near(picture, x, 8));
      expect(colours).toEqual([left, right]);
    }
  });
});
