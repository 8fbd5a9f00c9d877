import type {Block} from '../../lib/readBlocks';
import type {IndexSection} from '../shared/indexFile';
import {indexSection, isTelling} from '../shared/slug';
import {readHeadings} from './readHeadings';

const NAME = /[\p{L}_$][\p{L}\p{N}_$-]{2,}/gu;

interface OpenSection {
  heading: string;
  hash: string;
  lines: string[];
}

/**
 * The sections of a Markdown page by its headings of level 2 and 3, the first one without heading.
 * Deeper headings are text of their section. All text that a reader sees is in them, and each line of
 * code that holds a name which the page has not said yet.
 * @throws Error when headings and blocks do not agree
 */
export function readSections(markdown: string, blocks: readonly Block[]): IndexSection[] {
  const headings = readHeadings(markdown).values();
  const sections: OpenSection[] = [{heading: '', hash: '', lines: []}];
  const said = new Set<string>();
  const tellsNew = (line: string): boolean => {
    const names = (line.match(NAME) ?? []).filter((name) => !said.has(name));
    for (const name of names) said.add(name);
    return names.length > 0;
  };
  for (const {text, kind, level = 0} of blocks) {
    if (level === 2 || level === 3) {
      const {value} = headings.next();
      if (value?.heading !== text) {
        throw new Error(`Heading '${text}' is read as '${value?.heading ?? 'nothing'}'`);
      }
      sections.push({...value, lines: []});
    } else if (level !== 1) {
      const isNew = tellsNew(text);
      if (isNew || kind !== 'code') sections.at(-1)?.lines.push(text.trim());
    }
  }
  return sections
    .map(({heading, hash, lines}) => indexSection(heading, hash, [...new Set(lines)].join('\n')))
    .filter(isTelling);
}
