import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {breadcrumbsById, linkCounts} from './indexManuals';

const category = {collapsed: false, collapsible: true};
const sidebars: LoadedVersion['sidebars'] = {
  docs: [
    {type: 'doc', id: 'about'},
    {
      ...category,
      type: 'category',
      label: 'ガイド',
      link: {type: 'doc', id: 'guide/index'},
      items: [
        {type: 'doc', id: 'guide/install'},
        {...category, type: 'category', label: '深い', items: [{type: 'doc', id: 'deep'}]},
      ],
    },
    {type: 'link', label: '外', href: 'https://a.example'},
  ],
};

it('names the categories above each doc; the page of a category stands beside it', () => {
  expect([...breadcrumbsById(sidebars)]).toEqual([
    ['about', []],
    ['guide/index', []],
    ['guide/install', ['ガイド']],
    ['deep', ['ガイド', '深い']],
  ]);
});

it('counts the links between the pages of the manual', () => {
  const counts = linkCounts(
    new Map([
      [
        '/m/index.mdx',
        '[声](./guide/speech.mdx)と[声の速さ](./guide/speech.mdx#speed)、[ここ](./index.mdx)',
      ],
      ['/m/guide/speech.mdx', '[設定](../settings/speech.mdx)、[外](https://example.com/a.mdx)'],
      ['/m/settings/speech.mdx', '[手順](../guide/speech.mdx)、[無い](./none.mdx)'],
    ]),
  );
  expect(Object.fromEntries(counts)).toEqual({
    '/m/index.mdx': {links: 0, pointsTo: 1},
    '/m/guide/speech.mdx': {links: 2, pointsTo: 1},
    '/m/settings/speech.mdx': {links: 1, pointsTo: 1},
  });
});
