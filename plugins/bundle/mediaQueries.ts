/**
 * The widths, in pixels, at which pages change: the five of our stylesheets, which Stylelint holds to
 * (.stylelintrc.json), and the second of Docusaurus and Infima.
 */
export const BREAKPOINTS = [480, 640, 768, 996, 997, 1200] as const;

/** The size of text that these widths were drawn for; in media queries an em is the browser's. */
const TEXT = 16;

const WIDTH = /\((?<feature>min-width:|max-width:|width ?(?:>=|<=|>|<)) ?(?<pixels>\d+)px\)/gu;

/** The desktop layout, as script asks for it: wider than 996 px, and than as much of larger text. */
export const DESKTOP = '(width > 996px) and (width > 62.25em)';

/**
 * Media queries that also heed how large the visitor has set text: with 24 px, what needs 997 px for
 * text of 16 px needs half as much again. Text smaller than that changes nothing.
 * @param queries as they stand behind `@media`
 */
export function heedText(queries: string): string {
  return queries
    .split(',')
    .map((query) => query.trim())
    .flatMap((query) => [query, widerUpTo(query)])
    .map(narrowerFrom)
    .filter((query, index, all) => all.indexOf(query) === index)
    .join(', ');
}

/** Upper limits, in em: the query beside this one, because either of them is enough. */
function widerUpTo(query: string): string {
  return query.replace(WIDTH, (found, feature: string, pixels: string) =>
    isBreakpoint(pixels) && isUpper(feature) ? inEm(feature, pixels) : found,
  );
}

/** Lower limits, in em beside px, because both must be reached. */
function narrowerFrom(query: string): string {
  return query.replace(WIDTH, (found, feature: string, pixels: string) =>
    isBreakpoint(pixels) && !isUpper(feature) ? `${found} and ${inEm(feature, pixels)}` : found,
  );
}

const isBreakpoint = (pixels: string): boolean =>
  BREAKPOINTS.some((width) => width === Number(pixels));
const isUpper = (feature: string): boolean => feature.includes('<') || feature.startsWith('max');
const inEm = (feature: string, pixels: string): string =>
  `(${feature} ${String(Number(pixels) / TEXT)}em)`;

const DARK = /\[data-theme=['"]?dark['"]?\]/u;

/** Whether a rule is of the dark mode alone, which is for screens: paper is white. */
export const isDark = (selectors: readonly string[]): boolean =>
  selectors.every((selector) => DARK.test(selector));

/** What is used of PostCSS's tree and of what it gives to a plugin. */
interface Rule {
  readonly selectors: readonly string[];
  clone: () => Rule;
  replaceWith: (rule: Rule) => void;
}
interface Styles {
  walkAtRules: (name: string, visit: (rule: {params: string}) => void) => void;
  walkRules: (visit: (rule: Rule) => void) => void;
}
interface PostCss {
  AtRule: new (rule: {name: string; params: string; nodes: Rule[]}) => Rule;
}

/**
 * A plugin of PostCSS: what all styles (Docusaurus's, Infima's and ours) do in other surroundings than
 * they were drawn for.
 * - The desktop layout needs room for its text. Who has set the browser to larger text gets the
 *   mobile layout on wider windows, also from Docusaurus's own question for the width; with text of
 *   16 px nothing differs.
 * - The dark mode is for screens. On paper the colours are the light ones.
 */
export const mediaQueries = {
  postcssPlugin: 'media-queries',
  Once(styles: Styles, {AtRule}: PostCss) {
    styles.walkAtRules('media', (rule) => {
      rule.params = heedText(rule.params);
    });
    const dark: Rule[] = [];
    styles.walkRules((rule) => {
      if (isDark(rule.selectors)) dark.push(rule);
    });
    for (const rule of dark) {
      rule.replaceWith(new AtRule({name: 'media', params: 'screen', nodes: [rule.clone()]}));
    }
  },
};
