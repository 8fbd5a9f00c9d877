import {foldText} from '../../shared/foldText';
import {isFound, type Evidence} from './evidence';
import {stemOf} from './formWords';
import {katakanaOnly} from './katakanaWord';
import {matchReading} from './matchReading';
import {knownPieces, partEvidence, PART_FACTOR} from './partEvidence';
import {
  allowedDistance,
  matchAlike,
  matchInflected,
  matchNegated,
  matchPhrase,
  matchWritten,
  SURE_LENGTH,
} from './phraseMatch';
import type {Concept} from './readQuery';
import {NOTHING, type Matcher, type TermMatch} from './termMatch';
import {matchSound} from './wordMatch';

/** The kanji of a verb in another word: 変 in 変更. Often the same is meant, but not always. */
const STEM = {factor: 0.2, share: 0.7} as const;
/** A word with kanji that is read as what was typed in kana. */
export const READ = {factor: 0.5, share: 1} as const;
/** The sound of a Latin name in katakana says nothing of its vowels. */
const NAMED = {factor: 0.8, share: 0.95} as const;
const ALIKE = {factor: 0.7, share: 0.95} as const;
/** Who asks why something does not happen is not told by how it happens. */
export const AFFIRMED_SHARE = 0.7;
/** A denial is nearly the word itself, but also stands where something else is denied. */
const DENIED_FACTOR = 0.6;
/** Pieces of a word that stands nowhere say little, even together. */
const PIECE_FACTOR = 0.5;

const KATAKANA = /^[\p{sc=Katakana}ー]+$/u;

/** Looks for a Japanese word: as typed, in its other forms, by its parts, its sound, by likeness. */
export function japaneseEvidence(matcher: Matcher, concept: Concept): Evidence[] {
  const evidence = writtenEvidence(matcher, concept);
  if (!concept.isNegated) return evidence;
  const stem = concept.inflection?.stem ?? foldText(stemOf(concept.surface));
  const denied = {match: matchNegated(matcher, stem), factor: DENIED_FACTOR, share: 1};
  return [denied, ...evidence.map((one) => ({...one, share: one.share * AFFIRMED_SHARE}))];
}

function writtenEvidence(matcher: Matcher, concept: Concept): Evidence[] {
  const {surface, parts} = concept;
  const whole = {match: matchWhole(matcher, concept), factor: 1, share: 1};
  const stemmed = {...STEM, match: matchStem(matcher, surface)};
  if (!isFound(whole) && !isFound(stemmed)) {
    return likeEvidence(matcher, concept) ?? scraps(matcher, concept);
  }
  const beside = partEvidence(matcher, parts, PART_FACTOR.beside);
  if (!isFound(whole)) return [stemmed, ...beside];
  const read = {...READ, match: matchReading(matcher, surface)};
  // A kanji of the word that stands in another one is not marked.
  return [whole, read, {...stemmed, match: {...stemmed.match, forms: []}}, ...beside];
}

function matchWhole(matcher: Matcher, {surface, inflection}: Concept): TermMatch {
  const match = inflection === undefined ? NOTHING : matchInflected(matcher, inflection);
  return match.texts.size > 0 ? match : matchWritten(matcher, surface);
}

function matchStem(matcher: Matcher, surface: string): TermMatch {
  const stem = foldText(stemOf(surface));
  return stem === foldText(surface) ? NOTHING : matchPhrase(matcher, stem);
}

/** What sounds or looks like a word that stands nowhere; undefined when nothing does. */
function likeEvidence(matcher: Matcher, {surface, parts}: Concept): Evidence[] | undefined {
  const rest = partEvidence(matcher, parts, PART_FACTOR.besideLike);
  const named = {...NAMED, match: matchSound(matcher, surface), isAlike: true};
  // One kana away from a word of the texts it may as well be mistyped as said of a Latin name.
  const oneAway = {...ALIKE, match: matchLike(matcher, surface, 1), isAlike: true};
  if (isFound(named)) return [named, oneAway, ...rest];
  if (KATAKANA.test(surface) && isFound(oneAway)) return [oneAway, ...rest];
  const asParts = partEvidence(matcher, parts, PART_FACTOR.instead);
  const areWords = parts.length > 1 && parts.every((part) => part.length > 1);
  // Words that all stand in the texts were meant as they are, only not side by side.
  if (areWords && asParts.every(isFound)) return asParts;
  const alike = {...ALIKE, match: matchLike(matcher, surface), isAlike: true};
  if (!isFound(alike)) return asParts.some(isFound) ? asParts : undefined;
  // A wrong character breaks a word into pieces that say nothing by themselves.
  const longer = parts.filter((part) => part.length > 1);
  return [alike, ...partEvidence(matcher, longer, PART_FACTOR.besideLike)];
}

/** The texts that hold something like a word; a short katakana word must be one there, too. */
function matchLike(matcher: Matcher, surface: string, most = Infinity): TermMatch {
  const phrase = foldText(surface);
  const match = matchAlike(matcher, phrase, Math.min(most, allowedDistance(phrase.length)));
  const isShort = KATAKANA.test(surface) && phrase.length < SURE_LENGTH;
  return isShort ? katakanaOnly(matcher, match) : match;
}

/** The pieces of a word that stand somewhere. */
function scraps(matcher: Matcher, {surface}: Concept): Evidence[] {
  const phrase = foldText(surface);
  const pieces = knownPieces(matcher, phrase);
  const known = pieces.join('').length / phrase.length;
  const evidence = partEvidence(matcher, pieces, PIECE_FACTOR);
  return evidence.map((one) => ({...one, share: one.share * known}));
}
