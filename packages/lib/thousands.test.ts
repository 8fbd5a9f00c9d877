import {expect, it} from 'vitest';
import {thousands} from './thousands';

it('writes whole numbers as the platform does', () => {
  for (const count of [0, 7, 999, 1000, 7904, 65_535, 100_000, 1_234_567]) {
    for (const language of ['ja', 'en-US'])
      expect(thousands(count)).toBe(count.toLocaleString(language));
  }
});
