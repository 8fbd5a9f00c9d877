import {expect, it} from 'vitest';
import {kanaToRomaji, romajiToKana} from './sounds';

it.each([
  ['yomiage', 'よみあげ'],
  ['settei', 'せってい'],
  ['bouyomichan', 'ぼうよみちゃん'],
  ['komento', 'こめんと'],
  ['konna', 'こんな'],
  ['honn', 'ほん'],
  ['tenpure-to', 'てんぷれーと'],
  ['syasin', 'しゃしん'],
  ['zzzz', undefined],
  ['obs', undefined],
])('makes kana of %s', (letters, kana) => {
  expect(romajiToKana(letters)).toBe(kana);
});

it.each([
  ['おbs', 'obs'],
  ['せtてい', 'settei'],
  ['ようつべ', 'youtube'],
  ['しゃ', 'sha'],
  ['ゔぉいせゔぉx', 'voisevox'],
  ['ほんや', 'honya'],
])('makes letters of %s', (kana, letters) => {
  expect(kanaToRomaji(kana)).toBe(letters);
});
