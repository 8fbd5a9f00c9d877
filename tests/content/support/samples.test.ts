import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';

import {checkSamples} from './checkSamples';
import {fencesIn} from './fences';
import {type Problem, samplesIn} from './samples';

const ROOT = path.join(__dirname, '..', '..', '..');
/** Compiling takes seconds on a busy machine. */
const SLOW = 120_000;

const fence = (lang: string, ...rows: string[]): string =>
  ['前の文。', '', `\`\`\`${lang}`, ...rows, '```', ''].join('\n');

describe('fencesIn', () => {
  it('gives language, title, line and code', () => {
    expect(fencesIn('a.mdx', fence('js title="plugin.js"', 'a();', '', 'b();'))).toEqual([
      {file: 'a.mdx', line: 3, lang: 'js', meta: 'title="plugin.js"', code: 'a();\n\nb();'},
    ]);
  });

  it('takes off the indentation of a fence in a list, and no more', () => {
    const page = '1. 開きます。\n\n   ```json\n   {\n     "a": 1\n   }\n   ```\n\n2. 閉じます。\n';
    expect(fencesIn('a.mdx', page).map(({code}) => code)).toEqual(['{\n  "a": 1\n}']);
  });

  it('keeps shorter fences inside longer ones, and reads on after the end', () => {
    const page = '````text\n```js\nx\n```\n````\n~~~css\na{}\n~~~\n';
    expect(fencesIn('a.mdx', page).map(({lang, line}) => [lang, line])).toEqual([
      ['text', 1],
      ['css', 6],
    ]);
  });

  it('does not take code in a line for a fence', () => {
    expect(fencesIn('a.mdx', '本文の```js```です。\n')).toEqual([]);
  });
});

describe('samplesIn', () => {
  const kinds = (page: string): unknown[] =>
    samplesIn(fencesIn('a.mdx', page)).samples.map(({kind, extension}) => [kind, extension]);

  it.each([
    ['ts', 'x', ['module', '.ts']],
    ['js', 'x', ['page', '.js']],
    ['js', 'module.exports = {};', ['plugin', '.cjs']],
    ['js', "const fs = require('node:fs');", ['plugin', '.cjs']],
    ['cjs', 'x', ['plugin', '.cjs']],
    ['json', '{}', ['json', '.json']],
  ])('%s with %s', (lang, code, expected) => {
    expect(kinds(fence(lang, code))).toEqual([expected]);
  });

  it('finds the inline scripts of HTML with their lines', () => {
    const page = fence(
      'html',
      '<ul></ul>',
      '<script src="a.js"></script>',
      '<script>',
      'first();',
      '</script>',
      '<script type="module">await second();</script>',
    );
    const {samples} = samplesIn(fencesIn('a.mdx', page));
    expect(samples.map(({extension, line, code}) => [extension, line, code])).toEqual([
      ['.js', 6, '\nfirst();\n'],
      ['.mjs', 9, 'await second();'],
    ]);
  });

  it.each([
    ['ts nocheck', 'const a = 1;'],
    ['js title="a.js" nocheck', 'a;'],
    ['ts', '// @ts-ignore'],
    ['js', '// @ts-nocheck'],
    ['jsonc', '{} // 注'],
    ['rust', 'fn main() {}'],
  ])('has no way round the check: %s %s', (lang, code) => {
    expect(samplesIn(fencesIn('a.mdx', fence(lang, code))).problems).toHaveLength(1);
  });
});

const IMPORT = "import OneSDK from '@onecomme.com/onesdk';";
const SERVICE = "import type {Service} from '@onecomme.com/onesdk/types/Service';";
const PLUGIN = "/** @type {import('@onecomme.com/onesdk/types/Plugin').OnePlugin} */";

/** As a page of two manuals gives it: each declares it for all files of its reader. */
const declaring = (type: string): string =>
  fence('ts', 'declare global {', `  const elsewhere: ${type};`, '}', 'export {};');

/** What is right on purpose. Two of them use the same name and do not see each other. */
const RIGHT = [
  declaring('number'),
  declaring('string'),
  fence('ts', IMPORT, "await OneSDK.setup({permissions: ['wp.exec']});", 'const same = 1;'),
  fence('ts', "const same = 'other sample';", 'console.log(same);'),
  fence('js', 'function draw(comments) {', '  return comments.length;', '}'),
  fence('html', "<script>OneSDK.subscribe({action: 'comments', callback(c) {}});</script>"),
  fence(
    'js',
    PLUGIN,
    "const p = {name: 'a', uid: 'b', version: '1', permissions: [], defaultState: {}};",
    'module.exports = p;',
  ),
  fence('json', '{"a": [1, null]}'),
];

/** What is wrong on purpose, the line of the page and a word of the message. */
const WRONG: Record<string, readonly [page: string, line: number, words: string]> = {
  'a permission that does not exist': [
    fence('ts', IMPORT, "await OneSDK.setup({permissions: ['comment']});"),
    5,
    '"comment"',
  ],
  'the group by a spelling that 6.0.0 does not have': [
    fence('ts', IMPORT, 'OneSDK.usePermission([OneSDK.PERM.WORDPARTY]);'),
    5,
    'WORDPARTY',
  ],
  'a setting that does not exist': [fence('js', '', 'OneSDK.setup({limit: 5});'), 5, 'limit'],
  'a forgotten await': [
    fence('ts', IMPORT, SERVICE, 'const services: Service[] = OneSDK.getServices();'),
    6,
    'Promise<Service\\[\\]>',
  ],
  'a value of another type': [
    fence('ts', IMPORT, SERVICE, 'const s: Service[] = await OneSDK.getOrders();'),
    6,
    'OrderItem',
  ],
  'a method that does not exist': [fence('js', '', '', 'OneSDK.start();'), 6, 'start'],
  'what only another sample declares': [fence('ts', 'elsewhere;'), 4, 'elsewhere'],
  'a module without its import': [fence('ts', 'OneSDK.connect();'), 4, 'OneSDK'],
  'an event that a plugin cannot ask for': [
    fence(
      'js',
      PLUGIN,
      "const p = {name: 'a', uid: 'b', version: '1', defaultState: {},",
      "  permissions: ['filter.comments'],",
      '};',
      'module.exports = p;',
    ),
    6,
    'filter.comments',
  ],
  'a filter that is no promise': [
    fence(
      'js',
      PLUGIN,
      "const p = {name: 'a', uid: 'b', version: '1', defaultState: {}, permissions: [],",
      '  filterSpeech: (text) => text,',
      '};',
      'module.exports = p;',
    ),
    6,
    'Promise',
  ],
  'a syntax error': [fence('js', 'const a = ;'), 4, 'Unexpected|TS'],
  'a comment in JSON': [fence('json', '{', '  "a": 1 // 注', '}'), 4, 'JSON'],
  'a comma too many in JSON': [fence('json', '[', '1,', ']'), 4, 'JSON'],
  'await at the top of a plain script': [
    fence('html', '<p></p>', '<script>', 'await OneSDK.ready();', '</script>'),
    5,
    'await',
  ],
};

describe('checkSamples', () => {
  let problems: readonly Problem[] = [];

  beforeAll(() => {
    const pages = [...RIGHT.entries(), ...Object.entries(WRONG)].map(
      ([name, page]) => [`${name}.mdx`, typeof page === 'string' ? page : page[0]] as const,
    );
    const {samples} = samplesIn(pages.flatMap(([file, page]) => fencesIn(file, page)));
    problems = checkSamples(samples, ROOT);
  }, SLOW);

  it('accepts samples that are right', () => {
    expect(problems.filter(({file}) => /^\d/u.test(file))).toEqual([]);
  });

  it.each(Object.entries(WRONG))('catches %s', (name, [, line, words]) => {
    const [first] = problems.filter(({file}) => file === `${name}.mdx`);
    expect(first?.message).toMatch(new RegExp(words, 'u'));
    expect(first?.line).toBe(line);
  });
});
