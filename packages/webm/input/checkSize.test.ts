import {expect, it} from 'vitest';
import {failureOf} from '../model/failures';
import {checkBytes, checkDuration, checkSides} from './checkSize';

const refused = (check: () => void): unknown => {
  try {
    check();
    return null;
  } catch (error) {
    return failureOf(error);
  }
};

it('holds inputs within two gigabytes, ten minutes and what memory takes', () => {
  const GB2 = 2 * 1024 ** 3;
  const sized = (...sizes: number[]) => sizes.map((size, i) => ({name: `${i}.png`, size}));
  const bytes = (...sizes: number[]): unknown =>
    refused(() => {
      checkBytes(sized(...sizes));
    });
  expect(bytes()).toEqual({code: 'noFiles'});
  expect(bytes(5, 0)).toEqual({code: 'empty', name: '1.png'});
  expect(bytes(GB2 - 1, 1)).toBeNull();
  expect(bytes(GB2, 1)).toEqual({code: 'tooLarge', bytes: GB2 + 1});
  const sides = (width: number, height: number): unknown =>
    refused(() => {
      checkSides(width, height);
    });
  expect(sides(8000, 8000)).toBeNull();
  expect(sides(8001, 8000)).toEqual({code: 'huge', width: 8001, height: 8000});
  expect(sides(16_385, 1)).toMatchObject({code: 'huge'});
  const seconds = (count: number): unknown =>
    refused(() => {
      checkDuration(count * 1e6);
    });
  expect(seconds(600)).toBeNull();
  expect(seconds(600.1)).toEqual({code: 'tooLong', seconds: 600.1});
});
