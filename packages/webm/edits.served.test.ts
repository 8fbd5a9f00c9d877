import {beforeAll, describe, expect, it} from 'vitest';
import {ffmpeg, framesOf, probe, BLOCKS} from './testing/ffmpeg';
import {pixelAt} from './testing/pictures';
import {withEngine} from './testing/withEngine';

const engine = withEngine();

beforeAll(() => {
  engine.make('blocks.png', '-f', 'lavfi', '-i', BLOCKS, '-plays', '0', '-f', 'apng');
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

  it('keys a video without a line of the ground around the figure', async () => {
    const square =
      "color=s=96x64:r=5:d=0.6,format=rgb24,geq=r='if(between(X,20,79)*between(Y,10,50),220,0)':g='if(between(X,20,79)*between(Y,10,50),30,177)':b='if(between(X,20,79)*between(Y,10,50),30,64)'";
    engine.make('ground.mp4', '-f', 'lavfi', '-i', square, '-pix_fmt', 'yuv420p', '-crf', '18');
    await engine.open('ground.mp4');
    const chromaKey = {
      color: [0, 177, 64] as const,
      similarity: 0.11,
      smoothness: 0.05,
      spill: 0.5,
    };
    const result = await engine.export(
      'k.webm',
      {fps: 5, chromaKey},
      {rate: {by: 'quality', quality: 95}},
    );
    expect(result.check).toMatchObject({verdict: 'right', transparent: true});
    const pictures = framesOf(engine.file('k.webm'), 96, 64, 'libvpx-vp9');
    expect(pictures).toHaveLength(3);
    for (const picture of pictures) {
      expect(pixelAt(picture, 50, 30)[3]).toBe(255);
      expect(pixelAt(picture, 8, 8)[3]).toBe(0);
      let [green, dark] = [0, 0];
      for (let at = 0; at < picture.data.length; at += 4) {
        if ((picture.data[at + 3] ?? 0) < 128) continue;
        const [red = 0, other = 0] = picture.data.subarray(at, at + 2);
        if (other > red / 2) green++;
        if (red < 160) dark++;
      }
      expect({green, dark}).toEqual({green: 0, dark: 0});
    }
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
    expect(source.audio).toEqual({codec: 'aac', channels: 1});
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
      .page.evaluate(() => driver.cancelAfter(3, {fps: 60, speed: 0.1}));
    expect(said).toMatchObject({failure: {code: 'cancelled'}});
    // Messages are on their way while frames are made; of 600 only a few more are done.
    expect(seen).toBeLessThan(60);
    expect((await engine.export('after.webm', {fps: 10})).frames).toBe(10);
  });
});
