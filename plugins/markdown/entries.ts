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

/** Where a block of code stands. */
interface Place {
  readonly siblings: RootContent[];
  readonly index: number;
  /** Of the block itself; empty for none. */
  readonly title: string;
  /** The entry of a reference that it is under. */
  readonly entry: string | undefined;
}

const titleOf = (meta: string): string => /\btitle=(["'])(.*?)\1/u.exec(meta)?.[2] ?? '';

/** The name that a node tells to what stands in it. */
function ownName(node: RootContent): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== OWNER) return undefined;
  const [value] = node.attributes;
  return typeof value?.value === 'string' ? value.value : undefined;
}

function codeIn(siblings: RootContent[], index: number, entry?: string): Place[] {
  const node = siblings[index];
  if (node === undefined) return [];
  if (node.type === 'code') return [{siblings, index, title: titleOf(node.meta ?? ''), entry}];
  // The components of a reference name their code themselves.
  const isNamed = entry !== undefined && node.type === 'mdxJsxFlowElement';
  if (isNamed || !('children' in node)) return [];
  const inner = node.children as RootContent[];
  return inner.flatMap((_child, at) => codeIn(inner, at, entry ?? ownName(node)));
}

/** Blocks of code of which the page has several without a title or of one, by the heading above. */
function nameCode(nodes: RootContent[]): void {
  let heading = '';
  const places = nodes.flatMap((node, index) => {
    if (node.type === 'heading') heading = nameOf(node);
    return codeIn(nodes, index).map((place) => ({...place, heading}));
  });
  // Outside of entries one of its title, or alone without one, needs no name.
  const titles = places.filter(({entry}) => entry === undefined).map(({title}) => title);
  const counts = new Map<string, number>();
  for (const {siblings, index, title, entry, heading: above} of places) {
    const node = siblings[index];
    const name = entry ?? above;
    const count = (counts.get(`${name}\n${title}`) ?? 0) + 1;
    counts.set(`${name}\n${title}`, count);
    const isOnly =
      entry === undefined ? titles.filter((one) => one === title).length === 1 : count === 1;
    if (node === undefined || name === '' || isOnly) continue;
    siblings[index] = owned(count === 1 ? name : `${name}（${count}）`, [node]);
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
