import {createSlugger} from '@docusaurus/utils';
import {indexSection, type IndexSection} from '@komebiyori/search/indexFile';
import type {Block} from '../../lib/readBlocks';

/** Sections of links only: they name every page beside which they stand. */
export const LINKS = '関連ページ';

/** Whether a section says something of its own page. */
export function isTelling({heading}: IndexSection): boolean {
  return heading !== LINKS;
}

const NAME = /[\p{L}_$][\p{L}\p{N}_$-]{2,}/gu;

interface OpenSection {
  heading: string;
  hash: string;
  lines: string[];
}

/**
 * The sections of a page by its headings of level 2 and 3, the first one without heading. Deeper
 * headings are text of their section. All text that a reader sees is in them, and each line of code
 * that holds a name which the page has not said yet. Anchors are those of Docusaurus: an id written in
 * the heading, else a slug of its text, numbered when it occurs again, on whichever level.
 */
export function readSections(blocks: readonly Block[]): IndexSection[] {
  const slugger = createSlugger();
  const sections: OpenSection[] = [{heading: '', hash: '', lines: []}];
  const said = new Set<string>();
  const tellsNew = (line: string): boolean => {
    const names = (line.match(NAME) ?? []).filter((name) => !said.has(name));
    for (const name of names) said.add(name);
    return names.length > 0;
  };
  for (const {text, kind, level = 0, id} of blocks) {
    const hash = level === 0 ? '' : (id ?? slugger.slug(text));
    if (level === 2 || level === 3) {
      sections.push({heading: text, hash, lines: []});
    } else if (level !== 1) {
      const isNew = tellsNew(text);
      if (isNew || kind !== 'code') sections.at(-1)?.lines.push(text.trim());
    }
  }
  return sections
    .map(({heading, hash, lines}) => indexSection(heading, hash, [...new Set(lines)].join('\n')))
    .filter(isTelling);
}
