import {oncePer, textAt, type Field, type SearchIndex} from '../index/searchIndex';
import type {Found} from '../match/expansion';
import {bigramsOf} from '../match/fuzzy';
import type {Matcher} from '../match/matching';
import {askedTerm} from '../query/readQuery';

/** What is gained by a line, by how sure it is that it answers. */
const GAIN = {
  /**
   * A line that is the whole query: a title, a way to ask, a heading, a sentence or a cell. One that
   * holds less of it, or more beside it, gains less.
   */
  ...({title: 3, keywords: 1.4, heading: 1.5, content: 1} satisfies Record<Field, number>),
  /** A keyword that is the query. */
  keyword: 2.5,
  /** A row of a table that begins with the query: it says what that is. */
  defined: 4,
  /** The same where the row has a number, that of a part of a screen, or where it lists names. */
  definedPart: 5,
  /**
   * Where nothing else can be meant: a line of several words that was typed whole, a row or a heading
   * that is a name of code.
   */
  certain: 5,
  /**
   * A heading that is the word whose meaning is asked for, with little below it: it outweighs the pages
   * about the use of the thing, which have the word everywhere.
   */
  meant: 12,
} as const;
/** What a line gains that holds the query letter for letter, beside one that holds its words. */
const LITERAL = 2;
const NAME = /^[\x21-\x7e]+$/u;
const LATIN_NAME = /^[\x21-\x7e]+ [\x21-\x7e]+$/u;
const NUMBERED = /^\d{1,2}\|/u;
const METHOD = /^(?:get|post|put|patch|delete) /u;
/** An explanation of a word is seldom longer. */
const MEANING_LENGTH = 200;
/** What may stand at the end of a line and is left out of a query. */
const END = /[?？、!！()]+$/u;
/** More forms of one word are not looked for. */
const MAX_FORMS = 12;
/** How much of the gain of a line depends on nothing else standing in it. */
const FIT = 0.6;

/** All that was typed, folded. */
export interface Typed {
  readonly phrase: string;
  /** The same when it is a sentence, so that it may be like a way to ask; else empty. */
  readonly sentence: string;
}

/** Where words have no order: those of a query with operators. */
export const NO_PHRASE: Typed = {phrase: '', sentence: ''};

/** What a text gains by its best line. */
export type LineReader = (place: number) => number;

interface Form {
  readonly text: string;
  readonly price: number;
}

/** Reads the lines of texts: how much of the query is in one of them, and little else. */
export function lineReader(
  matcher: Matcher,
  found: readonly Found[],
  {phrase, sentence}: Typed,
): LineReader {
  const words = found.map(({worth, readings}) => ({
    worth,
    forms: readings
      .flatMap(({match, price}) => match.forms.map((text): Form => ({text, price})))
      .slice(0, MAX_FORMS),
  }));
  // Two words in Latin letters are a name: Stream Deck.
  const isSentence = saysMore(found, phrase) && !LATIN_NAME.test(phrase);
  const term = askedTerm(phrase);
  const total = words.reduce((sum, {worth}) => sum + worth, 0);
  const read = (line: string, isContent: boolean): number => {
    let [worth, length] = [0, 0];
    for (const word of words) {
      const form = word.forms.find(({text}) => line.includes(text));
      if (form === undefined) continue;
      worth += word.worth * form.price;
      length += form.text.length;
    }
    const isPhrase = phrase.length > 1 && line.includes(phrase);
    const isWhole = isPhrase && isSentence && line.replace(END, '') === phrase;
    const cover = isPhrase ? 1 : total === 0 ? 0 : worth / total;
    const fit = Math.min(1, Math.max(length, isPhrase ? phrase.length : 0) / line.length);
    const gain = (isPhrase && isContent ? LITERAL : 1) * cover ** 2 * (1 - FIT + FIT * fit);
    return isWhole ? gain + GAIN.certain : gain;
  };
  const likeness = sentence === '' ? undefined : likenessTo(matcher.index, sentence);
  return (place) => {
    const {field, folded} = textAt(matcher.index, place);
    let best = 0;
    let isKeyword = false;
    for (const line of linesOf(matcher.index, place)) {
      matcher.steps += 1;
      best = Math.max(best, read(line, field === 'content'));
      if (field !== 'keywords') continue;
      best = Math.max(best, likeness?.(line) ?? 0);
      isKeyword ||= line === phrase;
    }
    if (field === 'heading' && folded === term && isMeaning(matcher.index, place))
      return GAIN.meant;
    return Math.max(
      GAIN[field] * best,
      isKeyword ? GAIN.keyword : 0,
      phrase.length > 1 ? defined(field, folded, phrase) : 0,
    );
  };
}

/** Whether the manual has only a little below a heading: that says what the word is. */
function isMeaning(index: SearchIndex, heading: number): boolean {
  const {page: at, section} = textAt(index, heading);
  const page = index.pages[at];
  const content = page?.sections[section]?.content;
  if (page?.isManual !== true || content === undefined) return false;
  return textAt(index, content).folded.length <= MEANING_LENGTH;
}

/** What a text gains where it says what the query is. */
function defined(field: Field, folded: string, phrase: string): number {
  // The page about a thing comes before a heading that is its name, the page that is called so before both.
  if (field === 'title') {
    return (folded === phrase ? GAIN.certain : 0) + (isNamed(folded, phrase) ? GAIN.certain : 0);
  }
  const isName = NAME.test(phrase);
  if (field === 'heading') {
    const path = phrase.replace(METHOD, '');
    return NAME.test(path) && folded.replace(METHOD, '') === path ? GAIN.certain : 0;
  }
  // A row about a fault says what to do, not what that is. Splitting each text would cost every query.
  if (field !== 'content' || phrase.endsWith('ない') || !folded.includes(phrase)) return 0;
  const row = folded.split('\n').find((line) => {
    const [first = ''] = line.replace(NUMBERED, '').split('|', 1);
    return first.length < line.length && (first === phrase || (isName && isListed(first, phrase)));
  });
  if (row === undefined) return 0;
  if (isName)
    return row.replace(NUMBERED, '').startsWith(`${phrase}|`) ? GAIN.certain : GAIN.definedPart;
  return NUMBERED.test(row) ? GAIN.definedPart : GAIN.defined;
}

/**
 * Whether the only Latin name of a folded title is, or has in it as words of its own, the one that was
 * typed (WebSocket of WebSocket API), and the title tells no fault: Twitchにログインできない.
 */
const isNamed = (title: string, name: string): boolean =>
  !title.endsWith('ない') &&
  ` ${(title.match(/[\x21-\x7e]+(?: [\x21-\x7e]+)*/gu) ?? []).join()} `.includes(` ${name} `);

/** Whether a phrase is more than the one word of the query. */
export const saysMore = (found: readonly Found[], phrase: string): boolean =>
  found.length > 1 ||
  found.some(({concept}) => !concept.isLatin && phrase.length > concept.surface.length);

/** Whether a cell names it among others, or as the member of something: `id?、data.userId`. */
const isListed = (cell: string, name: string): boolean =>
  cell.split(/[、,]/u).some((one) => {
    const [written = ''] = one.trim().split(/[?(<:]/u, 1);
    return written === name || written.endsWith(`.${name}`);
  });

const knownLines = oncePer((_index: SearchIndex) => new Map<number, readonly string[]>());

/** The lines of a text: keywords, cells, sentences. */
function linesOf(index: SearchIndex, place: number): readonly string[] {
  const known = knownLines(index);
  const before = known.get(place);
  if (before !== undefined) return before;
  const {field, folded} = textAt(index, place);
  const isOne = field === 'title' || field === 'heading';
  const lines = (isOne ? [folded] : folded.split(/[\n｜|。]/u)).filter(Boolean);
  known.set(place, lines);
  return lines;
}

/** The ways to ask and names that have a bigram, and what the bigrams of each weigh together. */
const askedLines = oncePer(({texts}: SearchIndex) => {
  const byBigram = new Map<string, string[]>();
  const lines = new Set<string>();
  for (const {field, folded} of texts) {
    if (field === 'keywords') for (const line of folded.split('\n')) lines.add(line);
  }
  for (const line of lines) {
    for (const bigram of bigramsOf(line)) {
      const known = byBigram.get(bigram);
      if (known === undefined) byBigram.set(bigram, [line]);
      else known.push(line);
    }
  }
  const weightOf = (bigram: string): number =>
    Math.log(1 + lines.size / (1 + (byBigram.get(bigram)?.length ?? 0))) ** 2;
  const lengths = new Map<string, number>();
  for (const [bigram, having] of byBigram) {
    const weight = weightOf(bigram);
    for (const line of having) lengths.set(line, (lengths.get(line) ?? 0) + weight);
  }
  return {byBigram, weightOf, lengths};
});

/**
 * How like a sentence the ways to ask are, from 0 to 1: the cosine of their bigrams, rare ones telling
 * more. It knows neither words nor forms, so that what the reading of a sentence gets wrong does no
 * harm, and what that leaves out (…なのに, …したいだけ) helps to tell needs apart.
 */
export function likenessTo(index: SearchIndex, sentence: string): (line: string) => number {
  const {byBigram, weightOf, lengths} = askedLines(index);
  const shared = new Map<string, number>();
  let total = 0;
  for (const bigram of bigramsOf(sentence)) {
    const weight = weightOf(bigram);
    total += weight;
    for (const line of byBigram.get(bigram) ?? []) {
      shared.set(line, (shared.get(line) ?? 0) + weight);
    }
  }
  return (line) => (shared.get(line) ?? 0) / Math.sqrt(total * (lengths.get(line) ?? 1));
}
