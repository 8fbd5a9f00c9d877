/** The Markdown of each page against its HTML: read by a parser of Markdown, it says the same. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Root, RootContent} from 'hast';
import {toString} from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {SITE} from '../../config/site';
import versions from '../../versions.json';

const BUILD = path.join(__dirname, '..', '..', 'build');
const ORIGIN = SITE.defaultUrl;
const read = (name: string): string => readFileSync(path.join(BUILD, name), 'utf8');
const built = readdirSync(BUILD, {recursive: true, encoding: 'utf8'}).sort();
const files = built.filter((name) => name.endsWith('.md'));

const html = unified().use(rehypeParse, {fragment: true});
const markdown = unified().use(remarkParse).use(remarkGfm);
type MarkdownTree = ReturnType<typeof markdown.parse>;

/** What the two are compared by: texts in their order, without spaces, and code with them. */
interface Said {
  readonly text: string;
  readonly headings: readonly string[];
  readonly code: readonly string[];
  readonly rows: number;
}

const compact = (text: string): string => text.replaceAll(/[\s​]/gu, '');

const textOf = (node: RootContent | Element): string => {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
};

const UNSAID = ['button', 'figure', 'input', 'nav', 'noscript', 'script', 'select', 'style', 'svg'];

function isSaid({tagName, properties}: Element): boolean {
  const classes = String(properties['className']);
  return (
    !UNSAID.includes(tagName) &&
    properties['ariaHidden'] !== 'true' &&
    properties['role'] !== 'status' &&
    properties['dataReach'] === undefined &&
    !/hash-link|page-feedback|theme-doc-(?:version|footer)|changes_/u.test(classes)
  );
}

function saidByHtml(name: string): Said {
  const main = /<main[^]*<\/main>/u.exec(read(name))?.[0] ?? '';
  const said = {text: '', headings: [] as string[], code: [] as string[], rows: 0};
  const visit = (node: Root | RootContent): void => {
    if (node.type === 'text') said.text += node.value;
    if (node.type === 'root') node.children.forEach(visit);
    if (node.type !== 'element' || !isSaid(node)) return;
    if (/^h[1-6]$/u.test(node.tagName)) {
      said.headings.push(
        compact(
          node.children
            .filter((one) => one.type !== 'element' || isSaid(one))
            .map(textOf)
            .join(''),
        ),
      );
    }
    if (node.tagName === 'pre') said.code.push(textOf(node).replace(/\n$/u, ''));
    if (node.tagName === 'tr') said.rows += 1;
    node.children.forEach(visit);
  };
  visit(html.parse(main));
  return {...said, text: compact(said.text)};
}

/** The drawings are left out: of them the HTML has the words of a screen, which nobody reads aloud. */
const isDrawing = (node: MarkdownTree['children'][number]): boolean =>
  node.type === 'blockquote' && toString(node).startsWith('図：');

function saidByMarkdown(name: string): Said {
  const said = {text: '', headings: [] as string[], code: [] as string[], rows: 0};
  const visit = (node: MarkdownTree | MarkdownTree['children'][number]): void => {
    if (node.type !== 'root' && isDrawing(node)) return;
    if (node.type === 'heading') said.headings.push(compact(toString(node)));
    if (node.type === 'code') said.code.push(node.value);
    if (node.type === 'table') said.rows += node.children.length;
    if (['paragraph', 'heading', 'code', 'table'].includes(node.type))
      said.text += toString(node, {includeImageAlt: false});
    else if ('children' in node) (node.children as MarkdownTree['children']).forEach(visit);
  };
  visit(markdown.parse(read(name)));
  return {...said, text: compact(said.text)};
}

describe('the Markdown of the pages', () => {
  it('stands beside every page of the sitemap and of the older manuals', () => {
    const listed = [...read('sitemap.xml').matchAll(/<loc>(?<url>[^<]+)<\/loc>/gu)].map(
      ({groups}) => decodeURI(new URL(groups?.['url'] ?? '').pathname),
    );
    const lacking = listed.filter(
      (page) => !existsSync(path.join(BUILD, `${page === '/' ? '/index' : page}.md`)),
    );
    expect(lacking).toEqual([]);
    expect(files).toContain('docs/5.0/about.md');
    expect(files.filter((name) => /^account|^search|404/u.test(name))).toEqual([]);
  });

  it('says what the HTML of the manual says, and keeps headings, code and rows', () => {
    const manual = files.filter((name) => name.startsWith('docs/') && !name.includes('tags'));
    expect(manual.length).toBeGreaterThan(500);
    // Older manuals share most of their pages; every seventh shows what their form is.
    const some = manual.filter((name, index) => !/^docs\/\d/u.test(name) || index % 7 === 0);
    for (const name of some) {
      expect(saidByMarkdown(name), name).toEqual(saidByHtml(name.replace(/\.md$/u, '.html')));
    }
  });

  it('leads to what is in the build', () => {
    const lost = files.flatMap((name) =>
      [...read(name).matchAll(/\]\((?<address>[^\s)]+)\)/gu)]
        .map(({groups}) => groups?.['address'] ?? '')
        .filter((address) => address.startsWith(ORIGIN))
        .map((address) => decodeURI(new URL(address).pathname))
        .filter((page) =>
          ['', '.html', '/index.html'].every((end) => !existsSync(path.join(BUILD, page + end))),
        )
        .map((page) => `${name}: ${page}`),
    );
    expect(lost).toEqual([]);
  });
});

describe('llms.txt', () => {
  const indexes = built.filter((name) => /(?:^|\/)llms\.txt$/u.test(name));
  const pagesIn = (text: string): string[] =>
    [...text.matchAll(/^- \[.*?\]\((?<address>\S+?\.md)\)/gmu)].map(({groups}) =>
      decodeURI((groups?.['address'] ?? '').slice(ORIGIN.length + 1)),
    );

  it('lists each page once, in the index of its version', () => {
    expect(indexes).toHaveLength(versions.length);
    const listed = indexes.flatMap((name) => pagesIn(read(name))).sort();
    expect(listed).toEqual(files.filter((name) => !/^docs\/(?:\d[^/]*\/)?tags/u.test(name)));
  });

  it('has all text in llms-full.txt', () => {
    for (const name of indexes) {
      const full = read(name.replace('llms.txt', 'llms-full.txt'));
      for (const page of pagesIn(read(name)))
        expect(full.includes(read(page).trim()), page).toBe(true);
    }
  });
});

it('openapi.json is openapi.yaml', () => {
  expect(JSON.parse(read('developer/openapi.json'))).toEqual(parse(read('developer/openapi.yaml')));
});

it('robots.txt allows all and names the sitemap', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
});
