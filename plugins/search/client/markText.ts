import {fold, foldText, type Folded} from '../shared/fold';
import type {MarkedText} from '../shared/protocol';

/** How many characters of a text a snippet shows around the first word found. */
export const SNIPPET_LENGTH = 50;
const LEAD = 12;
/** Katakana, also of half width. */
const KATAKANA = /^[\p{sc=Katakana}]/u;
const LONG_VOWEL = /^[ーｰ]$/u;

/** The text with every place of the folded phrases marked; places that touch or overlap are joined. */
export function markPhrases(original: string, phrases: readonly string[]): MarkedText {
  const folded = fold(original);
  return {
    text: original,
    marks: joinPlaces(phrases.flatMap((phrase) => placesOf(original, folded, phrase))),
  };
}

/** Places [start, end) in order, those that touch or overlap made one. */
export function joinPlaces(places: readonly (readonly [number, number])[]): [number, number][] {
  const joined: [number, number][] = [];
  for (const [start, end] of [...places].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}

/** Where a text holds a folded phrase, as [start, end) in the text as it is written. */
export function placesOf(
  original: string,
  {text, starts, ends}: Folded,
  written: string,
): [number, number][] {
  const places: [number, number][] = [];
  const phrase = KATAKANA.test(written) ? foldText(written) : written;
  if (phrase === '') return places;
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length)) {
    let end = ends[at + phrase.length - 1] ?? 0;
    // Folding drops the long vowel mark, which belongs to the word before it.
    while (LONG_VOWEL.test(original.charAt(end))) end += 1;
    const start = starts[at] ?? 0;
    // A phrase in katakana is a word that means something else in hiragana.
    if (phrase === written || KATAKANA.test(original.charAt(start))) places.push([start, end]);
  }
  return places;
}

/**
 * The part of a marked text where most of it is marked, the first of equals, at most
 * `SNIPPET_LENGTH` characters long.
 */
export function snippetOf({text, marks}: MarkedText): MarkedText {
  const chars = [...text];
  if (chars.length <= SNIPPET_LENGTH) return {text, marks};
  const first = [...text.slice(0, densest(marks))].length;
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

/** The beginning of the mark after which most characters are marked within a snippet. */
function densest(marks: MarkedText['marks']): number {
  let best = 0;
  let most = 0;
  marks.forEach(([start], place) => {
    let marked = 0;
    for (const [from, to] of marks.slice(place)) {
      if (to > start + SNIPPET_LENGTH - LEAD) break;
      marked += to - from;
    }
    if (marked > most) [best, most] = [start, marked];
  });
  return best;
}
