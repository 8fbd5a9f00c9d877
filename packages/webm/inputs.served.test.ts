import {readFileSync, writeFileSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {framesOf} from './testing/ffmpeg';
import {pixelAt} from './testing/pictures';
import {withEngine} from './testing/withEngine';

const engine = withEngine();

/** Flat blocks whose first one gets lighter; the second is half-transparent, the third clear. */
const DRAWING =
  "color=c=black:s=64x48:r=10:d=0.5,format=rgba,geq=r='if(lt(X,16),N*50,200)':g='if(lt(X,16),40,100)':b=60:a='if(lt(X,16),255,if(lt(X,48),128,0))'";
const drawing = ['-f', 'lavfi', '-i', DRAWING];
const test = (seconds: number, rate = 10) => [
  '-f',
  'lavfi',
  '-i',
  `testsrc2=s=64x48:r=${rate}:d=${seconds}`,
];

/** Whether blocks of a frame of the opened source are as ffmpeg's decoder has them. */
async function expectFrame(file: string, frame: number, decoder?: string, tolerance = 3) {
  const ours = await engine.preview({fps: 10}, frame * 100_000);
  const theirs = framesOf(engine.file(file), 64, 48, decoder)[frame] ?? ours;
  for (const x of [8, 24, 40, 56]) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixelAt(theirs, x, 24);
    const wanted = alpha === 0 ? [0, 0, 0, 0] : [red, green, blue, alpha];
    const got = pixelAt(ours, x, 24);
    wanted.forEach((value, channel) => {
      if (alpha === 0 && channel < 3) return;
      const off = Math.abs(value - (got[channel] ?? NaN));
      expect(
        off,
        `${file} ${frame} at ${x}: ${got.join()}, not ${wanted.join()}`,
      ).toBeLessThanOrEqual(tolerance);
    });
  }
}

describe('animated pictures', () => {
  it.each([
    ['a.gif', 'GIF', ['-filter_complex', 'split[a][b];[a]palettegen[p];[b][p]paletteuse']],
    ['a.png', 'APNG', ['-plays', '0', '-f', 'apng']],
  ] as const)('opens %s', async (name, format, args) => {
    engine.make(name, ...drawing, ...args);
    expect(await engine.open(name)).toMatchObject({
      kind: 'animation',
      format,
      width: 64,
      height: 48,
      times: [0, 100_000, 200_000, 300_000, 400_000],
      durationUs: 500_000,
      alpha: null,
    });
    await expectFrame(name, 0);
    await expectFrame(name, 4);
  });

  it('opens what there is of a GIF that was cut, and says so', async () => {
    engine.make('whole.gif', ...test(2, 12));
    const whole = readFileSync(engine.file('whole.gif'));
    writeFileSync(engine.file('cut.gif'), whole.subarray(0, Math.floor(whole.length * 0.9)));
    const {times, notices} = await engine.open('cut.gif');
    expect(times.length).toBeLessThan(24);
    const notice = {code: 'cutShort', kind: 'animation', frames: times.length, of: null};
    expect(notices).toEqual([notice]);
    expect((await engine.open('whole.gif')).notices).toEqual([]);
  });

  it.each([
    ['o.gif', []],
    ['o.png', ['-pix_fmt', 'rgb24', '-f', 'apng']],
    ['o.webp', ['-c:v', 'libwebp_anim']],
  ] as const)('knows that %s has nothing transparent', async (name, args) => {
    // Frames of a GIF are transparent where the picture stays as it was.
    engine.make(name, ...test(0.5), ...args);
    expect(await engine.open(name)).toMatchObject({kind: 'animation', alpha: false});
  });

  it('opens animated WebP and AVIF', async () => {
    engine.make('a.webp', ...drawing, '-c:v', 'libwebp_anim', '-lossless', '1', '-loop', '0');
    expect(await engine.open('a.webp')).toMatchObject({format: 'WEBP', durationUs: 500_000});
    const picture = await engine.preview({fps: 10}, 400_000);
    expect(pixelAt(picture, 8, 24)).toEqual([200, 40, 60, 255]);
    expect(pixelAt(picture, 40, 24)).toEqual([199, 100, 60, 128]);
    engine.make(
      'a.avif',
      ...drawing,
      '-c:v',
      'libaom-av1',
      '-cpu-used',
      '8',
      '-crf',
      '10',
      '-pix_fmt',
      'yuv444p',
      '-f',
      'avif',
    );
    const avif = await engine.open('a.avif');
    expect(avif.times).toHaveLength(5);
    const [red = 0, green = 0] = pixelAt(await engine.preview({fps: 10}, 400_000), 8, 24);
    expect(Math.abs(red - 200)).toBeLessThanOrEqual(4);
    expect(Math.abs(green - 40)).toBeLessThanOrEqual(4);
  });

  it('opens a single picture as a still clip', async () => {
    engine.make('still.jpg', ...test(0.1), '-frames:v', '1');
    const source = await engine.open('still.jpg', {stillUs: 500_000});
    expect(source).toMatchObject({
      kind: 'still',
      format: 'JPEG',
      durationUs: 500_000,
      alpha: false,
    });
    expect((await engine.export('still.webm', {fps: 10})).frames).toBe(5);
  });
});

describe('video', () => {
  it.each([
    ['a.mp4', 'MP4 (avc)', ['-pix_fmt', 'yuv420p', '-bf', '2']],
    ['a.mov', 'QuickTime File Format (avc)', ['-pix_fmt', 'yuv420p']],
    [
      'b.webm',
      'WebM (vp9)',
      ['-c:v', 'libvpx-vp9', '-pix_fmt', 'yuv420p', '-deadline', 'realtime'],
    ],
    ['a.mkv', 'Matroska (av1)', ['-c:v', 'libaom-av1', '-cpu-used', '8', '-pix_fmt', 'yuv420p']],
  ] as const)('opens %s', async (name, format, args) => {
    engine.make(name, ...test(0.5), ...args);
    expect(await engine.open(name)).toMatchObject({kind: 'video', format, alpha: false});
    const ours = await engine.preview({fps: 10}, 400_000);
    const theirs = framesOf(engine.file(name), 64, 48)[4] ?? ours;
    const off = ours.data.reduce((sum, one, i) => sum + Math.abs(one - (theirs.data[i] ?? 0)), 0);
    // Chroma is spread in other ways; another frame is off by 20 and more.
    expect(off / ours.data.length).toBeLessThan(6);
  });

  it.each([
    ['v9.webm', 'libvpx-vp9'],
    ['v8.webm', 'libvpx'],
  ] as const)('opens the transparency of %s', async (name, encoder) => {
    engine.make(
      name,
      ...drawing,
      '-c:v',
      encoder,
      '-pix_fmt',
      'yuva420p',
      '-auto-alt-ref',
      '0',
      '-crf',
      '8',
      '-b:v',
      '2M',
    );
    expect(await engine.open(name)).toMatchObject({alpha: true, times: {length: 5}});
    await expectFrame(name, 0, encoder);
    await expectFrame(name, 4, encoder);
  });

  it('turns what was filmed upright', async () => {
    engine.make('flat.mp4', ...test(0.3), '-pix_fmt', 'yuv420p');
    engine.make('turned.mp4', '-i', 'flat.mp4', '-c', 'copy', '-metadata:s:v:0', 'rotate=90');
    const flat = await engine.open('flat.mp4').then(() => engine.preview({fps: 10}, 0));
    expect(await engine.open('turned.mp4')).toMatchObject({width: 48, height: 64});
    const turned = await engine.preview({fps: 10}, 0);
    const corners = [pixelAt(flat, 4, 4), pixelAt(flat, 60, 4)];
    // ffmpeg's tag turns counterclockwise or clockwise by version: the top row became a column.
    const sides = [
      [pixelAt(turned, 43, 4), pixelAt(turned, 43, 60)],
      [pixelAt(turned, 4, 59), pixelAt(turned, 4, 3)],
    ];
    expect(sides.some((side) => JSON.stringify(side) === JSON.stringify(corners))).toBe(true);
  });

  it('counts frames from the first, wherever the file begins', async () => {
    engine.make('late.mp4', ...test(0.5), '-pix_fmt', 'yuv420p', '-output_ts_offset', '3');
    const source = await engine.open('late.mp4');
    expect([source.times[0], source.times.length]).toEqual([0, 5]);
    expect(source.durationUs).toBeCloseTo(500_000, -4);
  });
});

describe('several pictures', () => {
  const picture = (name: string, grey: number, size = '64x48') => {
    engine.make(
      name,
      '-f',
      'lavfi',
      '-i',
      `color=c=0x${grey.toString(16).repeat(6)}:s=${size},format=rgba`,
      '-frames:v',
      '1',
    );
  };
  beforeAll(() => {
    picture('n1.png', 0x1);
    picture('n2.webp', 0x2);
    picture('n10.png', 0xa);
    picture('big.png', 0xf, '128x128');
  });

  it('are a sequence in natural order, with gaps told', async () => {
    const source = await engine.open(['n10.png', 'n2.webp', 'n1.png'], {pictureFps: 10});
    expect(source).toMatchObject({kind: 'sequence', name: 'n1.png', durationUs: 300_000});
    expect(source.notices).toEqual([{code: 'gaps', missing: [3, 4, 5, 6, 7, 8, 9]}]);
    const greys = [];
    for (const time of [0, 100_000, 200_000])
      greys.push(Math.round((pixelAt(await engine.preview({fps: 10}, time), 5, 5)[0] ?? NaN) / 17));
    expect(greys).toEqual([1, 2, 10]);
  });

  it('may have other sizes, when that is wanted', async () => {
    expect(await engine.refusal(['n1.png', 'big.png'])).toEqual({
      code: 'mixedSizes',
      sizes: ['128×128', '64×48'],
    });
    const fitted = await engine.open(['n1.png', 'n2.webp'], {
      mixedSizes: 'fit',
    });
    expect(fitted.notices).toEqual([]);
    picture('n3.png', 0xf, '128x128');
    const source = await engine.open(['n1.png', 'n3.png'], {mixedSizes: 'fit', pictureFps: 10});
    expect(source.notices).toContainEqual({code: 'sizesUnified', width: 64, height: 48});
    const picture3 = await engine.preview({fps: 10}, 100_000);
    expect(pixelAt(picture3, 4, 24)[3]).toBe(0);
    expect(pixelAt(picture3, 32, 2)).toEqual([255, 255, 255, 255]);
    await engine.open(['n1.png', 'n3.png'], {mixedSizes: 'pad', pictureFps: 10});
    expect(pixelAt(await engine.preview({fps: 10}, 100_000), 1, 1)[0]).toBe(255);
  });

  it('lie on a sheet', async () => {
    engine.make(
      'sheet.png',
      '-i',
      'n1.png',
      '-i',
      'n10.png',
      '-filter_complex',
      'hstack,split[a][b];[a][b]vstack',
    );
    const sprites = {rows: 2, columns: 2, count: 3};
    const source = await engine.open('sheet.png', {sprites, pictureFps: 10});
    expect(source).toMatchObject({kind: 'sprites', width: 64, height: 48, times: {length: 3}});
    expect(pixelAt(await engine.preview({fps: 10}, 100_000), 5, 5)[0]).toBe(0xaa);
    for (const bad of [
      {...sprites, rows: 0},
      {...sprites, columns: 200},
      {...sprites, count: 9},
    ])
      expect(await engine.refusal('sheet.png', {sprites: bad})).toMatchObject({code: 'badGrid'});
  });

  it('cannot be mixed with what moves', async () => {
    engine.make('m.gif', ...test(0.2));
    expect(await engine.refusal(['n1.png', 'm.gif'])).toEqual({code: 'mixedKinds'});
  });

  it('are opened without the files that do not belong to them, and their number is told', async () => {
    const write = (name: string, bytes: string): void => {
      writeFileSync(engine.file(name), bytes);
    };
    write('note.txt', 'これは画像ではありません');
    write('empty.txt', '');
    write('broken.png', 'PNG');
    const source = await engine.open(['note.txt', 'n1.png', 'n2.webp', 'empty.txt']);
    expect(source).toMatchObject({kind: 'sequence', times: {length: 2}, leftOut: 2});
    expect(await engine.open(['note.txt', 'm.gif'])).toMatchObject({format: 'GIF', leftOut: 1});
    expect(await engine.open('m.gif')).toMatchObject({leftOut: 0});
    for (const others of [
      ['n1.png', 'broken.png'],
      ['broken.png', 'empty.txt'],
    ])
      expect(await engine.refusal(others)).toEqual({code: 'unknownFormat', name: 'broken.png'});
    expect(await engine.refusal(['note.txt', 'empty.txt'])).toMatchObject({code: 'empty'});
  });
});
