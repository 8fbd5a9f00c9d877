import type {Heading, Link, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import type {} from 'remark-rehype';

/** The component that tells a name to what stands in it (src/theme/MDXComponents). */
const OWNER = 'CodeOwner';

/** A heading without the comment that gives it its anchor. */
const partsOf = ({children}: Heading): PhrasingContent[] =>
  children.filter((part) => part.type !== 'mdxTextExpression' && toString(part).trim() !== '');

const nameOf = (heading: Heading): string => toString(partsOf(heading)).trim();

/** Whether a heading is a name of a reference, as `GET /api/comments`. */
function isEntry(heading: Heading): boolean {
  const [first, ...more] = partsOf(heading);
  return first?.type === 'inlineCode' && more.length === 0;
}

/** The link of a paragraph that holds nothing else. */
function loneLink(node: RootContent): Link | undefined {
  if (node.type !== 'paragraph' || node.children.length !== 1) return undefined;
  const [only] = node.children;
  return only?.type === 'link' ? only : undefined;
}

/** Links that stand alone and say the same as others of the page, with the heading above each. */
function nameLinks(nodes: readonly RootContent[]): void {
  let heading = '';
  const links = nodes.flatMap((node) => {
    if (node.type === 'heading') heading = nameOf(node);
    const link = loneLink(node);
    return link === undefined ? [] : [{link, heading, text: toString(link)}];
  });
  for (const {link, text, heading: above} of links) {
    if (above === '' || links.filter((other) => other.text === text).length < 2) continue;
    const hProperties = {...link.data?.hProperties, ariaLabel: `${text}（${above}）`};
    link.data = {...link.data, hProperties};
  }
}

const owned = (value: string, children: RootContent[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: OWNER,
  attributes: [{type: 'mdxJsxAttribute', name: 'value', value}],
  children: children as never[],
});

/** Where a block of code without a title stands. */
interface Place {
  readonly siblings: RootContent[];
  readonly index: number;
}

function codeIn(siblings: RootContent[], index: number): Place[] {
  const node = siblings[index];
  if (node?.type === 'code') return /\btitle=/u.test(node.meta ?? '') ? [] : [{siblings, index}];
  const isOwner = node?.type === 'mdxJsxFlowElement' && node.name === OWNER;
  if (node === undefined || isOwner || !('children' in node)) return [];
  const inner = node.children as RootContent[];
  return inner.flatMap((_child, at) => codeIn(inner, at));
}

/** Blocks of code without a title, of which the page has several, with the heading above each. */
function nameCode(nodes: RootContent[]): void {
  let heading = '';
  const places = nodes.flatMap((node, index) => {
    if (node.type === 'heading') heading = nameOf(node);
    return codeIn(nodes, index).map((place) => ({...place, heading}));
  });
  if (places.length < 2) return;
  const counts = new Map<string, number>();
  for (const {siblings, index, heading: above} of places) {
    const node = siblings[index];
    const count = (counts.get(above) ?? 0) + 1;
    counts.set(above, count);
    if (node === undefined || above === '') continue;
    siblings[index] = owned(count === 1 ? above : `${above}（${count}）`, [node]);
  }
}

/**
 * A remark plugin for pages that say the same of many things: what stands under a heading that is code
 * learns its name, so that buttons there are told apart, and so do links that stand alone and blocks
 * of code.
 */
export default function remarkEntries(): (tree: Root) => void {
  return (tree) => {
    nameLinks(tree.children);
    let into: RootContent[] = [];
    const all = into;
    for (const node of tree.children) {
      if (node.type === 'heading') into = all;
      into.push(node);
      if (node.type !== 'heading' || !isEntry(node)) continue;
      into = [];
      all.push(owned(nameOf(node), into));
    }
    nameCode(all);
    tree.children = all;
  };
}
