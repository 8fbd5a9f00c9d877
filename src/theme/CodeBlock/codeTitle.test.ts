import {expect, it} from 'vitest';
import {codeTitle} from './codeTitle';

it.each([
  ['title="a.js"', 'a.js'],
  ["showLineNumbers title='設定 の例.json' {1}", '設定 の例.json'],
  ['title=""', ''],
  ['subtitle="a"', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads the title of %s', (metastring, title) => {
  expect(codeTitle(metastring)).toBe(title);
});
