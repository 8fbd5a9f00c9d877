import {readFileSync} from 'node:fs';
import path from 'node:path';
import {deflateSync} from 'node:zlib';
import {beforeAll, describe, expect, it} from 'vitest';
import {sharedFolder} from '../../../scripts/lib/testFolder';
import {failureOf} from '../model/failures';
import type {Picture} from '../model/picture';
import {ffmpeg, framesOf} from '../testing/ffmpeg';
import {pixelAt, psnr} from '../testing/pictures';
import {chunk, pngFile} from '../output/encodePng';
import {openApng} from './apngSource';
import type {FrameSource} from './frameSource';
import {openGif} from './gifSource';

const folder = sharedFolder('fallback');
const file = (name: string): string => path.join(folder, name);
const bytes = (name: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(file(name)));

/** Half-transparent, moving, with a part that stays: what frames leave out and clear differs. */
const DRAWING =
  "color=c=black:s=64x48:r=5:d=1,format=rgba,geq=r='X*4':g='mod(N*50,256)':b='Y*5':a='if(lt(X,10+N*8),255,if(lt(Y,24),128,0))'";

beforeAll(() => {
  ffmpeg(['-f', 'lavfi', '-i', DRAWING, '-plays', '0', '-f', 'apng', 'a.png'], folder);
  ffmpeg(
    [
      ...['-i', 'a.png', '-filter_complex', 'split[a][b];[a]palettegen[p];[b][p]paletteuse'],
      'a.gif',
    ],
    folder,
  );
  ffmpeg(['-f', 'lavfi', '-i', 'testsrc=s=64x48:r=10:d=0.5', 'b.gif'], folder);
});

async function allFrames(source: FrameSource): Promise<Picture[]> {
  const frames: Picture[] = [];
  const indexes = source.info.times.map((_, i) => i);
  for await (const {picture} of source.frames(indexes, new AbortController().signal))
    frames.push(picture);
  return frames;
}

/** Colours that can be seen, and alpha, are those that ffmpeg decodes. */
function expectSame(ours: readonly Picture[], theirs: readonly Picture[]): void {
  expect(ours).toHaveLength(theirs.length);
  for (const [i, picture] of ours.entries()) {
    const other = theirs[i] ?? picture;
    for (const one of [picture, other])
      for (let at = 0; at < one.data.length; at += 4)
        if (one.data[at + 3] === 0) one.data.fill(0, at, at + 3);
    for (const channel of [0, 1, 2, 3] as const)
      expect(psnr(picture, other, channel), `frame ${i}`).toBe(Infinity);
  }
}

describe('openGif', () => {
  it.each(['a.gif', 'b.gif'])('decodes %s as ffmpeg does', async (name) => {
    const source = openGif(name, bytes(name).buffer, 1);
    expectSame(await allFrames(source), framesOf(file(name), 64, 48));
  });

  it('knows times, and any frames that are asked for', async () => {
    const source = openGif('a.gif', bytes('a.gif').buffer, 1);
    expect(source.info).toMatchObject({
      kind: 'animation',
      times: [0, 200_000, 400_000, 600_000, 800_000],
      durationUs: 1_000_000,
    });
    const every = await allFrames(source);
    const signal = new AbortController().signal;
    for await (const {index, picture} of source.frames([1, 4], signal))
      expect(picture.data).toEqual(every[index]?.data);
  });

  it('refuses what is broken or empty', () => {
    const whole = bytes('a.gif');
    const code = (data: ArrayBuffer): unknown => {
      try {
        return openGif('a.gif', data, 1).info;
      } catch (error) {
        return failureOf(error);
      }
    };
    expect(code(whole.slice(0, 5).buffer)).toEqual({code: 'corrupt', name: 'a.gif'});
    const header = new Uint8Array([
      ...whole.slice(0, 13).map((one, i) => (i === 10 ? 0 : one)),
      0x3b,
    ]);
    expect(code(header.buffer)).toEqual({code: 'noFrames', name: 'a.gif'});
  });
});

/** Four bytes each. */
const words = (...values: readonly number[]): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(4 * values.length);
  for (const [at, value] of values.entries()) new DataView(all.buffer).setUint32(4 * at, value);
  return all;
};

describe('a frame that claims more than any memory holds', () => {
  it('of a GIF is not drawn, however small the picture is', () => {
    const gif = bytes('a.gif');
    // The image descriptor (GIF89a, 20) after the extensions before it.
    const at = gif.findIndex((one, i) => one === 0x2c && gif[i + 5] === 64 && gif[i + 7] === 48);
    new DataView(gif.buffer).setUint32(at + 5, 0xffffffff);
    const open = () => openGif('a.gif', gif.buffer, 1);
    expect(open).toThrow('outOfMemory');
  });

  it('of an APNG is not unpacked to find that out', () => {
    const control = chunk('fcTL', words(0, 8000, 8000, 0, 0, 0, 0).subarray(0, 26));
    const broken = chunk('IDAT', words(0));
    const file = pngFile({width: 8000, height: 8000}, [
      chunk('acTL', words(2, 0)),
      control,
      broken,
      control,
    ]);
    return expect(
      file.arrayBuffer().then((all) => openApng('a.png', new Uint8Array(all), 1)),
    ).rejects.toThrow('outOfMemory');
  });
});

describe('openApng', () => {
  it('decodes as ffmpeg does, with its times', async () => {
    const source = openApng('a.png', bytes('a.png'), 1);
    expect(source.info.times).toEqual([0, 200_000, 400_000, 600_000, 800_000]);
    expect(source.info.durationUs).toBe(1_000_000);
    expectSame(await allFrames(source), framesOf(file('a.png'), 64, 48));
  });

  it('refuses what is broken', () => {
    expect(() => openApng('a.png', bytes('a.png').slice(0, 60), 1)).toThrow('corrupt');
    expect(() => openApng('a.png', new Uint8Array(4), 1)).toThrow('corrupt');
  });

  it('draws frames over, in place of and away from each other as Chromium does', async () => {
    // The whole, half of it over a part, a hole that is cleared away, a part that is taken back, a dot.
    const source = await apng([
      [8, 8, 0, 0, 0, 0, BLUE],
      [4, 4, 4, 4, 0, 1, HALF_RED],
      [2, 2, 0, 0, 1, 0, [0, 0, 0, 0]],
      [2, 2, 6, 0, 2, 0, RED],
      [1, 1, 0, 0, 0, 1, RED],
    ]);
    const hole = [0, 0, 0, 0];
    expect((await allFrames(source)).map(corners)).toEqual([
      [BLUE, BLUE, BLUE, BLUE],
      [BLUE, BLUE, BLUE, [128, 0, 127, 255]],
      [hole, hole, BLUE, [128, 0, 127, 255]],
      [hole, hole, RED, [128, 0, 127, 255]],
      [RED, hole, BLUE, [128, 0, 127, 255]],
    ]);
    // Nothing is there to go back to before the first.
    const back = await apng([
      [8, 8, 0, 0, 2, 0, BLUE],
      [4, 4, 4, 4, 0, 1, HALF_RED],
    ]);
    expect((await allFrames(back)).map(corners)[1]).toEqual([hole, hole, hole, HALF_RED]);
  });

  it('leaves out the picture that stands in for the animation elsewhere', async () => {
    const source = await apng([[8, 8, 0, 0, 0, 0, RED]], [chunk('IDAT', deflated(8, 8, BLUE))]);
    expect(source.info).toMatchObject({kind: 'still', times: [0], durationUs: 1});
    expect((await allFrames(source)).map(corners)).toEqual([[RED, RED, RED, RED]]);
  });

  it('refuses a frame that lies outside of the picture', async () => {
    await expect(apng([[8, 8, 1, 0, 0, 0, RED]])).rejects.toThrow('corrupt');
  });
});

type Colour = readonly number[];
const [RED, BLUE, HALF_RED] = [
  [255, 0, 0, 255],
  [0, 0, 255, 255],
  [255, 0, 0, 128],
] as const;

type DrawnFrame = readonly [
  ...[width: number, height: number, x: number, y: number],
  ...[dispose: number, blend: number, colour: Colour],
];

/** Rows of one colour, without a filter. */
function deflated(width: number, height: number, colour: Colour): Buffer {
  const row = [0, ...Array.from({length: width}, () => colour).flat()];
  return deflateSync(Uint8Array.from(Array.from({length: height}, () => row).flat()));
}

/** An APNG of 8 by 8 pixels; what stands before its frames makes them all `fdAT`. */
async function apng(
  frames: readonly DrawnFrame[],
  before: readonly Uint8Array<ArrayBuffer>[] = [],
): Promise<FrameSource> {
  const chunks = frames.flatMap(([width, height, x, y, dispose, blend, colour], i) => {
    const control = new Uint8Array(26);
    control.set(words(2 * i, width, height, x, y));
    control.set([0, 1, 0, 10, dispose, blend], 20);
    const data = deflated(width, height, colour);
    const isFirst = i === 0 && before.length === 0;
    return [
      chunk('fcTL', control),
      isFirst ? chunk('IDAT', data) : chunk('fdAT', Buffer.concat([words(2 * i + 1), data])),
    ];
  });
  const all = pngFile({width: 8, height: 8}, [
    chunk('acTL', words(frames.length, 0)),
    ...before,
    ...chunks,
  ]);
  return openApng('own.png', new Uint8Array(await all.arrayBuffer()), 1);
}

/** Two pixels of its first quarter, one of the second and the last. */
const corners = (picture: Picture): Colour[] =>
  [
    [0, 0],
    [1, 1],
    [7, 0],
    [5, 5],
  ].map(([x = 0, y = 0]) => pixelAt(picture, x, y));
