import {describe, expect, it} from 'vitest';
import type {IndexPage} from './index/indexFile';
import {buildIndex} from './index/searchIndex';
import {EVERY_PAGE, search} from './search';

const page = (url: string, title: string, content: string, keywords: string[] = []): IndexPage => ({
  url,
  title,
  breadcrumb: [],
  description: '',
  keywords,
  sections: [{heading: '手順', content}],
});
const index = buildIndex([
  {
    root: '',
    pages: [
      page('/voice', '音声の設定', '声と音量を設定します。'),
      page('/obs', 'OBSの設定', 'ブラウザソースをOBSに足します。送るのはupdate:modelValueです。'),
      page(
        '/bouyomi',
        '棒読みちゃん',
        '棒読みちゃんで読み上げます。OBSは要りません。ポートは127.0.0.1:50080です。',
      ),
      page('/comment', 'コメントテスター', 'コメントを試します。', ['テスト']),
    ],
  },
]);
const urls = (query: string): string[] =>
  search(index, query, {limit: 8, ...EVERY_PAGE})
    .hits.map(({url}) => url.replace(/#.*/u, ''))
    .sort();

describe('search with operators', () => {
  it.each([
    ['+設定 -音声', ['/obs']],
    ['＋設定　－音声', ['/obs']],
    ['-設定', ['/bouyomi', '/comment']],
    ['title:棒読み*', ['/bouyomi']],
    ['title:OBS', ['/obs']],
    ['keywords:テスト', ['/comment']],
    ['コヌント~1', ['/comment']],
    ['コヌント~0', []],
    ['*テスター', ['/comment']],
    ['コメ*スター', ['/comment']],
    ['brow*', []],
    ['ob*', ['/bouyomi', '/obs']],
    ['*', ['/bouyomi', '/comment', '/obs', '/voice']],
    ['update\\:modelValue', ['/obs']],
    ['update:modelValue', ['/obs']],
    ['127.0.0.1:50080', ['/bouyomi']],
    ['update:modelValue 読み上げ -OBS', []],
    ['+update:modelValue -音声', ['/obs']],
    // What only looks like an operator is plain.
    ['http://127.0.0.1:50080/x', ['/bouyomi']],
    ['C:\\OBS', ['/bouyomi', '/obs']],
    ['音量 (^^)/', ['/voice']],
    ['コメント ^^ -設定', ['/comment']],
    ['title:コメント-テスタ', ['/comment']],
    ['設定 -音声 ブラウザソース', ['/obs']],
    ['「棒読みちゃん」 -設定', ['/bouyomi']],
    ['+"棒読みちゃん"', ['/bouyomi']],
    // A wish that stands nowhere as typed is understood; what must be there is not.
    ['棒読みちゃんの読み上げ方 -コメント', ['/bouyomi', '/voice']],
    ['+棒読みちゃんの読み上げ方', []],
    [':3', []],
    ['^^', []],
    ['~', []],
    ['\\', []],
  ])('answers %s with %j', (query, expected) => {
    expect(urls(query)).toEqual(expected);
  });

  it('weighs what is boosted', () => {
    const first = (query: string): string | undefined =>
      search(index, query, {limit: 1, ...EVERY_PAGE}).hits[0]?.url;
    expect(first('音量 ブラウザソース^9')).toContain('/obs');
    expect(first('音量^9 ブラウザソース')).toContain('/voice');
  });

  it('lists all pages that hold a word of several, as lunr does', () => {
    expect(urls('音量^2 ブラウザソース ポート')).toEqual(['/bouyomi', '/obs', '/voice']);
  });

  it('offers to look for the operators as characters', () => {
    const {error} = search(index, 'update:modelName', {limit: 8, ...EVERY_PAGE});
    expect(error?.escaped).toBe('update\\:modelName');
    expect(urls(error?.escaped ?? '')).toContain('/obs');
  });

  it('throws what lunr throws when the words of the index are out of order', () => {
    const damaged = {...index, vocabulary: () => [...index.vocabulary()].reverse()};
    const ask = (query: string): unknown => search(damaged, query, {limit: 8, ...EVERY_PAGE});
    expect(() => ask('ob*')).toThrow('Out of order word insertion');
    expect(() => ask('設定 -音声')).not.toThrow();
  });

  it('says what is wrong in place of results', () => {
    expect(search(index, '設定~x', {limit: 8, ...EVERY_PAGE})).toMatchObject({
      hits: [],
      total: 0,
      error: {kind: 'edit-distance', original: 'edit distance must be numeric', start: 3, end: 3},
    });
  });
});
