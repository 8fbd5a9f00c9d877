import {foldText} from '../../shared/foldText';
import {isFound, type Evidence} from './evidence';
import {stemOf, weightOf} from './formWords';
import {matchPhrase, matchWritten} from './phraseMatch';
import type {Matcher} from './termMatch';

/** What the parts of a compound count beside the whole, beside something like it, and without it. */
export const PART_FACTOR = {beside: 0.25, besideLike: 0.15, instead: 0.7} as const;
/** All parts of a word are not yet the word. */
const PARTS_SHARE = 0.8;
/** A shorter piece of kana stands everywhere. */
const MIN_KANA_PIECE = 4;
const MIN_PIECE = 2;
const MAX_PIECE = 12;
/** More words of one compound are not looked for: no reader types them. */
const MAX_PARTS = 12;

const ONLY_KANA = /^\p{sc=Hiragana}+$/u;

/** Looks for each of the words in a compound, once. */
export function partEvidence(
  matcher: Matcher,
  words: readonly string[],
  factor: number,
): Evidence[] {
  const parts = [...new Set(words)].slice(0, MAX_PARTS);
  const length = parts.reduce((sum, part) => sum + part.length * weightOf(part), 0);
  return parts.map((part) => {
    const weight = weightOf(part);
    const share = (PARTS_SHARE * part.length * weight) / length;
    const whole = {match: matchWritten(matcher, part), factor: factor * weight, share};
    return isFound(whole) ? whole : {...whole, match: matchPhrase(matcher, foldText(stemOf(part)))};
  });
}

/** The longest pieces of a folded phrase that stand somewhere, from its beginning on. */
export function knownPieces(matcher: Matcher, phrase: string): string[] {
  const pieces: string[] = [];
  let at = 0;
  while (at + 1 < phrase.length) {
    let length = Math.min(phrase.length - at, MAX_PIECE);
    while (length > 1 && matchPhrase(matcher, phrase.slice(at, at + length)).texts.size === 0) {
      length -= 1;
    }
    const piece = phrase.slice(at, at + length);
    if (length >= (ONLY_KANA.test(piece) ? MIN_KANA_PIECE : MIN_PIECE)) pieces.push(piece);
    at += length;
  }
  return pieces;
}
