import rehypeSanitize from 'rehype-sanitize';
import {unified} from 'unified';
import {SCHEMA} from './schema';
import {
  elementsOf,
  isDeeper,
  parseHtml,
  removeElements,
  textOf,
  writeHtml,
  type Element,
  type Root,
} from './tree';

declare const safe: unique symbol;

/** HTML that may be put into a page. Only this module makes it. */
export type SafeHtml = string & {readonly [safe]: true};

/** Stands for our own site while addresses are resolved; reserved by RFC 2606, never resolvable. */
const HERE = 'https://site.invalid';

/** Where an address of an item's text leads, after validation. */
type Address =
  | {kind: 'site'; href: string; path: string}
  | {kind: 'fragment'; href: string; id: string}
  | {kind: 'outside'; href: string};

/**
 * Reads an address with the parser that browsers use, so that tricks with spaces, tabs, entities
 * and backslashes cannot be understood differently here and there. A relative path counts from
 * /news/.
 * @returns undefined for anything but http, https, mailto and paths of this site, and for addresses
 *   that carry a user name or password
 */
function readAddress(value: string): Address | undefined {
  const url = URL.canParse(value, `${HERE}/news/`) ? new URL(value, `${HERE}/news/`) : undefined;
  if (url === undefined || !/^(?:https?|mailto):$/u.test(url.protocol)) return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  if (url.origin !== HERE) return {kind: 'outside', href: url.href};
  if (value.trim().startsWith('#')) {
    return {kind: 'fragment', href: url.hash, id: decode(url.hash.slice(1))};
  }
  // Two slashes at the start would name another host.
  const path = url.pathname.replace(/^\/+/u, '/');
  return {kind: 'site', href: `${path}${url.search}${url.hash}`, path};
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const HEADING = /^h(?<level>[1-6])$/u;
const NUMBER = /^\d{1,4}$/u;

/** What was found while cleaning: for the check of links and for warnings. */
interface Findings {
  /** Links to pages of this site. */
  links: string[];
  /** Images of this site. */
  images: string[];
  /** Addresses of images that were left out. */
  droppedImages: string[];
  /** Addresses of links that lead nowhere; empty where the schema refused them. */
  droppedLinks: string[];
  /** Ids of headings. */
  anchors: string[];
}

const slugOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/gu, '');

function levelOf(element: Element): number | undefined {
  const level = HEADING.exec(element.tagName)?.groups?.['level'];
  return level === undefined ? undefined : Number(level);
}

/**
 * Shifts all headings so that the highest is an h2 (the page has the h1) and gives them ids made
 * from their text. The prefix keeps the ids apart from those of the page around them.
 */
function cleanHeadings(elements: readonly Element[]): string[] {
  const levels = elements.map(levelOf).filter((level) => level !== undefined);
  const shift = 2 - Math.min(...levels);
  const ids = new Set<string>();
  for (const element of elements) {
    const level = levelOf(element);
    if (level === undefined) continue;
    element.tagName = `h${Math.min(level + shift, 6)}`;
    const slug = slugOf(textOf(element));
    let id = `s-${slug}`;
    for (let number = 2; ids.has(id); number += 1) id = `s-${slug}-${number}`;
    ids.add(id);
    element.properties['id'] = id;
  }
  return [...ids];
}

/** A heading by its id, or by its text as its author writes it. */
function anchorOf(
  {id, href}: {id: string; href: string},
  anchors: readonly string[],
): string | undefined {
  if (anchors.includes(id)) return href;
  const anchor = `s-${slugOf(id)}`;
  return anchors.includes(anchor) ? new URL(`#${anchor}`, HERE).hash : undefined;
}

function cleanLink(element: Element, anchors: readonly string[], findings: Findings): void {
  const {href} = element.properties;
  const address = typeof href === 'string' && href !== '' ? readAddress(href) : undefined;
  delete element.properties['href'];
  const target = address?.kind === 'fragment' ? anchorOf(address, anchors) : address?.href;
  if (address === undefined || target === undefined) {
    findings.droppedLinks.push(typeof href === 'string' ? href : '');
    return;
  }
  element.properties['href'] = target;
  if (address.kind === 'outside') element.properties['rel'] = ['noopener', 'noreferrer'];
  if (address.kind === 'site') findings.links.push(address.href);
}

/** @returns whether the image may stay: only images of this site load under our content policy. */
function cleanImage(element: Element, findings: Findings): boolean {
  const {src, alt, width, height} = element.properties;
  const address = typeof src === 'string' && src !== '' ? readAddress(src) : undefined;
  if (address?.kind !== 'site') {
    findings.droppedImages.push(typeof src === 'string' ? src : '');
    return false;
  }
  element.properties = {src: address.href, alt: typeof alt === 'string' ? alt : ''};
  if (NUMBER.test(String(width))) element.properties['width'] = Number(width);
  if (NUMBER.test(String(height))) element.properties['height'] = Number(height);
  element.properties['loading'] = 'lazy';
  findings.images.push(address.path);
  return true;
}

/** Sets right, in place, what the allow-list of elements and attributes cannot express. */
function cleanTree(tree: Root): Findings {
  const findings: Findings = {
    links: [],
    images: [],
    droppedImages: [],
    droppedLinks: [],
    anchors: [],
  };
  removeElements(tree, (element) => element.tagName === 'img' && !cleanImage(element, findings));
  const elements = elementsOf(tree);
  findings.anchors = cleanHeadings(elements);
  for (const element of elements) {
    if (element.tagName === 'a') cleanLink(element, findings.anchors, findings);
  }
  return findings;
}

export interface SanitizedHtml extends Findings {
  html: SafeHtml;
  /** The text of each paragraph, in order. */
  paragraphs: string[];
}

/** Far more than any sound text needs: one round changes it, the second finds nothing to do. */
const MAX_ROUNDS = 20;

/** In characters and in elements; news are neither a book nor a puzzle. */
const LIMITS = {length: 200_000, depth: 100};

const cleaner = unified().use(rehypeSanitize, SCHEMA).freeze();

/** Everything that walks a tree calls itself, the parser too: what is too deep ends the stack. */
function parsed(html: string): Root {
  try {
    const tree = parseHtml(html);
    if (!isDeeper(tree, LIMITS.depth)) return tree;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw new Error(`the HTML has elements in more than ${LIMITS.depth} others`);
}

function clean(html: string): {html: string; tree: Root; findings: Findings} {
  const tree = cleaner.runSync(parsed(html));
  const findings = cleanTree(tree);
  return {html: writeHtml(tree), tree, findings};
}

/**
 * Makes HTML from outside safe to show, by an allow-list (schema.ts). The result is parsed and
 * cleaned again until nothing changes, so that it means the same to a browser as it did here: text
 * that only becomes markup when it is parsed once more (mutation XSS) does not get through.
 * @throws Error when the text does not settle, or is longer or deeper than any sound text is
 */
export function sanitizeHtml(source: string): SanitizedHtml {
  if (source.length > LIMITS.length) {
    throw new Error(`the HTML is longer than ${LIMITS.length} characters`);
  }
  let {html, tree, findings} = clean(source);
  const {droppedImages, droppedLinks} = findings;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = clean(html);
    const settled = next.html === html;
    ({html, tree, findings} = next);
    if (!settled) continue;
    const paragraphs = elementsOf(tree)
      .filter(({tagName}) => tagName === 'p')
      .map((paragraph) => textOf(paragraph).replace(/\s+/gu, ' ').trim());
    return {...findings, droppedImages, droppedLinks, html: html as SafeHtml, paragraphs};
  }
  throw new Error('the HTML changes each time it is parsed, so it cannot be shown safely');
}
