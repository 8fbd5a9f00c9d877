import {is} from 'valibot';
import {describe, expect, it} from 'vitest';
import {DEFAULT_CHROMA_KEY, DEFAULT_LUMA_KEY, EDIT_SCHEMA, NEUTRAL_EDIT} from './edit';
import {DEFAULT_OPEN, repairOpen} from './openOptions';
import {DEFAULT_OUTPUT, OUTPUT_SCHEMA, repairOutput} from './output';
import {PRESETS} from './presets';
import {repairEdit} from './planExport';

const source = {width: 64, height: 48, durationUs: 1_000_000};

describe('repairEdit', () => {
  it('leaves what is right', () => {
    const edit = {...NEUTRAL_EDIT, chromaKey: DEFAULT_CHROMA_KEY, lumaKey: DEFAULT_LUMA_KEY};
    expect(repairEdit(edit, source)).toEqual(edit);
  });

  it('holds every number within its range', () => {
    const repaired = repairEdit(
      {
        ...NEUTRAL_EDIT,
        trim: {startUs: -5, endUs: 9e9},
        speed: 0,
        fps: 240,
        crop: {x: 60, y: -3, width: 100, height: 100},
        resize: {width: 1, height: 99_999},
        pad: {top: -1, right: 1.6, bottom: 9e9, left: NaN},
        chromaKey: {color: [-1, 300, 1.4], similarity: 0, smoothness: 2, spill: -1},
        lumaKey: {remove: 'dark', threshold: 2, softness: -1},
        edge: {shrink: 99, feather: 2.4},
        background: [256, 0, 0],
        fadeInUs: -1,
      },
      source,
    );
    expect(repaired).toMatchObject({
      trim: {startUs: 0, endUs: 1_000_000},
      speed: 0.1,
      fps: 60,
      crop: {x: 60, y: 0, width: 4, height: 48},
      resize: {width: 2, height: 4096},
      pad: {top: 0, right: 2, bottom: 2048, left: 0},
      chromaKey: {color: [0, 255, 1], similarity: 0.01, smoothness: 1, spill: 0},
      lumaKey: {threshold: 1, softness: 0},
      edge: {shrink: 10, feather: 2},
      background: [255, 0, 0],
      fadeInUs: 0,
    });
  });

  it('turns an empty trim into the shortest', () => {
    const trim = {startUs: 2_000_000, endUs: 10};
    expect(repairEdit({...NEUTRAL_EDIT, trim}, source).trim).toEqual({
      startUs: 999_999,
      endUs: 1_000_000,
    });
  });
});

it('holds the numbers of an output within their ranges', () => {
  const rate = (one: Parameters<typeof repairOutput>[0]['rate'], loops = 0) =>
    repairOutput({format: 'gif', rate: one, loops});
  expect(repairOutput(DEFAULT_OUTPUT)).toEqual(DEFAULT_OUTPUT);
  expect(rate({by: 'quality', quality: 101}).rate).toEqual({by: 'quality', quality: 100});
  expect(rate({by: 'bitrate', bitsPerSecond: 1}).rate).toMatchObject({bitsPerSecond: 50_000});
  expect(rate({by: 'size', bytes: NaN}, 1e9)).toMatchObject({rate: {bytes: 1}, loops: 65_535});
});

it('holds the numbers of opening within their ranges', () => {
  expect(repairOpen(DEFAULT_OPEN)).toEqual(DEFAULT_OPEN);
  const wild = repairOpen({...DEFAULT_OPEN, stillUs: 9e12, pictureFps: 0});
  expect(wild).toMatchObject({stillUs: 600_000_000, pictureFps: 1});
});

it('knows an edit and an output from anything else', () => {
  expect(is(EDIT_SCHEMA, JSON.parse(JSON.stringify(NEUTRAL_EDIT)))).toBe(true);
  expect(is(EDIT_SCHEMA, {...NEUTRAL_EDIT, rotate: 45})).toBe(false);
  expect(is(EDIT_SCHEMA, null)).toBe(false);
  expect(is(OUTPUT_SCHEMA, JSON.parse(JSON.stringify(DEFAULT_OUTPUT)))).toBe(true);
  expect(is(OUTPUT_SCHEMA, {...DEFAULT_OUTPUT, format: 'mp4'})).toBe(false);
  expect(is(OUTPUT_SCHEMA, {...DEFAULT_OUTPUT, rate: {by: 'size'}})).toBe(false);
});

it('has presets that can be used as they are', () => {
  for (const {output, fps, longerSide} of PRESETS) {
    expect(is(OUTPUT_SCHEMA, output)).toBe(true);
    expect(repairEdit({...NEUTRAL_EDIT, fps}, source).fps).toBe(fps);
    expect(longerSide).toBeLessThanOrEqual(4096);
  }
});
