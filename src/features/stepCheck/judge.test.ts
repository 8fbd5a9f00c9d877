import {describe, expect, it} from 'vitest';
import {CHECKS, type CheckId} from './checks';
import {readAnswer, type Facts} from './facts';
import {summary, type Finding} from './finding';
import {helpFor} from './help';
import {hear} from './run';

/** States that the simulator does not have. */
const facts: Facts = {
  ...{version: '8.0.7', licensed: false, address: '127.0.0.1:11180'},
  ...{manual: '8.0', newest: '8.0.7', answers: {}, heard: undefined},
};
const judge = (id: CheckId, own: Partial<Facts>): readonly Finding[] =>
  CHECKS[id].judge({...facts, ...own});
const texts = (list: readonly Finding[]): string => list.map(({text}) => text).join('\n');

describe('settings', () => {
  const withConfig = (config: object): Partial<Facts> => ({
    answers: {config: readAnswer('config', JSON.stringify(config))},
  });
  it.each([
    [{speech: {volume: 0}}, '音量が0です'],
    [{speech: {volume: 80}}, '音量は80です'],
  ])('%j', (config, text) => {
    expect(texts(judge('speech-silent', withConfig(config)))).toContain(text);
  });
  it('a volume that is not told is not guessed', () => {
    expect(texts(judge('speech-silent', withConfig({speech: 'loud'})))).not.toContain('音量は');
  });
  it.each(['192.168.1.20:11180', 'http://192.168.1.20/', '*', '192.168.1.20 192.168.1.21'])(
    '%s is no allowed host',
    (host) => {
      const list = judge('api-answers', withConfig({api: {allowHosts: ['192.168.1.9', host]}}));
      expect(list.find(({verdict}) => verdict === 'todo')?.text).toContain(`「${host}」は`);
    },
  );
  it.each(['192.168.1.20', 'stream-pc', 'fe80::1'])('%s is one', (host) => {
    expect(texts(judge('api-answers', withConfig({api: {allowHosts: [host]}})))).toContain('1台の');
  });
});

it.each([
  ['7.2.4', '8.0', 'todo'],
  ['8.0.7', '8.0', 'ok'],
  ['8.1.0-beta.1', '8.0', 'unknown'],
  ['10.0.0', '8.0', 'unknown'],
  ['8.0.7', undefined, 'ok'],
  ['nightly', '8.0', 'ok'],
] as const)('an app %s and a manual %s: %s', (version, manual, verdict) => {
  expect(judge('port', {version, manual})[0]?.verdict).toBe(verdict);
});

it('a socket that does not open is told', () => {
  expect(texts(judge('api-answers', {heard: 'failed'}))).toContain('WebSocketがつながりません');
  expect(texts(judge('comments-missing', {heard: 'failed'}))).toContain('WebSocketがつながらない');
});

it('Pro templates without Pro, and added ones that may be old', () => {
  const list = [
    {name: 'neon-ex', url: 'http://localhost:11180/templates/neon-ex/index.html', pro: true},
    {name: '自作', url: 'http://localhost:11180/templates/custom/a/index.html', preset: false},
    {name: 3},
  ];
  const answers = {templates: readAnswer('templates', JSON.stringify(list))};
  expect(texts(judge('obs-ready', {answers}))).toContain('「neon-ex」はPro専用');
  expect(texts(judge('after-update', {answers}))).toContain('追加したテンプレートは「自作」です');
  expect(texts(judge('waiting-list', {answers}))).toContain('「waiting」が見つかりません');
});

it.each(['', '<html>', '[1', 'null', '{"a":1}'])('an answer %j is unread', (text) => {
  expect(readAnswer('frames', text)).toEqual({kind: 'unread'});
  expect(readAnswer('setList', text)).toEqual({kind: 'unread'});
});

it('comments so far are not new, and what is no message is passed over', () => {
  const nothing = {comments: 0, effects: 0, isGreeted: false};
  const comment = {id: 'f', service: 'youtube', data: {id: 'c', userId: 'u', comment: 'はい'}};
  const say = (options?: object): string =>
    JSON.stringify({type: 'comments', data: {comments: [comment], ...(options && {options})}});
  expect(hear(nothing, say({init: true}))).toBe(nothing);
  expect(hear(nothing, 'x')).toBe(nothing);
  expect(hear(nothing, say())).toEqual({...nothing, comments: 1});
});

it('every finding that is not OK says what to do next', () => {
  for (const {judge: all} of Object.values(CHECKS)) {
    for (const heard of [undefined, 'failed', 'skipped'] as const) {
      const list = all({...facts, version: '7.0.0', newest: '9.0.0', heard});
      for (const {verdict, next, text} of list) {
        expect(next !== undefined, text).toBe(verdict !== 'ok');
      }
    }
  }
});

it('the sum of the findings', () => {
  const of = (...verdicts: Finding['verdict'][]): string =>
    summary(verdicts.map((verdict) => ({verdict, text: ''})));
  expect(of('ok', 'todo', 'unknown', 'todo')).toContain('要対応が2件');
  expect(of('ok', 'unknown')).toContain('分からないことが1件');
  expect(of('ok')).toBe('すべてOKです。');
});

it('an app whose API is off, one that does not run, and another at its port, lead to the manual', () => {
  const placesFor = (...[state]: Parameters<typeof helpFor>) => helpFor(state)?.places;
  expect(placesFor({kind: 'app-offline', attempt: 1})).toEqual(['install', 'notStarting']);
  expect(placesFor({kind: 'refused', reason: 'status', status: 403})).toContain('apiOn');
  expect(placesFor({kind: 'refused', reason: 'origin'})).toContain('apiOn');
  expect(placesFor({kind: 'refused', reason: 'status', status: 500})).not.toContain('apiOn');
  expect(placesFor({kind: 'refused', reason: 'other-app'})).toEqual(['port']);
  expect(placesFor({kind: 'connecting', isAsking: true})).toBeUndefined();
});
