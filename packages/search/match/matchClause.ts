import lunr from 'lunr';
import {FIELDS, oncePer, textAt, type SearchIndex} from '../index/searchIndex';
import type {Clause} from '../query/parseQuery';
import {plainConcept, readQuery} from '../query/readQuery';
import {foldText} from '../text/fold';
import {latinWords} from '../text/words';
import {countLook, sumOf, type Matcher, type TermMatch} from './matcher';
import {matchAlike, matchPhrase} from './phraseMatch';
import {readingsOf, weighed, type Candidate, type Found} from './readings';
import {matchReading, spellQuery} from './spelling';
import {matchWord} from './wordMatch';

/** Each further wildcard multiplies the ways in which lunr fits a pattern to a word. */
const MAX_WILDCARDS = 4;
/**
 * The longest words for which lunr makes the set of 1, 2, 3, 4 wrong letters in at most 16,000
 * steps (about 3 ms); the steps grow with the length to the power of the letters.
 */
const LONGEST_BY_DISTANCE = [80, 17, 8, 5] as const;

/** Longer ones are data, and lunr would try every way to fit a pattern to them. */
const MAX_LENGTH = 64;

/** lunr's set of the Latin words of an index, made when the first query asks for it. */
const termSet = oncePer((index: SearchIndex) =>
  lunr.TokenSet.fromArray(index.vocabulary().filter(({length}) => length <= MAX_LENGTH)),
);

/**
 * The Latin words that a pattern stands for: its pieces with any letters between them. What
 * follows the fourth wildcard is not looked at. Throws what lunr throws when the index is damaged.
 */
export function wordsOfPattern(index: SearchIndex, pieces: readonly string[]): string[] {
  const looked =
    pieces.length > MAX_WILDCARDS + 1 ? [...pieces.slice(0, MAX_WILDCARDS), ''] : pieces;
  return termSet(index)
    .intersect(lunr.TokenSet.fromString(looked.join('*')))
    .toArray();
}

/**
 * The Latin words that differ from a word in at most so many letters (left out, put in, wrong or
 * exchanged with the next one); fewer when the word is long.
 */
export function wordsWithin(index: SearchIndex, word: string, distance: number): string[] {
  const wanted = Math.min(distance, LONGEST_BY_DISTANCE.length);
  const fitting = LONGEST_BY_DISTANCE.filter((longest) => word.length <= longest).length;
  const allowed = Math.min(wanted, fitting);
  if (allowed === 0) return [word];
  return termSet(index).intersect(lunr.TokenSet.fromFuzzyString(word, allowed)).toArray();
}

/** More wrong characters than this make any Japanese word of any other. */
const MAX_DISTANCE = 4;
/** So many characters may stand for a wildcard inside of Japanese text, which has no words. */
const MAX_GAP = 20;
const BREAK = /[\s。、「」（）]/u;
const LATIN = /^[\p{sc=Latin}\p{N}_]*$/u;
const AROUND = /^[^\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+$/gu;

/**
 * Looks for the term of a clause in its fields. A term that is only wished for and stands nowhere
 * as typed is understood as in a plain query; every other term is meant as it was typed, or as the
 * kana of it are read.
 */
export function matchClause(matcher: Matcher, clause: Clause): Found[] {
  return foundOf(matcher, clause).map((found) => ({
    ...found,
    worth: found.worth * clause.boost,
    readings: found.readings
      .map((one) => ({...one, match: inFields(matcher, one.match, clause)}))
      .filter(({match}) => match.texts.size > 0),
  }));
}

function foundOf(matcher: Matcher, {pieces, editDistance, presence}: Clause): Found[] {
  const only = (...candidates: Candidate[]): Found[] => [
    weighed(matcher, plainConcept(pieces.join('*')), candidates),
  ];
  if (pieces.length > 1) return only(['typed', matchWildcards(matcher, pieces)]);
  const term = pieces.join('').normalize('NFKC');
  const exact = matchExact(matcher, term);
  if (editDistance !== undefined && editDistance > 0) {
    return only(['typed', exact], ['alike', matchDistant(matcher, term, editDistance)]);
  }
  if (editDistance === 0) return only(['typed', exact]);
  if (exact.texts.size > 0 || presence !== 'optional') {
    return only(['typed', exact], ['kana', matchReading(matcher, term)]);
  }
  return readQuery(spellQuery(matcher, term)).concepts.flatMap((concept) =>
    readingsOf(matcher, concept),
  );
}

/** As typed; quotes and brackets around a term that stand nowhere are left out, as lunr does. */
function matchExact(matcher: Matcher, term: string): TermMatch {
  const bare = term.replace(AROUND, '');
  if (LATIN.test(term)) return matchWord(matcher, term.toLowerCase());
  const match = matchPhrase(matcher, foldText(term));
  return match.texts.size > 0 || bare === '' || bare === term ? match : matchExact(matcher, bare);
}

function matchDistant(matcher: Matcher, term: string, distance: number): TermMatch {
  if (LATIN.test(term)) {
    return matchWords(matcher, wordsWithin(matcher.index, term.toLowerCase(), distance));
  }
  const allowed = Math.min(distance, MAX_DISTANCE, Math.max(1, term.length - 1));
  return matchAlike(matcher, foldText(term), allowed, 'all');
}

/** The texts that hold any of some Latin words of the index. */
function matchWords(matcher: Matcher, words: readonly string[]): TermMatch {
  matcher.steps += matcher.index.vocabulary().length;
  return sumOf(words.map((word) => [matchWord(matcher, word), 1]));
}

function inFields({index}: Matcher, {texts, forms}: TermMatch, {fields}: Clause): TermMatch {
  if (fields.length === FIELDS.length) return {texts, forms};
  const kept = [...texts].filter(([place]) => fields.includes(textAt(index, place).field));
  return {texts: new Map(kept), forms};
}

/** `*` alone is every text; in Latin words it stands for any letters, in Japanese for what follows. */
function matchWildcards(matcher: Matcher, pieces: readonly string[]): TermMatch {
  const folded = pieces.map((piece) => foldText(piece.normalize('NFKC')));
  const filled = folded.filter(Boolean);
  const [first = ''] = filled;
  if (first === '')
    return {texts: new Map([...matcher.index.texts.keys()].map((p) => [p, 1])), forms: []};
  const isLatin = filled.every((piece) => LATIN.test(piece) && latinWords(piece).length === 1);
  if (!isLatin)
    return filled.length === 1 ? matchPhrase(matcher, first) : matchGaps(matcher, filled);
  return matchWords(matcher, wordsOfPattern(matcher.index, folded));
}

function matchGaps(matcher: Matcher, pieces: readonly string[]): TermMatch {
  const [first = '', ...others] = pieces;
  const beginnings = matchPhrase(matcher, first);
  const texts = new Map<number, number>();
  const forms = new Set<string>();
  for (const place of beginnings.texts.keys()) {
    const {folded} = textAt(matcher.index, place);
    countLook(matcher, folded);
    for (let at = folded.indexOf(first); at >= 0; at = folded.indexOf(first, at + first.length)) {
      const end = endOfGaps(folded, at + first.length, others);
      if (end < 0) continue;
      texts.set(place, (texts.get(place) ?? 0) + 1);
      forms.add(folded.slice(at, end));
    }
  }
  return {texts, forms: [...forms]};
}

/** Where the last piece ends when all follow closely, or -1. */
function endOfGaps(text: string, from: number, pieces: readonly string[]): number {
  let at = from;
  for (const piece of pieces) {
    const gap = text.slice(at, at + MAX_GAP + piece.length);
    const found = gap.indexOf(piece);
    if (found < 0 || BREAK.test(gap.slice(0, found))) return -1;
    at += found + piece.length;
  }
  return at;
}
