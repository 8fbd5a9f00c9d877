import {describe, expect, it} from 'vitest';
import {buildIndex} from '../../plugins/search/client/engine/buildIndex';
import {rankOf} from '../../scripts/lib/searchEval';
import queries from './searchQueries.json';
import {manualIndex} from './support/manualIndex';
import {NEWEST} from './support/manualPage';

// What streamers type, with the pages that answer it. Read here: a test would have a time limit.
const file = await manualIndex(NEWEST);
const index = buildIndex([file]);
const ranks = queries.map((query) => ({...query, rank: rankOf(index, query)}));
const share = (isHit: (rank: number) => boolean): number =>
  ranks.filter(({rank}) => isHit(rank)).length / ranks.length;

describe(`search in the manual ${NEWEST}`, () => {
  it('asks only for pages that there are', () => {
    const urls = new Set(file.pages.map(({url}) => url));
    expect(queries.flatMap(({expected}) => expected).filter((url) => !urls.has(url))).toEqual([]);
    expect(queries.length).toBeGreaterThanOrEqual(120);
  });

  it('has the right page first, nearly always', () => {
    expect(share((rank) => rank === 1)).toBeGreaterThanOrEqual(0.95);
  });

  it('has the right page among the eight suggestions', () => {
    expect(ranks.filter(({rank}) => rank === 0 || rank > 8)).toEqual([]);
  });
});
