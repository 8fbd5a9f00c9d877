import type {Root, RootContent} from 'hast';
import type {} from 'mdast-util-mdx';
import {expect, it} from 'vitest';
import rehypeFirstView from './firstView';

const paragraph = (value = ''): RootContent => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [{type: 'text', value}],
});
const component = (children: readonly RootContent[]): RootContent => ({
  type: 'mdxJsxFlowElement',
  name: 'Any',
  attributes: [],
  children: children as never[],
});
const paragraphs = (length: number): RootContent[] => Array.from({length}, () => paragraph());
const code: RootContent = {type: 'mdxjsEsm', value: 'export const toc = [];'};

/** How many nodes stay at the top of a page, and what comes in a component of its own after them. */
function split(children: RootContent[]): {first: number; after: string; below: number} {
  const tree: Root = {type: 'root', children};
  rehypeFirstView()(tree);
  const last = tree.children.at(-1);
  const isSplit = last?.type === 'mdxJsxFlowElement' && last.name === 'BelowFirstView';
  return {
    first: tree.children.length - Number(isSplit),
    after: tree.children.at(isSplit ? -2 : -1)?.type ?? '',
    below: isSplit ? last.children.length : 0,
  };
}

it('what stands below the first lines is in a component of its own', () => {
  expect(split(paragraphs(50))).toEqual({first: 40, after: 'element', below: 10});
  const long = Array.from({length: 50}, () => paragraph('あ'.repeat(88)));
  expect(split(long)).toMatchObject({first: 14, below: 36});
});

it('a figure is as tall as twelve lines, another component as what it holds', () => {
  expect(split([...Array.from({length: 4}, () => component([])), paragraph()]).first).toBe(4);
  expect(split([component(paragraphs(39)), paragraph(), paragraph()])).toMatchObject({
    first: 2,
    below: 1,
  });
});

it('a short page stays as it is, and exports stay at the top of the module', () => {
  expect(split(paragraphs(40)).below).toBe(0);
  expect(split([...paragraphs(41), code, paragraph()])).toEqual({
    first: 41,
    after: 'mdxjsEsm',
    below: 2,
  });
});
