import {describe, expect, it} from 'vitest';
import type {Answer} from './answer';
import type {IndexPage} from './index/indexFile';
import {buildIndex} from './index/searchIndex';
import {EVERY_PAGE, search} from './search';

const page = (url: string, title: string, rest: Partial<IndexPage> = {}): IndexPage => ({
  url,
  title,
  breadcrumb: [],
  description: '',
  keywords: [],
  sections: [],
  ...rest,
});
const index = buildIndex([
  {
    root: 'マニュアル',
    pages: [
      page('/install', 'インストール', {
        description: 'WindowsとmacOSに本アプリを入れます。',
        sections: [
          {heading: 'ファイルを入手する', content: ''},
          {heading: '警告が出たとき', content: ''},
        ],
      }),
      page('/bouyomi', '棒読みちゃん', {breadcrumb: ['機能'], keywords: ['ぼうよみ', '音声']}),
      page('/install-error', 'インストールできないとき', {description: '警告の読み方です。'}),
      page('/obs', 'OBSに表示する', {keywords: ['ブラウザソース']}),
      page('/jobs', 'Jobs'),
      page('/voices', 'キャラクター', {
        keywords: ['Facebox', 'Stream Deck'],
        asked: ['ずんだもんの話'],
      }),
      page('/twice', '2回読むとき', {asked: []}),
      page('/name', 'コメびより'),
      page('/window', '別の窓', {description: 'ポップアウトします。'}),
      page('/stops', '止まらないとき', {description: '読むのが止まらないときの直し方です。'}),
    ],
    yomi: {止まら: 'とまら'},
  },
]);
const searchPages = (query: string, limit: number): Answer =>
  search(index, query, {limit, ...EVERY_PAGE});
const urls = (query: string, limit = 8): string[] =>
  searchPages(query, limit).hits.map(({url}) => url);

describe('search', () => {
  it.each([
    ['エヂタ', 'エディタ'],
    ['えぢた', 'エディタ'],
    ['ミラチブ', 'ミラティブ'],
    ['ヂスコード', 'ディスコード'],
    ['チャット', 'チャット'],
  ])('reads %s, as di and ti come out of a keyboard, as %s', (typed, meant) => {
    const pages = ['エディタ', 'ミラティブ', 'Discord', 'チャット'];
    const names = buildIndex([{root: '', pages: pages.map((one) => page(one, one)), yomi: {}}]);
    const found = (query: string): string[] =>
      search(names, query, {limit: 8, ...EVERY_PAGE}).hits.map(({url}) => url);
    expect(found(typed)).toEqual(found(meant));
    expect(found(typed)).toHaveLength(1);
  });

  it('answers where or how by the page that is called so', () => {
    const titles = ['警告の読み方', '警告を直す', '警告の音', '警告'].map((title, at) =>
      page(`/${at}`, title, {keywords: at < 3 ? ['警告', 'けいこく'] : [], description: title}),
    );
    const warnings = buildIndex([{root: '', pages: titles, yomi: {}}]);
    const first = (query: string): string | undefined =>
      search(warnings, query, {limit: 1, ...EVERY_PAGE}).hits[0]?.url;
    expect(['警告はどこ', '警告のやり方'].map(first)).toEqual(['/3', '/3']);
  });

  it.each(['インストール', 'ｲﾝｽﾄｰﾙ', 'いんすとーる', 'インスト-ル', 'インストル'])(
    'finds %s',
    (query) => {
      expect(urls(query)).toEqual(['/install', '/install-error']);
    },
  );

  it.each([
    ['ぼうよみ', ['/bouyomi']],
    ['ボウヨミ', ['/bouyomi']],
    ['棒読み 音声', ['/bouyomi']],
    ['ｏｂｓ', ['/obs', '/jobs']],
    ['ぶらうざ・そーす', ['/obs']],
    ['警告', ['/install#警告が出たとき', '/install-error']],
    ['zzzz', []],
    ['', []],
    ['\u3000', []],
  ])('answers %j with %j', (query, expected) => {
    expect(urls(query)).toEqual(expected);
  });

  it.each([
    ['ふぁせぼx', 'the input method took ce for se'],
    ['stれあmでck', 'two words'],
    ['ずんだもんにしたい', 'a name in kana'],
  ])('finds the character for %s: %s', (query) => {
    expect(urls(query)[0]).toBe('/voices');
  });

  it('knows a page by the English name in its address, and words parted by a slash', () => {
    expect(urls('install error')).toEqual(['/install-error', '/install']);
    expect(urls('OBS/Streamdeck')).toContain('/obs');
  });

  it('looks past the name of the app, unless it is all that was typed', () => {
    expect(urls('コメビュが動かない')).toEqual(urls('動かない'));
    for (const name of ['コメびより', 'コメ日和', 'komebiyori']) {
      expect(urls(`${name}のインストール`)[0]).toBe('/install');
    }
    expect(urls('コメ日和')).toEqual(['/name']);
    expect(urls('コメびよりとは')).toEqual(['/name']);
  });

  it('corrects katakana to whole words only', () => {
    expect(searchPages('オプトアウト', 8).corrected).toBeUndefined();
    expect(searchPages('ポプアウト', 8).corrected).toBe('ポップアウト');
    expect(searchPages('窓ポプアウト', 8).corrected).toBe('窓ポップアウト');
  });

  it('reads the kana of a verb after any particle', () => {
    for (const query of [
      'コメントがとまらない',
      'コメントとまらない',
      'OBSでとまらない',
      'ﾄﾏﾗﾅｲ',
    ]) {
      expect(urls(query)).toContain('/stops');
    }
  });

  it('reads the kanji of a number as its digit, where the texts write that', () => {
    expect(searchPages('二回', 8).hits[0]?.title.text).toBe('2回読むとき');
  });

  it('wants all terms, and says when no page holds them all', () => {
    expect(searchPages('インストール 警告', 8)).toMatchObject({total: 2, isWeak: false});
    expect(searchPages('OBS 棒読み', 8)).toMatchObject({total: 3});
    expect(searchPages('OBS 氷河 火山', 8)).toMatchObject({isWeak: true});
  });

  it('understands a question by its words', () => {
    expect(urls('OBSに警告を表示')[0]).toBe('/obs');
  });

  it('counts beyond the limit', () => {
    expect(searchPages('インストール', 1)).toMatchObject({
      total: 2,
      hits: [{title: {text: 'インストール'}}],
    });
  });

  it('names the words that stand on the page', () => {
    const addressOf = (url: string, words: readonly string[]): string => [url, ...words].join(' ');
    const named = (query: string): string[] =>
      search(index, query, {limit: 8, ...EVERY_PAGE, addressOf}).hits.map(({url}) => url);
    expect(named('JOBS')[0]).toBe('/jobs jobs');
    // As the page writes it, not as it was folded or typed.
    for (const query of ['インストール', 'いんすとーる']) {
      expect(named(query)[0]).toBe('/install インストール');
    }
    // Found by a description and a keyword, which no reader sees.
    expect(named('警告')).toEqual(['/install#警告が出たとき 警告', '/install-error']);
    expect(named('ぼうよみ')[0]).toBe('/bouyomi');
  });

  it('gives a hit all that its line shows', () => {
    expect(searchPages('ぼうよみ', 1).hits[0]).toEqual({
      type: 'keywords',
      url: '/bouyomi',
      breadcrumb: ['マニュアル', '機能'],
      title: {text: '棒読みちゃん', marks: []},
      section: undefined,
      snippet: undefined,
      isManual: true,
      onlyIn: undefined,
      more: [],
    });
  });

  it('begins with the first sentence below a heading that is the word', () => {
    const meaning = `配信と${'長い説明、'.repeat(20)}を結ぶ1行です。`;
    const sections = ['枠', '枠を増やす'].map((heading) => ({
      heading,
      content: `${meaning}枠を増やすと枠が並びます。`,
    }));
    const terms = buildIndex([{root: '', pages: [page('/terms', '用語', {sections})]}]);
    const snippetFor = (query: string): string | undefined =>
      search(terms, query, {limit: 1, ...EVERY_PAGE}).hits[0]?.snippet?.text;
    expect(snippetFor('枠')).toMatch(/^配信と/u);
    expect(snippetFor('枠 増やす')).toMatch(/^…/u);
  });
});
