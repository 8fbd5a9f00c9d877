import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
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

const HEADING = /^(?<hashes>#{1,6})\s+(?<text>.+?)\s*#*$/u;
const FENCE = /^\s*(?<mark>`{3,}|~{3,})/u;

/** A heading with its anchor. */
export interface Heading {
  heading: string;
  hash: string;
}

/**
 * The h2 and h3 headings of a Markdown text with the anchors that Docusaurus gives them: an id
 * written in the heading, else a slug of its text, numbered when it occurs again.
 */
export function readHeadings(markdown: string): Heading[] {
  const slugger = createSlugger();
  const sections: Heading[] = [];
  for (const {level, source} of headingLines(markdown)) {
    const {text, id} = parseMarkdownHeadingId(source, 'mdx-comment');
    const heading = plainText(text);
    const hash = id ?? slugger.slug(heading);
    if (level === 2 || level === 3) sections.push({hash, heading});
  }
  return sections;
}

function headingLines(markdown: string): {level: number; source: string}[] {
  let fence = '';
  return markdown.split(/\r?\n/u).flatMap((line) => {
    const mark = FENCE.exec(line)?.groups?.['mark'] ?? '';
    if (fence !== '') {
      if (mark.startsWith(fence) && line.trim() === mark) fence = '';
      return [];
    }
    fence = mark;
    const groups = mark === '' ? HEADING.exec(line)?.groups : undefined;
    if (groups === undefined) return [];
    return [{level: groups['hashes']?.length ?? 0, source: groups['text'] ?? ''}];
  });
}

/** The text of inline Markdown as a reader sees it. */
function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[(?<label>[^\]]*)\]\([^)]*\)/gu, '$<label>')
    .replace(/(?<mark>\*{1,3}|~~)(?<inner>[^*~]+)\k<mark>/gu, '$<inner>')
    .replace(/<\/?[A-Za-z][^>]*>/gu, '')
    .replace(/`(?<code>[^`]+)`/gu, '$<code>')
    .replace(/\\(?<escaped>[\\`*_{}[\]()#+\-.!<>|])/gu, '$<escaped>')
    .trim();
}
