import type {Image, Nodes, Root, Table} from 'mdast';
import type {} from 'mdast-util-directive';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {FRONT_MATTER, mdxFault} from '../../plugins/lib/readBlocks';

/** What is wrong on which line of a page. */
export interface Mark {
  readonly line: number;
  readonly message: string;
}

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkCjkFriendly).freeze();
const mdx = markdown().use(remarkMdx).use(remarkDirective).freeze();
/** Kinds of boxes that Docusaurus has. */
const BOXES = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success'];

const LINK_FORM =
  'no link or picture: it is [text](address), half-width, with nothing between ] and ( and no space in the address';
/** Marks that a reader sees because they are none: in what was read as text. */
const LEFT: readonly (readonly [words: RegExp, message: string])[] = [
  [/\*\*/gu, 'no bold text: ** stands at both ends, without a space inside'],
  [/\] ?\(|\]（/gu, LINK_FORM],
  [/\[\^[^\]]+\]/gu, 'no footnote: its text is missing in this part of the page'],
  [/^#{1,6}(?=\S)|^＃+/gmu, 'no heading: a space follows the half-width #'],
  [/^\|?\s*:?-{2,}:?\s*\|/gmu, 'no table: its second line needs as many cells as the first'],
  [/^:::|^：：：/gmu, 'no box: it begins with a half-width :::note and ends with :::'],
  [/```/gu, 'no block of code: ``` begins and ends it on lines of their own'],
  [/(?<=\n)・/gu, 'no list: an item begins with "- "'],
  [/\{\/\*/gu, 'no comment: here it is <!-- -->'],
  [/&[A-Za-z]\w*;/gu, 'no name of a character'],
];

/**
 * What would not look as it was meant in a section of a page: marks that readers would see, and what
 * takes in or leaves out the text beside it. Neither Docusaurus nor textlint says so.
 * @param name ends in `.mdx`, or in `.md` for news
 */
export function marksIn(source: string, name: string): Mark[] {
  const [front = ''] = FRONT_MATTER.exec(source) ?? [];
  const above = front.split('\n').length - 1;
  const body = source.slice(front.length);
  return [
    ...cutFields(front),
    ...marksOf(body, name).map(({line, message}) => ({line: line + above, message})),
  ];
}

function marksOf(body: string, name: string): Mark[] {
  let tree: Root;
  try {
    tree = name.endsWith('.mdx') ? mdx.parse(body) : markdown.parse(body);
  } catch (error) {
    const {line, message} = mdxFault(error);
    return [{line, message}];
  }
  return [...below(tree, body.split(/\r?\n/u)), ...jumpsIn(tree)];
}

/** YAML takes ` #` for the beginning of a comment, and nobody misses what stands behind it. */
function cutFields(front: string): Mark[] {
  return front.split(/\r?\n/u).flatMap((row, index) => {
    const [cut] = /^(?:title|description|\s*-|sidebar_label):? [^"'#[{].* #.*$/u.exec(row) ?? [];
    return cut === undefined
      ? []
      : [{line: index + 1, message: 'what follows " #" is left out: put the value in quotes'}];
  });
}

function below(node: Nodes, rows: readonly string[]): Mark[] {
  const own = node.type === 'text' ? leftIn(node.value, lineOf(node)) : marksAt(node, rows);
  if (!('children' in node)) return own;
  return [...own, ...node.children.flatMap((child) => below(child, rows))];
}

const FIRST = {line: 1, column: 1};
const lineOf = ({position}: Nodes): number => position?.start.line ?? 1;

const leftIn = (text: string, line: number): Mark[] =>
  LEFT.flatMap(([words, message]) =>
    [...text.matchAll(words)].slice(0, 1).map(({index, 0: mark}) => ({
      line: line + text.slice(0, index).split('\n').length - 1,
      message: `"${mark}" is ${message}`,
    })),
  );

function marksAt(node: Nodes, rows: readonly string[]): Mark[] {
  if (node.type === 'table') return widerRows(node);
  const {start = FIRST, end = FIRST} = node.position ?? {};
  const first = (rows[start.line - 1] ?? '').slice(start.column - 1);
  const last = start.line === end.line ? '' : (rows[end.line - 1] ?? '').trim();
  const message = saidOf(node, first, last);
  return message === undefined ? [] : [{line: start.line, message}];
}

/**
 * @param first the line on which the node begins, from there on
 * @param last its last line, if that is another
 */
function saidOf(node: Nodes, first: string, last: string): string | undefined {
  switch (node.type) {
    case 'heading':
      if (first.startsWith('#')) return undefined;
      return '--- or === below a text makes it a heading: leave a line empty between them';
    case 'code': {
      const fence = /^(?:`{3,}|~{3,})/u.exec(first)?.[0];
      if (fence === undefined) return 'four spaces at the beginning of a line make it code';
      return last.endsWith(fence)
        ? undefined
        : `a block of code is not closed: ${fence} is missing`;
    }
    case 'containerDirective':
      if (!BOXES.includes(node.name))
        return `there is no box :::${node.name}, only :::${BOXES.join(', :::')}`;
      return last.startsWith(':::') ? undefined : `:::${node.name} is not closed: ::: is missing`;
    case 'link':
      return /^(?:https?:|www\.)/u.test(first) && /[^\u0021-\u007e]/u.test(node.url)
        ? `the address takes in what follows it; [text](address) ends it: ${node.url}`
        : undefined;
    case 'image':
      return saidOfImage(node);
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement':
      return saidOfElement(node);
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return /^[\p{L}_][\p{L}\d_-]*$/u.test(node.value.trim())
        ? `{${node.value}} is no text but code: \\{ shows a brace`
        : undefined;
    default:
      return undefined;
  }
}

/** The policy of the pages lets no picture of another site load (plugins/hosting). */
function saidOfImage({alt, url}: Image): string | undefined {
  if (/^(?:[a-z][\w+.-]*:|\/\/)/iu.test(url))
    return `no picture of another site is shown: save it in static/img and write /img/…: ${url}`;
  return (alt ?? '').trim() === ''
    ? `a picture is described between the brackets of ![…]: ${url}`
    : undefined;
}

/** Elements whose address Docusaurus does not check, or that a page may not have. */
const INSTEAD: Readonly<Record<string, string>> = {
  a: 'write [text](address), which the build checks',
  img: 'write ![description](address), which the build checks',
  script: 'pages have no scripts of their own',
  style: 'pages have no styles of their own',
  font: 'write **text** to stress it',
};

function saidOfElement({
  name,
  attributes,
}: MdxJsxFlowElement | MdxJsxTextElement): string | undefined {
  const element = name ?? '';
  const instead = INSTEAD[element];
  if (instead !== undefined) return `<${element}>: ${instead}`;
  const lost = attributes.find(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      typeof attribute.value === 'string' &&
      /^(?:style|on[a-z]+)$/u.test(attribute.name),
  );
  return lost?.type === 'mdxJsxAttribute' && /^[a-z]/u.test(element)
    ? `<${element}>: ${lost.name}="…" does not work on a page`
    : undefined;
}

function widerRows({children: [head, ...others]}: Table): Mark[] {
  const cells = head?.children.length ?? 0;
  const message = 'the table shows no more cells than its head has';
  return others
    .filter(({children}) => children.length > cells)
    .map((row) => ({line: lineOf(row), message}));
}

/** Headings that leave out a level. */
function jumpsIn(tree: Root): Mark[] {
  const headings = tree.children.filter((node) => node.type === 'heading');
  return headings.flatMap((heading, index) => {
    const before = headings[index - 1]?.depth ?? 1;
    if (heading.depth <= before + 1) return [];
    const message = `h${heading.depth} follows h${before}: no level is left out`;
    return [{line: lineOf(heading), message}];
  });
}
