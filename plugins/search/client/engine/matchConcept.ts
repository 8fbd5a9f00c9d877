import {P} from './params';
import {foldText} from '../../shared/fold';
import {stemOf, weightOf} from './formWords';
import {matchReading} from './matchReading';
import {katakanaOnly} from './katakanaWord';
import {allowedDistance, matchAlike, SURE_LENGTH, matchInflected, matchNegated, matchPhrase, matchWritten} from './phraseMatch';
import {likeMeanings} from './thesaurus';
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
  /** Whether it is only like the word as it was typed. */
  readonly isAlike?: boolean;
  /** Whether it is another word that says nearly the same. */
  readonly isMeaning?: boolean;
}

/** What was found of a concept. */
export interface Found {
  readonly weight: number;
  readonly evidence: readonly Evidence[];
  /** How the texts spell what was typed with a mistake, both folded. */
  readonly corrected?: {readonly typed: string; readonly meant: string} | undefined;
}

/** Words that weigh less only give a query its form. */
export const TELLING = 0.4;

/** More spellings of one word are not compared. */
const MAX_SPELLINGS = 6;
/** A shorter piece of kana stands everywhere. */
const MIN_KANA_PIECE = 4;
const KATAKANA = /^[\p{sc=Katakana}ー]+$/u;
const ONLY_KANA = /^\p{sc=Hiragana}+$/u;

const isFound = ({match}: Evidence): boolean => match.texts.size > 0;

/** Looks for a concept: as typed, by its parts and stems, and, when that is nowhere, by likeness. */
export function matchConcept(matcher: Matcher, concept: Concept): Found {
  const evidence = concept.isLatin
    ? latinEvidence(matcher, concept)
    : japaneseEvidence(matcher, concept);
  const found = [...evidence, ...meant(matcher, concept)].filter(isFound);
  return {weight: concept.weight, evidence: found, corrected: correctionOf(matcher, concept, found)};
}

/** The commonest of the spellings that were found only by likeness. */
function correctionOf(matcher: Matcher, {surface}: Concept, found: readonly Evidence[]): Found['corrected'] {
  const alike = found.filter(({isAlike}) => isAlike === true).flatMap(({match}) => match.forms);
  let meant: string | undefined;
  let most = 0;
  for (const form of alike.slice(0, MAX_SPELLINGS)) {
    const {size} = matchPhrase(matcher, form).texts;
    if (size > most) [meant, most] = [form, size];
  }
  return meant === undefined ? undefined : {typed: foldText(surface), meant};
}

/** What the texts say in other words. */
function meant(matcher: Matcher, {surface, inflection, isNegated}: Concept): Evidence[] {
  return likeMeanings(surface, inflection).flatMap(({surface: word, inflection: forms}) => {
    const match = forms === undefined ? matchWritten(matcher, word) : matchInflected(matcher, forms);
    const said = {isMeaning: true, match, factor: P('SYN_F', 0.9), share: P('SYN_S', 0.95) * (isNegated ? P('NEG_S', 0.7) : 1)};
    if (!isNegated) return [said];
    return [{isMeaning: true, match: matchNegated(matcher, forms?.stem ?? foldText(word)), factor: P('SYN_F', 0.9), share: P('SYN_S', 0.95)}, said];
  });
}

function latinEvidence(matcher: Matcher, {surface, parts}: Concept): Evidence[] {
  if (parts.length === 0) return wordEvidence(matcher, surface.toLowerCase());
  const letters = parts.join('').length;
  const words = parts.map((part) => ({
    match: matchWord(matcher, part),
    factor: 0.4,
    share: (0.7 * part.length) / letters,
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
  return [{match, factor: 0.7, share: 0.7, isAlike: true}];
}

function japaneseEvidence(matcher: Matcher, concept: Concept): Evidence[] {
  const evidence = writtenEvidence(matcher, concept);
  if (!concept.isNegated) return evidence;
  const stem = concept.inflection?.stem ?? foldText(stemOf(concept.surface));
  const denied = {match: matchNegated(matcher, stem), factor: P('NEG_F', 0.6), share: 1};
  // Who asks why something does not happen is not told by how it happens.
  return [denied, ...evidence.map((one) => ({...one, share: one.share * P('NEG_S', 0.7)}))];
}

function writtenEvidence(matcher: Matcher, concept: Concept): Evidence[] {
  const {surface, parts, inflection} = concept;
  const phrase = foldText(surface);
  const inflected = inflection && {match: matchInflected(matcher, inflection), factor: 1, share: 1};
  const whole = inflected && isFound(inflected) ? inflected : {match: matchWritten(matcher, surface), factor: 1, share: 1};
  const stem = foldText(stemOf(surface));
  const stemmed = {
    match: stem === phrase ? NOTHING : matchPhrase(matcher, stem),
    factor: P('STEM_F', 0.2),
    share: P('STEM_S', 0.7),
  };
  const read = {match: matchReading(matcher, surface), factor: 0.5, share: 1};
  // A kanji of the word that stands in another one is not marked.
  const loose = {...stemmed, match: {...stemmed.match, forms: []}};
  if (isFound(whole)) return [whole, read, loose, ...partEvidence(matcher, parts, 0.25)];
  if (isFound(stemmed)) return [stemmed, ...partEvidence(matcher, parts, 0.25)];
  const named = {match: matchSound(matcher, surface), factor: 0.8, share: 0.95, isAlike: true};
  // A word one kana away from one of the texts may as well be mistyped as said of a Latin name.
  if (isFound(named)) {
    const mistyped = {match: matchAlike(matcher, phrase, 1), factor: 0.8, share: 0.95, isAlike: true};
    return [named, mistyped, ...partEvidence(matcher, parts, 0.15)];
  }
  // Words that all stand in the texts were meant as they are, only not side by side.
  if (KATAKANA.test(surface)) {
    const near = matchAlike(matcher, phrase, allowedDistance(phrase.length) > 0 ? 1 : 0);
    const match = phrase.length < SURE_LENGTH ? katakanaOnly(matcher, near) : near;
    const mistyped = {match, factor: 0.7, share: 0.95, isAlike: true};
    if (isFound(mistyped)) return [mistyped, ...partEvidence(matcher, parts, 0.15)];
  }
  const asParts = partEvidence(matcher, parts, 0.7);
  const areWords = parts.length > 1 && parts.every((part) => part.length > 1);
  if (areWords && asParts.every(isFound)) return asParts;
  const match = matchAlike(matcher, phrase, allowedDistance(phrase.length));
  const isShort = KATAKANA.test(surface) && phrase.length < SURE_LENGTH;
  const alike = {match: isShort ? katakanaOnly(matcher, match) : match, factor: 0.7, share: 0.95, isAlike: true};
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
  const pieces = knownPieces(matcher, phrase);
  const known = pieces.join('').length / phrase.length;
  return partEvidence(matcher, pieces, 0.5).map((one) => ({...one, share: one.share * known}));
}

function partEvidence(matcher: Matcher, parts: readonly string[], factor: number): Evidence[] {
  const length = parts.reduce((sum, part) => sum + part.length * weightOf(part), 0);
  return parts.flatMap((part) => {
    const phrase = foldText(part);
    const stem = foldText(stemOf(part));
    const share = (0.8 * part.length * weightOf(part)) / length;
    const whole = {match: matchWritten(matcher, part), factor: factor * weightOf(part), share};
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
    if (length >= (ONLY_KANA.test(piece) ? MIN_KANA_PIECE : 2)) pieces.push(piece);
    at += length;
  }
  return pieces;
}
