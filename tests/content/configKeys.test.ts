/** The keys that `GET /api/config` answers stand on the pages of the settings, which name no others. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {NEWEST} from './support/manualPage';
import {manualPages, ROOT} from './support/pages';

const TYPES = path.join(ROOT, 'node_modules/@onecomme.com/onesdk/types/Config.d.ts');
/** Parts of the settings whose items have pages. */
const PARTS = [
  'api',
  'app',
  'backup',
  'comment',
  'mainView',
  'notification',
  'platform',
  'speech',
  'ui',
];
/** Of the app itself, or of no item that a page names. */
const UNNAMED =
  /^app\.(?:lastNewsDate|migrated|mode|pro\.skipOutput)$|LineBreakComment$|^platform\.showroom\.showFreeGift$|^speech\.speechName$/u;

/** Members by the name of the type that has them, each with its own type. */
const types = new Map(
  [
    ...readFileSync(TYPES, 'utf8').matchAll(
      /export (?:interface|type) (?<name>\w+)(?: =)? \{\n(?<body>[^]*?)\n\}/gu,
    ),
  ].map(({groups}) => [
    groups?.['name'] ?? '',
    [...(groups?.['body'] ?? '').matchAll(/^ {4}(?<key>\w+): (?<type>[\w[\]]*)/gmu)].map(
      ([, key = '', type = '']) => [key, type] as const,
    ),
  ]),
);

const leavesOf = (type: string, prefix = ''): string[] =>
  types.get(type)?.flatMap(([key, of]) => leavesOf(of, `${prefix}${key}.`)) ?? [
    prefix.slice(0, -1),
  ];

it('are all that the SDK’s type has, and no others', () => {
  const listed = manualPages()
    .filter(({file}) => file.includes(`version-${NEWEST}`))
    .flatMap(({source}) => {
      const [, section = ''] = source.split('\n## 設定のキーを調べる\n');
      const [table = ''] = section.split('\n## ');
      return [...table.matchAll(/^\| `(?<key>[\w.]+)` \|/gmu)].map(([, key = '']) => key);
    });
  const known = leavesOf('Config').filter(
    (key) => PARTS.some((part) => key.startsWith(`${part}.`)) && !UNNAMED.test(key),
  );
  expect(listed.sort()).toEqual(known.sort());
});
