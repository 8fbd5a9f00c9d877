import {describe, expect, it} from 'vitest';
import {editDistance} from './editDistance';
import {likestPart, nearestPlace} from './nearestPlace';

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
