import {describe, expect, it} from 'vitest';
import {mulberry32, pick} from '@komebiyori/lib/mulberry32';
import {planReads} from './playFrames';

describe('planReads', () => {
  it('streams what rises', () => {
    expect(planReads([0, 0, 2, 5, 5], 2)).toEqual([
      {sources: [0, 2, 5], shown: [0, 0, 1, 2, 2], streamed: true},
    ]);
    expect(planReads([3, 3, 3], 2)).toEqual([{sources: [3], shown: [0, 0, 0], streamed: true}]);
  });

  it('cuts what falls into windows', () => {
    expect(planReads([4, 3, 3, 2, 1, 0], 2)).toEqual([
      {sources: [3, 4], shown: [1, 0, 0], streamed: false},
      {sources: [1, 2], shown: [1, 0], streamed: false},
      {sources: [0], shown: [0], streamed: false},
    ]);
  });

  it('shows any row, holds no more than allowed and reads forward only', () => {
    const random = mulberry32(3);
    for (let run = 0; run < 2000; run++) {
      const row = Array.from({length: Math.floor(random() * 40)}, () => Math.floor(random() * 12));
      const sorted = pick(random, [row, [...row].sort((a, b) => a - b), row.sort((a, b) => b - a)]);
      const held = 1 + Math.floor(random() * 5);
      const reads = planReads(sorted, held);
      expect(reads.flatMap(({sources, shown}) => shown.map((place) => sources[place]))).toEqual(
        sorted,
      );
      for (const {sources, shown, streamed} of reads) {
        expect(sources).toEqual([...new Set(sources)].sort((a, b) => a - b));
        if (streamed) expect(shown).toEqual([...shown].sort((a, b) => a - b));
        else expect(sources.length).toBeLessThanOrEqual(held);
      }
    }
  });
});
