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
