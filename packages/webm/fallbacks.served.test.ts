import {writeFileSync} from 'node:fs';
import {deflateSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {PNG_SIGNATURE} from './input/pngChunks';
import {chunk, headerChunk} from './output/encodePng';
import {framesOf, probe} from './testing/ffmpeg';
import {pixelAt} from './testing/pictures';
import {withEngine} from './testing/withEngine';

const drawing = [
  ...['-f', 'lavfi', '-i'],
  "color=c=black:s=64x48:r=10:d=0.3,format=rgba,geq=r='N*90':g=100:b=60:a='if(lt(X,32),255,90)'",
];

describe('a browser without ImageDecoder and WebCodecs', () => {
  const engine = withEngine({without: ['ImageDecoder', 'VideoEncoder', 'VideoDecoder']});

  it('still makes GIF, APNG and PNG of GIF and APNG, exactly', async () => {
    engine.make('a.png', ...drawing, '-plays', '0', '-f', 'apng');
    expect(await engine.open('a.png')).toMatchObject({format: 'APNG', times: {length: 3}});
    const result = await engine.export('r.png', {fps: 10}, {format: 'apng'});
    expect(result.check).toMatchObject({verdict: 'right', alphaError: 0});
    const theirs = framesOf(engine.file('a.png'), 64, 48);
    expect(framesOf(engine.file('r.png'), 64, 48).map(({data}) => data)).toEqual(
      theirs.map(({data}) => data),
    );
    const gif = await engine.export('r.gif', {fps: 10}, {format: 'gif'});
    expect(gif.check).toMatchObject({verdict: 'right', frames: 3});
    expect(await engine.open('r.gif')).toMatchObject({format: 'GIF', times: {length: 3}});
    expect(pixelAt(await engine.preview({fps: 10}, 200_000), 8, 8)).toEqual([180, 100, 60, 255]);
  });

  it('says what it can write instead of video', async () => {
    await engine.open('a.png');
    const answer = await engine.served().page.evaluate(() => driver.export('x', {}, {}));
    expect(answer).toMatchObject({
      failure: {code: 'cannotEncode', supported: ['GIF', 'APNG', '連番PNG（ZIP）']},
    });
  });

  it('opens other pictures as stills, with a word about their accuracy', async () => {
    engine.make('a.webp', ...drawing, '-frames:v', '1', '-lossless', '1');
    const source = await engine.open('a.webp');
    expect(source).toMatchObject({kind: 'still', notices: [{code: 'roughAlphaInput'}]});
    expect(pixelAt(await engine.preview({}, 0), 8, 8)).toEqual([0, 100, 60, 255]);
  });

  it('says of a moving WebP that it shows the first frame alone', async () => {
    engine.make('b.webp', ...drawing, '-c:v', 'libwebp_anim', '-lossless', '1');
    expect(await engine.open('b.webp')).toMatchObject({
      times: [0],
      notices: [{code: 'firstFrameOnly', format: 'WebP'}, {code: 'roughAlphaInput'}],
    });
  });

  const trns = (...bytes: readonly number[]) => chunk('tRNS', Uint8Array.from(bytes));
  it.each([
    {
      ...{what: 'greys of which one is transparent', header: [8, 0, 0, 0, 0]},
      ...{chunks: [trns(0, 7)], pixels: [7, 9], second: [9, 9, 9, 255]},
    },
    {
      ...{
        what: 'colours of which one is',
        header: [8, 2, 0, 0, 0],
        chunks: [trns(0, 1, 0, 2, 0, 3)],
      },
      ...{pixels: [1, 2, 3, 4, 5, 6], second: [4, 5, 6, 255]},
    },
    {
      ...{what: 'a list of colours, from coarse to fine', header: [4, 3, 0, 0, 1]},
      chunks: [chunk('PLTE', Uint8Array.of(1, 2, 3, 4, 5, 6)), trns(0)],
      ...{pixels: [0, 0, 0x10], second: [4, 5, 6, 255]},
    },
  ])('opens PNG of $what', async ({header, chunks, pixels, second}) => {
    const parts = [
      ...[PNG_SIGNATURE, chunk('IHDR', Uint8Array.from([0, 0, 0, 2, 0, 0, 0, 1, ...header]))],
      ...[...chunks, chunk('IDAT', deflateSync(Uint8Array.from([0, ...pixels])))],
      chunk('IEND', new Uint8Array()),
    ];
    writeFileSync(engine.file('kind.png'), Buffer.concat(parts));
    await engine.open('kind.png');
    const picture = await engine.preview({}, 0);
    expect([pixelAt(picture, 0, 0)[3], pixelAt(picture, 1, 0)]).toEqual([0, second]);
  });

  it('refuses a PNG that holds far more than its header says', async () => {
    const bomb = (...before: readonly Uint8Array<ArrayBuffer>[]): Buffer =>
      Buffer.concat([
        ...[PNG_SIGNATURE, headerChunk(8, 8), ...before],
        ...[chunk('IDAT', deflateSync(Buffer.alloc(50e6))), chunk('IEND', Buffer.alloc(0))],
      ]);
    const frame = Buffer.alloc(26);
    frame.writeUInt32BE(8, 4);
    frame.writeUInt32BE(8, 8);
    const animated = bomb(
      chunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])),
      chunk('fcTL', frame),
    );
    for (const [name, bytes] of Object.entries({'still.png': bomb(), 'moving.png': animated})) {
      writeFileSync(engine.file(name), bytes);
      expect(await engine.refusal(name)).toEqual({code: 'corrupt', name});
    }
  });

  it('cannot read video', async () => {
    engine.make('a.mp4', '-f', 'lavfi', '-i', 'testsrc=s=64x48:d=0.2', '-pix_fmt', 'yuv420p');
    expect(await engine.refusal('a.mp4')).toEqual({
      code: 'cannotDecode',
      format: 'AVC',
      supported: [],
    });
  });
});

describe('a browser that hands out pixels as Firefox does', () => {
  const engine = withEngine({isLikeFirefox: true});

  it('opens pictures as bright as they are', async () => {
    engine.make('a.webp', ...drawing, '-frames:v', '1', '-lossless', '1');
    await engine.open('a.webp');
    const picture = await engine.preview({}, 0);
    expect(pixelAt(picture, 8, 8)).toEqual([0, 100, 60, 255]);
    const [red = 0, green = 0, blue = 0, alpha] = pixelAt(picture, 48, 8);
    expect([red, alpha]).toEqual([0, 90]);
    // Eight bits of a multiplied colour are not all that was there.
    expect(Math.abs(green - 100)).toBeLessThan(3);
    expect(Math.abs(blue - 60)).toBeLessThan(3);
  });

  it('writes a WebM whose colours and transparency players and we ourselves read', async () => {
    const result = await engine.export('r.webm', {}, {format: 'vp9-alpha'});
    expect(result.check).toMatchObject({verdict: 'right', transparent: true});
    expect(probe(engine.file('r.webm')).streams[0]).toMatchObject({color_space: 'smpte170m'});
    await engine.open('r.webm');
    const picture = await engine.preview({}, 0);
    expect(pixelAt(picture, 8, 8)[3]).toBe(255);
    expect(Math.abs((pixelAt(picture, 48, 8)[3] ?? 0) - 90)).toBeLessThan(5);
  });
});
