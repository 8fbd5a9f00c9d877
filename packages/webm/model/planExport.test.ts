import {describe, expect, it} from 'vitest';
import {DEFAULT_CHROMA_KEY, NEUTRAL_EDIT} from './edit';
import {resultName, DEFAULT_OUTPUT, type Output} from './output';
import {estimateMemory, heldFrames} from './memory';
import {planExport} from './planExport';
import {sourceFps, type SourceInfo} from './source';

const minute720: SourceInfo = {
  kind: 'video',
  format: 'MP4 (avc)',
  name: '踊る.mp4',
  width: 1280,
  height: 720,
  times: Array.from({length: 1800}, (_, i) => Math.round((i * 1e6) / 30)),
  durationUs: 60_000_000,
  audio: {codec: 'aac', channels: 2},
  alpha: false,
  notices: [],
};
const as = (format: Output['format'], more: Partial<Output> = {}): Output => ({
  ...DEFAULT_OUTPUT,
  format,
  ...more,
});
const codes = (...args: Parameters<typeof planExport>): string[] =>
  planExport(...args).notices.map(({code}) => code);

describe('planExport', () => {
  it('has nothing to say about the plain case', () => {
    const plan = planExport(minute720, NEUTRAL_EDIT, DEFAULT_OUTPUT);
    expect(plan.notices).toEqual([]);
    expect([plan.frames.length, plan.audio, plan.opaque]).toEqual([1800, true, false]);
    expect(sourceFps(minute720)).toBe(30);
  });

  it('says what a format cannot keep', () => {
    expect(codes(minute720, NEUTRAL_EDIT, as('gif'))).toEqual(['binaryAlpha', 'audioDropped']);
    const keyed = {...NEUTRAL_EDIT, chromaKey: DEFAULT_CHROMA_KEY};
    expect(codes(minute720, keyed, as('vp9'))).toEqual(['alphaFlattened']);
    const padded = {...NEUTRAL_EDIT, pad: {...NEUTRAL_EDIT.pad, top: 10}};
    expect(codes(minute720, padded, as('vp9'))).toEqual(['alphaFlattened']);
    expect(codes(minute720, {...NEUTRAL_EDIT, fadeOutUs: 5}, as('vp9'))).toEqual([
      'alphaFlattened',
    ]);
    expect(codes(minute720, NEUTRAL_EDIT, as('vp9'))).toEqual([]);
    const size = {by: 'size', bytes: 2e6} as const;
    expect(codes(minute720, {...NEUTRAL_EDIT, audio: 'drop'}, as('apng', {rate: size}))).toEqual([
      'rateIgnored',
    ]);
  });

  it('slows a GIF down to what browsers play', () => {
    const plan = planExport(minute720, {...NEUTRAL_EDIT, fps: 60}, as('gif'));
    expect(plan.edit.fps).toBe(50);
    expect(plan.notices).toContainEqual({code: 'gifFps', fps: 50});
  });

  it('drops sound that would no longer fit', () => {
    for (const edit of [{speed: 2}, {direction: 'reverse'}] as const) {
      const plan = planExport(minute720, {...NEUTRAL_EDIT, ...edit}, DEFAULT_OUTPUT);
      expect(plan.audio).toBe(false);
      expect(plan.notices).toEqual([{code: 'audioDropped', why: 'timing'}]);
    }
    expect(codes(minute720, {...NEUTRAL_EDIT, speed: 2, audio: 'drop'}, DEFAULT_OUTPUT)).toEqual(
      [],
    );
  });

  it('tells of sides that were changed', () => {
    const odd = {...minute720, width: 321, height: 6000};
    expect(codes(odd, NEUTRAL_EDIT, DEFAULT_OUTPUT)).toEqual(['madeEven', 'madeSmaller']);
  });
});

describe('estimateMemory', () => {
  const estimate = (source: SourceInfo, edit = NEUTRAL_EDIT, output = DEFAULT_OUTPUT) => {
    const plan = planExport(source, edit, output);
    return estimateMemory({...source, sourceBytes: 0}, plan.sizes, plan.frames, output);
  };

  it('stays within the goal for a minute of 720p, forward and backward', () => {
    expect(estimate(minute720).verdict).toBe('fine');
    expect(estimate(minute720, {...NEUTRAL_EDIT, direction: 'pingPong'}).verdict).toBe('fine');
  });

  it('grows with size, and with what is held for playing backward', () => {
    const big = {...minute720, width: 4096, height: 4096};
    expect(estimate(big).verdict).not.toBe('fine');
    const forward = estimate(minute720).bytes;
    const backward = estimate(minute720, {...NEUTRAL_EDIT, direction: 'reverse'}).bytes;
    expect(backward - forward).toBe(heldFrames(minute720) * 1280 * 720 * 4);
  });

  it('refuses what no tab holds', () => {
    const huge = {...minute720, width: 8000, height: 8000};
    expect(estimate(huge, NEUTRAL_EDIT, as('png-zip')).verdict).toBe('tooMuch');
  });
});

it('makes names that every system takes', () => {
  expect(resultName('踊る.mp4', 'vp9-alpha')).toBe('踊る.webm');
  expect(resultName('../../a:b*c?.gif', 'apng')).toBe('_.._a_b_c_.png');
  expect(resultName('con.png', 'gif')).toBe('_con.gif');
  expect(resultName('...', 'gif')).toBe('clip.gif');
  expect(resultName(`${'あ'.repeat(200)}.png`, 'png-zip')).toBe(`${'あ'.repeat(80)}.zip`);
  expect(resultName('a\u202Egpj.png', 'gif')).toBe('a_gpj.gif');
});
