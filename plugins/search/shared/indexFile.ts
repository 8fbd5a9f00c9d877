import * as v from 'valibot';

const SectionSchema = v.object({
  /** Anchor of the heading, without `#`. */
  hash: v.string(),
  heading: v.string(),
});

const PageSchema = v.object({
  url: v.string(),
  title: v.string(),
  breadcrumb: v.array(v.string()),
  description: v.string(),
  /** Words that lead to the page though it does not show them: keywords and tags. */
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
