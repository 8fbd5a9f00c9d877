import postcss, {type AtRule, type Root} from 'postcss';

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

/** What stands in brackets, innermost first: values of attributes, and what `:is()` and its like ask. */
const BRACKETS = /\([^()]*\)|\[[^\]]*\]/gu;

/** `:is()` and `:where()` with one selector only, which must fit. */
const MUST_FIT = /:(?:is|where)\((?<one>[^(),]*)\)/gu;

/** A selector without what is in its brackets. */
function bare(selector: string): string {
  const less = selector.replace(BRACKETS, '');
  return less === selector ? selector : bare(less);
}

/** Whether all classes and ids that a selector names are among the words; elements always may be. */
const isUsed = (selector: string, words: ReadonlySet<string>): boolean =>
  [...bare(selector.replace(MUST_FIT, '$<one>')).matchAll(/[.#](?<name>(?:[\w-]|\\.)+)/gu)].every(
    ({groups}) => words.has(groups?.['name'] ?? ''),
  );

/** Takes out variables that nobody reads, and then those that only these have read. */
function dropVariables(styles: Root, words: ReadonlySet<string>): void {
  const read = new Set<string>();
  styles.walkDecls(({value}) => {
    for (const [name] of value.matchAll(/--[\w-]+/gu)) read.add(name);
  });
  let dropped = 0;
  styles.walkDecls(/^--/u, (declaration) => {
    if (read.has(declaration.prop) || words.has(declaration.prop)) return;
    declaration.remove();
    dropped += 1;
  });
  if (dropped > 0) dropVariables(styles, words);
}

/**
 * A stylesheet without what nothing on the site can use.
 * @param words all words of the pages, the scripts and the other stylesheets
 */
export function slim(css: string, words: ReadonlySet<string>): string {
  const styles = postcss.parse(css);
  styles.walkRules((rule) => {
    // Of an animation the selectors are times.
    if (rule.parent?.type === 'atrule' && /keyframes$/u.test((rule.parent as AtRule).name)) return;
    const used = rule.selectors.filter((selector) => isUsed(selector, words));
    if (used.length === 0) rule.remove();
    else rule.selectors = used;
  });
  dropVariables(styles, words);
  styles.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  styles.walkAtRules(/^(?:layer|media|supports)$/u, (rule) => {
    if (rule.nodes === undefined || rule.nodes.length === 0) rule.remove();
  });
  // Stylesheets that come later rely on the order of layers, also of those that are empty here. Said
  // once, for all the places where the bundler says a part of it.
  const layers = layerNames(css);
  const order = layers.length === 0 ? '' : `@layer ${layers.join(',')};`;
  return order + styles.toString();
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
