import * as v from 'valibot';

/** A section of a page: its heading, anchor and text. */
export const SectionSchema = v.object({
  /** The heading of level 2 or 3; empty for what stands before the first one. */
  heading: v.string(),
  /** Anchor of the heading, without `#`; only where it is not the slug of the heading. */
  hash: v.optional(v.string()),
  /** What a reader sees below the heading, as plain text; a line is a paragraph, an item, a row. */
  content: v.string(),
  /** In which words people ask for what this section tells. */
  asked: v.optional(v.array(v.string())),
});

export const PageSchema = v.object({
  url: v.string(),
  title: v.string(),
  breadcrumb: v.array(v.string()),
  description: v.string(),
  /** Words that lead to the page though it does not show them: keywords and tags. */
  keywords: v.array(v.string()),
  /** In which words people ask for the page. */
  asked: v.optional(v.array(v.string())),
  sections: v.array(SectionSchema),
  /** How many other pages of the manual link to it. */
  links: v.optional(v.number()),
  /** To how many other pages of the manual it links. */
  pointsTo: v.optional(v.number()),
  /** Label of the version that has the page, when the one indexed has not. */
  onlyIn: v.optional(v.string()),
});

/** How words with kanji are read: word to folded reading. */
export const YomiSchema = v.record(v.string(), v.string());

export type IndexSection = v.InferOutput<typeof SectionSchema>;
export type IndexPage = v.InferOutput<typeof PageSchema>;
export type Yomi = v.InferOutput<typeof YomiSchema>;

/** One index: the pages of a docs version, or the top-level pages. `packIndex.ts` writes it. */
export interface IndexFile {
  /** The first step of every page's breadcrumb. */
  root: string;
  pages: IndexPage[];
  /** The words that stand in several texts, or in a title, a heading, a keyword. */
  yomi?: Yomi;
}

/** The root of the breadcrumb of a page that is not part of the manual. */
export const PAGES_ROOT = 'サイト内のページ';

/**
 * The anchor that Docusaurus gives to most headings. Where it gives another one (numbered, written
 * by hand, a character of a newer Unicode), the index file says which; nothing else must agree.
 */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** The section of an index file for a heading with its anchor. */
export function indexSection(heading: string, hash: string, content: string): IndexSection {
  return hash === slugOf(heading) ? {heading, content} : {heading, hash, content};
}

/** The anchor of a section, without `#`; empty when there is none to lead to. */
export function anchorOf({heading, hash}: IndexSection): string {
  return hash ?? slugOf(heading);
}
