import {PurgeCSS} from 'purgecss';

const STYLESHEET = /<link rel="?stylesheet"? href="?(?<path>\/assets\/css\/[^\s">]+)"? ?\/?>/u;

/** The stylesheet that Docusaurus gives a page; none for pages that only forward. */
export function stylesheetOf(html: string): string | undefined {
  return STYLESHEET.exec(html)?.groups?.['path'];
}

/** The classes of CSS modules, which end with a hash, that a stylesheet has rules for. */
export function moduleClassesOf(css: string): Set<string> {
  return new Set(
    [...css.matchAll(/\.(?<name>[A-Za-z][\w-]*_[\w-]{4})(?![\w-])/gu)].map(
      ({groups}) => groups?.['name'] ?? '',
    ),
  );
}

/** All words of a page's classes. */
export function classesOf(html: string): string[] {
  return [...html.matchAll(/\sclass=(?:"(?<many>[^"]*)"|(?<one>[^\s">]+))/gu)].flatMap(({groups}) =>
    (groups?.['many'] ?? groups?.['one'] ?? '').split(' '),
  );
}

/** The names of all cascade layers in order of first appearance. */
export function layerNames(css: string): string[] {
  const names = [...css.matchAll(/@layer (?<names>[\w.,\s-]+)[{;]/gu)].flatMap(({groups}) =>
    (groups?.['names'] ?? '').split(',').map((name) => name.trim()),
  );
  return [...new Set(names)].filter((name) => name !== '');
}

/** Words of pages and scripts that may be classes, elements or attributes of styles. */
export function wordsOf(text: string): string[] {
  return text.match(/[\w-]+/gu) ?? [];
}

const variablesOf = (words: ReadonlySet<string>): string[] =>
  [...words].filter((word) => word.startsWith('--'));

/** Set by the inline script and the boot file, and by the browser on menus. */
const DYNAMIC_ATTRIBUTES = [
  'data-theme',
  'data-theme-choice',
  'data-announcement-bar-initially-dismissed',
  'data-has-hydrated',
];

/**
 * A stylesheet without what nothing on the site can use.
 * @param words all words of the pages, the scripts and the other stylesheets
 */
export async function slim(css: string, words: ReadonlySet<string>): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{raw: [...words].join(' '), extension: 'html'}],
    css: [{raw: css}],
    dynamicAttributes: DYNAMIC_ATTRIBUTES,
    safelist: {
      greedy: DYNAMIC_ATTRIBUTES.map((name) => new RegExp(name, 'u')),
      variables: variablesOf(words),
    },
    variables: true,
  });
  // Stylesheets that come later rely on the order of layers, also of those that are empty here.
  const layers = layerNames(css);
  const order = layers.length === 0 ? '' : `@layer ${layers.join(',')};`;
  return order + (result?.css ?? css);
}

/**
 * The page with its own stylesheet.
 * @param own its address
 * @param parts what is in it of the sheets that the bundler would load, named for the application
 */
export function withStylesheet(html: string, own: string, parts: readonly string[]): string {
  return html
    .replace(STYLESHEET, `<link rel="stylesheet" href="${own}">`)
    .replace(' data-scripts=', ` data-styles="${parts.join(' ')}" data-scripts=`);
}
