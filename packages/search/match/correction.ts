import {textAt, type SearchIndex} from '../index/searchIndex';
import {MAX_CONCEPTS} from '../query/readQuery';
import {plainSpoken} from '../query/spoken';
import {isTelling} from '../query/tokenizer';
import {fold, foldText, KATAKANA} from '../text/fold';
import {placesOf} from '../text/snippet';
import {kanaToRomaji, romajiToKana} from '../text/sounds';
import type {Found, Why} from './expansion';
import {bigramsOf, matchAlike, SURE_LENGTH} from './fuzzy';
import {COST, readKanaWords, SURE_KANA} from './kanaConversion';
import {isSpent, isWritten, matchPhrase, textsWith, type Matcher} from './matching';
import {spellQuery} from './spelling';
import {editDistance} from '@komebiyori/lib/editDistance';

/** So many names are offered at most. */
const MAX_NEAR = 3;
/** How alike a title, keyword or heading must be, from 0 to 1 (Dice of its bigrams and the query's). */
const ALIKE = 0.5;
/** So many kana are Japanese words by no accident. */
const LONG_KANA = 5;
/** Readings that say little of the word itself. */
const LOOSE: ReadonlySet<Why> = new Set<Why>(['sound', 'parts', 'inside', 'stem']);

const JAPANESE = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u;
/** Particles among Japanese words in letters: komento ga denai. */
const ROMAJI_PARTICLE = /(?<=\s)(?:ga|wo|o|ni|no|de|ha|wa|mo|to|he|kara|dake)(?=\s)/gu;
const KANJI = /^[\p{sc=Han}々]+$/u;
const LETTERS = /^[a-z'-]+$/u;
/** Kana, or letters and kana side by side: the input method was off or on by mistake. */
const MIXED = /^[a-z\p{sc=Hiragana}ー]+$/u;

/**
 * The query with each word that stands nowhere as the one that was likely meant; undefined when all
 * words stand somewhere, or nothing like them does.
 */
export function correctedQuery(
  matcher: Matcher,
  query: string,
  found: readonly Found[],
): string | undefined {
  let corrected = query.normalize('NFKC');
  let isRomaji = false;
  const unknown = found.filter(({concept: {surface, parts, weight, isLatin}, readings}) => {
    // Words of a compound were meant as they are, only not side by side; not pieces of katakana.
    const isLoose = isLatin || parts.length === 0 || KATAKANA.test(surface);
    return isTelling(weight) && readings.every(({why}) => isLoose && LOOSE.has(why));
  });
  for (const one of unknown.slice(0, MAX_CONCEPTS)) {
    const {concept} = one;
    const meant = meantBy(matcher, concept.surface);
    if (meant === undefined || !isSurer(matcher, meant, one)) continue;
    corrected = corrected.replace(concept.surface, meant);
    isRomaji ||= concept.isLatin && JAPANESE.test(meant);
  }
  for (const part of unknownParts(matcher, found).slice(0, MAX_CONCEPTS)) {
    corrected = corrected.replace(part, meantBy(matcher, part) ?? part);
  }
  if (isRomaji) corrected = corrected.replace(ROMAJI_PARTICLE, (one) => romajiToKana(one) ?? one);
  return corrected === query.normalize('NFKC') ? undefined : corrected;
}

/** The katakana in compounds with kanji that stands nowhere: サイス of 文字サイス. */
function unknownParts(matcher: Matcher, found: readonly Found[]): readonly string[] {
  return found
    .flatMap(({concept: {surface, parts}}) => (KATAKANA.test(surface) ? [] : parts))
    .filter((part) => KATAKANA.test(part) && !isWritten(matcher, part));
}

/**
 * Whether a word is rather meant than those that sound like what was typed: タイムライン for タイムランイ,
 * though the texts have timeline as well, but nothing for ディスコード where they have Discord. A word
 * typed in Latin letters is a slip of one written so.
 */
function isSurer(matcher: Matcher, meant: string, {concept, readings}: Found): boolean {
  const heard = readings.find(({why}) => why === 'sound');
  if (heard === undefined || concept.isLatin) return true;
  const [first, typed] = [foldText(meant), foldText(concept.surface)].map((word) => word.charAt(0));
  return first === typed && textsWith(matcher, foldText(meant)) > heard.match.texts.size;
}

/** What was meant by a word that stands nowhere. */
function meantBy(matcher: Matcher, surface: string): string | undefined {
  if (isSpent(matcher)) return undefined;
  const word = surface.toLowerCase();
  return retyped(matcher, word) ?? nearestLatin(matcher, word) ?? alike(matcher, surface);
}

/** What was meant when the input method was off or on by mistake: yomiage, おbs, せtてい. */
function retyped(matcher: Matcher, word: string): string | undefined {
  if (!MIXED.test(word) && !LETTERS.test(word)) return undefined;
  const letters = kanaToRomaji(word);
  // The ny of honyaku may be にゃ or んや.
  const isLatin = /[a-z]/u.test(word);
  for (const read of isLatin ? new Set([letters, letters.replaceAll('ny', "n'y")]) : []) {
    const kana = romajiToKana(read);
    const meant = kana === undefined ? undefined : wordsIn(matcher, kana, LETTERS.test(word));
    if (meant !== undefined) return meant;
  }
  return letters !== word && matcher.index.words().has(letters) ? letters : undefined;
}

/**
 * The words of the texts that kana are. Of few letters alone nothing says that they are Japanese:
 * they are when one word of the texts is all of them. Suno is not the すの of ですので, nor are のち
 * and オン Notion.
 */
function wordsIn(matcher: Matcher, kana: string, isLetters: boolean): string | undefined {
  const spelled = spellQuery(matcher, kana);
  if (!isLetters || kana.length >= LONG_KANA) {
    if (isWritten(matcher, spelled)) return asWritten(matcher, spelled);
    return spelled === kana ? undefined : spelled;
  }
  const reading = readKanaWords(matcher, plainSpoken(kana));
  const [word = '', ...others] = spelled === kana ? (reading?.words ?? []) : spelled.split(' ');
  // Two kana are a form of some verb by accident: suno is no 済の.
  const isSure =
    reading?.isWhole === true &&
    (kana.length >= SURE_KANA || reading.cost <= COST.word + 1 / kana.length);
  if (isSure && others.length === 0 && isWritten(matcher, word)) return word;
  return standsAlone(matcher, kana) ? kana : undefined;
}

/** Whether a text holds kana as a word, with no hiragana around it. */
function standsAlone(matcher: Matcher, kana: string): boolean {
  if (kana.length < SURE_KANA) return false;
  const word = new RegExp(`(?<![\\p{sc=Hiragana}ー])${kana}(?![\\p{sc=Hiragana}ー])`, 'u');
  return [...matchPhrase(matcher, foldText(kana)).texts.keys()].some((place) =>
    word.test(textAt(matcher.index, place).original),
  );
}

/** How many wrong letters a Latin word of a length may have and still be meant. */
function allowedLetters(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** How many wrong characters a Japanese word of a length may have and still be meant. */
function allowedDistance(length: number): number {
  if (length < 3) return 0;
  if (length < 6) return 1;
  return length < 10 ? 2 : 3;
}

/** The Latin word of the texts that comes nearest to letters, the commonest of equals. */
function nearestLatin({index}: Matcher, letters: string): string | undefined {
  const allowed = allowedLetters(letters.length);
  if (!/^[a-z][\w-]*$/u.test(letters) || allowed === 0) return undefined;
  let best: {word: string; distance: number; common: number} | undefined;
  for (const word of index.vocabulary()) {
    // In a short word the first letter is seldom wrong: IRIAM is not rim.
    if (letters.length < SURE_LENGTH && word.charAt(0) !== letters.charAt(0)) continue;
    const distance = editDistance(word, letters, allowed);
    if (distance > allowed || (letters.length < SURE_LENGTH && !isSlip(letters, word))) continue;
    const common = index.words().get(word)?.size ?? 0;
    const isBetter =
      best === undefined ||
      distance < best.distance ||
      (distance === best.distance && common > best.common);
    if (isBetter) best = {word, distance, common};
  }
  return best?.word;
}

/**
 * Whether a short word misses a letter, has one twice or two in the wrong order. With another letter
 * it is another word: wiki is not wifi, nor is vroid void.
 */
function isSlip(typed: string, meant: string): boolean {
  if (typed.length < meant.length) return true;
  const once = (word: string): string => word.replace(/(.)\1/gu, '$1');
  const sorted = (word: string): string => [...word].sort().join('');
  return once(typed) === once(meant) || sorted(typed) === sorted(meant);
}

/**
 * The part of the texts that is most like a Japanese word, as it is written there: katakana for
 * katakana, and as long as it is where it has kanji, which an input method takes for each other.
 */
function alike(matcher: Matcher, surface: string): string | undefined {
  const phrase = foldText(surface);
  // Nearly every short word of hiragana is like an ending of some verb.
  const isShort = phrase.length < SURE_LENGTH && /^\p{sc=Hiragana}+$/u.test(surface);
  if (isShort || !/^[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}々ー]+$/u.test(surface))
    return undefined;
  const fits = (written: string): boolean => {
    if (/[\p{sc=Han}々]/u.test(surface)) {
      return KANJI.test(surface) && KANJI.test(written) && written.length === surface.length;
    }
    return /^\p{L}+$/u.test(written);
  };
  const allowed = allowedDistance(phrase.length);
  const {forms} = matchAlike(matcher, phrase, allowed);
  const likely = forms
    .slice(0, MAX_CONCEPTS)
    .map((form) => ({form, written: wordIn(matcher, form, surface)}))
    .filter(
      ({written}) => fits(written) && editDistance(foldText(written), phrase, allowed) <= allowed,
    )
    .map((one) => ({...one, common: textsWith(matcher, one.form)}));
  return likely.sort((one, other) => other.common - one.common)[0]?.written;
}

/**
 * A part of the texts as they write it; when a katakana word is looked for, the katakana of it, whole:
 * インストール of インストールし, ポップアウト of ップアウト.
 */
function wordIn(matcher: Matcher, text: string, surface: string): string {
  const {original, from, to} = placeOf(matcher, text);
  if (!KATAKANA.test(surface)) return original.slice(from, to);
  const runs = [...original.matchAll(/[\p{sc=Katakana}ー]+/gu)].filter(
    ({0: run, index}) => index < to && index + run.length > from,
  );
  const longest = runs.reduce((best, [run]) => (run.length > best.length ? run : best), '');
  return 2 * longest.length > surface.length ? longest : '';
}

/** A text as the first page that holds it writes it. */
function asWritten(matcher: Matcher, text: string): string {
  const {original, from, to} = placeOf(matcher, text);
  return original.slice(from, to);
}

/** Where the first page that holds a text has it; the text itself where none does. */
function placeOf(
  matcher: Matcher,
  text: string,
): {readonly original: string; readonly from: number; readonly to: number} {
  const phrase = foldText(text);
  const [place] = matchPhrase(matcher, phrase).texts.keys();
  const original = place === undefined ? '' : textAt(matcher.index, place).original;
  const [written] = placesOf(original, fold(original), phrase);
  if (written === undefined) return {original: text, from: 0, to: text.length};
  return {original, from: written[0], to: written[1]};
}

/** Titles, keywords and headings that share most of their bigrams with a query that finds little. */
export function nearNames(matcher: Matcher, query: string): string[] {
  const wanted = bigramsOf(foldText(query));
  if (wanted.size === 0 || isSpent(matcher)) return [];
  matcher.steps += matcher.index.texts.length;
  const near = new Map<string, {name: string; likeness: number}>();
  for (const one of namesIn(matcher.index)) {
    const likeness = dice(wanted, bigramsOf(one.folded));
    if (likeness >= ALIKE) near.set(one.folded, {name: one.name, likeness});
  }
  near.delete(foldText(query.trim()));
  return [...near.values()]
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_NEAR)
    .map(({name}) => name);
}

function* namesIn(index: SearchIndex): Generator<{name: string; folded: string}> {
  for (const {field, original, folded} of index.texts) {
    if (field === 'content' || folded === '') continue;
    const originals = original.split('\n');
    for (const [at, one] of folded.split('\n').entries()) {
      yield {name: originals[at] ?? original, folded: one};
    }
  }
}

function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const bigram of b) if (a.has(bigram)) shared += 1;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
