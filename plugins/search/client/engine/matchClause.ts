import {foldText} from '../../shared/fold';
import {latinWords} from './latinWords';
import {matchConcept, type Evidence, type Found} from './matchConcept';
import type {Clause} from './parseQuery';
import {matchAlike, matchPhrase} from './phraseMatch';
import {readQuery} from './readQuery';
import {FIELDS, textAt} from './searchIndex';
import {NOTHING, sumOf, type Matcher, type TermMatch} from './termMatch';
import {matchMistyped, matchPrefix, matchWhere, matchWord} from './wordMatch';

/** More wrong characters than this make any word of any other. */
const MAX_DISTANCE = 4;
/** So many characters may stand for a wildcard inside of Japanese text, which has no words. */
const MAX_GAP = 20;
const BREAK = /[\s。、「」（）]/u;
const LATIN = /^[\p{sc=Latin}\p{N}_]*$/u;

/** Looks for the term of a clause in its fields. */
export function matchClause(matcher: Matcher, clause: Clause): Found {
  const evidence = evidenceOf(matcher, clause)
    .map((one) => ({...one, match: inFields(matcher, one.match, clause)}))
    .filter(({match}) => match.texts.size > 0);
  return {weight: clause.boost, evidence};
}

function evidenceOf(matcher: Matcher, {pieces, editDistance, presence}: Clause): Evidence[] {
  const whole = (match: TermMatch): Evidence => ({match, factor: 1, share: 1});
  const term = pieces.join('').normalize('NFKC');
  if (pieces.length > 1) return [whole(matchWildcards(matcher, pieces))];
  if (editDistance !== undefined && editDistance > 0) {
    const allowed = Math.min(editDistance, MAX_DISTANCE, Math.max(1, term.length - 1));
    return [
      whole(matchExact(matcher, term)),
      {...whole(distant(matcher, term, allowed)), factor: 0.6},
    ];
  }
  const exact = matchExact(matcher, term);
  // What must or must not be there, or was asked for with ~0, is meant as it was typed.
  if (exact.texts.size > 0 || presence !== 'optional' || editDistance === 0) return [whole(exact)];
  return readQuery(term).concepts.flatMap((concept) => matchConcept(matcher, concept).evidence);
}

function matchExact(matcher: Matcher, term: string): TermMatch {
  return LATIN.test(term)
    ? matchWord(matcher, term.toLowerCase())
    : matchPhrase(matcher, foldText(term));
}

function distant(matcher: Matcher, term: string, allowed: number): TermMatch {
  return LATIN.test(term)
    ? matchMistyped(matcher, term.toLowerCase(), allowed, 'all')
    : matchAlike(matcher, foldText(term), allowed, 'all');
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
  if (pieces.length === 2 && folded[1] === '') {
    return sumOf([
      [matchWord(matcher, first), 1],
      [matchPrefix(matcher, first), 1],
    ]);
  }
  return matchWhere(matcher, (word) => fitsPieces(word, folded), 1);
}

/** Whether a word begins with the first piece, ends with the last, and has the others in order. */
function fitsPieces(word: string, pieces: readonly string[]): boolean {
  const [first = '', ...others] = pieces;
  const last = others.pop() ?? '';
  if (!word.startsWith(first) || word.length < first.length + last.length) return false;
  let at = first.length;
  for (const piece of others) {
    const found = word.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return word.endsWith(last) && word.length - last.length >= at;
}

function matchGaps(matcher: Matcher, pieces: readonly string[]): TermMatch {
  const [first = '', ...others] = pieces;
  const beginnings = matchPhrase(matcher, first);
  const texts = new Map<number, number>();
  const forms = new Set<string>();
  for (const place of beginnings.texts.keys()) {
    const {folded} = textAt(matcher.index, place);
    matcher.steps += folded.length;
    for (let at = folded.indexOf(first); at >= 0; at = folded.indexOf(first, at + first.length)) {
      const end = endOfGaps(folded, at + first.length, others);
      if (end < 0) continue;
      texts.set(place, (texts.get(place) ?? 0) + 1);
      forms.add(folded.slice(at, end));
    }
  }
  return texts.size === 0 ? NOTHING : {texts, forms: [...forms]};
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
