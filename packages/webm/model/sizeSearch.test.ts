import {describe, expect, it} from 'vitest';
import {MAX_TRIES, searchSize} from './sizeSearch';

/** Files that grow with quality as those of video do. */
const encoder = (least: number, most: number) => (quality: number) =>
  Promise.resolve({quality, size: Math.round(least * (most / least) ** (quality / 100))});

describe('searchSize', () => {
  it('finds a file close below the limit within six tries', async () => {
    for (const limit of [120, 500, 2000, 5000, 9999]) {
      const {best, reached, tries} = await searchSize(limit, 75, encoder(100, 10_000));
      expect(reached).toBe(true);
      expect(tries.length).toBeLessThanOrEqual(MAX_TRIES);
      expect(best.size).toBeLessThanOrEqual(limit);
      expect(best.size, `${limit}`).toBeGreaterThan(limit * 0.75);
    }
  });

  it('takes the best quality at once where even that fits', async () => {
    const {best, tries} = await searchSize(1e6, 100, encoder(100, 10_000));
    expect([best.quality, tries.length]).toEqual([100, 1]);
  });

  it('says after two tries that a limit cannot be met, and keeps the smallest', async () => {
    const {best, reached, tries} = await searchSize(99, 75, encoder(100, 10_000));
    expect(reached).toBe(false);
    expect(best.quality).toBe(0);
    expect(tries.map(({quality}) => quality)).toEqual([75, 0]);
  });

  it('ends when quality makes no difference', async () => {
    const {reached, tries} = await searchSize(99, 75, () => Promise.resolve({size: 50}));
    expect(reached).toBe(true);
    expect(tries.length).toBeLessThanOrEqual(MAX_TRIES);
  });
});
