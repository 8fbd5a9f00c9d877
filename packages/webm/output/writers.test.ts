import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {unzipSync} from 'fflate';
import {sharedFolder} from '../../../scripts/lib/testFolder';
import {planFrames} from '../model/framePlan';
import {DEFAULT_OUTPUT, type Format} from '../model/output';
import type {Picture} from '../model/picture';
import {framesOf, probe} from '../testing/ffmpeg';
import {paint, pixelAt} from '../testing/pictures';
import {apngWriter, changedArea} from './apngWriter';
import type {ClipOptions, ClipWriter} from './clipWriter';
import {gifWriter} from './gifWriter';
import {pngZipWriter} from './pngZipWriter';

const size = {width: 20, height: 14};
/** A bar that moves over faint and hidden colours; the last frame repeats. */
const frames = [0, 1, 2, 3, 3].map((n) =>
  paint(20, 14, (x, y) =>
    x >= n * 4 && x < n * 4 + 4 ? [250, 10 * n, 30, 255] : [9, 200, 77, y < 7 ? 3 : 0],
  ),
);
const options = (format: Format, fps: number, loops = 0): ClipOptions => ({
  size,
  fps,
  output: {...DEFAULT_OUTPUT, format, loops},
  quality: 100,
});

const folder = sharedFolder('writers');

async function write(
  writer: ClipWriter,
  fps: number,
  pictures: readonly Picture[],
): Promise<Buffer> {
  const plan = planFrames(
    {
      times: pictures.map((_, i) => Math.round((i * 1e6) / fps)),
      durationUs: (pictures.length * 1e6) / fps,
    },
    {trim: null, speed: 1, direction: 'forward', fps},
  );
  for (const [i, picture] of pictures.entries()) {
    const frame = plan[i];
    if (frame !== undefined) await writer.add(picture, frame);
  }
  return Buffer.from(await (await writer.finish()).arrayBuffer());
}

async function written(name: string, ...rest: Parameters<typeof write>): Promise<string> {
  const file = path.join(folder, name);
  writeFileSync(file, await write(...rest));
  return file;
}

describe('apngWriter', () => {
  it('keeps every pixel, also hidden ones, and exact times', async () => {
    const file = await written('a.png', apngWriter(options('apng', 12.5)), 12.5, frames);
    const decoded = framesOf(file, 20, 14);
    expect(decoded.map(({data}) => data)).toEqual(frames.map(({data}) => data));
    expect(probe(file).streams[0]).toMatchObject({
      codec_name: 'apng',
      nb_read_frames: '5',
      avg_frame_rate: '25/2',
    });
  });

  it('says how often it plays', async () => {
    const bytes = await write(apngWriter(options('apng', 10, 3)), 10, frames.slice(0, 2));
    const at = bytes.indexOf('acTL') + 4;
    expect([bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)]).toEqual([2, 3]);
  });
});

describe('gifWriter', () => {
  it('keeps opaque colours, clears what was there and drops what is faint', async () => {
    const file = await written('a.gif', gifWriter(options('gif', 10)), 10, frames);
    const decoded = framesOf(file, 20, 14);
    expect(decoded).toHaveLength(5);
    for (const [n, picture] of decoded.entries()) {
      const left = Math.min(n, 3) * 4;
      expect(pixelAt(picture, left, 7)).toEqual([250, 10 * Math.min(n, 3), 30, 255]);
      expect(pixelAt(picture, (left + 4) % 20, 7)[3]).toBe(0);
    }
  });

  it('keeps the whole length where a rate has no exact delays', async () => {
    const many = Array.from({length: 30}, (_, n) => frames[n % 4] ?? frames[0]).flatMap(
      (one) => one ?? [],
    );
    const bytes = await write(gifWriter(options('gif', 30, 2)), 30, many);
    const delays = [...bytes.toString('latin1').matchAll(/\u0021\u00f9\u0004[^](..)[^]\u0000/gsu)];
    const hundredths = delays.map(([, two = '']) => Buffer.from(two, 'latin1').readUInt16LE());
    expect(hundredths).toHaveLength(30);
    expect(hundredths.reduce((sum, one) => sum + one, 0)).toBe(100);
    // Plays twice: once, and once again (Netscape's extension counts repeats).
    const loop = bytes.indexOf('NETSCAPE2.0') + 13;
    expect(bytes.readUInt16LE(loop)).toBe(1);
  });

  it('writes frames in which nothing is seen', async () => {
    const clear = paint(20, 14, () => [0, 0, 0, 0]);
    const file = await written('clear.gif', gifWriter(options('gif', 10)), 10, [clear, clear]);
    for (const one of framesOf(file, 20, 14)) expect(pixelAt(one, 3, 3)[3]).toBe(0);
  });
});

describe('pngZipWriter', () => {
  it('numbers the pictures and keeps every pixel', async () => {
    const entries = unzipSync(new Uint8Array(await write(pngZipWriter(), 10, frames)));
    expect(Object.keys(entries)).toEqual([1, 2, 3, 4, 5].map((n) => `frame_0000${n}.png`));
    const file = path.join(folder, 'one.png');
    writeFileSync(file, entries['frame_00002.png'] ?? '');
    expect(framesOf(file, 20, 14)[0]?.data).toEqual(frames[1]?.data);
  });
});

it('finds the rectangle that changed', () => {
  const before = paint(9, 7, () => [1, 2, 3, 4]);
  const after = paint(9, 7, (x, y) => [
    1,
    2,
    3,
    (x === 2 && y === 5) || (x === 6 && y === 1) ? 5 : 4,
  ]);
  expect(changedArea(before, after)).toEqual({x: 2, y: 1, width: 5, height: 5});
  expect(changedArea(before, before)).toEqual({x: 0, y: 0, width: 1, height: 1});
});
