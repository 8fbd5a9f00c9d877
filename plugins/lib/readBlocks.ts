import type {Heading, Root, RootContent} from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse as parseYaml} from 'yaml';
import {joinCjkLines} from '../markdown/joinCjkLines';

const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/** The tree of a text without front matter: Markdown with tables and elements. */
export const parseMdx = (text: string): Root => mdx.parse(text);

/**
 * The front matter of a page, and the tree of its text.
 * @param where names the file in messages
 * @throws Error naming the file, and the line of what is no MDX
 */
export function parsePage(source: string, where: string): {fields: unknown; tree: Root} {
  const [front = ''] = FRONT_MATTER.exec(source) ?? [];
  const text = source.slice(front.length);
  return {fields: fieldsOf(front, where), tree: parseIn(mdx, text, where, linesIn(front))};
}

/** What is most often wrong in front matter that is no YAML. */
export const YAML_HELP =
  'A line is `key: value` with a half-width colon and a space; a value with ": " or " #" in it, or with [ or @ at its beginning, stands in quotes.';

/**
 * What front matter says.
 * @param front with the lines around it, as `FRONT_MATTER` finds it
 * @throws Error naming the file when it is no YAML
 */
export function fieldsOf(front: string, where: string): unknown {
  try {
    // The lines of messages are those of the file.
    return parseYaml(front.replaceAll(/^\uFEFF?---\r?$/gmu, ''));
  } catch (error) {
    throw new Error(`${where}: front matter: ${String(error)}\n${YAML_HELP}`, {cause: error});
  }
}

/** A piece of a page as a reader sees it: a paragraph, an item, a row, a line of code. */
export interface Block {
  readonly kind: 'text' | 'heading' | 'code';
  readonly text: string;
  /** 1 to 6 for a heading. */
  readonly level?: number;
  /** Of a heading in which an id is written. */
  readonly id?: string;
}

/** What stands above the text of a page and is not part of it. Some editors begin it with a mark. */
export const FRONT_MATTER = /^\uFEFF?---\r?\n[^]*?\n---\r?\n/u;
const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkCjkFriendly);

/**
 * Reads the blocks of pages as a reader sees them, in order: no imports, comments, figures or marks.
 * Most sections are the same in several versions; each is parsed once.
 * @param known blocks of sections that were parsed before
 * @param read is given all sections that were asked for
 * @returns a function from the text of a Markdown file to its blocks, which throws an Error naming the
 *   file, if it is told its name, and the line of what is no MDX
 */
export function blockReader(
  known: ReadonlyMap<string, Block[]> = new Map(),
  read = new Map<string, Block[]>(),
): (source: string, where?: string) => Block[] {
  return (source, where = 'line') => {
    const [front = ''] = FRONT_MATTER.exec(source) ?? [];
    let above = linesIn(front);
    return sectionsOf(source.slice(front.length)).flatMap((section) => {
      const blocks =
        read.get(section) ??
        known.get(section) ??
        blocksOf(parseIn(processor, section, where, above));
      read.set(section, blocks);
      above += section.split('\n').length;
      return blocks;
    });
  };
}

const linesIn = (text: string): number => text.split('\n').length - 1;

/** @param above how many lines of the file stand above the text */
function parseIn(parser: typeof mdx, text: string, where: string, above: number): Root {
  try {
    return parser.parse(text);
  } catch (error) {
    const {line, column, message} = mdxFault(error, above);
    throw new Error(`${where}:${line}:${column}: ${message}`, {cause: error});
  }
}

/** Where and why a text is no MDX, and what most often mends it. */
interface MdxFault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/**
 * What a parser of MDX has thrown.
 * @param above how many lines stand above what was parsed
 * @throws the error itself when it is another one
 */
export function mdxFault(error: unknown, above = 0): MdxFault {
  // A VFileMessage.
  const {line = 1, column = 1, reason} = error as {line?: number; column?: number; reason?: string};
  if (reason === undefined) throw error;
  // It names places as well, in the part that was parsed: `(9:6-9:10)`.
  const said = reason.replaceAll(/ \(\d+:\d+(?:-\d+:\d+)?\)/gu, '');
  const message = `${said}. A { or < that readers are to see is written \\{ or \\<; an element is closed (<br />, </kbd>).`;
  return {line: line + above, column, message};
}

/** The text before the first heading of level 2, and from each such heading on. */
export function sectionsOf(markdown: string): string[] {
  const sections: string[][] = [[]];
  let fence: string | undefined;
  for (const line of markdown.split(/\r?\n/u)) {
    const mark = /^\s*(?<mark>`{3,}|~{3,})/u.exec(line)?.groups?.['mark'];
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence) === true) fence = undefined;
    if (fence === undefined && line.startsWith('## ')) sections.push([]);
    sections.at(-1)?.push(line);
  }
  return sections.map((lines) => lines.join('\n'));
}

/** A card of `PageCards` shows its link above the sentence that follows it. */
function cardsOf(node: RootContent): Block[] {
  if (node.type !== 'paragraph') return 'children' in node ? node.children.flatMap(cardsOf) : [];
  const [link, ...rest] = node.children;
  return [
    ...nonEmpty('text', link === undefined ? '' : textOf(link)),
    ...nonEmpty('text', rest.map(textOf).join('')),
  ];
}

function blocksOf(node: Root | RootContent): Block[] {
  switch (node.type) {
    case 'mdxJsxFlowElement':
      return node.children.flatMap(node.name === 'PageCards' ? cardsOf : blocksOf);
    case 'heading':
      return [{kind: 'heading', text: textOf(node).trim(), level: node.depth, ...writtenId(node)}];
    case 'paragraph':
      return nonEmpty('text', textOf(node));
    case 'tableRow':
      return nonEmpty('text', node.children.map(textOf).join('｜'));
    case 'code':
      return node.value.split('\n').flatMap((line) => nonEmpty('code', line.trimEnd()));
    default:
      return 'children' in node ? node.children.flatMap(blocksOf) : [];
  }
}

/** `{/* #id *\/}` at the end of a heading, as Docusaurus reads it. */
function writtenId({children}: Heading): Pick<Block, 'id'> {
  const last = children.at(-1);
  if (last?.type !== 'mdxTextExpression') return {};
  const id = /^\/\*\s*#(?<id>\S+)\s*\*\/$/u.exec(last.value)?.groups?.['id'];
  return id === undefined ? {} : {id};
}

const nonEmpty = (kind: Block['kind'], text: string): Block[] =>
  text.trim() === '' ? [] : [{kind, text}];

/** The text of inline content; expressions are comments and heading ids, which nobody sees. */
function textOf(node: RootContent): string {
  if (node.type === 'text' || node.type === 'inlineCode') return joinCjkLines(node.value);
  // "5:30" and the like are read as a directive, which the site does not use inside of text.
  if (node.type === 'textDirective') return `:${node.name}${node.children.map(textOf).join('')}`;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
