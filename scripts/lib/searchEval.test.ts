import {buildIndex} from '@komebiyori/search/searchIndex';
import {expect, it} from 'vitest';
import {buildCorpus, rankIn, rankOf, summary} from './searchEval';

const page = {description: '', keywords: '', breadcrumb: []};
const file = await buildCorpus([
  {...page, url: '/a', title: '導入', sections: [{title: '導入', hash: '', content: '始めます。'}]},
  {
    ...page,
    url: '/b',
    title: '読み方',
    keywords: '音声, 声',
    sections: [{title: '直し方', hash: '#fix', content: '辞書を使います。'}],
  },
]);

it('makes an index file of a corpus', () => {
  expect(file.pages[0]?.sections).toEqual([{heading: '', content: '始めます。'}]);
  expect(file.pages[1]).toMatchObject({
    keywords: ['音声', '声'],
    sections: [{heading: '直し方', hash: 'fix'}],
  });
});

it('reads the words of titles, headings and keywords, as the site does', () => {
  expect(file.yomi).toMatchObject({導入: 'どうにゆう', 音声: 'おんせい'});
  expect(rankOf(buildIndex([file]), {query: 'どうにゅう', expected: ['/a']})).toBe(1);
});

it('gives the rank of the page, whichever of its sections was found', () => {
  const index = buildIndex([file]);
  expect(rankOf(index, {query: '辞書', expected: ['/b']})).toBe(1);
  expect(rankOf(index, {query: '辞書', expected: ['/a']})).toBe(0);
});

it('knows a page by its address, whatever the hit adds to it', () => {
  const hits = [{url: '/a'}, {url: '/b?_highlight=x#fix'}];
  expect(rankIn(hits, ['/b'])).toBe(2);
  expect(rankIn(hits, ['/c'])).toBe(0);
});

it('sums up by corpus and kind', () => {
  const query = {id: '1', corpus: 'c', query: 'q'};
  const rows = summary([
    {...query, kind: 'typo', rank: 1},
    {...query, kind: 'two', rank: 2},
    {...query, kind: 'two', rank: 0},
  ]);
  expect(rows).toContainEqual(['all', '3', '0.500', '0.333', '0.667']);
  expect(rows).toContainEqual(['c two', '2', '0.250', '0.000', '0.500']);
});
