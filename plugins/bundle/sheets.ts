/** The stylesheet of what every page has; the name is Docusaurus's. */
export const SHARED = 'styles';

/** That of what only the application draws: it is loaded with it. */
export const APPLICATION = 'application';

/** What of a chunk says when it is loaded. */
interface Chunk {
  readonly name?: string | null | undefined;
}

/** What of a module says where its styles stand. */
interface Styles {
  readonly nameForCondition: () => string | null;
}

/** Chunks of pages have names by Docusaurus; a part that is loaded later than its page has none. */
const isLater = ({name}: Chunk): boolean => (name ?? '') === '';

const SLASH = '[\\\\/]';
const within = (...folders: readonly string[]): RegExp =>
  new RegExp(`${SLASH}(?:${folders.join('|').replaceAll('/', SLASH)})(?:${SLASH}|$)`, 'u');

/** What stands on nearly every page of Markdown. */
const MARKDOWN = [
  'components/(?:Prose|ScrollTable)',
  'plugins/markdown/(?:changes|output)',
  'figures/kit/(?:Callout|Columns|Figure)[\\w.]+',
  'features/pageFeedback',
] as const;

/** What no HTML shows: how loading goes, and what went wrong. */
const DRAWN_LATER = [
  'components/RouteLoading',
  'theme/(?:ErrorPageContent|Loading)',
  'core/lib/client/BaseUrlIssueBanner',
  'theme-common/lib/utils/errorBoundaryUtils[\\w.]+',
  'theme-classic/lib/nprogress[\\w.]+',
  'search/client/LoadFailure[\\w.]+',
] as const;

const FEATURE = /[\\/]src[\\/]features[\\/](?<name>\w+)[\\/]/u;
/** Styles of one drawing, or of a few that are alike. */
const FIGURE = /[\\/]src[\\/]figures[\\/](?!kit[\\/]).*?(?<name>\w+?)(?:Figure)?\.module\.css$/u;
const PLUGIN = /[\\/]plugins[\\/](?<name>[\w-]+)[\\/]/u;
/** What only diagrams are drawn of. */
const DIAGRAMS = 'figures/kit/(?:DecisionFlow|Exchange|FlowDiagram|StateDiagram|Tree)[\\w.]+';
/** What few drawings of windows have. */
const SCENES =
  'figures/kit/(?:BrowserWindow|Dialog|ObsWindow|Phone|Stage|Template\\w+?)\\.module[\\w.]+';
/** Pages of Markdown that few people see. */
const RARE = ['src/theme/NotFound', 'src/theme/\\w*Tag\\w*'] as const;

type Name = string | ((module: Styles) => string);
interface Sheet {
  readonly name: Name;
  readonly test?: RegExp;
  readonly chunks?: 'initial' | ((chunk: Chunk) => boolean);
}

/** A sheet for each name that the pattern finds. */
const each = (test: RegExp, suffix = ''): Sheet => ({
  test,
  name: (module) =>
    `${test.exec(module.nameForCondition() ?? '')?.groups?.['name'] ?? SHARED}${suffix}`,
});

/**
 * The stylesheets, in the order in which a page has them: what is made of other parts may style
 * these, so it comes after them. Each module is in the first that takes it and in no other, so that
 * a sheet that arrives later repeats nothing.
 */
const SHEETS: readonly Sheet[] = [
  {name: APPLICATION, chunks: 'initial', test: within(...DRAWN_LATER)},
  {name: SHARED, chunks: 'initial'},
  {name: 'rare', test: within(...RARE)},
  // A page of Markdown, and what surrounds one of the manual.
  {name: 'theme', test: within('node_modules', 'src/theme', ...MARKDOWN)},
  // Of editors alone; parts of tools are on pages of the manual, too.
  {name: 'toast', test: within('components/ToolParts/Toast\\.module[\\w.]+')},
  {name: 'tools', test: within('components/(?:AppLink|Tabs|ToObs|ToolParts)')},
  {name: 'components', test: within('src/components')},
  {name: 'diagrams', test: within(DIAGRAMS)},
  {name: 'scenes', test: within(SCENES)},
  {name: 'windows', test: within('figures/kit')},
  each(FIGURE),
  // The search has a chunk of its name.
  each(PLUGIN, '-plugin'),
  {...each(FEATURE, '-later'), chunks: isLater},
  each(FEATURE),
];

/** Where a sheet stands on a page, from the name of its file. */
export function rankOf(file: string): number {
  const name = file.slice(file.lastIndexOf('/') + 1).split('.')[0] ?? '';
  const fixed = SHEETS.findIndex((sheet) => sheet.name === name);
  if (fixed !== -1) return fixed;
  // Drawings have the names of components.
  return SHEETS.length + (/^[A-Z]/u.test(name) ? 0 : 1);
}

/** Above all that Docusaurus groups. */
const PRIORITY = 60;

/** What the bundler is told of a sheet. */
type CacheGroup = Omit<Sheet, 'chunks'> & {
  readonly type: string;
  readonly chunks: 'all' | NonNullable<Sheet['chunks']>;
  readonly enforce: boolean;
  readonly priority: number;
};

/** The bundler's groups of styles, instead of the one in which Docusaurus puts all. */
export const cacheGroups: Readonly<Record<string, CacheGroup | false>> = {
  [SHARED]: false,
  ...Object.fromEntries(
    SHEETS.map((sheet, index): [string, CacheGroup] => {
      const rules = {type: 'css/mini-extract', chunks: 'all', enforce: true} as const;
      return [`sheet-${String(index)}`, {...rules, priority: PRIORITY - index, ...sheet}];
    }),
  ),
};

/** The sheet of a module's styles, as the bundler finds it by these groups. */
export function sheetOf(file: string, chunk: Chunk & {readonly isInitial: boolean}): string {
  const found = SHEETS.find(
    ({test, chunks}) =>
      (test === undefined || test.test(file)) &&
      (chunks === undefined || (chunks === 'initial' ? chunk.isInitial : chunks(chunk))),
  );
  const name = found?.name ?? SHARED;
  return typeof name === 'string' ? name : name({nameForCondition: () => file});
}
