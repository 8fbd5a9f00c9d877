/** The reference tables of developer/onesdk-js name exactly what the SDK has. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {loadSdk} from './support/loadSdk';
import {NEWEST} from './support/manualPage';
import {ROOT} from './support/pages';

const PAGE = readFileSync(
  path.join(ROOT, 'versioned_docs', `version-${NEWEST}`, 'developer', 'onesdk-js.mdx'),
  'utf8',
);

/** The code in each cell of the rows below a heading. */
function rowsBelow(heading: string): string[][][] {
  const [, part = ''] = PAGE.split(`\n${heading}\n`);
  const [section = ''] = part.split(/\n#{2,3} /u);
  return section
    .split('\n')
    .filter((row) => row.startsWith('| ') && !row.startsWith('| ---'))
    .map((row) =>
      row
        .split(/(?<!\\)\|/u)
        .slice(1, -1)
        .map((cell) => [...cell.matchAll(/`(?<code>[^`]+)`/gu)].map(([, code = '']) => code)),
    );
}

describe('the tables', () => {
  it('list every setting with its default', () => {
    const {sdk} = loadSdk();
    const listed = ['### 接続', '### コメントの渡し方', '### 絞り込み'].flatMap((heading) =>
      rowsBelow(heading).flatMap(([keys = [], , [value = ''] = []]) =>
        keys.map((key) => [key, value] as const),
      ),
    );
    const {host, ...rest} = sdk.config;
    const real = Object.entries(rest).map(
      ([key, value]) => [key, typeof value === 'string' ? `'${value}'` : String(value)] as const,
    );
    expect(new Map(listed.filter(([key]) => key !== 'host'))).toEqual(new Map(real));
    expect(host).toBe('localhost');
  });

  it('list every CSS variable and every name in the URL', async () => {
    const rows = rowsBelow('### 設定が決まる順番').slice(1);
    const {sdk, asked} = loadSdk();
    await sdk.setup();
    expect(new Set(rows.map(([, [name = ''] = []]) => name))).toEqual(asked);
    for (const [[key = ''] = [], , [query = ''] = []] of rows) {
      const {sdk: other} = loadSdk({href: `http://localhost/?${query}=7`});
      await other.setup();
      expect(String(other.config[key as keyof typeof other.config]), query).toBe('7');
    }
  });

  it('list every group by its spelling with exactly its types', () => {
    const {sdk} = loadSdk();
    const rows = rowsBelow('### グループの中身').slice(1);
    const listed = rows.map(([, [name = ''] = [], types = []]) => [name, types]);
    const real = Object.values(sdk.PERM).map((name) => [name, [...sdk.usePermission([name])]]);
    expect(listed).toEqual(real);
  });

  it('list every public method and property', () => {
    const {sdk} = loadSdk();
    const listed = ['### 接続と購読', '### 値を読む', '### HTTPで問い合わせる']
      .flatMap((heading) => rowsBelow(heading).flatMap(([names = []]) => names))
      .filter((name) => !name.startsWith('--'))
      .map((name) => name.replace(/[(<].*/u, ''));
    const hidden = /^_|^constructor$|^getAPIUrl$/u;
    const real = [
      ...Object.getOwnPropertyNames(Object.getPrototypeOf(sdk)).filter(
        (name) => !hidden.test(name),
      ),
      'usePermission',
    ];
    expect(new Set(listed)).toEqual(new Set(real));
    // The list at the head of the page leads to them all; the build checks where its links lead.
    const [headOfPage = ''] = PAGE.split('\n## ');
    const indexed = headOfPage.split('\n').filter((line) => line.startsWith('  - ['));
    const names = indexed.flatMap((line) => [...line.matchAll(/`(?<name>\w+)`/gu)]);
    expect(names.map(({groups}) => groups?.['name'])).toEqual(listed);
  });
});
