import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';

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
