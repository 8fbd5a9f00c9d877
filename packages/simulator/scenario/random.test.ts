import {describe, expect, it} from 'vitest';
import {createRandom, xoshiro128starstar} from './random';

describe('xoshiro128**', () => {
  it('gives what the reference implementation gives', () => {
    const next = xoshiro128starstar([1, 2, 3, 4]);
    // From the authors' C code, version 1.1.
    expect(Array.from({length: 10}, next)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
      4258142804,
    ]);
  });
});

describe('random numbers', () => {
  it('are the same for a seed and others for its neighbour', () => {
    const take = (seed: number): number[] => Array.from({length: 50}, createRandom(seed).next);
    expect(take(1)).toEqual(take(1));
    const [one, two] = [new Set(take(1)), take(2)];
    expect(two.filter((value) => one.has(value))).toEqual([]);
  });

  it('are spread evenly, also for the seed 0', () => {
    const random = createRandom(0);
    const counts = [0, 0, 0, 0, 0];
    for (let i = 0; i < 10_000; i += 1) {
      const place = random.below(5);
      counts[place] = (counts[place] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  it('choose by weight, and never what weighs nothing', () => {
    const random = createRandom(3);
    const chosen = Array.from({length: 1000}, () =>
      random.weighted([
        ['never', 0],
        ['often', 9],
        ['seldom', 1],
      ] as const),
    );
    expect(chosen).not.toContain('never');
    expect(chosen.filter((name) => name === 'often').length).toBeGreaterThan(800);
    expect(chosen).toContain('seldom');
  });

  it('refuse to choose from nothing', () => {
    const random = createRandom(1);
    expect(() => random.pick([])).toThrow(RangeError);
    expect(() => random.weighted([['a', 0]])).toThrow(RangeError);
  });
});
