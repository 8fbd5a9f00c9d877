import {EVERY_PAGE, search} from '@komebiyori/search';
import {indexSection, type IndexFile} from '@komebiyori/search/indexFile';
import type {SearchIndex} from '@komebiyori/search/searchIndex';
import * as v from 'valibot';
import {readYomi, textsWithYomi} from '../../plugins/search/server/readYomi';

/** The pages of a documentation, reduced to their texts. */
export const CorpusSchema = v.array(
  v.object({
    url: v.string(),
    title: v.string(),
    description: v.optional(v.string(), ''),
    /** A list, or one text with commas. */
    keywords: v.optional(v.union([v.string(), v.array(v.string())]), ''),
    breadcrumb: v.optional(v.array(v.string()), []),
    sections: v.array(v.object({title: v.string(), hash: v.string(), content: v.string()})),
  }),
);

/** Queries with the addresses of the pages that answer them. */
export const QueriesSchema = v.array(
  v.object({
    id: v.string(),
    corpus: v.string(),
    kind: v.string(),
    query: v.string(),
    expected: v.array(v.string()),
  }),
);

export type Query = v.InferOutput<typeof QueriesSchema>[number];

/** A query with the rank of the first right page, from 1; 0 when none was found. */
export interface Ranked extends Pick<Query, 'id' | 'corpus' | 'kind' | 'query'> {
  rank: number;
}

/** More hits than this are not looked at. */
export const LIMIT = 50;

/** The index file of a corpus, made as the site makes its own. */
export async function buildCorpus(corpus: v.InferOutput<typeof CorpusSchema>): Promise<IndexFile> {
  const pages = corpus.map(({sections, keywords, ...page}) => ({
    ...page,
    keywords: (Array.isArray(keywords) ? keywords : keywords.split(','))
      .map((word) => word.trim())
      .filter(Boolean),
    sections: sections.map(({title, hash, content}) =>
      // The text before the first heading stands below the title of the page.
      indexSection(
        hash === '' && title === page.title ? '' : title,
        hash.replace('#', ''),
        content,
      ),
    ),
  }));
  return {root: 'corpus', pages, yomi: await readYomi(textsWithYomi({pages}))};
}

/** The rank of the first hit whose page is expected, from 1; 0 when there is none. */
export function rankOf(
  index: SearchIndex,
  {query, expected}: Pick<Query, 'query' | 'expected'>,
): number {
  return rankIn(search(index, query, {limit: LIMIT, ...EVERY_PAGE}).hits, expected);
}

/** The rank of the first of the hits whose page is expected, from 1; 0 when there is none. */
export function rankIn(hits: readonly {url: string}[], expected: readonly string[]): number {
  return hits.findIndex(({url}) => expected.includes(url.replace(/[?#].*$/u, ''))) + 1;
}

/** How good the answers to queries are; each from 0 to 1. */
export interface Scores {
  /** Mean of 1 / rank; 0 for what was not found (Voorhees 1999, TREC-8 question answering). */
  mrr: number;
  /** The part of the queries with a right page first, or among the first eight. */
  recallAt1: number;
  recallAt8: number;
}

export function scoresOf(ranked: readonly Pick<Ranked, 'rank'>[]): Scores {
  const mean = (value: (rank: number) => number): number =>
    ranked.reduce((sum, {rank}) => sum + (rank === 0 ? 0 : value(rank)), 0) / ranked.length;
  return {
    mrr: mean((rank) => 1 / rank),
    recallAt1: mean((rank) => (rank === 1 ? 1 : 0)),
    recallAt8: mean((rank) => (rank <= 8 ? 1 : 0)),
  };
}

/** Rows of MRR, recall@1 and recall@8 for all queries, each corpus and each kind. */
export function summary(ranked: readonly Ranked[]): string[][] {
  const groups = new Map<string, Ranked[]>([['all', [...ranked]]]);
  for (const one of ranked) {
    for (const name of [one.corpus, one.kind, `${one.corpus} ${one.kind}`]) {
      groups.set(name, [...(groups.get(name) ?? []), one]);
    }
  }
  return [...groups].map(([name, group]) => {
    const {mrr, recallAt1, recallAt8} = scoresOf(group);
    return [
      name,
      String(group.length),
      ...[mrr, recallAt1, recallAt8].map((score) => score.toFixed(3)),
    ];
  });
}
