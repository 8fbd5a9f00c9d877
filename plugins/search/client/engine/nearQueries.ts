import {foldText} from '../../shared/foldText';
import {editDistance} from './editDistance';
import {matchConcept} from './matchConcept';
import {spellQuery} from './matchReading';
import {readQuery} from './readQuery';
import {kanaToRomaji, romajiToKana} from './romaji';
import {textAt, type SearchIndex} from './searchIndex';
import {isSpent, type Matcher} from './termMatch';

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
/** More words of one query are not respelled. */
const MAX_RESPELLED = 6;

/** A word that weighs less says too little by itself. */
const TELLING_WORD = 0.6;

const LETTERS_ONLY = /^[a-z'-]+$/u;
const HIRAGANA = /^[\p{sc=Hiragana}ー]+$/u;
const KATAKANA_WORD = /[\p{sc=Katakana}ー]+/gu;
/** Letters and kana side by side, neither of which is a word. */
const MIXED = /^(?=.*[a-z])(?=.*\p{sc=Hiragana})[a-z\p{sc=Hiragana}ー]+$/u;

/**
 * Queries near one that found nothing, spelled as the texts spell them; each of them finds something.
 * @param matcher Counts what is looked at.
 * @param finds Whether a query finds something.
 */
export function nearQueries(
  matcher: Matcher,
  query: string,
  finds: (query: string) => boolean,
): string[] {
  if (isSpent(matcher)) return [];
  const typed = foldText(query.trim());
  const near = new Map<string, string>();
  let tried = 0;
  for (const candidate of candidates(matcher, query)) {
    const folded = foldText(candidate);
    if (folded === '' || folded === typed || near.has(folded)) continue;
    if (near.size >= MAX_NEAR || tried >= MAX_TRIED || isSpent(matcher)) break;
    tried += 1;
    if (finds(candidate)) near.set(folded, candidate);
  }
  return [...near.values()];
}

function candidates(matcher: Matcher, query: string): string[] {
  const {index} = matcher;
  matcher.steps += index.vocabulary().length + index.texts.length;
  return [
    ...retyped(matcher, query),
    ...respelled(index, query),
    ...names(index, query),
    ...knownWords(matcher, query),
  ];
}

/** What was meant when the input method was off or on by mistake: yomiage, おbs, せtてい, ようつべ. */
function retyped(matcher: Matcher, query: string): string[] {
  const word = query.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');
  const isKana = HIRAGANA.test(word);
  if (!isKana && !LETTERS_ONLY.test(word) && !MIXED.test(word)) return [];
  const letters = kanaToRomaji(word);
  const kana = isKana ? undefined : romajiToKana(letters);
  const words = letters === word ? [] : nearWords(matcher.index, letters, isKana ? 1 : undefined);
  return [...(kana === undefined ? [] : [spellingOf(matcher, kana)]), ...words];
}

/** How the texts write what is typed in kana: with kanji, in katakana, or so. */
function spellingOf(matcher: Matcher, kana: string): string {
  const withKanji = spellQuery(matcher, kana);
  if (withKanji !== kana) return withKanji;
  const {index} = matcher;
  const folded = foldText(kana);
  for (const {field, original, folded: text} of index.texts) {
    if (field === 'content' || !text.includes(folded)) continue;
    const words = original.match(KATAKANA_WORD) ?? [];
    const spelling = words.find((word) => foldText(word) === folded);
    if (spelling !== undefined) return spelling;
  }
  return kana;
}

/** The query with each Latin word that stands nowhere as the likest that does. */
function respelled(index: SearchIndex, query: string): string[] {
  const written = query.normalize('NFKC');
  const known = new Map<string, string | undefined>();
  const text = written.replace(/[a-z][a-z\d]+/giu, (word) => {
    const lower = word.toLowerCase();
    if (index.words().has(lower)) return word;
    if (!known.has(lower) && known.size < MAX_RESPELLED) {
      known.set(lower, nearWords(index, lower)[0]);
    }
    return known.get(lower) ?? word;
  });
  return text === written ? [] : [text];
}

/** The Latin words of the texts that come nearest to letters, the nearest and commonest first. */
function nearWords(
  index: SearchIndex,
  letters: string,
  allowed = Math.max(1, Math.floor(letters.length * LETTERS)),
): string[] {
  if (letters.length < MIN_LETTERS) return [];
  return index
    .vocabulary()
    .map((word) => ({word, distance: editDistance(word, letters, allowed)}))
    .filter(({word, distance}) => distance <= allowed && word.length >= MIN_LETTERS)
    .map((one) => ({...one, common: index.words().get(one.word)?.size ?? 0}))
    .sort((a, b) => a.distance - b.distance || b.common - a.common)
    .slice(0, MAX_NEAR)
    .map(({word}) => asWritten(index, word));
}

/** A Latin word in the letters of the text that holds it first. */
function asWritten(index: SearchIndex, word: string): string {
  const [place] = index.words().get(word)?.keys() ?? [];
  const original = place === undefined ? '' : textAt(index, place).original.normalize('NFKC');
  const at = original.toLowerCase().indexOf(word);
  return at < 0 ? word : original.slice(at, at + word.length);
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
  return new Set(
    Array.from({length: Math.max(0, text.length - 1)}, (_, at) => text.slice(at, at + 2)),
  );
}

function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const bigram of b) if (a.has(bigram)) shared += 1;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

/** The query without the words that stand nowhere. */
function knownWords(matcher: Matcher, query: string): string[] {
  const {concepts} = readQuery(query);
  const known = concepts.filter((concept) => {
    if (concept.weight < TELLING_WORD) return false;
    return matchConcept(matcher, concept).evidence.some(
      ({share, isAlike}) => share >= 1 && isAlike !== true,
    );
  });
  const words = known.map(({surface}) => surface);
  return words.length === concepts.length ? [] : [words.join(' '), ...words];
}
