import {readFileSync, writeFileSync} from 'node:fs';
import {unzipSync} from 'fflate';
import {beforeAll, describe, expect, it} from 'vitest';
import {ffmpeg, framesOf, packetsOf, probe} from './testing/ffmpeg';
import type {Picture} from './model/picture';
import {pixelAt, psnr} from './testing/pictures';
import {withEngine} from './testing/withEngine';

const engine = withEngine();

/** Blocks of 16 pixels whose colours and alpha are flat; the upper right one changes with the frame. */
const BLOCKS = [
  'color=c=black:s=64x48:r=10:d=1,format=rgba,geq=',
  "r='if(lt(X,16),0,if(lt(X,32),255,if(lt(X,48),200,25*N)))':",
  "g='if(lt(X,16),0,if(lt(X,32),255,if(lt(X,48),60,100)))':",
  "b='if(lt(X,16),255,if(lt(X,32),255,if(lt(X,48),90,20)))':",
  "a='if(lt(Y,16),128,if(lt(Y,32),64,255))'",
].join('');
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
    expect(missed.said[0]).toContain('になりません');
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
    expect(result.check).toMatchObject({verdict: 'right', alphaError: 0, colorError: 0});
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

describe('edits', () => {
  /** Frames told apart by their grey: 20 of them, 12 apart. */
  const greys = (name: string, decoder?: string): number[] =>
    framesOf(engine.file(name), 64, 48, decoder).map((one) => Math.round((one.data[0] ?? 0) / 12));
  const up = Array.from({length: 20}, (_, i) => i);

  beforeAll(() => {
    // One key frame only: playing backward has to decode from there.
    const grey = "color=s=64x48:r=20:d=1,format=gray,geq=lum='N*12',format=yuv420p";
    engine.make('greys.mp4', '-f', 'lavfi', '-i', grey, '-g', '99', '-bf', '2', '-crf', '4');
  });

  it.each([
    ['forward', {}, up],
    ['reverse', {direction: 'reverse'}, [...up].reverse()],
    ['there and back', {direction: 'pingPong'}, [...up, ...[...up].reverse().slice(1, -1)]],
    ['trimmed', {trim: {startUs: 250_000, endUs: 500_000}}, [5, 6, 7, 8, 9]],
    ['twice as fast', {speed: 2}, [0, 2, 4, 6, 8, 10, 12, 14, 16, 18]],
    ['at a lower rate', {fps: 5}, [0, 4, 8, 12, 16]],
  ] as const)('plays %s', async (_, edit, wanted) => {
    const source = await engine.open('greys.mp4');
    expect(source.times).toHaveLength(20);
    const rate = {by: 'quality', quality: 100} as const;
    await engine.export('e.webm', {fps: 20, ...edit}, {format: 'vp9', rate});
    expect(greys('e.webm')).toEqual(wanted);
  });

  it('turns, resizes and pads; odd sides become even', async () => {
    await engine.open('blocks.png');
    const result = await engine.export('g.webm', {
      fps: 2,
      crop: {x: 0, y: 0, width: 33, height: 48},
      rotate: 90,
      resize: {width: 31, height: 21},
      pad: {top: 4, right: 0, bottom: 0, left: 0},
    });
    expect(result).toMatchObject({width: 32, height: 26});
    expect(result.notices).toEqual([{code: 'madeEven', width: 32, height: 26}]);
    expect(probe(engine.file('g.webm')).streams[0]?.nb_read_frames).toBe('2');
  });

  it('fades the whole in and out', async () => {
    await engine.open('blocks.png');
    await engine.export('f.webm', {fps: 10, fadeInUs: 400_000, fadeOutUs: 400_000});
    const alphas = framesOf(engine.file('f.webm'), 64, 48, 'libvpx-vp9').map(
      (one) => pixelAt(one, 40, 40)[3] ?? NaN,
    );
    [32, 96, 159, 223, 255, 255, 223, 159, 96, 32].forEach((wanted, i) => {
      expect(Math.abs((alphas[i] ?? NaN) - wanted), `frame ${i}`).toBeLessThanOrEqual(4);
    });
  });

  it("keys as ffmpeg's chromakey does", async () => {
    const cloth =
      "color=s=96x64:r=5:d=0.6,format=rgb24,geq=r='if(lt(hypot(X-48-N*4,Y-32),20),220,20+X/4)':g='if(lt(hypot(X-48-N*4,Y-32),20),Y*3,170+Y)':b='if(lt(hypot(X-48-N*4,Y-32),20),200-X,40)'";
    engine.make(
      'cloth.mp4',
      '-f',
      'lavfi',
      '-i',
      cloth,
      '-pix_fmt',
      'yuv444p',
      '-crf',
      '8',
      '-c:v',
      'libvpx-vp9',
      '-f',
      'webm',
    );
    const chromaKey = {
      color: [40, 200, 40] as [number, number, number],
      similarity: 0.15,
      smoothness: 0.1,
      spill: 0,
    };
    await engine.open('cloth.mp4');
    const result = await engine.export(
      'k.webm',
      {fps: 5, chromaKey},
      {rate: {by: 'quality', quality: 95}},
    );
    expect(result.check).toMatchObject({verdict: 'right', transparent: true});
    const filter =
      'scale=out_range=full:out_color_matrix=bt601,format=yuva444p,chromakey=0x28c828:0.15:0.1,format=rgba';
    engine.make('theirs.png', '-i', 'cloth.mp4', '-vf', filter, '-f', 'apng');
    const theirs = framesOf(engine.file('theirs.png'), 96, 64);
    const ours = framesOf(engine.file('k.webm'), 96, 64, 'libvpx-vp9');
    expect(ours).toHaveLength(3);
    for (const [i, picture] of ours.entries())
      expect(psnr(picture, theirs[i] ?? picture, 3), `frame ${i}`).toBeGreaterThan(30);
  });
});

describe('sound', () => {
  beforeAll(() => {
    const video = ['-f', 'lavfi', '-i', 'testsrc=s=64x48:r=10:d=2'];
    // Silence for a second, then a tone.
    const tone = "aevalsrc='if(lt(t,1),0,0.5*sin(2*PI*440*t))':s=44100:d=2";
    engine.make(
      'tone.mp4',
      ...video,
      '-f',
      'lavfi',
      '-i',
      tone,
      '-pix_fmt',
      'yuv420p',
      '-c:a',
      'aac',
    );
  });

  it('comes along as Opus, cut where the picture is', async () => {
    const source = await engine.open('tone.mp4');
    expect(source.audio).toEqual({codec: 'aac', channels: 1, sampleRate: 44_100});
    const trim = {startUs: 500_000, endUs: 1_500_000};
    const result = await engine.export('a.webm', {fps: 10, trim});
    expect(result).toMatchObject({hasAudio: true, notices: []});
    const {streams, format} = probe(engine.file('a.webm'));
    expect(streams.map((one) => one.codec_name)).toEqual(['vp9', 'opus']);
    expect(Number(format.duration)).toBeCloseTo(1, 1);
    const loudness = (from: number, to: number): number => {
      const args = [
        '-ss',
        `${from}`,
        '-to',
        `${to}`,
        '-i',
        engine.file('a.webm'),
        '-f',
        'f32le',
        '-ac',
        '1',
        '-',
      ];
      const raw = new Float32Array(new Uint8Array(ffmpeg(args)).buffer);
      return Math.sqrt(raw.reduce((sum, one) => sum + one * one, 0) / raw.length);
    };
    expect(loudness(0.05, 0.4)).toBeLessThan(0.01);
    expect(loudness(0.6, 0.95)).toBeCloseTo(0.5 / Math.SQRT2, 1);
  });

  it('is dropped when asked, or when the picture no longer goes with it', async () => {
    await engine.open('tone.mp4');
    const dropped = await engine.export('a.webm', {fps: 5, audio: 'drop'});
    expect([dropped.hasAudio, dropped.notices]).toEqual([false, []]);
    const reversed = await engine.export('a.webm', {fps: 5, direction: 'reverse'});
    expect(reversed.notices).toEqual([{code: 'audioDropped', why: 'timing'}]);
    expect(probe(engine.file('a.webm')).streams).toHaveLength(1);
  });
});

describe('cancelling', () => {
  it('stops at the next frame, and the engine goes on', async () => {
    await engine.open('blocks.png');
    const {said, seen} = await engine
      .served()
      .page.evaluate(() => window.driver.cancelAfter(3, {fps: 60, speed: 0.1}));
    expect(said).toMatchObject({failure: {code: 'cancelled'}});
    // Messages are on their way while frames are made; of 600 only a few more are done.
    expect(seen).toBeLessThan(60);
    expect((await engine.export('after.webm', {fps: 10})).frames).toBe(10);
  });
});
