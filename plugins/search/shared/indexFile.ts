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

const PageSchema = v.object({
  url: v.string(),
  title: v.string(),
  breadcrumb: v.array(v.string()),
  description: v.string(),
  /** Words that lead to the page though it does not show them: keywords, tags, synonyms. */
  keywords: v.array(v.string()),
  sections: v.array(SectionSchema),
});

/** One index file: the pages of a docs version, or the top-level pages. */
export const IndexFileSchema = v.object({
  /** The first step of every page's breadcrumb. */
  root: v.string(),
  pages: v.array(PageSchema),
});

export type IndexSection = v.InferOutput<typeof SectionSchema>;
export type IndexPage = v.InferOutput<typeof PageSchema>;
export type IndexFile = v.InferOutput<typeof IndexFileSchema>;
