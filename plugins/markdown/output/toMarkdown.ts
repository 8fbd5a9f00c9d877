import type {Element, ElementContent, Root} from 'hast';
import {toText} from 'hast-util-to-text';
import type {Paragraph} from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark, {type Options} from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {TERM_CLASS} from '../shared/termClass';
import {CHANGES_ID} from '../changes/shared/changes';

/** What belongs to the shell of a page, or is pressed and not read. */
const LEFT_OUT = new Set([
  'button',
  'input',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'svg',
]);
const LEFT_OUT_CLASSES = [
  'hash-link',
  'page-feedback',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'theme-doc-footer',
];

export interface MarkdownOptions {
  /** Of the site, without a slash at its end: links lead there. */
  readonly origin: string;
  /** The path of a page's Markdown; undefined for paths that have none. */
  readonly markdownOf: (path: string) => string | undefined;
}

type Handle = NonNullable<Options['handlers']>[string];

const classesOf = ({properties}: Element): readonly string[] =>
  Array.isArray(properties['className']) ? properties['className'].map(String) : [];

const isElement = (node: ElementContent | Root['children'][number]): node is Element =>
  node.type === 'element';

/** The first element below that fits, in the order of the text. */
function find(parent: Root | Element, fits: (element: Element) => boolean): Element | undefined {
  for (const node of parent.children) {
    if (!isElement(node)) continue;
    const found = fits(node) ? node : find(node, fits);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** 「ほかのバージョンとの違い」, which is empty before it is opened. */
const isChanges = (element: Element): boolean =>
  element.tagName === 'details' &&
  find(element, ({properties}) => properties['id'] === CHANGES_ID) !== undefined;

function isLeftOut(element: Element): boolean {
  const classes = classesOf(element);
  const {role, ariaHidden, dataReach} = element.properties;
  return (
    LEFT_OUT.has(element.tagName) ||
    ariaHidden === 'true' ||
    // What waits for a script: a tool being loaded, the changes of a page.
    role === 'status' ||
    // What asks the app at a press.
    dataReach !== undefined ||
    isChanges(element) ||
    LEFT_OUT_CLASSES.some((name) => classes.includes(name))
  );
}

/** A word that the glossary explains is a word as any other. */
const unmarked = (node: ElementContent): ElementContent[] =>
  isElement(node) && classesOf(node).includes(TERM_CLASS) ? node.children : [node];

/** Takes out of the tree what is left out, and gives each link its whole address. */
function prepare(parent: Root | Element, options: MarkdownOptions): void {
  parent.children = (parent.children as ElementContent[])
    .filter((node) => (isElement(node) ? !isLeftOut(node) : node.type === 'text'))
    .flatMap(unmarked);
  for (const node of parent.children) {
    if (!isElement(node)) continue;
    const {href} = node.properties;
    if (typeof href === 'string') node.properties['href'] = addressOf(href, options);
    prepare(node, options);
  }
}

/**
 * A path of the site with its origin, and that of the Markdown where the page has one. What has a query
 * leads into an application, which no text can take the place of.
 */
function addressOf(href: string, {origin, markdownOf}: MarkdownOptions): string {
  if (!href.startsWith('/')) return href;
  const {pathname, search, hash} = new URL(href, origin);
  const path = search === '' ? markdownOf(decodeURI(pathname)) : undefined;
  return `${origin}${path === undefined ? pathname : encodeURI(path)}${search}${hash}`;
}

const paragraph = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'text', value}],
});

const CIRCLED = /^[①-⑳]/u;

/** The names of a drawing's numbers are no steps: their numbers stand in their text. */
function unnumber(parent: Element): void {
  for (const node of parent.children.filter(isElement)) {
    if (node.tagName === 'ol' && CIRCLED.test(toText(node).trim())) node.tagName = 'ul';
    unnumber(node);
  }
}

/** Words that a drawing only sets side by side, as an answer and what to do then, are kept apart. */
function separate(parent: Element): void {
  const apart: ElementContent[] = [];
  for (const node of parent.children) {
    const before = apart.at(-1);
    if (isElement(node) && node.tagName === 'span') {
      if (toText(node).trim() === '') continue;
      if (before !== undefined && isElement(before) && before.tagName === 'span') {
        apart.push({type: 'text', value: CIRCLED.test(toText(before)) ? ' ' : '：'});
      }
    }
    apart.push(node);
    if (isElement(node)) separate(node);
  }
  parent.children = apart;
}

/**
 * A drawing: its caption, then what it shows in words with the names of its numbers. One without such
 * words is text itself, and all of it is read.
 */
const figure: Handle = (state, element: Element) => {
  const picture = find(element, ({properties}) => properties['role'] === 'img');
  const caption = find(element, ({tagName}) => tagName === 'figcaption');
  const words = caption === undefined ? [] : [paragraph(`図：${toText(caption)}`)];
  const shown = picture?.properties['ariaLabel'];
  if (typeof shown === 'string') words.push(paragraph(shown));
  const legend = find(element, ({tagName}) => tagName === 'ol' || tagName === 'ul');
  const rest =
    picture === undefined
      ? element.children.filter((node) => node !== caption)
      : [legend].filter((node) => node !== undefined);
  const read: Element = {...element, children: rest};
  unnumber(read);
  separate(read);
  return {type: 'blockquote', children: [...words, ...state.toFlow(state.all(read))]};
};

/** A block of code with its language. */
const pre: Handle = (state, element: Element) => {
  const code = find(element, ({tagName}) => tagName === 'code') ?? element;
  const language = classesOf(code).find((name) => name.startsWith('language-'));
  return {
    type: 'code',
    lang: language?.slice('language-'.length) ?? null,
    value: toText(code, {whitespace: 'pre'}).replace(/\n$/u, ''),
  };
};

/** Keys are code, as manuals on paper set them. */
const kbd: Handle = (state, element: Element) => ({type: 'inlineCode', value: toText(element)});

/** The part of a built page that its Markdown is read from; empty for a page without one. */
export function mainOf(html: string): string {
  // Most of a page's elements are in its drawings and lists of contents: parsing them is costly.
  return (/<main[^]*<\/main>/iu.exec(html)?.[0] ?? '').replaceAll(
    /<(?<name>svg|nav)\b[^]*?<\/\k<name>>/gu,
    '',
  );
}

/**
 * A function that reads the main part of a built page (`mainOf`) as Markdown (CommonMark with GitHub's
 * tables): its headings, text, tables, code, and each drawing as what it shows.
 */
export function markdownReader(options: MarkdownOptions): (main: string) => string {
  const processor = unified()
    .use(rehypeParse, {fragment: true})
    .use(() => (tree: Root) => {
      prepare(tree, options);
    })
    .use(rehypeRemark, {handlers: {figure, pre, kbd}})
    .use(remarkGfm, {tablePipeAlign: false})
    .use(remarkStringify, {bullet: '-', fences: true, rule: '-', listItemIndent: 'one'});
  return (main) => (main === '' ? '' : String(processor.processSync(main)));
}
