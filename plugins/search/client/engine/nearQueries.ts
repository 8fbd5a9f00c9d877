import {foldText} from '../../shared/fold';
import {editDistance} from './editDistance';
import {isFormWord} from './formWords';
import type {Found} from './matchConcept';
import type {Concept} from './readQuery';
import {kanaToRomaji, romajiToKana} from './romaji';
import {textAt, type SearchIndex} from './searchIndex';
import type {Matcher} from './termMatch';

/** So many are offered at most, and so many are tried. */
const MAX_NEAR = 3;
const MAX_TRIED = 8;
/** How alike a title, keyword or heading must be, from 0 to 1 (Dice of its bigrams and the query's). */
const ALIKE = 0.5;
/** A longer heading is a sentence and no query. */
const MAX_NAME = 24;
/** Wrong letters beyond what the search itself forgives, for a query that found nothing. */
const LETTERS = 0.4;
const MIN_LETTERS = 3;

const LETTERS_ONLY = /^[a-z'-]+$/u;
/** Letters and kana side by side, neither of which is a word. */
const MIXED = /^(?=.*[a-z])(?=.*\p{sc=Hiragana})[a-z\p{sc=Hiragana}ー]+$/u;

/** A query that found nothing, as it was read. */
export interface Unfound {
  readonly query: string;
  readonly concepts: readonly Concept[];
  /** What was found of each concept. */
  readonly found: readonly Found[];
}

/**
 * Queries near one that found nothing, spelled as the texts spell them; each of them finds something.
 * @param matcher Counts what is looked at.
 * @param finds Whether a query finds something.
 */
export function nearQueries(
  matcher: Matcher,
  unfound: Unfound,
  finds: (query: string) => boolean,
): string[] {
  const typed = foldText(unfound.query.trim());
  const near = new Map<string, string>();
  let tried = 0;
  for (const candidate of candidates(matcher, unfound)) {
    const folded = foldText(candidate);
    if (folded === '' || folded === typed || near.has(folded)) continue;
    if (near.size >= MAX_NEAR || tried >= MAX_TRIED) break;
    tried += 1;
    if (finds(candidate)) near.set(folded, candidate);
  }
  return [...near.values()];
}

function candidates(matcher: Matcher, unfound: Unfound): string[] {
  const {index} = matcher;
  matcher.steps += index.vocabulary.length + index.texts.length;
  return [
    ...retyped(index, unfound.query),
    ...respelled(index, unfound.query),
    ...names(index, unfound.query),
    ...knownWords(unfound),
  ];
}

/** What was meant when the input method was off or on by mistake: yomiage, おbs, せtてい. */
function retyped(index: SearchIndex, query: string): string[] {
  const text = query.normalize('NFKC').toLowerCase().trim();
  const word = text.replace(/\s+/gu, '');
  if (LETTERS_ONLY.test(word)) {
    const kana = romajiToKana(word);
    return kana === undefined ? [] : [spellingOf(index, kana)];
  }
  if (!MIXED.test(word)) return [];
  const letters = kanaToRomaji(word);
  const kana = romajiToKana(letters);
  return [...nearWords(index, letters), ...(kana === undefined ? [] : [spellingOf(index, kana)])];
}

/** The title or keyword that is read so, when there is one in kana; else the kana. */
function spellingOf(index: SearchIndex, kana: string): string {
  const folded = foldText(kana);
  const page = index.pages.find(({foldedKeywords}) => foldedKeywords.includes(folded));
  if (page === undefined) return kana;
  const at = page.foldedKeywords.indexOf(folded);
  return textAt(index, page.keywords).original.split('\n')[at] ?? kana;
}

/** The query with each Latin word that stands nowhere as the likest that does. */
function respelled(index: SearchIndex, query: string): string[] {
  let isChanged = false;
  const text = query.normalize('NFKC').replace(/[a-z][a-z\d]+/giu, (word) => {
    const lower = word.toLowerCase();
    if (index.words.has(lower)) return word;
    const [nearest] = nearWords(index, lower);
    isChanged ||= nearest !== undefined;
    return nearest ?? word;
  });
  return isChanged ? [text] : [];
}

/** The Latin words of the texts that come nearest to letters, the nearest and commonest first. */
function nearWords(index: SearchIndex, letters: string): string[] {
  if (letters.length < MIN_LETTERS) return [];
  const allowed = Math.max(1, Math.floor(letters.length * LETTERS));
  return index.vocabulary
    .map((word) => ({word, distance: editDistance(word, letters, allowed)}))
    .filter(({word, distance}) => distance <= allowed && word.length >= MIN_LETTERS)
    .map((one) => ({...one, common: index.words.get(one.word)?.size ?? 0}))
    .sort((a, b) => a.distance - b.distance || b.common - a.common)
    .slice(0, MAX_NEAR)
    .map(({word}) => word);
}

/** Titles, keywords and headings that share most of their bigrams with the query. */
function names(index: SearchIndex, query: string): string[] {
  const wanted = bigramsOf(foldText(query));
  if (wanted.size === 0) return [];
  const alike: {name: string; likeness: number}[] = [];
  for (const {field, original, folded} of index.texts) {
    if (field === 'content' || folded === '') continue;
    const originals = original.split('\n');
    folded.split('\n').forEach((name, at) => {
      const likeness = name.length > MAX_NAME ? 0 : dice(wanted, bigramsOf(name));
      if (likeness >= ALIKE) alike.push({name: originals[at] ?? original, likeness});
    });
  }
  return alike
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_TRIED)
    .map(({name}) => name);
}

function bigramsOf(text: string): Set<string> {
  return new Set(Array.from({length: Math.max(0, text.length - 1)}, (_, at) => text.slice(at, at + 2)));
}

function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const bigram of b) if (a.has(bigram)) shared += 1;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

/** The query without the words that stand nowhere. */
function knownWords({concepts, found}: Unfound): string[] {
  const known = concepts.filter(
    ({surface}, at) => !isFormWord(surface) && found[at]?.evidence.some(({share}) => share >= 1),
  );
  const words = known.map(({surface}) => surface);
  return words.length === concepts.length ? [] : [words.join(' '), ...words];
}
