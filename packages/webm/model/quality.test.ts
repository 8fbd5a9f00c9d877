import {expect, it} from 'vitest';
import {alphaQuantizer, bitrateOf, gifColors, MAX_QUANTIZER, quantizerOf} from './quality';

const qualities = Array.from({length: 101}, (_, i) => i);

it('stays within what encoders take and never gets worse with a higher quality', () => {
  const size = {width: 64, height: 48};
  const scales: readonly [(quality: number) => number, number, number, 1 | -1][] = [
    [quantizerOf, 0, MAX_QUANTIZER, -1],
    [alphaQuantizer, 0, MAX_QUANTIZER, -1],
    [gifColors, 2, 256, 1],
    [(quality) => bitrateOf(size, 1, quality), 1, 1e6, 1],
  ];
  for (const [scale, least, most, direction] of scales) {
    const values = qualities.map(scale);
    expect(values).toEqual([...values].sort((a, b) => (a - b) * direction));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...values)).toBeLessThanOrEqual(most);
    expect(values[0]).not.toBe(values[100]);
    expect(scale(200)).toBe(scale(100));
    expect(scale(-1)).toBe(scale(0));
  }
});

it('gives alpha a finer quantizer than colours', () => {
  for (const quality of qualities)
    expect(alphaQuantizer(quality)).toBeLessThanOrEqual(quantizerOf(quality));
});
