import {PurgeCSS} from 'purgecss';

const STYLESHEET = /<link rel="?stylesheet"? href="?(?<path>\/assets\/css\/[^\s">]+)"? ?\/?>/gu;

/** The stylesheets that Docusaurus gives a page; none for pages that only forward. */
export function stylesheetsOf(html: string): string[] {
  return [...html.matchAll(STYLESHEET)].flatMap(({groups}) => groups?.['path'] ?? []);
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
  if (css.includes(':where(:not(')) {
    throw new Error('PurgeCSS drops rules with `:where(:not(…))`: write `:not(:where(…))`');
  }
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

/** What a page says of its styles. */
interface Styles {
  /** The address of the one file that is loaded before the page is painted. */
  readonly own: string;
  /** The sheets in it that the bundler would load. */
  readonly parts: readonly string[];
  /** What the application loads when it starts. */
  readonly later: readonly string[];
}

/** The page with its own stylesheet, and the others named for the application. */
export function withStyles(html: string, {own, parts, later}: Styles): string {
  return html
    .replace(STYLESHEET, '')
    .replace(
      /<script\b[^>]*? data-scripts=/u,
      (script) =>
        `<link rel="stylesheet" href="${own}">` +
        script.replace(
          ' data-scripts=',
          ` data-styles="${parts.join(' ')}" data-later-styles="${later.join(' ')}" data-scripts=`,
        ),
    );
}
