import {describe, expect, it} from 'vitest';
import type {IndexPage} from './index/indexFile';
import {buildIndex} from './index/searchIndex';
import {matchAlike} from './match/fuzzy';
import {matchWritten} from './match/matching';
import {EVERY_PAGE, searchCounting} from './search';

/** Work is counted for each character of the texts; a multiple of what readers' queries take. */
const MOST = 9;
const ORDINARY = 3;

const WORDS =
  'コメント 読み上げ 設定 表示 テンプレート 配信 ブラウザソース 変更 保存 フォルダー 起動 接続 音声 辞書 obs wordparty template browser source 枠 窓 色'.split(
    ' ',
  );
const word = (at: number): string => WORDS[at % WORDS.length] ?? '';
const sentence = (at: number): string =>
  `${word(at)}を${word(at * 5 + 3)}の${word(at * 7 + 1)}で${word(at * 11 + 2)}すると、${word(at * 3)}が${word(at * 13 + 4)}になります。`;
const page = (at: number): IndexPage => ({
  ...{url: `/${at}`, breadcrumb: [], description: sentence(at), keywords: [word(at)]},
  title: `${word(at)}の${word(at + 4)}`,
  sections: [1, 2, 3].map((section) => ({
    heading: `${word(at + section)}${at}`,
    content: [0, 1, 2, 3, 4, 5].map((line) => sentence(at * 31 + section * 7 + line)).join('\n'),
  })),
});
const index = buildIndex([{root: '', pages: [...Array(40).keys()].map(page)}]);

const stepsFor = (query: string): number => {
  const matcher = {index, steps: 0};
  searchCounting(matcher, query, {limit: 8, ...EVERY_PAGE});
  return matcher.steps / index.joined.length;
};
const upTo200 = (make: (at: number) => string): string =>
  Array.from({length: 100}, (_, at) => make(at))
    .join('')
    .slice(0, 200);
const kana = (at: number): string => String.fromCharCode(0x30a2 + ((at * 37) % 80));

describe('a query takes a limited number of steps', () => {
  it.each([
    ['one long word', upTo200(kana)],
    ['many words', upTo200((at) => `${word(at)} `)],
    ['a long compound', upTo200(word)],
    ['mistyped words', upTo200((at) => `${word(at)}${kana(at)}${word(at + 1)} `)],
    ['single characters that may be wrong', upTo200((at) => `${kana(at)}~2`)],
    ['phrases that may be wrong', upTo200((at) => `${sentence(at).slice(0, 12)}~4 `)],
    ['wildcards', upTo200((at) => `*${'stobrwple'.charAt(at % 9)}* `)],
    ['wildcards in Japanese', upTo200((at) => `${word(at).charAt(0)}*${word(at + 3).charAt(1)} `)],
    ['fields', upTo200((at) => `title:${kana(at)}`)],
    ['as long as a chapter', 'ひょうじせってい '.repeat(2000)],
    ['hiragana', upTo200((at) => String.fromCharCode(0x3042 + ((at * 29) % 80)))],
  ])('%s', (_, query) => {
    expect(stepsFor(query)).toBeLessThan(MOST);
  });

  it.each(['コメントが表示されない', 'テンプレトー', 'wordprty', 'ブラウザソースの設定を変えたい'])(
    '%s, which readers type, takes few',
    (query) => {
      expect(stepsFor(query)).toBeLessThan(ORDINARY);
    },
  );
});

it('looks for nothing alike any more after many steps', () => {
  expect(matchAlike({index, steps: 0}, 'てんぷれえと', 2).texts.size).toBeGreaterThan(0);
  expect(matchAlike({index, steps: MOST * index.joined.length}, 'てんぷれえと', 2).texts.size).toBe(
    0,
  );
});

it('looks a word up once for a query', () => {
  const matcher = {index, steps: 0};
  const first = matchWritten(matcher, '読み上げ');
  const {steps} = matcher;
  expect(steps).toBeGreaterThan(0);
  expect(matchWritten(matcher, '読み上げ')).toBe(first);
  expect(matcher.steps).toBe(steps);
});
