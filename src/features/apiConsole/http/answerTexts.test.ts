import {expect, it} from 'vitest';
import type {AppAnswer, NoAnswer} from '@komebiyori/app-link/request';
import {SAME_MACHINE} from '@site/src/components/AppLink/phoneText';
import {answerText, readAnswer, sizeText} from './answerTexts';

const onPc = (outcome: AppAnswer | NoAnswer) => answerText(outcome, false);

const answered = (status: number): AppAnswer => ({
  ...{kind: 'answered', status, isOk: status < 400},
  ...{headers: [], text: '', milliseconds: 1},
});

it('every trouble has words of its own and says what to do next', () => {
  const troubles: (AppAnswer | NoAnswer)[] = [
    ...[400, 401, 403, 404, 413, 418, 500].map(answered),
    ...(['offline', 'denied', 'origin', 'timeout', 'cancelled'] as const).map((kind) => ({kind})),
  ];
  const texts = troubles.map(onPc);
  expect(new Set(texts.map(({title}) => title)).size).toBe(troubles.length);
  for (const {title, steps} of texts) expect(steps.length, title).toBeGreaterThan(0);
  expect(onPc(answered(403)).steps.join('')).toContain('許可ホスト');
  // With the API off, the app answers 403: a port where nothing answers is another matter.
  expect(onPc({kind: 'offline'}).steps.join('')).not.toContain('HTTP APIを使う');
});

it('an answer that is no JSON is not the app’s', () => {
  for (const text of ['<html>other</html>', '{"a":']) {
    const {title, steps} = onPc({...answered(200), text});
    expect(title).toBe('200：JSONではないレスポンスです');
    expect(steps.join('')).toContain('つなぐ先');
  }
  expect(onPc({...answered(200), text: '[]'}).title).toBe('200：成功しました');
});

it('what a plugin refuses is no success', () => {
  const told = (code: number): string =>
    onPc({...answered(200), text: JSON.stringify({code, response: '{}'})}).title;
  expect(told(400)).toBe('200：プラグインが400を返しました');
  expect(told(200)).toBe('200：成功しました');
});

it('says on a phone, where the app cannot run, what the bar above says', () => {
  for (const kind of ['offline', 'denied'] as const) {
    const {title, steps} = answerText({kind}, true);
    expect(title).toBe(SAME_MACHINE.title);
    expect(steps.slice(0, -1)).toEqual(SAME_MACHINE.steps);
    expect(steps.join('')).not.toMatch(/起動します|許可/u);
  }
  // What answers was found: the port of a PC can be led to a phone.
  for (const outcome of [answered(403), {kind: 'timeout'}] as const) {
    expect(answerText(outcome, true)).toEqual(onPc(outcome));
  }
});

it('success needs no steps', () => {
  expect(onPc(answered(200))).toEqual({title: '200：成功しました', steps: []});
});

it('shows what is no JSON as it is', () => {
  expect(readAnswer('{"a":1}')).toEqual({json: {a: 1}});
  expect(readAnswer('<p>')).toEqual({text: '<p>'});
  expect([12, 1234, 11_737_800].map(sizeText)).toEqual(['12バイト', '1.2KB', '11.7MB']);
});
