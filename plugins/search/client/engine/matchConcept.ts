import {foldText} from '../../shared/fold';
import {stemOf, weightOf} from './formWords';
import {matchReading} from './matchReading';
import {allowedDistance, matchAlike, matchNegated, matchPhrase} from './phraseMatch';
import type {Concept} from './readQuery';
import {NOTHING, type Matcher, type TermMatch} from './termMatch';
import {
  allowedLetters,
  matchInside,
  matchMistyped,
  matchPrefix,
  matchSound,
  matchWord,
} from './wordMatch';

/** One way in which the texts speak of a concept. */
export interface Evidence {
  readonly match: TermMatch;
  /** How much it counts beside the word as it was typed. */
  readonly factor: number;
  /** From 0 to 1: how much of the concept a page holds that holds this. */
  readonly share: number;
}

/** What was found of a concept. */
export interface Found {
  readonly weight: number;
  readonly evidence: readonly Evidence[];
}

/** Words that weigh less only give a query its form. */
export const TELLING = 0.4;

/** Two kana stand everywhere. */
const ONLY_KANA = /^\p{sc=Hiragana}+$/u;

const isFound = ({match}: Evidence): boolean => match.texts.size > 0;

/** Looks for a concept: as typed, by its parts and stems, and, when that is nowhere, by likeness. */
export function matchConcept(matcher: Matcher, concept: Concept): Found {
  const evidence = concept.isLatin
    ? latinEvidence(matcher, concept)
    : japaneseEvidence(matcher, concept);
  return {weight: concept.weight, evidence: evidence.filter(isFound)};
}

function latinEvidence(matcher: Matcher, {surface, parts}: Concept): Evidence[] {
  if (parts.length === 0) return wordEvidence(matcher, surface.toLowerCase());
  const words = parts.map((part) => ({
    match: matchWord(matcher, part),
    factor: 0.4,
    share: 0.7 / parts.length,
  }));
  const whole = {match: matchPhrase(matcher, foldText(surface)), factor: 1, share: 1};
  const joined = {match: matchWord(matcher, parts.join('')), factor: 1, share: 1};
  return [whole, joined, ...words];
}

function wordEvidence(matcher: Matcher, word: string): Evidence[] {
  const exact = [
    {match: matchWord(matcher, word), factor: 1, share: 1},
    {match: matchPrefix(matcher, word), factor: 1, share: 0.9},
    {match: matchInside(matcher, word), factor: 1, share: 0.5},
  ];
  if (exact.some(isFound)) return exact;
  const match = matchMistyped(matcher, word, allowedLetters(word.length));
  return [{match, factor: 0.7, share: 0.7}];
}

function japaneseEvidence(matcher: Matcher, concept: Concept): Evidence[] {
  const evidence = writtenEvidence(matcher, concept);
  if (!concept.isNegated) return evidence;
  const denied = matchNegated(matcher, foldText(stemOf(concept.surface)));
  return [...evidence, {match: denied, factor: 0.8, share: 1}];
}

function writtenEvidence(matcher: Matcher, {surface, parts}: Concept): Evidence[] {
  const phrase = foldText(surface);
  const whole = {match: matchPhrase(matcher, phrase), factor: 1, share: 1};
  const stem = foldText(stemOf(surface));
  const stemmed = {
    match: stem === phrase ? NOTHING : matchPhrase(matcher, stem),
    factor: 0.5,
    share: 0.9,
  };
  const read = {match: matchReading(matcher, surface), factor: 0.5, share: 1};
  if (isFound(whole)) return [whole, read, stemmed, ...partEvidence(matcher, parts, 0.25)];
  if (isFound(stemmed)) return [stemmed, ...partEvidence(matcher, parts, 0.25)];
  const named = {match: matchSound(matcher, surface), factor: 0.8, share: 0.95};
  if (isFound(named)) return [named, ...partEvidence(matcher, parts, 0.15)];
  // Words that all stand in the texts were meant as they are, only not side by side.
  const asParts = partEvidence(matcher, parts, 0.7);
  const areWords = parts.length > 1 && parts.every((part) => part.length > 1);
  if (areWords && asParts.every(isFound)) return asParts;
  const match = matchAlike(matcher, phrase, allowedDistance(phrase.length));
  const alike = {match, factor: 0.7, share: 0.95};
  // A wrong character breaks a word into pieces that say nothing by themselves.
  if (isFound(alike)) {
    return [
      alike,
      ...partEvidence(
        matcher,
        parts.filter((part) => part.length > 1),
        0.15,
      ),
    ];
  }
  if (asParts.some(isFound)) return asParts;
  return partEvidence(matcher, knownPieces(matcher, phrase), 0.5);
}

function partEvidence(matcher: Matcher, parts: readonly string[], factor: number): Evidence[] {
  const length = parts.reduce((sum, part) => sum + part.length * weightOf(part), 0);
  return parts.flatMap((part) => {
    const phrase = foldText(part);
    const stem = foldText(stemOf(part));
    const share = (0.8 * part.length * weightOf(part)) / length;
    const whole = {match: matchPhrase(matcher, phrase), factor: factor * weightOf(part), share};
    if (isFound(whole) || stem === phrase) return [whole];
    return [{...whole, match: matchPhrase(matcher, stem)}];
  });
}

/** The longest pieces of a phrase that stand somewhere, from its beginning on. */
function knownPieces(matcher: Matcher, phrase: string): string[] {
  const pieces: string[] = [];
  let at = 0;
  while (at + 1 < phrase.length) {
    let length = Math.min(phrase.length - at, 12);
    while (length > 1 && matchPhrase(matcher, phrase.slice(at, at + length)).texts.size === 0) {
      length -= 1;
    }
    const piece = phrase.slice(at, at + length);
    if (length >= (ONLY_KANA.test(piece) ? 3 : 2)) pieces.push(piece);
    at += length;
  }
  return pieces;
}
