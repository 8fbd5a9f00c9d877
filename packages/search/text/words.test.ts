import {expect, it} from 'vitest';
import {isShortKatakana, katakanaIn} from './words';

it('knows which words are too short to be folded', () => {
  expect(['エラー', 'キー', 'らーめん', 'ﾃﾞｰﾀ'.normalize('NFKC')].map(isShortKatakana)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['コメント', 'きー・ぼーど', 'えら', '設定'].map(isShortKatakana)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it.each([
  ['エラー', 'エラーが出る。考えられる', 1],
  ['エラ', 'エラーとエラ', 2],
  ['らーめん', 'ラーメンとコメント', 1],
  ['リスト', 'リストとリストア', 2],
  ['オン', 'オンライン、コンポーネント', 0],
  ['バー', 'サーバー', 0],
  ['パーツ', 'パッケージ', 0],
  ['スト', 'ススト', 0],
  ['スト', 'ストーー、スートスト', 1],
  ['リスト', 'リストリスト', 1],
  ['ス', 'スとス', 2],
  ['ー', 'ラーメン', 0],
])('counts %s in %s: %d', (surface, text, count) => {
  expect(katakanaIn(surface)(text).count).toBe(count);
});
