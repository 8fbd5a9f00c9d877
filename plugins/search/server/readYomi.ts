import {readFile} from 'node:fs/promises';
import {foldText} from '@komebiyori/search/fold';
import {YomiSchema, type IndexFile, type Yomi} from '@komebiyori/search/indexFile';
import * as v from 'valibot';
import {fileCache} from '../../lib/cache';

/** Grows when words are read another way: old readings are then made anew. */
const FORM = 6;

const KANJI = /[\p{sc=Han}々]/u;
/** Longer words are names of their own that kuromoji only guesses at. */
const MAX_LENGTH = 12;
/** A name of kanji and katakana, which kuromoji cuts in two: 初コメ. */
const MIXED = /^(?=.*[\p{sc=Katakana}])(?=.*\p{sc=Han})[\p{sc=Katakana}ー\p{sc=Han}々]{2,8}$/u;

/** An index with the readings of its words; made once for the same pages. */
export async function withYomi(index: IndexFile, siteDir: string): Promise<IndexFile> {
  const {pages} = index;
  const make = async (): Promise<string> =>
    JSON.stringify(oftenRead(index, await readYomi(textsWithYomi(index))));
  const file = await fileCache(siteDir, 'search')(['yomi', FORM, pages], make);
  return {...index, yomi: v.parse(YomiSchema, JSON.parse(await readFile(file, 'utf8')))};
}

/** The readings of words by which pages are named or asked for, or that stand in more than three texts. */
export function oftenRead({pages}: Pick<IndexFile, 'pages'>, yomi: Yomi): Yomi {
  const names = foldText(
    pages
      .flatMap(({title, keywords, asked = [], sections}) => [
        ...[title, ...keywords, ...asked],
        ...sections.flatMap(({heading, asked: ofSection = []}) => [heading, ...ofSection]),
      ])
      .join('\n'),
  );
  const texts = pages.flatMap(({description, sections}) =>
    [description, ...sections.map(({content}) => content)].map(foldText),
  );
  const isOften = (word: string): boolean =>
    names.includes(word) || texts.filter((text) => text.includes(word)).length > 3;
  return Object.fromEntries(Object.entries(yomi).filter(([word]) => isOften(foldText(word))));
}

/** The texts of an index that hold kanji, each line once. */
export function textsWithYomi({pages}: Pick<IndexFile, 'pages'>): string[] {
  const texts = pages.flatMap(({title, description, keywords, asked = [], sections}) => [
    ...[title, description, ...keywords, ...asked],
    ...sections.flatMap(({heading, content, asked: ofSection = []}) => [
      ...[heading, ...ofSection, ...content.split('\n')],
    ]),
  ]);
  return [...new Set(texts)].filter((text) => KANJI.test(text));
}

/**
 * How the words with kanji of texts are read; the readings are folded. Of several readings of a word
 * the one that is met most often is kept.
 */
export async function readYomi(texts: readonly string[]): Promise<Yomi> {
  const counts = new Map<string, Map<string, number>>();
  for (const text of texts) {
    for (const [word, reading] of await wordsIn(text)) {
      const readings = counts.get(word) ?? new Map<string, number>();
      counts.set(word, readings);
      readings.set(reading, (readings.get(reading) ?? 0) + 1);
    }
  }
  const mostOften = ([, readings]: [string, Map<string, number>]): string =>
    [...readings].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
  return Object.fromEntries(
    [...counts]
      .map((entry) => [entry[0], mostOften(entry)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

type Words = readonly (readonly [word: string, reading: string])[];

/** Most lines stand in several versions of the manual; each is read once. */
const known = new Map<string, Promise<Words>>();

function wordsIn(text: string): Promise<Words> {
  const words = known.get(text) ?? readWords(text);
  known.set(text, words);
  return words;
}

/**
 * The words with kanji of a text as it has them, in NFKC: folded, 真っ白 is no word. Their readings
 * are folded. The dictionary is not shipped.
 */
async function readWords(text: string): Promise<Words> {
  const {tokenize} = await import('kuromojin');
  const tokens = await tokenize(text);
  const words = tokens.map(({surface_form: word, reading}) => [word, reading] as const);
  if (MIXED.test(text)) {
    words.push([text, tokens.map(({surface_form, reading}) => reading || surface_form).join('')]);
  }
  return words.flatMap(([word, reading]) => {
    // kuromoji gives no reading to words that it does not know.
    const isRead = KANJI.test(word) && word.length <= MAX_LENGTH && /^[ァ-ヶー]+$/u.test(reading);
    return isRead ? [[word.normalize('NFKC'), foldText(reading)] as const] : [];
  });
}
