import {expect, it} from 'vitest';
import {namedVersion} from './searchAddress';

const VERSIONS = ['8.0', '7.2', '7.1', '5.0'].map((label, at) => ({
  label,
  path: at === 0 ? '/docs' : `/docs/${label}`,
}));

it.each([
  ['7.2との違い', '7.2', '違い'],
  ['読み上げ v7', '7.2', '読み上げ'],
  ['aivisspeech 7.1', '7.1', 'aivisspeech'],
  ['ｖ７．１ 辞書', '7.1', '辞書'],
  ['5系から移る', '5.0', '移る'],
  ['バージョン5.0のストック', '5.0', 'ストック'],
  ['7.2', '7.2', ''],
])('%s names %s', (query, label, rest) => {
  expect(namedVersion(query, VERSIONS, '/docs')).toMatchObject({label, query: rest});
});

it.each(['v8 新機能', '9.9 設定', '音量 7', '127.0.0.1', '0.5秒', '17.2インチ'])(
  '%s names no other version',
  (query) => {
    expect(namedVersion(query, VERSIONS, '/docs')).toBeUndefined();
  },
);
