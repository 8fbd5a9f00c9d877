import {expect, it} from 'vitest';
import {katakanaIn} from './words';

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
