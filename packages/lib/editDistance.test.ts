import {describe, expect, it} from 'vitest';
import {editDistance} from './editDistance';

describe('editDistance', () => {
  it.each([
    ['suspense', 'suspence', 1],
    ['createportal', 'createpotral', 1],
    ['useeffect', 'useefect', 1],
    ['abc', '', 3],
    ['', '', 0],
    ['いんすとる', 'いんすとのれ', 2],
  ])('of %s and %s is %i', (a, b, distance) => {
    expect(editDistance(a, b, 3)).toBe(distance);
    expect(editDistance(b, a, 3)).toBe(distance);
  });

  it('ends early beyond what is allowed', () => {
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
    expect(editDistance('a', 'abcdef', 2)).toBe(3);
  });
});
