import {describe, expect, it} from 'vitest';
import {NEUTRAL_EDIT} from './edit';
import {fitWithin, planSizes} from './geometry';

const source = {width: 321, height: 181};

describe('planSizes', () => {
  it('keeps sizes, and adds a pixel where sides must be even', () => {
    expect(planSizes(source, NEUTRAL_EDIT, 'apng').result).toEqual(source);
    expect(planSizes(source, NEUTRAL_EDIT, 'vp9')).toMatchObject({
      content: source,
      result: {width: 322, height: 182},
      madeEven: true,
      madeSmaller: false,
    });
  });

  it('crops, turns, resizes and pads in this order', () => {
    const crop = {x: 1, y: 2, width: 100, height: 50};
    const pad = {top: 1, right: 2, bottom: 3, left: 4};
    expect(planSizes(source, {...NEUTRAL_EDIT, crop, rotate: 90, pad}, 'apng')).toMatchObject({
      turned: {width: 50, height: 100},
      content: {width: 50, height: 100},
      result: {width: 56, height: 104},
    });
    const resize = {width: 30, height: 20};
    expect(planSizes(source, {...NEUTRAL_EDIT, resize, pad}, 'apng').result).toEqual({
      width: 36,
      height: 24,
    });
  });

  it('keeps a result within 4096 with its shape', () => {
    const sizes = planSizes({width: 8192, height: 2048}, NEUTRAL_EDIT, 'vp9');
    expect(sizes).toMatchObject({result: {width: 4096, height: 1024}, madeSmaller: true});
    const pad = {top: 0, right: 100, bottom: 0, left: 0};
    const padded = planSizes({width: 8192, height: 2048}, {...NEUTRAL_EDIT, pad}, 'vp9');
    expect(padded.result.width).toBe(4096);
  });
});

it('fits sizes into a side and does not enlarge', () => {
  expect(fitWithin({width: 1920, height: 1080}, 512)).toEqual({width: 512, height: 288});
  expect(fitWithin({width: 10, height: 4000}, 100)).toEqual({width: 1, height: 100});
  expect(fitWithin({width: 64, height: 48}, 512)).toEqual({width: 64, height: 48});
});
