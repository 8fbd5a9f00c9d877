import {fold, type Folded} from '../shared/fold';
import type {MarkedText} from '../shared/protocol';

/** A text with its folded form, made once when the index arrives. */
export interface SearchText {
  original: string;
  folded: Folded;
}

/** How many characters of a text a snippet shows around the first word found. */
export const SNIPPET_LENGTH = 50;
const LEAD = 12;

export function searchText(original: string): SearchText {
  return {original, folded: fold(original)};
}

/**
 * How well a folded term fits a text: 0 when it is not in it, up to 1 when it is the whole text.
 * Inside a longer Latin word (`obs` in `jobs`) it counts half.
 */
export function fit({folded: {text}}: SearchText, term: string): number {
  let at = text.indexOf(term);
  if (at < 0 || term === '') return 0;
  const coverage = 0.5 + (0.5 * term.length) / text.length;
  while (at >= 0) {
    if (!isInsideLatinWord(text, at, term))
      return at === 0 ? Math.min(1, coverage + 0.1) : coverage;
    at = text.indexOf(term, at + 1);
  }
  return coverage / 2;
}

function isInsideLatinWord(text: string, at: number, term: string): boolean {
  return /^[a-z]/u.test(term) && /[a-z]/u.test(text.charAt(at - 1));
}

/** The text with every place of the folded terms marked; places that touch or overlap are joined. */
export function markTerms({original, folded}: SearchText, terms: readonly string[]): MarkedText {
  const places = terms.flatMap((term) => placesOf(folded, term)).sort((a, b) => a[0] - b[0]);
  const marks: [number, number][] = [];
  for (const [start, end] of places) {
    const last = marks.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else marks.push([start, end]);
  }
  return {text: original, marks};
}

function placesOf({text, starts, ends}: Folded, term: string): [number, number][] {
  const places: [number, number][] = [];
  if (term === '') return places;
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
    places.push([starts[at] ?? 0, ends[at + term.length - 1] ?? 0]);
  }
  return places;
}

/** The part of a marked text around its first mark, at most `SNIPPET_LENGTH` characters long. */
export function snippetOf({text, marks}: MarkedText): MarkedText {
  const chars = [...text];
  if (chars.length <= SNIPPET_LENGTH) return {text, marks};
  const first = [...text.slice(0, marks[0]?.[0] ?? 0)].length;
  const from = Math.max(0, Math.min(first - LEAD, chars.length - SNIPPET_LENGTH));
  const body = chars.slice(from, from + SNIPPET_LENGTH).join('');
  const start = chars.slice(0, from).join('').length;
  const end = start + body.length;
  const before = from > 0 ? '…' : '';
  const after = end < text.length ? '…' : '';
  const shift = before.length - start;
  return {
    text: `${before}${body}${after}`,
    marks: marks
      .filter((mark) => mark[0] < end && mark[1] > start)
      .map((mark) => [Math.max(mark[0], start) + shift, Math.min(mark[1], end) + shift] as const),
  };
}
