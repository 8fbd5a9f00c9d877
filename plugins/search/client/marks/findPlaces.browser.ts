import {fold} from '@komebiyori/search/fold';
import {snippetOf} from '@komebiyori/search/snippet';
import {findWords, type ReadText} from './findWords';

/** The places of the words on a page. */
export interface FoundPlaces {
  readonly places: readonly {
    readonly segments: readonly Segment[];
    /** The text around it. */
    readonly around: string;
  }[];
  /** The words found, as they are written on the page. */
  readonly words: readonly string[];
  /** Whether there are no more places than these. */
  readonly isAll: boolean;
}

/** More marks than this help nobody, and painting them takes time. */
const MAX_PLACES = 500;
/** Characters folded before the page may do something else: a few milliseconds. */
const FOLDED_AT_ONCE = 5000;

/** Looks for words in the text of an element, without keeping the page busy for long. */
export async function findPlaces(root: Element, tokens: readonly string[]): Promise<FoundPlaces> {
  const blocks = readBlocks(root);
  const texts: ReadText[] = [];
  let count = 0;
  for (const {text} of blocks) {
    texts.push({text, folded: fold(text)});
    count += text.length;
    if (count < FOLDED_AT_ONCE) continue;
    count = 0;
    await new Promise((resolve) => setTimeout(resolve));
  }
  const {places, words} = findWords(texts, tokens, MAX_PLACES);
  const found = places.flatMap(({text: at, start, end}) => {
    const block = blocks[at];
    if (block === undefined) return [];
    const around = snippetOf({text: block.text, marks: [[start, end]]}).text;
    return [{segments: segmentsOf(block, start, end), around}];
  });
  return {places: found, words, isAll: places.length < MAX_PLACES};
}

/** The text of a paragraph, cell, heading or line of its own, with the text nodes it is made of. */
export interface TextBlock {
  readonly text: string;
  /** In order; `start` is where the node's text begins in the text of the block. */
  readonly pieces: readonly {readonly node: Text; readonly start: number}[];
}

/** A part of a text node, as [start, end) in UTF-16 units. */
export interface Segment {
  readonly node: Text;
  readonly start: number;
  readonly end: number;
}

/** What a reader does not read as text, or what changes by itself. */
const EXCLUDED =
  'script, style, noscript, template, svg, iframe, nav, button, select, textarea, dialog, .hash-link, ' +
  '[aria-hidden="true"], [aria-live], [role="status"], [role="alert"], ' +
  '[hidden]:not([role="tabpanel"], [hidden="until-found"])';
const MAY_BE_INLINE = new Set(
  (
    'A ABBR B BDI BDO CITE CODE DATA DEL DFN EM FONT I INS KBD LABEL MARK OUTPUT Q RB RP RT RUBY S ' +
    'SAMP SMALL SPAN STRONG SUB SUP TIME TT U VAR WBR'
  ).split(' '),
);

/**
 * The texts of an element in the order of reading, those in closed details and tabs too. A text goes
 * on through inline elements and ends with every other one.
 */
export function readBlocks(root: Element): TextBlock[] {
  const blocks: TextBlock[] = [];
  let pieces: {node: Text; start: number}[] = [];
  let text = '';
  const flush = (): void => {
    if (text.trim() !== '') blocks.push({text, pieces});
    pieces = [];
    text = '';
  };
  const add = (node: Text, isPreformatted: boolean): void => {
    pieces.push({node, start: text.length});
    // A line break of the source is a space on the page.
    text += isPreformatted ? node.data : node.data.replace(/[\n\r\t]/gu, ' ');
  };
  const walk = (element: Element, isPreformatted: boolean): void => {
    for (const node of element.childNodes) {
      if (node instanceof Text) add(node, isPreformatted);
      else if (node instanceof HTMLBRElement) text += '\n';
      else if (node instanceof Element && !node.matches(EXCLUDED)) {
        // In code, spans are colours: asking for the style of each would take long.
        const isInline = MAY_BE_INLINE.has(node.tagName) && (isPreformatted || runsOn(node));
        if (!isInline) flush();
        walk(node, isPreformatted || node.tagName === 'PRE');
        if (!isInline) flush();
      }
    }
  };
  walk(root, false);
  flush();
  return blocks;
}

function runsOn(element: Element): boolean {
  return /^(?:inline|contents|ruby)/u.test(getComputedStyle(element).display);
}

/** The parts of text nodes that make up the place [start, end) of a block. */
export function segmentsOf({text, pieces}: TextBlock, start: number, end: number): Segment[] {
  return pieces.flatMap((piece, at) => {
    const stop = Math.min(piece.start + piece.node.length, pieces[at + 1]?.start ?? text.length);
    const from = Math.max(start, piece.start);
    const to = Math.min(end, stop);
    if (from >= to) return [];
    return [{node: piece.node, start: from - piece.start, end: to - piece.start}];
  });
}
