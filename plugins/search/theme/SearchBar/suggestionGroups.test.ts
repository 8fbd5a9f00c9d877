import type {Hit} from '@komebiyori/search/answer';
import {describe, expect, it} from 'vitest';
import {suggestionGroups} from './useBoxList';

const text = (of: string): Hit['title'] => ({text: of, marks: []});
const hit = (url: string, isManual: boolean, sections = 0): Hit => ({
  type: 'title',
  url,
  breadcrumb: [],
  title: text(url),
  section: undefined,
  snippet: undefined,
  more: Array.from({length: sections}, (_, index) => ({
    url: `${url}#${index}`,
    section: text(''),
    snippet: undefined,
  })),
  isManual,
});
const shown = (hits: readonly Hit[], hasRoom = true): unknown =>
  suggestionGroups(hits, hasRoom).map(({label, rows}) => [
    label,
    ...rows.flatMap(({hit: {url}, place, sections}) => [
      `${place} ${url}`,
      ...sections.map((section) => `${section.place} ${section.url}`),
    ]),
  ]);

describe('suggestionGroups', () => {
  it('parts the manual from other pages, the group of the best hit first', () => {
    const mixed = [hit('a', false), hit('b', true), hit('c', false), hit('d', true)];
    expect(shown(mixed)).toEqual([
      ['サイト内のページ', '0 a', '1 c'],
      ['マニュアル', '2 b', '3 d'],
    ]);
    expect(shown(mixed.slice(1))).toEqual([
      ['マニュアル', '0 b', '1 d'],
      ['サイト内のページ', '2 c'],
    ]);
  });

  it('leaves out a group that is empty', () => {
    expect(shown([hit('a', true)])).toEqual([['マニュアル', '0 a']]);
    expect(shown([])).toEqual([]);
  });

  it('shows further sections of the first two pages, in the order of the list', () => {
    expect(shown([hit('a', true, 2), hit('b', false, 2), hit('c', true, 1)])).toEqual([
      ['マニュアル', '0 a', '1 a#0', '2 a#1', '3 c', '4 c#0'],
      ['サイト内のページ', '5 b'],
    ]);
  });

  it('shows eight suggestions at most, sections only in what the pages leave', () => {
    const hits = (count: number): Hit[] =>
      Array.from({length: count}, (_, page) => hit(String(page), true, 2));
    expect(shown(hits(8))).toEqual([
      ['マニュアル', '0 0', '1 1', '2 2', '3 3', '4 4', '5 5', '6 6', '7 7'],
    ]);
    expect(shown(hits(5))).toEqual([
      ['マニュアル', '0 0', '1 0#0', '2 0#1', '3 1', '4 1#0', '5 2', '6 3', '7 4'],
    ]);
  });

  it('shows no further sections where there is no room', () => {
    expect(shown([hit('a', true, 2), hit('b', true)], false)).toEqual([
      ['マニュアル', '0 a', '1 b'],
    ]);
  });
});
