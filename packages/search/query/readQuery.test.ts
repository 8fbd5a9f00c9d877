import {describe, expect, it} from 'vitest';
import {stemOf} from './grammar';
import {askedTerm, readQuery} from './readQuery';
import {latinWords} from './tokenizer';

const telling = (query: string): string[] =>
  readQuery(query)
    .concepts.filter(({weight}) => weight >= 0.4)
    .map(({surface}) => surface);

describe('readQuery', () => {
  it.each([
    ['OBSに警告を表示する方法', ['OBS', '警告', '表示']],
    ['配列の変更を検出するには', ['配列', '変更', '検出']],
    ['ｖ－ｍｏｄｅｌ　修飾子', ['v-model', '修飾子']],
    ['app.config.errorHandler', ['app.config.errorHandler']],
    ['すろっと', ['すろっと']],
    ['インスト~ル', ['インストール']],
    ['どうすればいいですか', []],
    ['最初に何したらいい', ['最初']],
    ['10秒たったら消える', ['10秒', '消え']],
    ['', []],
  ])('finds in %s the words %j', (query, words) => {
    expect(telling(query)).toEqual(words);
  });

  it.each([
    ['題名 を 変える', ['題名', '変え']],
    ['C#の例', ['C', '例']],
    ['「草」と 読む', ['草', '読む']],
    ['質問をためる', ['質問', 'ため']],
    ['の', ['の']],
  ])('leaves particles that stand alone out of %s', (query, words) => {
    expect(readQuery(query).concepts.map(({surface}) => surface)).toEqual(words);
  });

  it('keeps what is denied', () => {
    const denied = (query: string): boolean[] =>
      readQuery(query).concepts.map(({isNegated}) => isNegated);
    expect(denied('表示されない')).toContain(true);
    expect(denied('インストールできません')).toContain(true);
    expect(denied('表示する')).not.toContain(true);
  });

  it('denies what is done, not what it is done with', () => {
    const {concepts} = readQuery('アイコン表示されない');
    expect(concepts.map(({surface, isNegated}) => [surface, isNegated])).toEqual([
      ['アイコン', false],
      ['表示', true],
    ]);
  });

  it.each(['音出ない', 'コメント来ない'])('denies the verb of one kanji in %s', (query) => {
    const {concepts} = readQuery(query);
    expect(concepts.map(({isNegated}) => isNegated)).toEqual([false, true]);
  });

  it.each([
    ['速さ', '速', 'く'],
    ['大きさ', '大き', 'く'],
    ['話さない', '話', 'せ'],
  ])('knows of which word %s is a form', (query, stem, follow) => {
    const [concept] = readQuery(query).concepts;
    expect(concept?.inflection?.stem).toBe(stem);
    expect(concept?.inflection?.follow).toContain(follow);
  });

  it('keeps a prefix with the noun that is denied', () => {
    expect(readQuery('再起動しない').concepts).toHaveLength(1);
  });

  it('tells the verb ためる from a noun that gives a question its form', () => {
    expect(telling('質問をためる')).toEqual(['質問', 'ため']);
    expect(telling('質問 ためておく')).toEqual(['質問', 'ため']);
    expect(telling('質問のための設定')).toEqual(['質問', '設定']);
  });

  it('leaves out the English words of form where others are, and none of a name', () => {
    const words = (query: string): string[] =>
      readQuery(query).concepts.map(({surface}) => surface);
    expect(words('where are the files saved')).toEqual(['files', 'saved']);
    expect(words('what is this')).toEqual(['what', 'is', 'this']);
    expect(words('プランA')).toEqual(['プラン', 'A']);
  });

  it('hardly weighs how something began', () => {
    expect(telling('急に声が出ない')).toEqual(['声', '出']);
  });

  it.each(['再接続していますってずっと出る', '再接続がちょっと出る'])(
    'takes no adverb for a word or a denial in %s',
    (query) => {
      const {concepts} = readQuery(query);
      expect(concepts.map(({surface, isNegated}) => [surface, isNegated])).toEqual([
        ['再接続', false],
        ['出', false],
      ]);
    },
  );

  it.each([
    '再接続しています',
    '再接続していますってずっと出る',
    '再接続していますと表示されます',
    '再接続していますっていうエラーが出た',
  ])('knows what is read on the screen: %s', (query) => {
    expect(readQuery(query).phrase).toBe('再接続しています');
  });

  it('knows the whole as one phrase', () => {
    expect(readQuery('OBS に 警告を表示するには？').phrase).toBe('obsに警告を表示するには');
  });
});

it.each([
  ['切り替えても', '切り替'],
  ['送る', '送'],
  ['つながらない', 'つなが'],
  ['設定', '設定'],
  ['コメント', 'コメント'],
])('cuts the ending of %s: %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

it('knows the parts of a Latin word', () => {
  expect(latinWords('maxItems2とHTTPServer、snake_case')).toEqual([
    {word: 'maxitems2', parts: ['max', 'items', '2']},
    {word: 'httpserver', parts: ['http', 'server']},
    {word: 'snake_case', parts: ['snake', 'case']},
  ]);
});

describe('askedTerm', () => {
  it.each([
    ['枠ってなんのこと？', '枠'],
    ['「枠」ってなに？意味わからん', '枠'],
    ['184とは', '184'],
    ['話者 意味', '話者'],
    ['再訪ってどういうこと', '再訪'],
    ['枠って？', '枠'],
    ['話者ってどんな機能', '話者'],
    ['枠とはなんでしょうか', '枠'],
    ['枠を作る', undefined],
    ['意味', undefined],
    ['', undefined],
  ])('reads %s as asking for the meaning of %s', (query, term) => {
    expect(askedTerm(readQuery(query).phrase)).toBe(term);
  });
});

it('weighs what is counted less than what is asked for', () => {
  const {concepts} = readQuery('あと3分で配信');
  expect(concepts.map(({surface, weight}) => [surface, weight])).toEqual([
    ['3分', 0.7],
    ['配信', 1],
  ]);
});
