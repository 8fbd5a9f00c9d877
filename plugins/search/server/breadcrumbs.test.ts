import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {breadcrumbsById} from './indexDocs';

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
