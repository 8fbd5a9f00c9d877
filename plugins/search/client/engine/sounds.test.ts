import {expect, it} from 'vitest';
import {soundOfKatakana, soundOfLatin} from './sounds';

it.each([
  ['ユースエフェクト', 'useeffect'],
  ['ボイスボックス', 'voicevox'],
  ['コエイロインク', 'coeiroink'],
  ['ワードパーティー', 'wordparty'],
  ['ストリームデック', 'streamdeck'],
  ['クリエイトポータル', 'createportal'],
  ['サーバー', 'server'],
])('hears %s in %s', (katakana, latin) => {
  expect(soundOfKatakana(katakana)).toBe(soundOfLatin(latin));
  expect(soundOfLatin(latin)).not.toBe('');
});

it.each(['読み上げ', 'こめんと', 'メモ'])('hears no Latin word in %s', (word) => {
  expect(soundOfKatakana(word)).toBe('');
});
