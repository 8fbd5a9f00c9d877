import {describe, expect, it} from 'vitest';
import {missingNumbers, naturalSort, placeInFrame} from './sequence';

const sorted = (...names: string[]): string[] =>
  naturalSort(names.map((name) => ({name}))).map(({name}) => name);

describe('naturalSort', () => {
  it('counts as people do', () => {
    expect(sorted('a10.png', 'a2.png', 'A1.png')).toEqual(['A1.png', 'a2.png', 'a10.png']);
    expect(sorted('走る_002.png', '走る_001.png', '走る_0003.png')).toEqual([
      '走る_001.png',
      '走る_002.png',
      '走る_0003.png',
    ]);
  });
});

describe('missingNumbers', () => {
  it('finds what is missing between first and last', () => {
    expect(missingNumbers(['f_001.png', 'f_002.png', 'f_005.png'])).toEqual([3, 4]);
    expect(missingNumbers(['2x_1.png', '2x_3.png'])).toEqual([2]);
    expect(missingNumbers(['a1.png', 'a2.png'])).toEqual([]);
  });

  it('says nothing about names without numbers, and not too much about wild ones', () => {
    expect(missingNumbers(['a.png', 'b.png'])).toEqual([]);
    expect(missingNumbers(['a1.png', 'b.png', 'a9.png'])).toEqual([]);
    expect(missingNumbers(['a1.png', 'a20251121.png'])).toHaveLength(100);
  });
});

it('places a picture in the middle, scaled or as it is', () => {
  const frame = {width: 64, height: 48};
  expect(placeInFrame({width: 32, height: 48}, frame, 'pad')).toEqual({
    width: 32,
    height: 48,
    x: 16,
    y: 0,
  });
  expect(placeInFrame({width: 128, height: 128}, frame, 'fit')).toEqual({
    width: 48,
    height: 48,
    x: 8,
    y: 0,
  });
  expect(placeInFrame({width: 128, height: 128}, frame, 'pad')).toMatchObject({x: -32, y: -40});
});
