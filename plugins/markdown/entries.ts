import type {Heading, Link, PhrasingContent, Root, RootContent} from 'mdast';
import type {} from 'mdast-util-mdx';
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

/**
 * A remark plugin for pages that say the same of many things: what stands under a heading that is code
 * learns its name, so that buttons there are told apart, and so do links that stand alone.
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
      all.push({
        type: 'mdxJsxFlowElement',
        name: OWNER,
        attributes: [{type: 'mdxJsxAttribute', name: 'value', value: nameOf(node)}],
        children: into as never[],
      });
    }
    tree.children = all;
  };
}
