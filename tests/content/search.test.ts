import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildIndex} from '@komebiyori/search/searchIndex';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {rankOf} from '../../scripts/lib/searchEval';
import freshQueries from './freshQueries.json';
import queries from './searchQueries.json';
import {manualIndex} from './support/manualIndex';
import {NEWEST} from './support/manualPage';
import {ROOT} from './support/pages';

// What streamers type, with the pages that answer it. Read here: a test would have a time limit.
const file = await manualIndex(NEWEST);
const index = buildIndex([file]);
const ranks = queries.map((query) => ({...query, rank: rankOf(index, query)}));
const share = (isHit: (rank: number) => boolean): number =>
  ranks.filter(({rank}) => isHit(rank)).length / ranks.length;

describe(`search in the manual ${NEWEST}`, () => {
  it('asks only for pages that there are', () => {
    const urls = new Set(file.pages.map(({url}) => url));
    const expected = [...queries, ...freshQueries].flatMap(({expected: pages}) => pages);
    expect(expected.filter((url) => !urls.has(url))).toEqual([]);
    expect(queries.length).toBeGreaterThanOrEqual(120);
  });

  it('has the right page first, nearly always', () => {
    expect(share((rank) => rank === 1)).toBeGreaterThanOrEqual(0.95);
  });

  it('has every path of the HTTP API first on the page that defines it', () => {
    const {paths} = parse(
      readFileSync(path.join(ROOT, 'static', 'developer', 'openapi.yaml'), 'utf8'),
    ) as {paths: Record<string, Record<string, unknown>>};
    const names = Object.entries(paths).flatMap(([name, operations]) => [
      name,
      ...Object.keys(operations)
        .filter((method) => ['get', 'post', 'put', 'delete'].includes(method))
        .map((method) => `${method.toUpperCase()} ${name}`),
    ]);
    expect(names.length).toBeGreaterThan(40);
    const expected = ['developer/http-api'];
    expect(names.filter((query) => rankOf(index, {query, expected}) !== 1)).toEqual([]);
  });

  it('has the right page among the eight suggestions', () => {
    expect(ranks.filter(({rank}) => rank === 0 || rank > 8)).toEqual([]);
  });
});
