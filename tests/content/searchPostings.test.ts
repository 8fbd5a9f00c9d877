import {matchPhrase} from '@komebiyori/search/matching';
import {buildIndex, FIELDS, type Field} from '@komebiyori/search/searchIndex';
import {latinWords} from '@komebiyori/search/tokenizer';
import lunr from 'lunr';
import {describe, expect, it} from 'vitest';
import {manualIndex} from './support/manualIndex';
import {NEWEST} from './support/manualPage';

// lunr is the reference: the same terms of the same texts, and postings made by its own code.
const index = buildIndex([await manualIndex(NEWEST)]);
const BIGRAM = 'bigram ';
const WORD = 'word ';

const bigramsIn = (text: string): string[] =>
  Array.from({length: Math.max(0, text.length - 1)}, (_, at) => text.slice(at, at + 2));
const bigramsOf = (texts: readonly {folded: string}[]): Set<string> =>
  new Set(texts.flatMap(({folded}) => bigramsIn(folded)));

/** The terms of a text as lunr's tokens, which say by a mark of which kind they are. */
function termsOf(place: number): string[] {
  const {folded, original} = index.texts[place] ?? {folded: '', original: ''};
  const words = latinWords(original).flatMap(({word, parts}) => [word, ...parts]);
  return [...bigramsIn(folded).map((term) => BIGRAM + term), ...words.map((term) => WORD + term)];
}

/** Of each term of each field the texts that hold it. */
type Postings = Map<string, number[]>;

function postingsOfLunr(): Postings {
  const builder = new lunr.Builder();
  builder.ref('place');
  for (const field of FIELDS) builder.field(field);
  builder.tokenizer = Object.assign(
    (place?: unknown) => termsOf(Number(place)).map((term) => new lunr.Token(term, {})),
    {separator: /(?!)/u},
  );
  index.texts.forEach(({field}, place) => {
    builder.add({place, [field]: String(place)});
  });
  const postings: Postings = new Map();
  const inverted = builder.invertedIndex as Record<string, Partial<Record<Field, object>>>;
  for (const [term, texts] of Object.entries(inverted)) {
    for (const field of FIELDS) {
      const places = Object.keys(texts[field] ?? {}).map(Number);
      if (places.length > 0)
        postings.set(
          `${field} ${term}`,
          places.sort((a, b) => a - b),
        );
    }
  }
  return postings;
}

/** The places of a posting, by field. */
function byField(term: string, places: Iterable<number>, to: Postings): void {
  for (const place of places) {
    const key = `${index.texts[place]?.field ?? ''} ${term}`;
    const known = to.get(key);
    if (known === undefined) to.set(key, [place]);
    else known.push(place);
  }
}

function ownPostings(): Postings {
  const postings: Postings = new Map();
  for (const bigram of bigramsOf(index.texts)) {
    byField(BIGRAM + bigram, matchPhrase({index, steps: 0}, bigram).texts.keys(), postings);
  }
  for (const [word, posting] of index.words()) {
    byField(
      WORD + word,
      [...posting.keys()].sort((a, b) => a - b),
      postings,
    );
  }
  return postings;
}

// Built and compared here: a test would have a time limit.
const [ours, lunrs] = [ownPostings(), postingsOfLunr()];
const onlyOurs = [...ours.keys()].filter((term) => !lunrs.has(term));
const differing = [...lunrs].filter(
  ([term, places]) => ours.get(term)?.join(' ') !== places.join(' '),
);

/** Words that are no part of another word of their text: a part counts less than a word. */
const miscounted = index.texts.flatMap(({original}, place) => {
  const all = latinWords(original);
  const parts = new Set(all.flatMap((word) => word.parts));
  const times = new Map<string, number>();
  for (const {word} of all) times.set(word, (times.get(word) ?? 0) + 1);
  return [...times].filter(
    ([word, count]) => !parts.has(word) && index.words().get(word)?.get(place) !== count,
  );
});

describe(`postings of the manual ${NEWEST}`, () => {
  it('are those that lunr builds, term for term', () => {
    expect(lunrs.size).toBeGreaterThan(20_000);
    expect(onlyOurs).toEqual([]);
    expect(differing).toEqual([]);
  });

  it('count each word as often as it stands in a text', () => {
    expect(miscounted).toEqual([]);
  });
});
