import type {IndexPage} from '@komebiyori/search/indexFile';
import {buildIndex} from '@komebiyori/search/searchIndex';
import {expect, it} from 'vitest';
import {explain} from './explain';

const page = (url: string, title: string, content: string): IndexPage => ({
  ...{url, title, breadcrumb: [], description: '', keywords: []},
  sections: [{heading: '節', content}],
});
const index = buildIndex([
  {
    root: '',
    pages: [
      page('/update', 'アップデート', '新しい版にします。'),
      page('/log', 'ログ', 'アプデの後に見ます。'),
      page('/other', '辞書', 'ほかのことです。'),
    ],
  },
]);

it('tells by which readings a page was found, and what each adds', () => {
  const {words, pages} = explain(index, 'アプデ', []);
  expect(words).toMatchObject([{word: 'アプデ'}]);
  const first = pages.map(({url, contributions}) => [url, contributions[0]?.why]);
  expect(new Map(first as [string, string][])).toEqual(
    new Map([
      ['/update', 'meaning'],
      ['/log', 'typed'],
    ]),
  );
  for (const {contributions} of pages) {
    for (const {points} of contributions) expect(points).toBeGreaterThan(0);
  }
});

it('tells what each word of several adds, whatever readings it has', () => {
  const {pages} = explain(index, 'アプデ ログ', []);
  const log = pages.find(({url}) => url === '/log');
  const words = log?.contributions.filter(({why}) => why === 'the word') ?? [];
  expect(words.map(({word}) => word).sort()).toEqual(['アプデ', 'ログ']);
});

it('explains the query that was meant, and the pages that are named', () => {
  const {searched, pages} = explain(index, 'アップデード', ['/log']);
  expect(searched).toBe('アップデート');
  expect(pages.map(({url}) => url)).toEqual(['/update', '/log']);
});
