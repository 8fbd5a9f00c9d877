import rehypeSanitize from 'rehype-sanitize';
import {unified} from 'unified';
import {cleanTree, type Findings} from './clean';
import {SCHEMA} from './schema';
import {elementsOf, isDeeper, parseHtml, textOf, writeHtml, type Root} from './tree';

declare const safe: unique symbol;

/** HTML that may be put into a page. Only this module makes it. */
export type SafeHtml = string & {readonly [safe]: true};

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
