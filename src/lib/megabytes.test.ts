import {expect, it} from 'vitest';
import {fileSize, megabytes} from './megabytes';

it('counts a megabyte as a million bytes', () => {
  expect(megabytes(92_480_576)).toBe('92.5MB');
  expect(megabytes(92_480_576, 0)).toBe('92MB');
});

it('writes a size in kilobytes up to a megabyte', () => {
  expect(fileSize(12)).toBe('1KB');
  expect(fileSize(82_560)).toBe('83KB');
  expect(fileSize(1_584_489)).toBe('1.58MB');
});
