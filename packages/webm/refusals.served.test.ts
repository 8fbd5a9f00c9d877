import {readFileSync, writeFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {PNG_SIGNATURE} from './input/pngChunks';
import {headerChunk} from './output/encodePng';
import {withEngine} from './testing/withEngine';

const engine = withEngine();

const test = (seconds: number, rate = 10) => [
  ...['-f', 'lavfi', '-i'],
  `testsrc2=s=64x48:r=${rate}:d=${seconds}`,
];

describe('bad inputs', () => {
  const write = (name: string, bytes: Uint8Array) => {
    writeFileSync(engine.file(name), bytes);
  };
  const cut = (name: string, from: string, length: number) => {
    write(name, readFileSync(engine.file(from)).subarray(0, length));
  };

  it('are told apart', async () => {
    expect(await engine.refusal([])).toEqual({code: 'noFiles'});
    write('empty.gif', new Uint8Array());
    expect(await engine.refusal('empty.gif')).toEqual({code: 'empty', name: 'empty.gif'});
    write('note.txt', new TextEncoder().encode('これは画像ではありません'.repeat(9)));
    expect(await engine.refusal('note.txt')).toEqual({code: 'unknownFormat', name: 'note.txt'});
  });

  it('may be broken in many ways', async () => {
    engine.make('whole.mp4', ...test(1), '-pix_fmt', 'yuv420p');
    engine.make('whole.gif', ...test(0.3));
    engine.make('whole.png', ...test(0.1), '-frames:v', '1');
    cut('header.gif', 'whole.gif', 8);
    cut('header.png', 'whole.png', 30);
    write(
      'noise.webm',
      Uint8Array.from({length: 400}, (_, i) => [0x1a, 0x45, 0xdf, 0xa3][i] ?? (i * 37) % 256),
    );
    for (const name of ['header.gif', 'header.png', 'noise.webm'])
      expect((await engine.refusal(name)).code, name).toMatch(/^(?:corrupt|noFrames)$/u);
  });

  it('may be photos of a phone, whose boxes are those of a video without an index', async () => {
    const boxes = ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', '\0\0\0\x08meta', '\0\0\0\x08mdat'];
    write('IMG_1.HEIC', Buffer.from(boxes.join(''), 'latin1'));
    const refused = {code: 'phonePhoto', name: 'IMG_1.HEIC'};
    expect(await engine.refusal('IMG_1.HEIC')).toEqual(refused);
    // Among others it is not left out in silence.
    engine.make('IMG_2.png', ...test(0.1), '-frames:v', '1');
    expect(await engine.refusal(['IMG_1.HEIC', 'IMG_2.png'])).toEqual(refused);
  });

  it('may be recordings that were not ended, or videos cut before their first frame', async () => {
    engine.make('ended.mp4', ...test(1), '-pix_fmt', 'yuv420p');
    engine.make('ended.webm', ...test(1), '-c:v', 'libvpx', '-pix_fmt', 'yuv420p');
    cut('index.mp4', 'ended.mp4', 3000);
    cut('start.webm', 'ended.webm', 300);
    for (const name of ['index.mp4', 'start.webm'])
      expect(await engine.refusal(name)).toEqual({code: 'unfinished', name});
  });

  it('may have no picture in them', async () => {
    for (const name of ['sound.mp4', 'sound.mp3', 'sound.ogg', 'sound.wav']) {
      engine.make(name, '-f', 'lavfi', '-i', 'sine=d=0.2');
      expect(await engine.refusal(name)).toEqual({code: 'noFrames', name});
    }
  });

  it.each([
    ['ProRes', ['-c:v', 'prores_ks', '-pix_fmt', 'yuva444p10le']],
    ['CineForm', ['-c:v', 'cfhd']],
    [
      'DNxHD',
      ['-c:v', 'dnxhd', '-s', '1280x720', '-r', '50', '-b:v', '75M', '-pix_fmt', 'yuv422p'],
    ],
    ['アニメーション（QuickTime）', ['-c:v', 'qtrle']],
  ] as const)('may be for editing alone: %s', async (format, args) => {
    engine.make('edited.mov', ...test(0.2), ...args);
    expect(await engine.refusal('edited.mov')).toEqual({code: 'editingFormat', format});
  });

  it('may be of a codec that the browser has not: it says which ones it has', async () => {
    engine.make(
      'h265.mp4',
      ...test(0.2),
      '-pix_fmt',
      'yuv420p',
      '-c:v',
      'libx265',
      '-x265-params',
      'log-level=none',
    );
    const failure = await engine.refusal('h265.mp4');
    expect(failure).toMatchObject({code: 'cannotDecode', format: 'HEVC'});
    expect('supported' in failure && failure.supported).toContain('VP9');
  });

  it('may be too long or too big', async () => {
    engine.make('long.mp4', ...test(602, 1), '-pix_fmt', 'yuv420p', '-preset', 'ultrafast');
    expect(await engine.refusal('long.mp4')).toMatchObject({code: 'tooLong', seconds: 602});
    const header = headerChunk(20_000, 20_000);
    write('huge.png', Buffer.concat([PNG_SIGNATURE, header]));
    expect(await engine.refusal('huge.png')).toEqual({code: 'huge', width: 20_000, height: 20_000});
    expect(await engine.refusal(['huge.png', 'huge.png'])).toMatchObject({code: 'huge'});
  });

  it('may claim frames without an end in a few bytes', async () => {
    engine.make('some.mp4', ...test(1), '-pix_fmt', 'yuv420p', '-c:v', 'libvpx-vp9');
    const bytes = Buffer.from(readFileSync(engine.file('some.mp4')));
    // Of `stts` and `stsz` (ISO/IEC 14496-12, 8.6.1.2 and 8.7.3.2), behind the name of the box.
    const [times, sizes] = [bytes.indexOf('stts') + 4, bytes.indexOf('stsz') + 4];
    bytes.writeUInt32BE(1_000_000_000, times + 8);
    bytes.writeUInt32BE(1, times + 12);
    bytes.writeUInt32BE(1, sizes + 4);
    bytes.writeUInt32BE(1_000_000_000, sizes + 8);
    write('frames.mp4', bytes);
    expect(await engine.refusal('frames.mp4')).toEqual({code: 'tooManyFrames', most: 180_000});
  });

  it('leave nothing open', async () => {
    await engine.open('whole.gif');
    await engine.refusal('empty.gif');
    const answer = await engine.served().page.evaluate(() => driver.preview({}, 0));
    expect(answer).toMatchObject({failure: {code: 'nothingOpen'}});
  });

  it('may break in the middle: it says where', async () => {
    const bytes = new Uint8Array(readFileSync(engine.file('whole.mp4')));
    const data = Buffer.from(bytes).indexOf('mdat') + 4;
    const index = Buffer.from(bytes).indexOf('moov');
    bytes.fill(0xff, data + (index - data) / 2, index - 8);
    write('middle.mp4', bytes);
    await engine.open('middle.mp4');
    const answer = await engine.served().page.evaluate(() => driver.export('x.webm', {}, {}));
    expect(answer).toMatchObject({failure: {code: 'decodeFailed'}});
  });
});
