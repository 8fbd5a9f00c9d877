import {expect, it} from 'vitest';
import {hasVowelsOf, kanaToRomaji, romajiToKana, soundOfKatakana, soundOfLatin} from './sounds';

it.each([
  ['ユースエフェクト', 'useeffect'],
  ['ボイスボックス', 'voicevox'],
  ['コエイロインク', 'coeiroink'],
  ['ワードパーティー', 'wordparty'],
  ['ストリームデック', 'streamdeck'],
  ['クリエイトポータル', 'createportal'],
  ['サーバー', 'server'],
  ['テンプレート', 'template'],
  ['アウトライン', 'outline'],
  ['ダウンロード', 'download'],
])('hears %s in %s', (katakana, latin) => {
  expect(soundOfKatakana(katakana)).toBe(soundOfLatin(latin));
  expect(soundOfLatin(latin)).not.toBe('');
  expect(hasVowelsOf(katakana, latin)).toBe(true);
});

it('hears no リロード in already, which begins with a vowel', () => {
  expect(soundOfLatin('already')).toBe(soundOfKatakana('リロード'));
  expect(hasVowelsOf('リロード', 'already')).toBe(false);
});

it.each(['list', 'last', 'lost'])(
  'hears more in リセット than %s, which has its consonants',
  (latin) => {
    expect(soundOfLatin(latin)).toBe(soundOfKatakana('リセット'));
    expect(hasVowelsOf('リセット', latin)).toBe(false);
  },
);

it.each(['読み上げ', 'こめんと', 'メモ'])('hears no Latin word in %s', (word) => {
  expect(soundOfKatakana(word)).toBe('');
});

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
