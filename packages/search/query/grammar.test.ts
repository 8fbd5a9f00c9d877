import {expect, it} from 'vitest';
import {inflectionOf, readKana, type Before} from './grammar';

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
  ['ってもつながらない', 'って:particle も:particle つながら:word ない:ending'],
  ['をまとめたい', 'を:particle まとめ:word たい:ending'],
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

it.each([
  ['変', 'え', '変えない 変わる 変わった'],
  ['消', 'し', '消す 消さない 消して'],
  ['見', 'つけ', '見つけた 見つかる 見つからない'],
  ['使', 'っ', '使う 使わない 使える'],
  ['読', 'ん', '読む 読まない 読み'],
  ['遅', 'い', '遅く 遅かった 遅さ 遅ければ'],
  ['遅', 'く', '遅い 遅かった'],
  ['出', '', '出ない 出る 出ます 出た'],
  ['出', 'る', '出ない 出て'],
])('knows the other forms of %s%s', (head, okurigana, forms) => {
  const {stem, follow} = inflectionOf(head, okurigana);
  for (const form of forms.replaceAll('っ', 'つ').split(' ')) {
    expect(form.startsWith(stem)).toBe(true);
    expect(follow).toContain(form.charAt(stem.length));
  }
});

it('does not take one word for another', () => {
  expect(inflectionOf('変', 'え').follow).not.toContain('数');
  expect(inflectionOf('見', 'つけ').stem).toBe('見つ');
  expect(inflectionOf('消', 'し').follow).not.toContain('え');
});
