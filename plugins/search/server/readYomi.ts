import {readFile} from 'node:fs/promises';
import * as v from 'valibot';
import {fileCache} from '../../cache/fileCache';
import {foldText} from '../shared/foldText';
import {YomiSchema, type IndexFile, type Yomi} from '../shared/indexFile';

/** Grows when words are read another way: old readings are then made anew. */
const FORM = 1;

const KANJI = /[\p{sc=Han}々]/u;
/** Longer words are names of their own that kuromoji only guesses at. */
const MAX_LENGTH = 12;

/** An index with the readings of its words; made once for the same texts. */
export async function withYomi(index: IndexFile, siteDir: string): Promise<IndexFile> {
  const texts = textsWithYomi(index);
  const make = async (): Promise<string> => JSON.stringify(await readYomi(texts));
  const file = await fileCache(siteDir, 'search')(['yomi', FORM, texts], make);
  return {...index, yomi: v.parse(YomiSchema, JSON.parse(await readFile(file, 'utf8')))};
}

/** The texts of an index whose words get readings: titles, headings and keywords. */
export function textsWithYomi({pages}: Pick<IndexFile, 'pages'>): string[] {
  const texts = pages.flatMap(({title, keywords, sections}) => [
    title,
    ...keywords,
    ...sections.map(({heading}) => heading),
  ]);
  return [...new Set(texts)].filter((text) => KANJI.test(text));
}

/**
 * How the words with kanji of texts are read, both folded. Of several readings of a word the one
 * that is met most often is kept. The dictionary is loaded only here: nothing of it is shipped.
 */
export async function readYomi(texts: readonly string[]): Promise<Yomi> {
  const {tokenize} = await import('kuromojin');
  const counts = new Map<string, Map<string, number>>();
  for (const text of texts) {
    for (const {surface_form: word, reading} of await tokenize(text)) {
      // kuromoji gives no reading to words that it does not know.
      if (!KANJI.test(word) || word.length > MAX_LENGTH || !/^[ァ-ヶー]+$/u.test(reading)) continue;
      const folded = foldText(word);
      const readings = counts.get(folded) ?? new Map<string, number>();
      counts.set(folded, readings);
      readings.set(foldText(reading), (readings.get(foldText(reading)) ?? 0) + 1);
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
