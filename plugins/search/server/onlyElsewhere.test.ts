import type {IndexPage} from '@komebiyori/search/indexFile';
import {expect, it} from 'vitest';
import {addOnlyElsewhere} from './indexManuals';

const page = (url: string): IndexPage => ({
  ...{url, title: url, breadcrumb: [], description: '', keywords: []},
  sections: [{heading: '見出し', content: '本文'}],
});
const version = (
  label: string,
  path: string,
  ...ids: string[]
): {label: string; path: string; index: {root: string; pages: IndexPage[]}} => ({
  ...{label, path},
  index: {root: '', pages: ids.map((id) => page(`${path}/${id}`))},
});

it('adds what only other versions have, once, named by the newest of them', () => {
  const versions = [
    version('8.0', '/docs', 'a', 'new'),
    version('7.0', '/docs/7.0', 'a', 'gone'),
    version('5.0', '/docs/5.0', 'a', 'gone'),
  ];
  const found = addOnlyElsewhere(versions).map(({index}) =>
    index.pages.map(({url, onlyIn}) => [url, onlyIn]),
  );
  expect(found).toEqual([
    [
      ['/docs/a', undefined],
      ['/docs/new', undefined],
      ['/docs/7.0/gone', '7.0'],
    ],
    [
      ['/docs/7.0/a', undefined],
      ['/docs/7.0/gone', undefined],
      ['/docs/new', '8.0'],
    ],
    [
      ['/docs/5.0/a', undefined],
      ['/docs/5.0/gone', undefined],
      ['/docs/new', '8.0'],
    ],
  ]);
});

it('leaves the texts of such pages to their own version', () => {
  const [first] = addOnlyElsewhere([version('8.0', '/docs'), version('7.0', '/docs/7.0', 'gone')]);
  expect(first?.index.pages[0]?.sections).toEqual([{heading: '見出し', content: ''}]);
});
