import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {IndexFile} from '@komebiyori/search/indexFile';
import * as v from 'valibot';
import versions from '../../../versions.json';
import freshQueries from '../../../tests/content/freshQueries.json';
import {manualIndex} from '../../../tests/content/support/manualIndex';
import manualQueries from '../../../tests/content/searchQueries.json';
import {buildCorpus, CorpusSchema, QueriesSchema, type Query} from '../searchEval';

/** The pages of a documentation, and what is asked of them. */
export interface Corpus {
  name: string;
  index: IndexFile;
  queries: readonly Query[];
}

/**
 * Reads corpora and queries from JSON files, or from folders that hold them. A corpus is named by
 * its file, and queries name their corpus.
 * @throws Error for a file that is neither, and for a corpus without queries
 */
export async function readCorpora(paths: readonly string[]): Promise<Corpus[]> {
  const queries: Query[] = [];
  const corpora: Omit<Corpus, 'queries'>[] = [];
  for (const file of paths.flatMap(filesOf)) {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const asQueries = v.safeParse(QueriesSchema, json);
    const asCorpus = v.safeParse(CorpusSchema, json);
    if (asQueries.success) queries.push(...asQueries.output);
    else if (asCorpus.success) {
      corpora.push({name: path.basename(file, '.json'), index: await buildCorpus(asCorpus.output)});
    } else throw new Error(`${file}: neither pages nor queries: ${v.summarize(asCorpus.issues)}`);
  }
  return corpora.map((corpus) => {
    const own = queries.filter((query) => query.corpus === corpus.name);
    if (own.length === 0) throw new Error(`No query names the corpus ${corpus.name}.`);
    return {...corpus, queries: own};
  });
}

function filesOf(name: string): string[] {
  if (!statSync(name).isDirectory()) return [name];
  const files = readdirSync(name).filter((file) => file.endsWith('.json'));
  return files.map((file) => path.join(name, file));
}

/**
 * The newest manual with the queries that `npm test` asks of it, and harder ones that it does not:
 * by readers who knew the pages, but neither the vocabulary nor the ways to ask.
 */
export async function ownManual(): Promise<Corpus> {
  const version = versions[0] ?? '';
  const name = `manual ${version}`;
  return {
    name,
    index: await manualIndex(version),
    queries: [
      ...manualQueries.map((query, at) => ({...query, corpus: name, id: `manual-${at + 1}`})),
      ...freshQueries.map(({kind, ...query}, at) => ({
        ...query,
        ...{kind: `fresh ${kind}`, corpus: name, id: `fresh-${at + 1}`},
      })),
    ],
  };
}
