import type {IndexSection} from './indexFile';

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

/** Sections of links only: they name every page beside which they stand. */
const LINKS = '関連ページ';

/** Whether a section says something of its own page. */
export function isTelling({heading}: IndexSection): boolean {
  return heading !== LINKS;
}

/** The section of an index file for a heading with its anchor. */
export function indexSection(heading: string, hash: string, content: string): IndexSection {
  return hash === slugOf(heading) ? {heading, content} : {heading, hash, content};
}

/** The anchor of a section, without `#`; empty when there is none to lead to. */
export function anchorOf({heading, hash}: IndexSection): string {
  return hash ?? slugOf(heading);
}
