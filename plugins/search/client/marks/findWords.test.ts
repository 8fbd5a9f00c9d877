import {fold} from '@komebiyori/search/fold';
import {expect, it} from 'vitest';
import {findWords} from './findWords';

const find = (
  texts: string[],
  tokens: string[],
  limit = 100,
): {marked: string[]; words: string[]} => {
  const read = texts.map((text) => ({text, folded: fold(text)}));
  const {places, words} = findWords(read, tokens, limit);
  return {
    marked: places.map(({text, start, end}) => `${text}:${(texts[text] ?? '').slice(start, end)}`),
    words: [...words],
  };
};

it.each([
  ['いんすとる', '0:インストール'],
  ['インストール', '0:インストール'],
  ['ｲﾝｽﾄｰﾙ', '0:インストール'],
])('finds %s however both are written', (token, place) => {
  expect(find(['本アプリのインストールです'], [token])).toEqual({
    marked: [place],
    words: ['インストール'],
  });
});

it('keeps the order of the page, and joins what touches or overlaps', () => {
  expect(find(['音量の設定', '設定', '読み上げ設定'], ['設定', '読み上げ', '上げ設'])).toEqual({
    marked: ['0:設定', '1:設定', '2:読み上げ設定'],
    words: ['設定', '読み上げ', '上げ設'],
  });
});

it('names words as the page writes them, only those that it holds, each once', () => {
  expect(find(['OBSの音'], ['obs', 'ＯＢＳ', 'ない', '音']).words).toEqual(['OBS', '音']);
});

it('marks a Latin word inside of another only when it stands nowhere by itself', () => {
  const text = 'video width userId id ID';
  expect(find([text, 'hidden'], ['id']).marked).toEqual(['0:Id', '0:id', '0:ID']);
  expect(find(['video', 'hidden'], ['id']).marked).toEqual(['0:id', '1:id']);
  expect(find(['使うID、v12', 'GRID'], ['id', '12']).marked).toEqual(['0:ID', '0:12']);
});

it('keeps the map of a text that grows or shrinks when folded', () => {
  expect(find(['㍿の㌔ヴァ𠮷野家'], ['株式会社', 'キロ', 'ば', '𠮷']).marked).toEqual([
    '0:㍿',
    '0:㌔ヴァ𠮷',
  ]);
});

it('finds no more than the limit, the first ones', () => {
  expect(find(['音音 音', '音'], ['音'], 2).marked).toEqual(['0:音音', '0:音']);
});

it.each([[[]], [['']], [['ない']]])('finds nothing for %j', (tokens) => {
  expect(find(['音\n声'], tokens)).toEqual({marked: [], words: []});
});
