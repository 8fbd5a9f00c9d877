import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import {unified} from 'unified';

const parser = unified().use(rehypeParse, {fragment: true}).freeze();
const writer = unified().use(rehypeStringify).freeze();

/** A piece of HTML as a tree (hast). */
export type Root = ReturnType<typeof parser.parse>;
type Node = Root | Root['children'][number];
export type Element = Extract<Node, {type: 'element'}>;

/** Characters that neither HTML nor XML 1.0 (section 2.2) allows in a document. */
const FORBIDDEN = /[\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/gu;

/** Parses HTML as a browser does for `innerHTML`. */
export function parseHtml(html: string): Root {
  return parser.parse(html);
}

/** Serialises a tree. Characters that would break a feed are left out. */
export function writeHtml(tree: Root): string {
  return writer.stringify(tree).replace(FORBIDDEN, '');
}

/** All elements of a tree in document order. */
export function elementsOf(node: Node): Element[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) =>
    child.type === 'element' ? [child, ...elementsOf(child)] : [],
  );
}

/** Whether there are elements in more than so many others; looks no deeper. */
export const isDeeper = (node: Node, most: number): boolean =>
  'children' in node && (most < 0 || node.children.some((child) => isDeeper(child, most - 1)));

/** Removes the elements that `unwanted` picks, with what they hold. */
export function removeElements(
  node: Root | Element,
  unwanted: (element: Element) => boolean,
): void {
  const isKept = (child: Node): boolean => child.type !== 'element' || !unwanted(child);
  if (node.type === 'root') node.children = node.children.filter(isKept);
  else node.children = node.children.filter(isKept);
  for (const child of node.children) if (child.type === 'element') removeElements(child, unwanted);
}

/** The text of a node as it is read: without readings (`rt`) and the parentheses around them. */
export function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (node.type === 'element' && ['rt', 'rp'].includes(node.tagName)) return '';
  return node.children.map(textOf).join('');
}
