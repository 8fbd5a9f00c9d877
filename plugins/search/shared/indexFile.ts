import * as v from 'valibot';

/** A section of a page; its heading, anchor and text. */
export const SectionSchema = v.object({
  /** The heading of level 2 or 3; empty for what stands before the first one. */
  heading: v.string(),
  /** Anchor of the heading, without `#`; only where it is not the slug of the heading. */
  hash: v.optional(v.string()),
  /** What a reader sees below the heading, as plain text; a line is a paragraph, an item, a row. */
  content: v.string(),
});

export type IndexSection = v.InferOutput<typeof SectionSchema>;

export interface IndexPage {
  url: string;
  title: string;
  breadcrumb: string[];
  description: string;
  /** Words that lead to the page though it does not show them: keywords, tags, synonyms. */
  keywords: string[];
  sections: IndexSection[];
}

/** How words with kanji are read: folded word to folded reading. */
export const YomiSchema = v.record(v.string(), v.string());

export type Yomi = Readonly<v.InferOutput<typeof YomiSchema>>;

/** One index: the pages of a docs version, or the top-level pages. `packIndex.ts` writes it. */
export interface IndexFile {
  /** The first step of every page's breadcrumb. */
  root: string;
  pages: IndexPage[];
  /** The words of the titles, headings and keywords. */
  yomi?: Yomi;
}

/** What an index is built from: its file, or pages that are read once, each when it is its turn. */
export interface IndexSource extends Omit<IndexFile, 'pages'> {
  pages: Iterable<IndexPage>;
}
