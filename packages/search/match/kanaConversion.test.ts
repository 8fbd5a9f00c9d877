import {describe, expect, it} from 'vitest';
import {buildIndex} from '../index/searchIndex';
import {readKanaWords} from './kanaConversion';
import {homophonesOf, spellQuery} from './spelling';

const index = buildIndex([
  {
    root: 'マニュアル',
    pages: [
      {
        ...{
          url: '/a',
          title: 'コメント',
          breadcrumb: [],
          description: '',
          keywords: ['ずんだもん'],
        },
        sections: [
          {
            heading: 'リスナーのメモ',
            content:
              '画面に映らないときは、読み上げの速さを変えます。視聴と試聴。過去の音を送ります。テンプレート。カラー。一度の超え、証明する名称を使用します。流れを留めます。1つです。声と声、声、声、声、声、声。声は速い。切り替わる。割る。',
          },
        ],
      },
    ],
    yomi: {
      ...{画面: 'がめん', 映ら: 'うつら', 速い: 'はやい', 変え: 'かえ', 視聴: 'しちよう'},
      ...{
        試聴: 'しちよう',
        過去: 'かこ',
        音: 'おと',
        送る: 'おくる',
        位置: 'いち',
        一: 'いち',
        三: 'さん',
      },
      ...{
        真っ白: 'まつしろ',
        超え: 'こえ',
        声: 'こえ',
        売る: 'うる',
        言い: 'いい',
        積: 'つ',
        証明: 'しようめい',
        使用: 'しよう',
        名称: 'めいしよう',
        流れ: 'ながれ',
        留め: 'とめ',
        割る: 'わる',
      },
    },
  },
]);
const matcher = () => ({index, steps: 0});
const read = (kana: string): string | undefined => readKanaWords(matcher(), kana)?.words.join(' ');

describe('readKanaWords', () => {
  it.each([
    ['かこのこめんと', '過去 コメント'],
    ['りすなーのめも', 'リスナー メモ'],
    ['こめんとをおくる', 'コメント 送る'],
    ['がめんにうつらん', '画面 映らない'],
    ['こめんとでない', 'コメント 出ない'],
    ['おとをはやく', '音 速く'],
    // No word begins with a small kana: しゃ is no し and や.
    ['かこしゃのおと', '過去 音'],
    ['いち', '位置'],
    // The 書 of a certificate says little of it, and 使用 with the beginning of 名称 is an accident.
    ['しょうめいしょ', '証明'],
    ['おとがつながらない', '音 つながらない'],
    ['かこをまとめる', '過去 まとめ'],
    ['こめんとをためておく', 'コメント ためる'],
    ['がめんがまっしろ', '画面 真っ白'],
    ['ずんだもんにしたい', 'ずんだもん'],
    ['こめんとはいくつまで', 'コメント いくつ'],
    // Numerals are typed as such: no 三 in a name.
    ['おとのさん', '音 さん'],
  ])('reads %s as %s', (kana, words) => {
    expect(read(kana)).toBe(words);
  });

  it.each(['どうすればいいですか', 'ほげふがぴよ', 'ほおとしたい'])(
    'reads no word in %s',
    (kana) => {
      expect(read(kana)).toBeUndefined();
    },
  );
});

describe('spellQuery', () => {
  it('ends the syllable for which the input method waits', () => {
    expect(spellQuery(matcher(), 'がめんおt')).toBe('画面 音');
    expect(spellQuery(matcher(), 'てんぷれーt 画面')).toBe('テンプレート 画面');
    expect(spellQuery(matcher(), 'こめんtが映らない')).toBe('コメント 映らない');
  });

  it.each([
    ['テンプレートからコメント', 'テンプレートからコメント'],
    ['うるさくて', 'うるさい'],
    ['画面に映らへんのやけど', '画面に映らない'],
    ['かえたら映らない', '変え 映らない'],
    // Kana right after a kanji: words that the texts do not write so.
    ['声はやい', '声 速い'],
    ['声うつらない', '声 映らない'],
    ['画面とまらない', '画面とまらない'],
    ['声わらない', '声 割らない'],
    ['声のはやさ', '声の速さ'],
    ['音がおかしくなった', '音がおかしい'],
    ['声がうるさくなった', '声がうるさい'],
    ['声はやく', '声 速く'],
    ['一つにまとめる', '1つにまとめる'],
    ['声のあとにうつらない', '声のあとにうつらない'],
    ['かこのテンプレート', '過去 テンプレート'],
    ['切り替わらない', '切り替わらない'],
    ['音みたいなうるさい声', '音のようなうるさい声'],
  ])('spells %s as %s', (typed, spelled) => {
    expect(spellQuery(matcher(), typed)).toBe(spelled);
  });

  it('leaves what only asks between words as it is typed', () => {
    expect(spellQuery(matcher(), 'テンプレートはどこに置きますか')).toBe(
      'テンプレートはどこに置きますか',
    );
  });
});

it('knows the words that an input method offers for another', () => {
  expect(homophonesOf(index, '試聴')).toEqual(['視聴']);
  expect(homophonesOf(index, '画面')).toEqual([]);
});
