import type {Link, Paragraph, PhrasingContent, Root, RootContent, Text} from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'remark-rehype';
import type {Term} from '../../config/glossary';
import {TERM_CLASS} from './shared/termClass';

/** More would make a page restless. */
export const MOST_MARKS = 6;

const LETTER = /[\p{L}\p{N}]/u;
const HIRAGANA = /[ぁ-ゖ]/u;
/** What may follow a word that ends in hiragana: 読み上げを, but not 読み上げる or 読み上げ、. */
const PARTICLE = /[はがをにでとのもへや]/u;
/** The way through menus: its steps are names on screen. */
const [STEP_BEFORE, STEP_AFTER] = [/→\s*$/u, /^\s*→/u];
const LATIN = /[A-Za-z\d]/u;

/**
 * Whether a word stands by itself between two texts: not as a part of a compound (テンプレート in
 * テンプレートフォルダ) or of a longer name (OBS in OBS WebSocket), and not as the stem of a verb.
 */
function standsAlone(word: string, before: string, after: string): boolean {
  const previous = before.slice(-1);
  const next = after.charAt(0);
  if (LETTER.test(previous) && !HIRAGANA.test(previous)) return false;
  if (LETTER.test(next) && !HIRAGANA.test(next)) return false;
  if (STEP_BEFORE.test(before) || STEP_AFTER.test(after)) return false;
  if (HIRAGANA.test(word.slice(-1))) {
    if (previous === 'を' || next === '、') return false;
    if (HIRAGANA.test(next)) return PARTICLE.test(next);
  }
  if (LATIN.test(word.slice(-1)) && /^ [A-Za-z]/u.test(after)) return false;
  return !(LATIN.test(word.charAt(0)) && /[A-Za-z] $/u.test(before));
}

/** A place in a text where a term stands. */
interface Place {
  readonly term: Term;
  readonly start: number;
  readonly word: string;
}

/** Finds the terms of a page in its texts, each once. */
interface Finder {
  /** The next place in a text from `from` on; undefined when there is none. */
  readonly next: (text: string, from: number) => Place | undefined;
  readonly isFull: () => boolean;
}

const escaped = (word: string): string => word.replace(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);

/** Opens quotes, in which stand names on screen. */
const OPENING = '「『';
const CLOSING = '」』';

/**
 * @param terms those that the page may mark
 * @param depth how many quotes are open, over the texts of a paragraph
 */
function finderOf(terms: readonly Term[], depth: {quotes: number}): Finder {
  const byWord = new Map(
    terms.flatMap((term) => [term.term, ...term.others].map((word) => [word, term] as const)),
  );
  // The longest one first: テンプレートエディタ before テンプレート.
  const words = [...byWord.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`[${OPENING}${CLOSING}]|${words.map(escaped).join('|')}`, 'gu');
  const marked = new Set<Term>();
  return {
    isFull: () => marked.size >= MOST_MARKS || marked.size === terms.length,
    next: (text, from) => {
      pattern.lastIndex = from;
      for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
        const [word] = match;
        const term = byWord.get(word);
        if (term === undefined) {
          depth.quotes = Math.max(0, depth.quotes + (OPENING.includes(word) ? 1 : -1));
          continue;
        }
        const after = text.slice(match.index + word.length);
        if (depth.quotes > 0 || marked.has(term)) continue;
        if (!standsAlone(word, text.slice(0, match.index), after)) continue;
        marked.add(term);
        return {term, start: match.index, word};
      }
      return undefined;
    },
  };
}

const textNode = (value: string): Text[] => (value === '' ? [] : [{type: 'text', value}]);

const linkTo = ({term, word}: Place, listAddress: string): Link => ({
  type: 'link',
  url: `${listAddress}#${term.id}`,
  data: {hProperties: {className: [TERM_CLASS], 'aria-description': term.text}},
  children: [{type: 'text', value: word}],
});

function markText({value}: Text, finder: Finder, listAddress: string): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let done = 0;
  while (!finder.isFull()) {
    const place = finder.next(value, done);
    if (place === undefined) break;
    nodes.push(...textNode(value.slice(done, place.start)), linkTo(place, listAddress));
    done = place.start + place.word.length;
  }
  return [...nodes, ...textNode(value.slice(done))];
}

/** Only in running text: links, code, keys, emphasised names and elements stay as they are. */
function markParagraph(paragraph: Paragraph, finder: Finder, listAddress: string): void {
  paragraph.children = paragraph.children.flatMap((node) =>
    node.type === 'text' ? markText(node, finder, listAddress) : [node],
  );
}

/** What holds paragraphs of running text: no headings, tables, figures or cards. */
const PROSE = new Set(['root', 'blockquote', 'list', 'listItem', 'containerDirective']);

/**
 * Marks the first occurrence of each term in the running text of a page.
 * @param terms those that the page may mark
 * @param listAddress of the page that lists the terms
 */
export function markTerms(tree: Root, terms: readonly Term[], listAddress: string): void {
  if (terms.length === 0) return;
  const depth = {quotes: 0};
  const finder = finderOf(terms, depth);
  const visit = (node: Root | RootContent): void => {
    if (finder.isFull()) return;
    if (node.type === 'paragraph') {
      depth.quotes = 0;
      // The title of an admonition is a heading.
      const isLabel = node.data !== undefined && 'directiveLabel' in node.data;
      if (!isLabel) markParagraph(node, finder, listAddress);
    } else if (PROSE.has(node.type) && 'children' in node) {
      node.children.forEach(visit);
    }
  };
  visit(tree);
}
