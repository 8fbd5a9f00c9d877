import {expect, it} from 'vitest';
import {readKana, type Before} from './kanaGrammar';

const read = (kana: string, before: Before, kanji?: string): string =>
  readKana(kana, before, kanji)
    .map(({text, kind}) => `${text}:${kind}`)
    .join(' ');

it.each([
  ['えたい', '変', 'え:okurigana たい:ending'],
  ['わったとき', '変', 'わ:okurigana った:ending とき:particle'],
  ['を', '色', 'を:particle'],
  ['から', '親', 'から:particle'],
  ['がる', '上', 'が:okurigana る:ending'],
  ['がらない', '繋', 'がら:okurigana ない:ending'],
  ['かない', '届', 'か:okurigana ない:ending'],
  ['した', '消', 'し:okurigana た:ending'],
  ['ない', '出', 'ない:ending'],
  ['した', '出', 'し:okurigana た:ending'],
  ['みちゃん', '棒読', 'み:okurigana ちゃん:suffix'],
])('reads %s after the kanji %s', (kana, kanji, expected) => {
  expect(read(kana, 'one kanji', kanji)).toBe(expected);
});

it.each([
  ['されません', 'され:auxiliary ません:ending'],
  ['にするには', 'に:particle する:auxiliary に:particle は:particle'],
  ['につながらない', 'に:particle つながら:word ない:ending'],
  ['のお', 'の:particle お:prefix'],
  ['がうるさい', 'が:particle うるさい:word'],
  ['をいちいち', 'を:particle いちいち:auxiliary'],
  ['のうしろ', 'の:particle うしろ:word'],
  ['がおかしい', 'が:particle おかしい:word'],
])('reads %s after a word', (kana, expected) => {
  expect(read(kana, 'word')).toBe(expected);
});

it('takes what begins a query for a word, not for an ending', () => {
  expect(read('ちらつき', 'nothing')).toBe('ちらつき:word');
  expect(read('どうすればいい', 'nothing')).not.toContain('word');
});

it('reads kana of any length without giving up a character', () => {
  for (const kana of ['あ', 'っ'.repeat(40), 'ないなく'.repeat(50)]) {
    expect(
      readKana(kana, 'word')
        .map(({text}) => text)
        .join(''),
    ).toBe(kana);
  }
});
