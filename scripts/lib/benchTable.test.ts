import {describe, expect, it} from 'vitest';
import {kilobytes, markdownSection, median, percentile} from './benchTable';

describe('markdownSection', () => {
  it('sets figures to the right and text to the left, and escapes the column mark', () => {
    const text = markdownSection({
      title: 'T',
      note: 'N',
      head: ['page', 'KB'],
      rows: [
        ['/a|b', '1.5'],
        ['/', '12.0 / 3'],
      ],
    });
    expect(text.split('\n')).toEqual([
      '## T',
      '',
      'N',
      '',
      '| page  |       KB |',
      '| ----- | -------: |',
      '| /a\\|b |      1.5 |',
      '| /     | 12.0 / 3 |',
      '',
    ]);
  });
});

describe('figures', () => {
  it('counts a kilobyte as 1,000 bytes', () => {
    expect(kilobytes(1250)).toBe('1.3');
  });
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[7], 7],
    [[], NaN],
  ])('median of %j', (values, expected) => {
    expect(median(values)).toBe(expected);
  });
  it.each([
    [[30, 10, 20], 0.5, 20],
    [[4, 1, 2, 3], 0.95, 4],
    [[4, 1, 2, 3], 0.25, 1],
    [[5], 0, 5],
    [[], 0.5, NaN],
  ])('percentile of %j at %d', (values, part, expected) => {
    expect(percentile(values, part)).toBe(expected);
  });
});
