import {describe, expect, it} from 'vitest';
import {editDistance, likestPart, nearestPlace} from './editDistance';

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

describe('nearestPlace', () => {
  it.each([
    ['新しいてんぷれと参照の使い方', 'てんぷれと参招', 1, 'てんぷれと参照'],
    ['前のこんぽざぶるの後', 'こんぽざぷる', 1, 'こんぽざぶる'],
    ['設定', '設定', 0, '設定'],
  ])('finds in %s what is like %s', (text, pattern, distance, part) => {
    const found = nearestPlace(text, pattern);
    expect(found.distance).toBe(distance);
    expect(likestPart(text, found.end, pattern, distance)).toBe(part);
  });

  it('agrees with the distance computed the long way', () => {
    const letters = 'あいう';
    const word = (number: number): string =>
      [...number.toString(3).padStart(5, '0')].map((digit) => letters[Number(digit)]).join('');
    for (let number = 0; number < 243; number += 7) {
      const [text, pattern] = [word(number), word(242 - number)];
      let least = pattern.length;
      for (let from = 0; from <= text.length; from += 1) {
        for (let to = from; to <= text.length; to += 1) {
          // Swaps cost two here, so the long way may only be nearer.
          least = Math.min(least, editDistance(text.slice(from, to), pattern, 9));
        }
      }
      const {distance} = nearestPlace(text, pattern);
      expect(distance).toBeGreaterThanOrEqual(least);
      expect(distance).toBeLessThanOrEqual(least * 2);
    }
  });
});
