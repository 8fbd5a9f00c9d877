import type {IndexPage, IndexSection} from '../shared/indexFile';

type PageFacts = Pick<IndexPage, 'title' | 'description' | 'keywords' | 'sections'>;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * What search needs to know of a built page. The HTML is our own, minified: attributes may lack
 * their quotes and closing tags may be left out, but a heading always has both of its tags.
 * @param siteTitle taken off the end of the page's title
 */
export function readHtml(html: string, siteTitle: string): PageFacts {
  const title = textOf(
    /<title[^>]*>(?<inner>[^<]*)<\/title>/iu.exec(html)?.groups?.['inner'] ?? '',
  );
  const main = /<main[^]*<\/main>/iu.exec(html)?.[0] ?? '';
  return {
    title: title.endsWith(` | ${siteTitle}`) ? title.slice(0, -` | ${siteTitle}`.length) : title,
    description: metaContent(html, 'description'),
    keywords: metaContent(html, 'keywords')
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
    sections: readSections(main),
  };
}

function readSections(main: string): IndexSection[] {
  return [...main.matchAll(/<h(?<level>[23])(?<attributes>[^>]*)>(?<inner>[^]*?)<\/h\k<level>>/giu)]
    .map(({groups}) => ({
      hash: attribute(groups?.['attributes'] ?? '', 'id'),
      // The link to the heading itself is drawn by CSS and holds a zero-width space.
      heading: textOf((groups?.['inner'] ?? '').replace(/<a[^>]*hash-link[^]*?<\/a>/giu, '')),
    }))
    .filter(({heading}) => heading !== '');
}

function metaContent(html: string, name: string): string {
  const tags = html.match(/<meta[^>]*>/giu) ?? [];
  const tag = tags.find((candidate) => attribute(candidate, 'name') === name);
  return tag === undefined ? '' : attribute(tag, 'content');
}

function attribute(tag: string, name: string): string {
  const pattern = new RegExp(
    `\\s${name}=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\\s>]+))`,
    'iu',
  );
  const groups = pattern.exec(tag)?.groups;
  return textOf(groups?.['double'] ?? groups?.['single'] ?? groups?.['bare'] ?? '');
}

/** Plain text of a piece of HTML: no tags, entities decoded, spaces joined. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/gu, '')
    .replace(/&(?:#(?<code>\d+)|#x(?<hex>[\da-f]+)|(?<name>\w+));/giu, (whole, code, hex, name) => {
      if (typeof code === 'string') return String.fromCodePoint(Number(code));
      if (typeof hex === 'string') return String.fromCodePoint(Number.parseInt(hex, 16));
      return ENTITIES[String(name)] ?? whole;
    })
    .replace(/\s+/gu, ' ')
    .trim();
}
