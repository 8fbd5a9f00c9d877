import {expect, it} from 'vitest';
import {megabytes} from './megabytes';

it('counts a megabyte as a million bytes', () => {
  expect(megabytes(92_480_576)).toBe('92.5MB');
  expect(megabytes(92_480_576, 0)).toBe('92MB');
});
