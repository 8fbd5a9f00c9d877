import {foldText} from '../../shared/foldText';
import {isFound, type Evidence} from './evidence';
import {matchPhrase} from './phraseMatch';
import type {Concept} from './readQuery';
import type {Matcher} from './termMatch';
import {allowedLetters, matchInside, matchMistyped, matchPrefix, matchWord} from './wordMatch';

/** What words count that were typed as one: `app` of `app.config`. */
const PARTS = {factor: 0.4, share: 0.7} as const;
/** A word that goes on after the letters typed may be meant; one that holds them inside seldom is. */
const PREFIX_SHARE = 0.9;
const INSIDE_SHARE = 0.5;
/** Another word, by a letter or two. */
const MISTYPED = {factor: 0.7, share: 0.7} as const;

/** Looks for a Latin word: as it was typed, as the beginning or a part of others, with wrong letters. */
export function latinEvidence(matcher: Matcher, {surface, parts}: Concept): Evidence[] {
  if (parts.length === 0) return wordEvidence(matcher, surface.toLowerCase());
  const letters = parts.join('').length;
  const words = parts.map((part) => ({
    match: matchWord(matcher, part),
    factor: PARTS.factor,
    share: (PARTS.share * part.length) / letters,
  }));
  const whole = {match: matchPhrase(matcher, foldText(surface)), factor: 1, share: 1};
  const joined = {match: matchWord(matcher, parts.join('')), factor: 1, share: 1};
  return [whole, joined, ...words];
}

function wordEvidence(matcher: Matcher, word: string): Evidence[] {
  const exact = [
    {match: matchWord(matcher, word), factor: 1, share: 1},
    {match: matchPrefix(matcher, word), factor: 1, share: PREFIX_SHARE},
    {match: matchInside(matcher, word), factor: 1, share: INSIDE_SHARE},
  ];
  if (exact.some(isFound)) return exact;
  const match = matchMistyped(matcher, word, allowedLetters(word.length));
  return [{match, ...MISTYPED, isAlike: true}];
}
