import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {nearPages} from './nearPages';

const manual = (label: string, path: string, ids: readonly string[]) => ({
  label,
  path,
  mainDocId: 'about',
  docs: ids.map((id) => ({id, path: `${path}/${id.replace(/\/?index$/u, '')}`})),
});
const COMMON = ['about', 'guide/index', 'guide/setup', 'settings/api', 'feature/index'];
const MANUALS = [
  manual('8.0', '/docs', [...COMMON, 'developer/index', 'developer/http-api']),
  manual('7.0', '/docs/7.0', [...COMMON, 'feature/old']),
  manual('5.0', '/docs/5.0', COMMON),
];

describe('pages near one that is not there', () => {
  it.each([
    // In a newer manual, and what deals with its subject in this one.
    [
      '/docs/5.0/developer/http-api',
      [
        ['/docs/developer/http-api', '8.0の同じページ'],
        ['/docs/5.0/settings/api', '5.0の近いページ'],
      ],
    ],
    [
      '/docs/7.0/developer/',
      [
        ['/docs/developer', '8.0の同じページ'],
        ['/docs/7.0/settings/api', '7.0の近いページ'],
      ],
    ],
    // Gone since; the index of its section is what is left.
    [
      '/docs/feature/old',
      [
        ['/docs/7.0/feature/old', '7.0の同じページ'],
        ['/docs/feature', '8.0の近いページ'],
      ],
    ],
    // A slip within a section, and anywhere.
    ['/docs/7.0/guide/nope', [['/docs/7.0/guide', '7.0の近いページ']]],
    ['/docs/7.0/nope', [['/docs/7.0/about', '7.0の「はじめに」']]],
    ['/docs/nope', [['/docs/about', '8.0の「はじめに」']]],
    // The page of another way to write it.
    ['/docs/Guide/Setup.md', [['/docs/guide/setup', '8.0の近いページ']]],
    [
      '/docs/7.0/tags/api',
      [
        ['/docs/tags', '8.0のタグの一覧'],
        ['/docs/7.0/tags', '7.0のタグの一覧'],
      ],
    ],
    ['/docs/tags/nope', [['/docs/tags', '8.0のタグの一覧']]],
    ['/nope', []],
    ['/', []],
    // Guessed.
    [
      '/login',
      [
        ['/account/my', 'マイページ'],
        ['/account/signin', 'ログイン'],
      ],
    ],
    ['/privacy/', [['/policy', 'プライバシーポリシー']]],
    ['/news/nope', [['/news', 'お知らせ']]],
    ['/guide/setup', [['/docs/guide/setup', 'マニュアルのページ']]],
    ['/loginx', []],
    ['/docsx/guide', []],
  ])('%s', (pathname, wanted) => {
    expect(nearPages(pathname, MANUALS).map(({to, label}) => [to, label])).toEqual(wanted);
  });
  it.each(['/tools', '/templates/'])('%s leads to every page below, by its title', (pathname) => {
    const near = new Map(nearPages(pathname, MANUALS).map(({to, label}) => [to, label]));
    const folder = path.join(__dirname, '../../../pages', pathname);
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
    for (const file of files.filter((name) => name.endsWith('.mdx'))) {
      const address = path.join('/', pathname, file.replace(/(?:\/index)?\.mdx$/u, ''));
      const [, title] = /^title: (.*)$/mu.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
      expect(near.get(address)).toBe(title);
    }
  });
});
