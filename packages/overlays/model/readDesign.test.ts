import {describe, expect, it} from 'vitest';
import {newDesign} from './design';
import {readDesign} from './readDesign';
import {sayWarning} from './warnings';

const envelope = {schema: 1, app: '8_0', template: 'basic', opts: {}};
const read = (raw: object) => {
  const {design, warnings} = readDesign({...envelope, ...raw});
  return {design, said: warnings.map(sayWarning)};
};

it('reads what is right without a word', () => {
  const {design, said} = read({
    opts: {'body.size': 30},
    name: '春',
    author: '私',
    customCss: '.a{}',
  });
  expect(said).toEqual([]);
  expect(design).toEqual({
    ...newDesign('basic', '8_0'),
    opts: {'body.size': 30},
    name: '春',
    author: '私',
    customCss: '.a{}',
  });
});

it.each([
  ['another form', {schema: 2}, '新しい形式（2）です。ページを再読み込みしてください。'],
  [
    'a version between',
    {app: '7_2'},
    '本アプリのバージョン「7_2」はありません。「7.0-7.1」で開きました。',
  ],
  [
    'a version to come',
    {app: '9.1'},
    '本アプリのバージョン「9.1」はありません。「8.0」で開きました。',
  ],
  [
    'an old version',
    {app: '3_0'},
    '本アプリのバージョン「3_0」はありません。「4.2」で開きました。',
  ],
  ['no version', {app: 'abc'}, '本アプリのバージョン「abc」はありません。「8.0」で開きました。'],
  [
    'a template spelt wrongly',
    {template: 'buble'},
    'テンプレート「buble」はありません。「ふきだし」で開きました。',
  ],
  [
    'an unknown template',
    {template: 'hologram'},
    'テンプレート「hologram」はありません。「シンプル」で開きました。',
  ],
  [
    'an unknown option',
    {opts: {'name.sparkle': 1}},
    '項目「name.sparkle」はありません。外しました。',
  ],
  [
    'an option of another version',
    {opts: {'shown.frame': true}},
    '項目「shown.frame」はありません。外しました。',
  ],
  [
    'a number out of range',
    {opts: {'body.size': 5000}},
    '「本文の文字：大きさ」を範囲に収めました：5000 → 200px',
  ],
  [
    'a value of another type',
    {opts: {'body.size': '大'}},
    '「本文の文字：大きさ」の値を読めませんでした：大 → 24px',
  ],
  [
    'an unknown choice',
    {opts: {'layout.direction': 'up'}},
    '「並び：新しいコメントの向き」の値を読めませんでした：up → 下から上へ',
  ],
  [
    'a list with an unknown entry',
    {opts: {'filter.hiddenServices': ['twitch', 'mildom']}},
    '「出さないコメント：出さない配信サイト」を範囲に収めました：2個の値 → twitch',
  ],
  ['a text that is none', {name: 5}, '名前を読めませんでした。外しました。'],
  ['a long text', {name: 'あ'.repeat(61)}, '名前が長いので、途中で切りました。'],
])('tells of %s', (_, raw, sentence) => {
  expect(read(raw).said).toEqual([sentence]);
});

describe('hostile keys', () => {
  it.each(['__proto__', 'constructor', 'prototype'])('rejects %s', (key) => {
    const opts: unknown = JSON.parse(`{"${key}":{"polluted":true},"body.size":30}`);
    const {design, said} = read({opts});
    expect(said).toEqual([`使えない名前「${key}」がありました。外しました。`]);
    expect(design.opts).toEqual({'body.size': 30});
    expect({}).not.toHaveProperty('polluted');
  });
});

it.each([undefined, null, 1, 'x', [], {}, {schema: '1'}, {...envelope, opts: []}])(
  'begins anew with %j',
  (raw) => {
    const {design, warnings} = readDesign(raw, '7_0');
    expect(design).toEqual(newDesign('basic', '7_0'));
    expect(warnings.map(({kind}) => kind)).toEqual(['not-a-design']);
  },
);

it('tells of fifty faults at most, and counts the rest', () => {
  const opts = Object.fromEntries(Array.from({length: 300}, (_, at) => [`x.${at}`, at]));
  const {said} = read({opts});
  expect(said).toHaveLength(51);
  expect(said.at(-1)).toBe('ほかに250件の項目を読めませんでした。');
});

it('survives depth', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
  expect(read({opts: {'body.size': deep}}).said).toHaveLength(1);
});
