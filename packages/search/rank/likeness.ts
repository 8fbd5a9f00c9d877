import {oncePer, type SearchIndex} from '../index/searchIndex';
import {bigramsOf} from '../match/phraseMatch';

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
