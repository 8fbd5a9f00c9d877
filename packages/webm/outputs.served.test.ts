import {readFileSync, writeFileSync} from 'node:fs';
import {unzipSync} from 'fflate';
import {beforeAll, describe, expect, it} from 'vitest';
import {framesOf, packetsOf, probe, BLOCKS} from './testing/ffmpeg';
import type {Picture} from './model/picture';
import {pixelAt} from './testing/pictures';
import {withEngine} from './testing/withEngine';

const engine = withEngine();

/** Middles of the blocks: chroma of other blocks does not reach there. */
const MIDDLES = [8, 24, 40, 56].flatMap((x) => [8, 24, 40].map((y) => [x, y] as const));

beforeAll(() => {
  engine.make('blocks.png', '-f', 'lavfi', '-i', BLOCKS, '-plays', '0', '-f', 'apng');
});

function expectClose(
  ours: readonly Picture[],
  theirs: readonly Picture[],
  tolerance: number,
): void {
  expect(ours).toHaveLength(theirs.length);
  for (const [i, picture] of ours.entries())
    for (const [x, y] of MIDDLES) {
      const wanted = pixelAt(theirs[i] ?? picture, x, y);
      pixelAt(picture, x, y).forEach((value, channel) => {
        const off = Math.abs(value - (wanted[channel] ?? NaN));
        expect(off, `frame ${i} at ${x},${y}`).toBeLessThanOrEqual(tolerance);
      });
    }
}

describe('WebM', () => {
  it.each([
    ['vp9-alpha', 'vp9', 'libvpx-vp9'],
    ['vp8-alpha', 'vp8', 'libvpx'],
  ] as const)('%s keeps colours and alpha, as ffmpeg sees it', async (format, codec, decoder) => {
    const source = await engine.open('blocks.png');
    expect(source).toMatchObject({format: 'APNG', durationUs: 1_000_000});
    const rate = {by: 'quality', quality: 90} as const;
    const result = await engine.export('r.webm', {fps: 10}, {format, rate});
    expect(result).toMatchObject({frames: 10, fps: 10, width: 64, height: 48, notices: []});
    expect(result.check).toMatchObject({verdict: 'right', transparent: true, frames: 10});
    const {streams, format: container} = probe(engine.file('r.webm'));
    expect(streams).toMatchObject([
      {
        codec_name: codec,
        avg_frame_rate: '10/1',
        nb_read_frames: '10',
        tags: {alpha_mode: '1'},
      },
    ]);
    expect(Number(container.duration)).toBeCloseTo(1, 1);
    const wanted = framesOf(engine.file('blocks.png'), 64, 48);
    expectClose(framesOf(engine.file('r.webm'), 64, 48, decoder), wanted, 3);
  });

  it('has alpha beside every packet', async () => {
    await engine.open('blocks.png');
    await engine.export('p.webm', {fps: 10});
    const packets = packetsOf(engine.file('p.webm'));
    expect(packets.match(/\[PACKET\]/gu)).toHaveLength(10);
    expect(packets.match(/side_data_type=Matroska BlockAdditional/gu)).toHaveLength(10);
  });

  it.each([
    ['vp9', 'vp9'],
    ['av1', 'av1'],
  ] as const)('%s is opaque, over the background', async (format, codec) => {
    await engine.open('blocks.png');
    const result = await engine.export('o.webm', {fps: 10, background: [255, 255, 255]}, {format});
    expect(result.check).toMatchObject({verdict: 'right', transparent: false});
    expect(result.notices).toEqual([{code: 'alphaFlattened'}]);
    const [stream] = probe(engine.file('o.webm')).streams;
    expect(stream).toMatchObject({codec_name: codec, nb_read_frames: '10'});
    expect(stream?.tags?.['alpha_mode']).toBeUndefined();
    const [first] = framesOf(engine.file('o.webm'), 64, 48);
    // Half of blue over white: light and not dark.
    for (const [channel, wanted] of [127, 127, 255].entries())
      expect((first && pixelAt(first, 8, 8)[channel]) ?? NaN).toBeCloseTo(wanted, -0.9);
  });

  it('has exact times at a rate that is no whole number', async () => {
    await engine.open('blocks.png');
    await engine.export('t.webm', {fps: 29.97});
    const times = [...packetsOf(engine.file('t.webm')).matchAll(/pts_time=([\d.]+)/gu)];
    expect(times).toHaveLength(30);
    // WebM's times are whole milliseconds.
    for (const [i, [, time]] of times.entries())
      expect(Math.abs(Number(time) - i / 29.97)).toBeLessThanOrEqual(0.00051);
  });

  it.each([
    [24, '24/1'],
    [30, '30/1'],
    [60, '60/1'],
  ])('says that it has %d frames a second, though its times are whole ms', async (fps, rate) => {
    await engine.open('blocks.png');
    await engine.export('f.webm', {fps});
    const [stream] = probe(engine.file('f.webm')).streams;
    expect(stream).toMatchObject({r_frame_rate: rate, avg_frame_rate: rate});
    expect(stream?.nb_read_frames).toBe(String(fps));
  });

  it('meets a bit rate roughly and a size strictly, or says that it cannot', async () => {
    engine.make('noise.mp4', ...NOISE);
    await engine.open('noise.mp4');
    const bits = await engine.export('b.webm', {}, {rate: {by: 'bitrate', bitsPerSecond: 600_000}});
    expect(bits.bytes * 8).toBeGreaterThan(150_000);
    expect(bits.bytes * 8).toBeLessThan(1_200_000);
    const {bytes: whole} = await engine.export('q.webm');
    const bytes = Math.round(whole * 0.6);
    const met = await engine.export('s.webm', {}, {rate: {by: 'size', bytes}});
    expect(met.bytes).toBeLessThanOrEqual(bytes);
    expect(met.notices).toEqual([]);
    expect(met.tries.length).toBeLessThanOrEqual(6);
    expect(met.tries.map((one) => one.bytes)).toContain(met.bytes);
    const missed = await engine.export('m.webm', {}, {rate: {by: 'size', bytes: 500}});
    expect(missed.notices).toEqual([{code: 'sizeNotReached', limit: 500, bytes: missed.bytes}]);
  });
});

const NOISE = [
  '-f',
  'lavfi',
  '-i',
  'testsrc2=s=96x64:r=15:d=1,noise=alls=20:allf=t',
  '-pix_fmt',
  'yuv420p',
];

describe('pictures', () => {
  it('writes GIF with what it can keep', async () => {
    await engine.open('blocks.png');
    const result = await engine.export('r.gif', {fps: 10}, {format: 'gif'});
    expect(result.check).toMatchObject({verdict: 'right', frames: 10});
    expect(result.notices).toEqual([{code: 'binaryAlpha'}]);
    expect(probe(engine.file('r.gif')).streams[0]).toMatchObject({
      codec_name: 'gif',
      nb_read_frames: '10',
      avg_frame_rate: '10/1',
    });
    const [first] = framesOf(engine.file('r.gif'), 64, 48);
    expect(first && pixelAt(first, 24, 8)).toEqual([255, 255, 255, 255]);
    expect(first && pixelAt(first, 24, 24)[3]).toBe(0);
  });

  it('writes APNG and a zip of PNG without loss', async () => {
    await engine.open('blocks.png');
    const result = await engine.export('r.png', {fps: 10}, {format: 'apng'});
    expect(result.check).toMatchObject({verdict: 'right', alphaError: 0});
    const wanted = framesOf(engine.file('blocks.png'), 64, 48);
    // The browser's decoder keeps colours multiplied by their alpha: faint ones come back rounded.
    expectClose(framesOf(engine.file('r.png'), 64, 48), wanted, 2);
    const zipped = await engine.export('r.zip', {fps: 10}, {format: 'png-zip'});
    expect(zipped.check).toMatchObject({verdict: 'right', frames: 10});
    const entries = unzipSync(new Uint8Array(readFileSync(engine.file('r.zip'))));
    writeFileSync(engine.file('last.png'), entries['frame_00010.png'] ?? '');
    expectClose(framesOf(engine.file('last.png'), 64, 48), wanted.slice(9), 2);
  });
});

describe('playing', () => {
  it('goes on frame by frame to the end, or until it is stopped', async () => {
    await engine.open('blocks.png');
    const play = (stopAfter: number) =>
      engine.served().page.evaluate((most) => driver.play({fps: 20}, 700_000, most), stopAfter);
    const whole = await play(Infinity);
    expect(whole.shown).toEqual([14, 15, 16, 17, 18, 19]);
    expect(whole.end).toBeUndefined();
    const stopped = await play(2);
    expect(stopped.shown).toEqual([14, 15]);
    expect(stopped.end).toMatchObject({failure: {code: 'cancelled'}});
  });
});
