import type {Block} from '../../markdown/readBlocks';
import type {IndexSection} from '../shared/indexFile';
import {indexSection, isTelling} from '../shared/slug';
import {readHeadings} from './readHeadings';

const IDENTIFIER = /[\p{L}_$][\p{L}\p{N}_$]{2,}/gu;
/** Between the cells of a row; see `readBlocks`. */
const CELL = '｜';
/** Words, ports, addresses and error numbers are looked for; marks, ranges and defaults are not. */
const TELLING_CELL = /\p{L}|^\p{Nd}{3}/u;

interface OpenSection {
  heading: string;
  hash: string;
  lines: string[];
}

/**
 * The sections of a Markdown page by its headings of level 2 and 3, the first one without heading.
 * Deeper headings are text of their section. Of code only the names are kept that the text does not
 * say, each once a page: they are what a reader looks for. Cells of bare signs and numbers are left
 * out.
 * @throws Error when headings and blocks do not agree
 */
export function readSections(markdown: string, blocks: readonly Block[]): IndexSection[] {
  const headings = readHeadings(markdown).values();
  const sections: OpenSection[] = [{heading: '', hash: '', lines: []}];
  const said = blocks.filter(({kind}) => kind === 'text').map(({text}) => text);
  const names = new Set(said.join('\n').match(IDENTIFIER));
  for (const {kind, text, level = 0} of blocks) {
    if (level === 2 || level === 3) {
      const {value} = headings.next();
      if (value?.heading !== text) {
        throw new Error(`Heading '${text}' is read as '${value?.heading ?? 'nothing'}'`);
      }
      sections.push({...value, lines: []});
    } else if (kind === 'code') {
      const found = (text.match(IDENTIFIER) ?? []).filter((name) => !names.has(name));
      for (const name of found) names.add(name);
      if (found.length > 0) sections.at(-1)?.lines.push([...new Set(found)].join(' '));
    } else if (level !== 1) sections.at(-1)?.lines.push(withoutBareCells(text));
  }
  return sections
    .map(({heading, hash, lines}) => indexSection(heading, hash, lines.filter(Boolean).join('\n')))
    .filter(isTelling);
}

function withoutBareCells(line: string): string {
  if (!line.includes(CELL)) return line;
  return line
    .split(CELL)
    .filter((cell) => TELLING_CELL.test(cell))
    .join(CELL);
}
