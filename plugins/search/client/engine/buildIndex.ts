import {foldText} from '../../shared/foldText';
import type {IndexPage, IndexSource} from '../../shared/indexFile';
import {anchorOf} from '../../shared/slug';
import {latinWords} from './latinWords';
import {once} from './once';
import {postBigrams, type Bigrams, type Units} from './postBigrams';
import {scanBigrams} from './scanBigrams';
import {soundOfLatin} from './sounds';
import {
  FIELDS,
  UNITS,
  type Field,
  type IndexedPage,
  type IndexedText,
  type Posting,
  type SearchIndex,
} from './searchIndex';

/** Units of all texts together, folded, up to which a bigram is looked up in the texts themselves. */
const SCANNED = 2 ** 16;
/** What a part of a Latin word counts, beside a word of its own. */
const PART_COUNT = 0.6;
/** Stands between keywords, so that no phrase is found across two of them. */
const BETWEEN = '\n';

/** Builds what a search looks up, from the pages of index files. */
export function buildIndex(files: readonly IndexSource[]): SearchIndex {
  const steps = buildInSteps(files);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** The same, with a pause after each page, in which searches in an older index can be answered. */
export function* buildInSteps(files: readonly IndexSource[]): Generator<void, SearchIndex> {
  const texts: IndexedText[] = [];
  const pages: IndexedPage[] = [];
  for (const {root, pages: ofFile} of files) {
    for (const page of ofFile) {
      pages.push(addPage(texts, pages.length, root, page));
      yield;
    }
  }
  const length = texts.reduce((sum, {folded}) => sum + folded.length, 0);
  const numbered = once(() => numberUnits(texts));
  let bigrams: Bigrams;
  if (length <= SCANNED) bigrams = scanBigrams(texts);
  else {
    numbered();
    yield;
    bigrams = postBigrams(texts, numbered());
  }
  yield;
  const contentLengths = pages.map(({contentLength}) => contentLength);
  return {
    pages,
    texts,
    units: () => numbered().units,
    bigrams,
    ...ofWords(files, texts),
    meanLengths: meanLengths(texts),
    meanContentLength: mean(contentLengths),
    length,
  };
}

function addPage(texts: IndexedText[], at: number, root: string, page: IndexPage): IndexedPage {
  const add = (field: Field, section: number, original: string, folded: string): number =>
    texts.push({field, page: at, section, original, folded}) - 1;
  const addText = (field: Field, section: number, original: string): number =>
    add(field, section, original, foldText(original));
  const foldedKeywords = page.keywords.map(foldText);
  const first = texts.length;
  return {
    url: page.url,
    breadcrumb: [root, ...page.breadcrumb],
    title: addText('title', -1, page.title),
    keywords: add('keywords', -1, page.keywords.join(BETWEEN), foldedKeywords.join(BETWEEN)),
    foldedKeywords,
    description: addText('content', -1, page.description),
    sections: page.sections.map((section, place) => ({
      anchor: anchorOf(section),
      heading: addText('heading', place, section.heading),
      content: addText('content', place, section.content),
    })),
    contentLength: texts
      .slice(first)
      .reduce((sum, {field, folded}) => sum + (field === 'content' ? folded.length : 0), 0),
  };
}

/** Numbers the UTF-16 units of the texts, the first one 1; those beyond 15 bits are left out. */
function numberUnits(texts: readonly IndexedText[]): Units {
  const units = new Uint16Array(0x10000);
  let count = 0;
  for (const {folded} of texts) {
    for (let at = 0; at < folded.length; at += 1) {
      const unit = folded.charCodeAt(at);
      if (units[unit] === 0 && count + 1 < UNITS) units[unit] = count += 1;
    }
  }
  return {units, count};
}

/** What a first query in Japanese may not need: made when it is asked for, once. */
function ofWords(
  files: readonly IndexSource[],
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
    if (posting === undefined) words.set(word, new Map([[place, count]]));
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
  for (const word of vocabulary) {
    const sound = soundOfLatin(word);
    const alike = sounds.get(sound);
    if (alike === undefined) sounds.set(sound, [word]);
    else alike.push(word);
  }
  return sounds;
}

function groupByReading(files: readonly IndexSource[]): Map<string, string[]> {
  const readings = new Map<string, string[]>();
  for (const [word, reading] of files.flatMap(({yomi = {}}) => Object.entries(yomi))) {
    const words = readings.get(reading);
    if (words === undefined) readings.set(reading, [word]);
    else if (!words.includes(word)) words.push(word);
  }
  return readings;
}

function meanLengths(texts: readonly IndexedText[]): Record<Field, number> {
  const lengths: Record<Field, number[]> = {title: [], keywords: [], heading: [], content: []};
  for (const {field, folded} of texts) if (folded !== '') lengths[field].push(folded.length);
  const [title, keywords, heading, content] = FIELDS.map((field) => mean(lengths[field]));
  return {title: title ?? 1, keywords: keywords ?? 1, heading: heading ?? 1, content: content ?? 1};
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 1 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length || 1;
}
