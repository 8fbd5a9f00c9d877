import {once} from '@komebiyori/lib/once';
import {latinWords} from '../query/tokenizer';
import {foldText} from '../text/fold';
import {soundOfLatin} from '../text/sounds';
import {anchorOf, PAGES_ROOT, type IndexFile, type IndexPage} from './indexFile';

/** The fields of an index, the weightiest first; a hit is named by the best one it was found in. */
export const FIELDS = ['title', 'keywords', 'heading', 'content'] as const;

export type Field = (typeof FIELDS)[number];

/** One text of an index: a page's title, keywords or description, a section's heading or content. */
export interface IndexedText {
  readonly field: Field;
  /** Place of its page in the index. */
  readonly page: number;
  /** Place of its section in the page; -1 for what belongs to the whole page. */
  readonly section: number;
  readonly original: string;
  readonly folded: string;
}

export interface IndexedSection {
  /** Anchor without `#`, or the empty string. */
  readonly anchor: string;
  /** Places of its texts in the index; -1 when nobody is known to ask for it. */
  readonly heading: number;
  readonly asked: number;
  readonly content: number;
}

export interface IndexedPage {
  readonly url: string;
  readonly breadcrumb: string[];
  /** Whether it is of the manual, not another page of the site. */
  readonly isManual: boolean;
  /** Places of its texts in the index. */
  readonly title: number;
  readonly keywords: number;
  readonly description: number;
  /** From 0 to 1: how much the other pages of the manual point to it. */
  readonly linked: number;
  /** From 0 to 1: how much it is an overview, which points to other pages for the answer. */
  readonly pointing: number;
  /** Label of the version that has the page, when the one searched has not. */
  readonly onlyIn: string | undefined;
  readonly sections: readonly IndexedSection[];
}

/** In which texts a term stands, and how often (parts of a word count less). */
export type Posting = Map<number, number>;

/** Everything a search needs to know of the pages, built once when the files arrive. */
export interface SearchIndex {
  readonly pages: readonly IndexedPage[];
  readonly texts: readonly IndexedText[];
  /** All texts, folded, each with `BETWEEN_TEXTS` after it: one search of it finds a phrase in all. */
  readonly joined: string;
  /** Where the next text begins in `joined`, by place. */
  readonly ends: Int32Array;
  /** Texts that hold a Latin word or a part of one. */
  readonly words: () => ReadonlyMap<string, Posting>;
  /** The Latin words and parts in order of their code units, for prefixes. */
  readonly vocabulary: () => readonly string[];
  /** The Latin words by how they sound in Japanese, without vowels; see `sounds.ts`. */
  readonly sounds: () => ReadonlyMap<string, readonly string[]>;
  /** Words with kanji by how they are read, both folded. */
  readonly readings: () => ReadonlyMap<string, readonly string[]>;
  /** Sections of all pages, and what belongs to each page as a whole. */
  readonly sectionCount: number;
  /** Mean length of the texts of a field that are not empty. */
  readonly meanLengths: Readonly<Record<Field, number>>;
}

/** A function that works out once for each index, or each search, what it gives. */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

/** Stands in no text and in no query that anybody types. */
export const BETWEEN_TEXTS = '\0';

/** The text at a place that the index itself names. */
export function textAt(index: SearchIndex, place: number): IndexedText {
  const text = index.texts[place];
  if (text === undefined) throw new RangeError(`No text at ${place}`);
  return text;
}

/** A page to which so many others link is one of the main ones; more say no more. */
const MANY_LINKS = 30;
/** So many links to other pages in a thousand characters make an overview of a page; fewer do not. */
const OVERVIEW = {from: 5, to: 8};
/** What a part of a Latin word counts, beside a word of its own. */
const PART_COUNT = 0.6;
/** Stands between keywords, so that no phrase is found across two of them. */
const BETWEEN = '\n';

/** Builds what a search looks up, from the pages of index files. */
export function buildIndex(files: readonly IndexFile[]): SearchIndex {
  const texts: IndexedText[] = [];
  const pages: IndexedPage[] = [];
  for (const {root, pages: ofFile} of files) {
    for (const page of ofFile) pages.push(addPage(texts, pages.length, root, page));
  }
  return {
    pages,
    texts,
    ...joinTexts(texts),
    ...ofWords(files, texts),
    sectionCount: pages.reduce((sum, {sections}) => sum + sections.length + 1, 0),
    meanLengths: meanLengths(texts),
  };
}

function addPage(texts: IndexedText[], at: number, root: string, page: IndexPage): IndexedPage {
  const addText = (field: Field, section: number, original: string): number =>
    texts.push({field, page: at, section, original, folded: foldText(original)}) - 1;
  const addLines = (section: number, lines: readonly string[]): number =>
    addText('keywords', section, lines.join(BETWEEN));
  return {
    url: page.url,
    breadcrumb: [root, ...page.breadcrumb],
    isManual: root !== PAGES_ROOT,
    onlyIn: page.onlyIn,
    linked: Math.min(1, Math.log1p(page.links ?? 0) / Math.log1p(MANY_LINKS)),
    pointing: pointing(page),
    title: addText('title', -1, page.title),
    keywords: addLines(-1, [...page.keywords, ...englishName(page.url), ...(page.asked ?? [])]),
    description: addText('content', -1, page.description),
    sections: page.sections.map((section, place) => ({
      anchor: anchorOf(section),
      heading: addText('heading', place, section.heading),
      asked: section.asked?.length ? addLines(place, section.asked) : -1,
      content: addText('content', place, section.content),
    })),
  };
}

/** The end of an address, which is the name of the page in English: /tools/volume-party. */
function englishName(url: string): readonly string[] {
  const [, name] = /\/([a-z]+(?:-[a-z]+)*)$/u.exec(url) ?? [];
  return name === undefined ? [] : [name.replaceAll('-', ' ')];
}

function pointing({pointsTo = 0, sections}: IndexPage): number {
  const length = sections.reduce((sum, {content}) => sum + content.length, 0);
  // Of a page of another version only the headings are known.
  const density = length === 0 ? 0 : (1000 * pointsTo) / length;
  return Math.min(1, Math.max(0, (density - OVERVIEW.from) / (OVERVIEW.to - OVERVIEW.from)));
}

function joinTexts(texts: readonly IndexedText[]): Pick<SearchIndex, 'joined' | 'ends'> {
  const ends = new Int32Array(texts.length);
  let length = 0;
  texts.forEach(({folded}, place) => {
    length += folded.length + BETWEEN_TEXTS.length;
    ends[place] = length;
  });
  return {joined: texts.map(({folded}) => folded + BETWEEN_TEXTS).join(''), ends};
}

/** What a first query in Japanese may not need: made when it is asked for, once. */
function ofWords(
  files: readonly IndexFile[],
  texts: readonly IndexedText[],
): Pick<SearchIndex, 'words' | 'vocabulary' | 'sounds' | 'readings'> {
  const words = once(() => postWords(texts));
  const vocabulary = once(() => [...words().keys()].sort());
  return {
    words,
    vocabulary,
    sounds: once(() => groupBySound(vocabulary())),
    readings: once(() => groupByReading(files)),
  };
}

function postWords(texts: readonly IndexedText[]): Map<string, Posting> {
  const words = new Map<string, Posting>();
  const post = (word: string, place: number, count: number): void => {
    const posting = words.get(word);
    if (posting === undefined) words.set(word, new Map<number, number>().set(place, count));
    else posting.set(place, (posting.get(place) ?? 0) + count);
  };
  texts.forEach(({original}, place) => {
    for (const {word, parts} of latinWords(original)) {
      post(word, place, 1);
      for (const part of parts) post(part, place, PART_COUNT);
    }
  });
  return words;
}

function groupBySound(vocabulary: readonly string[]): Map<string, string[]> {
  const sounds = new Map<string, string[]>();
  for (const word of vocabulary) addTo(sounds, soundOfLatin(word), word);
  return sounds;
}

function groupByReading(files: readonly IndexFile[]): Map<string, string[]> {
  const readings = new Map<string, string[]>();
  for (const [word, reading] of files.flatMap(({yomi = {}}) => Object.entries(yomi))) {
    if (readings.get(reading)?.includes(word) !== true) addTo(readings, reading, word);
  }
  return readings;
}

function addTo(groups: Map<string, string[]>, key: string, word: string): void {
  const words = groups.get(key);
  if (words === undefined) groups.set(key, [word]);
  else words.push(word);
}

function meanLengths(texts: readonly IndexedText[]): Record<Field, number> {
  const mean = (wanted: Field): number => {
    const held = texts.filter(({field, folded}) => field === wanted && folded !== '');
    return held.reduce((sum, {folded}) => sum + folded.length, 0) / held.length || 1;
  };
  return {
    title: mean('title'),
    keywords: mean('keywords'),
    heading: mean('heading'),
    content: mean('content'),
  };
}
