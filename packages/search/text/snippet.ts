import type {MarkedText} from '../answer';
import {fold, foldText, type Folded} from './fold';

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

/** How many characters of a text a snippet shows around the words found. */
export const SNIPPET_LENGTH = 50;
/** So many characters lead to the first word; a sentence that begins less than twice as far off is begun. */
const LEAD = 12;
/** A word is not cut in two unless it is longer. */
const MAX_WORD = 16;

const SENTENCE_END = /[。！？!?\n]/u;
const LATIN = /[\p{sc=Latin}\p{N}_]/u;

/**
 * The part of a marked text at a place, at most `SNIPPET_LENGTH` characters long: by itself where most
 * of it is marked, the first of equals. It begins with a sentence when one begins near, and cuts no Latin
 * word in two. Line breaks become spaces.
 */
export function snippetOf({text, marks}: MarkedText, place = densest(marks)): MarkedText {
  const chars = [...text];
  if (chars.length <= SNIPPET_LENGTH) return {text: oneLine(text), marks};
  const first = [...text.slice(0, place)].length;
  const from = beginning(chars, first);
  const to = ending(chars, from, Math.min(from + SNIPPET_LENGTH, chars.length));
  const body = chars.slice(from, to).join('');
  const start = chars.slice(0, from).join('').length;
  const end = start + body.length;
  const before = from > 0 ? '…' : '';
  const after = to < chars.length ? '…' : '';
  const shift = before.length - start;
  return {
    text: `${before}${oneLine(body)}${after}`,
    marks: marks
      .filter((mark) => mark[0] < end && mark[1] > start)
      .map((mark) => [Math.max(mark[0], start) + shift, Math.min(mark[1], end) + shift] as const),
  };
}

const oneLine = (text: string): string => text.replaceAll('\n', ' ');

/** Where a snippet begins whose first marked character is at `first`. */
function beginning(chars: readonly string[], first: number): number {
  const latest = Math.max(0, chars.length - SNIPPET_LENGTH);
  for (let at = Math.min(first, latest); at >= Math.max(0, first - 2 * LEAD); at -= 1) {
    if (at === 0 || SENTENCE_END.test(chars[at - 1] ?? '')) return skipSpace(chars, at);
  }
  return wordStart(chars, Math.min(Math.max(0, first - LEAD), latest));
}

function skipSpace(chars: readonly string[], at: number): number {
  return /^\s$/u.test(chars[at] ?? '') ? skipSpace(chars, at + 1) : at;
}

/** The beginning of the Latin word at a place, or the place. */
function wordStart(chars: readonly string[], place: number): number {
  let at = place;
  while (isInWord(chars, at) && place - at < MAX_WORD) at -= 1;
  return isInWord(chars, at) ? place : at;
}

/** Where a snippet ends: before the Latin word that would be cut. */
function ending(chars: readonly string[], from: number, to: number): number {
  const at = wordStart(chars, to);
  return at > from ? at : to;
}

function isInWord(chars: readonly string[], at: number): boolean {
  return at > 0 && LATIN.test(chars[at - 1] ?? '') && LATIN.test(chars[at] ?? '');
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
