import {PurgeCSS} from 'purgecss';

const STYLESHEET = /<link rel="?stylesheet"? href="?(?<path>\/assets\/css\/[^\s">]+)"? ?\/?>/u;

/**
 * Which pages share a first stylesheet: the same page in all versions of the manual (its figures
 * differ from those of other pages), all tag pages, the home page, and the rest.
 * @param page path of the HTML file below the build folder
 */
export function groupOf(page: string): string {
  const slug = /^docs\/(?:\d\.\d\/)?(?<slug>.+)\.html$/u.exec(page)?.groups?.['slug'];
  if (slug === undefined) return page === 'index.html' ? 'home' : 'pages';
  return /^tags(?:\/|$)/u.test(slug) ? 'tags' : `manual-${slug.replaceAll('/', '-')}`;
}

/** The path of the site's stylesheet in a page, or undefined when it has none (forwarding pages). */
export function stylesheetOf(html: string): string | undefined {
  return STYLESHEET.exec(html)?.groups?.['path'];
}

/** The names of all cascade layers in order of first appearance. */
export function layerNames(css: string): string[] {
  const names = [...css.matchAll(/@layer (?<names>[\w.,\s-]+)[{;]/gu)].flatMap(({groups}) =>
    (groups?.['names'] ?? '').split(',').map((name) => name.trim()),
  );
  return [...new Set(names)].filter((name) => name !== '');
}

const DYNAMIC_ATTRIBUTES = [
  'data-theme',
  'data-theme-choice',
  'data-announcement-bar-initially-dismissed',
  'data-has-hydrated',
];

/**
 * The rules of a stylesheet that a group of pages can use before the application has arrived.
 * @param html the pages, whose words are taken as possible classes, elements and attributes
 * @param script code that changes these pages earlier: the boot file
 */
export async function firstStyles(css: string, html: string, script: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [
      {raw: html, extension: 'html'},
      {raw: script, extension: 'js'},
    ],
    css: [{raw: css}],
    // Set by the inline script and the boot file, and by the browser on menus.
    dynamicAttributes: DYNAMIC_ATTRIBUTES,
    safelist: {
      greedy: DYNAMIC_ATTRIBUTES.map((name) => new RegExp(name, 'u')),
      variables: [...`${html} ${script}`.matchAll(/--[\w-]+/gu)].map(([name]) => name),
    },
    fontFace: true,
    keyframes: true,
    variables: true,
  });
  // The whole stylesheet comes later: its layers must keep the order they have there.
  const layers = layerNames(css);
  const order = layers.length === 0 ? '' : `@layer ${layers.join(',')};`;
  return order + (result?.css ?? css);
}

/** The page with its first stylesheet, and the whole one named for the boot file. */
export function withFirstStyles(html: string, first: string): string {
  const whole = stylesheetOf(html);
  if (whole === undefined) return html;
  return html
    .replace(STYLESHEET, `<link rel="stylesheet" href="${first}">`)
    .replace(' data-scripts=', ` data-styles="${whole}" data-scripts=`);
}
