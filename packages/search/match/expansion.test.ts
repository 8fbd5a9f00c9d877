import {expect, it} from 'vitest';
import {buildIndex} from '../index/searchIndex';
import {EVERY_PAGE, rankPlain, search} from '../search';
import {englishBases} from './expansion';

/** The pages that answer a query, the best first, of pages with these texts. */
function order(texts: Record<string, string>, query: string): string[] {
  const pages = Object.entries(texts).map(([url, content]) => ({
    ...{url, title: '題', breadcrumb: [], description: '', keywords: []},
    sections: [{heading: '節', content}],
  }));
  const index = buildIndex([{root: 'マニュアル', pages}]);
  const {hits} = search(index, query, {limit: 9, ...EVERY_PAGE});
  return hits.map(({url}) => url.replace(/#.*/u, ''));
}

it.each<[string, string, Record<string, string>]>([
  [
    'a verb in katakana as another word of its meaning',
    '声がダブって聞こえる',
    {
      '/twice': '同じ声が二重に聞こえます。',
      '/other': '声が聞こえます。声の設定です。',
    },
  ],
  [
    'the name in a compound, not the pieces in which the dictionary cuts it',
    'ユーチューブ同時',
    {
      '/youtube': 'YouTubeと同時に配信します。',
      '/pieces': 'ユーのチューブを同時に使います。',
    },
  ],
  [
    'the words of an English question, not those that only ask',
    'how do I hide the messages',
    {
      '/hide': 'コメントを隠す設定です。',
      '/asks': 'How do I do the コメント?',
    },
  ],
  [
    'an English word in the form that the texts have',
    'saved files',
    {
      '/saved': 'ファイルに保存します。',
      '/other': 'ファイルを開きます。',
    },
  ],
  [
    'a noun of one kanji as that, not as a part of other words',
    '表 行',
    {
      '/table': '表に足す行の説明をするやや長い文です。',
      '/shown': '表示の行です。代表の表現の表示です。',
    },
  ],
  [
    'a line as it is typed, though it has what is talk elsewhere',
    'みかん箱さんへ',
    {
      '/line': '例です。\nみかん箱さんへ\n箱です。',
      '/words': 'みかん箱へ入れます。みかん箱です。',
    },
  ],
])('reads %s', (_, query, texts) => {
  expect(order(texts, query)).toEqual(Object.keys(texts));
});

it.each(['大きい', 'ワドパ', '切り抜き'])('finds each form of %s by one reading', (query) => {
  const content = '大きい字、拡大、ワードパーティー、ワドパ、切り抜きのクリップ。';
  const page = {url: '/a', title: '題', breadcrumb: [], description: '', keywords: []};
  const pages = [{...page, sections: [{heading: '節', content}]}];
  const index = buildIndex([{root: 'マニュアル', pages}]);
  const {found} = rankPlain({index, steps: 0}, query, EVERY_PAGE);
  const forms = found.flatMap(({readings}) => readings.map(({match}) => match.forms.join(' ')));
  expect(forms.length).toBeGreaterThan(1);
  expect(new Set(forms).size).toBe(forms.length);
});

it.each([
  ['files', 'file'],
  ['boxes', 'box'],
  ['copies', 'copy'],
  ['saved', 'save'],
  ['stopped', 'stop'],
  ['hiding', 'hide'],
  ['copied', 'copy'],
  ['commercially', 'commercial'],
  ['automatically', 'automatic'],
])('knows of what %s is a form: %s', (word, base) => {
  expect(englishBases(word)).toContain(base);
});

it.each(['obs', 'class', 'save', 'v8s'])('knows no other form of %s', (word) => {
  expect(englishBases(word)).toEqual([]);
});
