/** A page that has Markdown. */
export interface MarkdownPage {
  /** Of the page, with a leading slash. */
  readonly path: string;
  /** Of its Markdown, with the origin. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** The part of the site, such as `マニュアル › ガイド`; empty on the home page. */
  readonly section: string;
  /** The version of the manual; empty elsewhere. */
  readonly version: string;
  readonly markdown: string;
}

interface Contents {
  readonly title: string;
  readonly summary: string;
  readonly pages: readonly MarkdownPage[];
  /** Lists of the same form that this one leads to, by title. */
  readonly others?: ReadonlyMap<string, string>;
}

/** A line of an index, where no line break and no bracket of its own may stand. */
const item = (title: string, address: string, description: string): string =>
  `- [${title.replaceAll(/[[\]]/gu, '\\$&')}](${address})${description === '' ? '' : `: ${description}`}`;

/**
 * An index of pages for programs that read (https://llmstxt.org, "Format"): the name, what it is
 * about, and for each part its pages, each with its address and description.
 */
function llmsIndex({title, summary, pages, others}: Contents): string {
  const parts = new Map<string, string[]>();
  for (const page of pages) {
    const part = page.section || 'サイト';
    const lines = parts.get(part) ?? [];
    lines.push(item(page.title, page.address, page.description));
    parts.set(part, lines);
  }
  const links = [...(others ?? [])].map(([name, address]) => item(name, address, ''));
  if (links.length > 0) parts.set('ほかのバージョン', links);
  return [
    `# ${title}`,
    `> ${summary}`,
    ...[...parts].map(([part, lines]) => `## ${part}\n\n${lines.join('\n')}`),
    '',
  ].join('\n\n');
}

/** All pages in one text, each with its address before it. */
const llmsFull = ({title, summary, pages}: Contents): string =>
  [
    `# ${title}`,
    `> ${summary}`,
    ...pages.map(({address, markdown}) => `---\n\n<!-- ${address} -->\n\n${markdown.trim()}`),
    '',
  ].join('\n\n');

interface Site {
  readonly title: string;
  readonly tagline: string;
  readonly origin: string;
}

/** The manual before the rest, the news last; within a part by address. */
function rank({path}: MarkdownPage): number {
  if (path === '/') return 0;
  if (path.startsWith('/docs/')) return 1;
  return path.startsWith('/news') ? 3 : 2;
}

/** Lists of pages with a tag: they hold nothing that their pages do not. */
const isListOfTag = ({path}: MarkdownPage): boolean =>
  /^\/docs\/(?:\d[^/]*\/)?tags(?:\/|$)/u.test(path);

/**
 * The index and the whole text of the site with its newest manual at the root, and of each older
 * manual in its folder: a path below the build folder and what the file says, each.
 */
export function llmsFiles(
  pages: readonly MarkdownPage[],
  {title, tagline, origin}: Site,
): Map<string, string> {
  const ordered = pages
    .filter((page) => !isListOfTag(page))
    .sort((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1));
  const byFolder = new Map<string, MarkdownPage[]>();
  for (const page of ordered) {
    const isOld = page.path.startsWith(`/docs/${page.version}/`);
    const folder = isOld ? `docs/${page.version}/` : '';
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), page]);
  }
  const folders = [...byFolder.keys()].sort().reverse();
  const files = new Map<string, string>();
  for (const [folder, mine] of byFolder) {
    const others = folders.filter((other) => other !== folder);
    const version = mine.find((page) => page.path.startsWith('/docs/'))?.version ?? '';
    const contents: Contents = {
      title: folder === '' ? title : `${title} ${version}のマニュアル`,
      summary: folder === '' ? `${tagline}（マニュアルはバージョン${version}）` : tagline,
      pages: mine,
      others: new Map(
        others.map((other) => [
          other === '' ? '最新版' : (other.split('/')[1] ?? ''),
          `${origin}/${other}llms.txt`,
        ]),
      ),
    };
    files.set(`${folder}llms.txt`, llmsIndex(contents));
    files.set(`${folder}llms-full.txt`, llmsFull(contents));
  }
  return files;
}
