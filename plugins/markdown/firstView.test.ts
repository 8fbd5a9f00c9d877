import type {Root, RootContent} from 'hast';
import type {} from 'mdast-util-mdx';
import {expect, it} from 'vitest';
import rehypeFirstView from './firstView';

const paragraph = (): RootContent => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [],
});
const lineBreak = (): RootContent => ({type: 'text', value: '\n'});
const entry = (blocks: number): RootContent => ({
  type: 'mdxJsxFlowElement',
  name: 'CodeOwner',
  attributes: [],
  children: Array.from({length: blocks}, paragraph) as never[],
});
const code: RootContent = {type: 'mdxjsEsm', value: 'export const toc = [];'};

/** The names of what stands at the top of a page, and how much the last of them holds. */
function split(children: RootContent[]): {top: string[]; below: number} {
  const tree: Root = {type: 'root', children};
  rehypeFirstView()(tree);
  const last = tree.children.at(-1);
  return {
    top: tree.children.map((node) => ('name' in node ? (node.name ?? '') : node.type)),
    below: last?.type === 'mdxJsxFlowElement' ? last.children.length : 0,
  };
}

it('what stands below the first blocks is in a component of its own', () => {
  const {top, below} = split(Array.from({length: 20}, paragraph));
  expect(top.slice(-2)).toEqual(['element', 'BelowFirstView']);
  expect({top: top.length, below}).toEqual({top: 17, below: 4});
});

it('an entry of a reference counts as what it holds; line breaks count nothing', () => {
  expect(split([lineBreak(), entry(9), lineBreak(), entry(9), paragraph()]).top).toEqual([
    'text',
    'CodeOwner',
    'text',
    'CodeOwner',
    'BelowFirstView',
  ]);
});

it('a short page stays as it is, and exports stay at the top of the module', () => {
  const short = Array.from({length: 16}, paragraph);
  expect(split(short).top).toEqual(short.map(() => 'element'));
  const {top, below} = split([...Array.from({length: 17}, paragraph), code, paragraph()]);
  expect(top.slice(-2)).toEqual(['mdxjsEsm', 'BelowFirstView']);
  expect(below).toBe(2);
});
