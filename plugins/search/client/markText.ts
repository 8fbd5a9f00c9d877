import {fold, type Folded} from '../shared/fold';
import {foldText} from '../shared/foldText';
import type {MarkedText} from '../shared/protocol';

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
