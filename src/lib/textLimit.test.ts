import {describe, expect, it} from 'vitest';
import * as v from 'valibot';
import {maxCharacters, overLimit, roomLeft} from './textLimit';

const letters = (count: number) => 'あ'.repeat(count);
const lines = (count: number) => Array.from({length: count}, (_, at) => `言葉${at}`).join('\n');

describe('a text that is too long', () => {
  it.each([
    [letters(24), {max: 24}, undefined],
    [letters(27), {max: 24}, '24文字までです。3文字減らすと反映されます。'],
    ['👏👏', {max: 2}, undefined],
    ['👏👏👏', {max: 2}, '2文字までです。1文字減らすと反映されます。'],
    [lines(20), {max: 80, maxLines: 20}, undefined],
    [`${lines(20)}\n\n `, {max: 80, maxLines: 20}, undefined],
    [lines(100), {max: 80, maxLines: 20}, '20行までです。80行減らすと反映されます。'],
    [
      `8888\n\n${letters(85)}`,
      {max: 80, maxLines: 20},
      '3行目が80文字を超えています。5文字減らすと反映されます。',
    ],
  ])('%.12s %#', (text, limit, told) => {
    expect(overLimit(text, limit)).toBe(told);
  });
});

it.each([
  ['', {max: 3}, undefined],
  [letters(20), {max: 24}, undefined],
  [letters(22), {max: 24}, 'あと2文字です。'],
  [letters(24), {max: 24}, 'あと0文字です。'],
  [letters(979), {max: 1000}, undefined],
  [letters(980), {max: 1000}, 'あと20文字です。'],
  [lines(17), {max: 80, maxLines: 20}, undefined],
  [lines(19), {max: 80, maxLines: 20}, 'あと1行です。'],
])('what is left is said near the end: %.12s %#', (text, limit, told) => {
  expect(roomLeft(text, limit)).toBe(told);
});

it('what keeps a text counts as its field does', () => {
  const Name = v.pipe(v.string(), maxCharacters(2));
  expect(v.is(Name, '👏👏')).toBe(true);
  expect(v.is(Name, '👏👏👏')).toBe(false);
});
