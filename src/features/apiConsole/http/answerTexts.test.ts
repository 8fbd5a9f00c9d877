import {expect, it} from 'vitest';
import type {AppAnswer, NoAnswer} from '@komebiyori/app-link/request';
import {answerText, readAnswer, sizeText} from './answerTexts';

const answered = (status: number): AppAnswer => ({
  ...{kind: 'answered', status, isOk: status < 400},
  ...{headers: [], text: '', milliseconds: 1},
});

it('every trouble has words of its own and says what to do next', () => {
  const troubles: (AppAnswer | NoAnswer)[] = [
    ...[400, 401, 403, 404, 413, 418, 500].map(answered),
    ...(['offline', 'denied', 'origin', 'timeout', 'cancelled'] as const).map((kind) => ({kind})),
  ];
  const texts = troubles.map(answerText);
  expect(new Set(texts.map(({title}) => title)).size).toBe(troubles.length);
  for (const {title, steps} of texts) expect(steps.length, title).toBeGreaterThan(0);
  expect(answerText(answered(403)).steps.join('')).toContain('許可ホスト');
  // With the API off, the app answers 403: a port where nothing answers is another matter.
  expect(answerText({kind: 'offline'}).steps.join('')).not.toContain('HTTP APIを使う');
});

it('an answer that is no JSON is not the app’s', () => {
  for (const text of ['<html>other</html>', '{"a":']) {
    const {title, steps} = answerText({...answered(200), text});
    expect(title).toBe('200：JSONではないレスポンスです');
    expect(steps.join('')).toContain('つなぐ先');
  }
  expect(answerText({...answered(200), text: '[]'}).title).toBe('200：成功しました');
});

it('what a plugin refuses is no success', () => {
  const told = (code: number): string =>
    answerText({...answered(200), text: JSON.stringify({code, response: '{}'})}).title;
  expect(told(400)).toBe('200：プラグインが400を返しました');
  expect(told(200)).toBe('200：成功しました');
});

it('success needs no steps', () => {
  expect(answerText(answered(200))).toEqual({title: '200：成功しました', steps: []});
});

it('shows what is no JSON as it is', () => {
  expect(readAnswer('{"a":1}')).toEqual({json: {a: 1}});
  expect(readAnswer('<p>')).toEqual({text: '<p>'});
  expect([12, 1234, 11_737_800].map(sizeText)).toEqual(['12バイト', '1.2KB', '11.7MB']);
});
