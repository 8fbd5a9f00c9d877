import {runInNewContext} from 'node:vm';
import * as v from 'valibot';

/** A route as Docusaurus writes it, with the hash that its chunks are found by as `component`. */
interface Route {
  readonly path: string;
  readonly component: string;
  readonly exact?: boolean | undefined;
  readonly sidebar?: string | undefined;
  readonly routes?: readonly Route[] | undefined;
}

/** Docusaurus's names of a route's chunks: strings in objects of any depth. */
type ChunkNames = string | {readonly [key: string]: ChunkNames};

/** The three tables that Docusaurus generates for the browser, as text. */
export interface Tables {
  /** `routes.js` */
  readonly routes: string;
  /** `routesChunkNames.json` */
  readonly chunkNames: string;
  /** `registry.js`: the loading function of each chunk */
  readonly registry: string;
}

export interface SplitTables {
  /** What every page needs. Its `routes` has those of the older manual that `entered` loaded. */
  readonly common: Tables;
  /** Loads the tables of the older manual that the document belongs to. */
  readonly entered: string;
  /** Modules by version: each adds its part to the tables and exports its routes. */
  readonly versions: Readonly<Record<string, string>>;
  /** The module that the others make the pages of a manual with. */
  readonly pages: string;
}

const RouteSchema: v.GenericSchema<Route> = v.strictObject({
  path: v.string(),
  component: v.string(),
  exact: v.optional(v.boolean()),
  sidebar: v.optional(v.string()),
  routes: v.optional(v.array(v.lazy(() => RouteSchema))),
});
const ChunkNamesSchema: v.GenericSchema<ChunkNames> = v.union([
  v.string(),
  v.record(
    v.string(),
    v.lazy(() => ChunkNamesSchema),
  ),
]);

const OLD_MANUAL = /^\/docs\/(?<version>\d+\.\d+)$/u;

/**
 * Takes the manuals of older versions out of the tables that every page loads.
 * @throws when the generated files have another form than Docusaurus 3.10 gives them
 */
export function splitTables(tables: Tables): SplitTables {
  const routes = parseRoutes(tables.routes);
  const chunkNames = v.parse(v.record(v.string(), ChunkNamesSchema), JSON.parse(tables.chunkNames));
  const registry = parseRegistry(tables.registry);

  const versionOf = (route: Route): string | undefined =>
    OLD_MANUAL.exec(route.path)?.groups?.['version'];
  const docs = routes.find(({path}) => path === '/docs');
  const manuals = (docs?.routes ?? []).flatMap((route) => {
    const version = versionOf(route);
    return version === undefined ? [] : [{version, route}];
  });

  const keysOf = (route: Route): string[] => routesIn(route).map(keyOf);
  const oldKeys = new Set(manuals.flatMap(({route}) => keysOf(route)));
  const commonNames = pick(chunkNames, (key) => !oldKeys.has(key));
  const commonChunks = new Set(Object.values(commonNames).flatMap(chunksIn));
  const isPage = pageTest(chunkNames);
  const withoutPages = (names: Readonly<Record<string, ChunkNames>>, route: Route | undefined) => {
    const pages = new Set(route === undefined ? [] : routesIn(route).filter(isPage).map(keyOf));
    return pick(names, (key) => !pages.has(key));
  };

  const versions = manuals.map(({version, route}) => {
    const keys = new Set(keysOf(route));
    const names = pick(chunkNames, (key) => keys.has(key));
    const chunks = new Set(Object.values(names).flatMap(chunksIn));
    // A chunk that two old manuals share stands in both; the second to be loaded changes nothing.
    const own = pick(registry, (chunk) => chunks.has(chunk) && !commonChunks.has(chunk));
    return [version, versionModule(route, withoutPages(names, route), own, chunkNames)] as const;
  });
  const oldChunks = new Set(
    Object.entries(chunkNames)
      .filter(([key]) => oldKeys.has(key))
      .flatMap(([, names]) => chunksIn(names))
      .filter((chunk) => !commonChunks.has(chunk)),
  );
  return {
    common: {
      routes: commonRoutes(routes, chunkNames),
      chunkNames: JSON.stringify(withoutPages(commonNames, docs)),
      registry: `export default {\n${writeRegistry(pick(registry, (chunk) => !oldChunks.has(chunk)))}};\n`,
    },
    entered: enteredModule(manuals.map(({version}) => version)),
    versions: Object.fromEntries(versions),
    pages: PAGES_MODULE,
  };
}

/** `routes.js` is imports and an array of literals, whose calls name the path and its hash. */
function parseRoutes(source: string): Route[] {
  const start = source.indexOf('export default [');
  if (start === -1) throw new Error('routes.js has a new form: see plugins/bundle');
  const list = source.slice(start + 'export default '.length);
  // Our own generated file, run without anything it could reach.
  const value: unknown = runInNewContext(list, {
    ComponentCreator: (_path: string, hash = '') => hash,
  });
  return v.parse(v.array(RouteSchema), value);
}

/** Each line of `registry.js` is a chunk: its name, then a list whose first item loads it. */
function parseRegistry(source: string): Record<string, string> {
  const lines = source.split('\n').filter((line) => line.startsWith('  '));
  return Object.fromEntries(
    lines.map((line) => {
      const entry = /^ {2}"(?<name>[^"]+)": \[(?<load>\(\) => import\([^)]*\)), /u.exec(line);
      const {name, load} = entry?.groups ?? {};
      if (name === undefined || load === undefined) {
        throw new Error('registry.js has a new form: see plugins/bundle');
      }
      return [name, load];
    }),
  );
}

/**
 * Only the loading function of a chunk: its module's name and id, which react-loadable reports
 * while it renders on the server, are never read in the browser.
 */
const writeRegistry = (registry: Readonly<Record<string, string>>): string =>
  Object.entries(registry)
    .map(([name, load]) => `  ${JSON.stringify(name)}: [${load}],\n`)
    .join('');

/** Every route of a tree, itself first. */
const routesIn = (route: Route): Route[] => [route, ...(route.routes ?? []).flatMap(routesIn)];

/** What the chunk names of a route are found by. */
const keyOf = ({path, component}: Route): string => `${path}-${component}`;

const PageNamesSchema = v.strictObject({__comp: v.string(), content: v.string()});

/** Whether a route is a page of a manual: of the most common component, with a text, in a sidebar. */
function pageTest(chunkNames: Readonly<Record<string, ChunkNames>>): (route: Route) => boolean {
  return ({routes, exact, sidebar, ...route}) =>
    routes === undefined &&
    exact === true &&
    sidebar === PAGES_SIDEBAR &&
    v.is(PageNamesSchema, chunkNames[keyOf(route)]);
}

/**
 * The pages of a manual as one text, `path chunk path chunk …`: written out as Docusaurus does,
 * their paths stand four times in the tables.
 */
function writePages(
  root: string,
  pages: readonly Route[],
  chunkNames: Readonly<Record<string, ChunkNames>>,
): string[] {
  const rows = pages.map((page) => ({
    path: page.path.slice(root.length),
    ...v.parse(PageNamesSchema, chunkNames[keyOf(page)]),
  }));
  const components = [...new Set(rows.map((row) => row.__comp))];
  return components.map((component) => {
    const list = rows
      .filter((row) => row.__comp === component)
      .map(({path, content}) => `${path} ${content}`)
      .join(' ');
    return `...pages(${[root, component, list].map((text) => JSON.stringify(text)).join(', ')})`;
  });
}

function writeRoute(
  route: Route,
  chunkNames: Readonly<Record<string, ChunkNames>>,
  children: readonly string[] = [],
): string {
  const {path, component, exact, sidebar, routes} = route;
  const at = JSON.stringify(path);
  const isPage = pageTest(chunkNames);
  const all = routes ?? [];
  const others = all.filter((child) => !isPage(child));
  const written = [
    ...children,
    ...others.map((child) => writeRoute(child, chunkNames)),
    ...writePages(path, all.filter(isPage), chunkNames),
  ];
  const fields = [
    `path: ${at}`,
    `component: ComponentCreator(${at}, ${JSON.stringify(component)})`,
    ...(exact === undefined ? [] : [`exact: ${String(exact)}`]),
    ...(sidebar === undefined ? [] : [`sidebar: ${JSON.stringify(sidebar)}`]),
    ...(routes === undefined ? [] : [`routes: [${written.join(', ')}]`]),
  ];
  return `{${fields.join(', ')}}`;
}

/** The one sidebar of the manuals. */
const PAGES_SIDEBAR = 'docs';
/** Stands for the hash of a page's path, which nothing but the key of its chunk names needs. */
const PAGE_HASH = 'page';

const CREATOR = "import ComponentCreator from '@docusaurus/ComponentCreator';\n";
const PAGES = "import pages from './pages.js';\n";
const PAGES_MODULE = `${CREATOR}import chunkNames from './routesChunkNames.json';

export default (root, component, list) =>
  Array.from(list.matchAll(/(\\S+) (\\S+)/g), ([, name, content]) => {
    const path = root + name;
    chunkNames[path + '-${PAGE_HASH}'] = {__comp: component, content};
    return {path, component: ComponentCreator(path, '${PAGE_HASH}'), exact: true, sidebar: '${PAGES_SIDEBAR}'};
  });
`;

function commonRoutes(
  routes: readonly Route[],
  chunkNames: Readonly<Record<string, ChunkNames>>,
): string {
  const list = routes.map((route) =>
    route.path === '/docs'
      ? writeRoute(
          {...route, routes: (route.routes ?? []).filter(({path}) => !OLD_MANUAL.test(path))},
          chunkNames,
          ['...entered'],
        )
      : writeRoute(route, chunkNames),
  );
  return `${CREATOR}${PAGES}import {entered} from './${ENTERED_FILE}';

export default [
${list.join(',\n')}
];
`;
}

function enteredModule(versions: readonly string[]): string {
  const cases = versions.map((version) => {
    const chunk = JSON.stringify(manualChunk(version));
    const load = `import(/* webpackChunkName: ${chunk} */ './${versionFile(version)}')`;
    return `  ${JSON.stringify(version)}: () => ${load},\n`;
  });
  return `const manuals = {
${cases.join('')}};
const [, version] = /^\\/docs\\/(\\d+\\.\\d+)(?:\\/|$)/.exec(window.location.pathname) ?? [];

export const entered = [];

/** To be awaited before the routes are made. */
export async function loadEntered() {
  if (Object.hasOwn(manuals, version)) entered.push((await manuals[version]()).default);
}
`;
}

function versionModule(
  route: Route,
  names: Readonly<Record<string, ChunkNames>>,
  registry: Readonly<Record<string, string>>,
  allNames: Readonly<Record<string, ChunkNames>>,
): string {
  return `${CREATOR}${PAGES}import chunkNames from './routesChunkNames.json';
import registry from './registry.js';

Object.assign(chunkNames, ${JSON.stringify(names)});
Object.assign(registry, {
${writeRegistry(registry)}});

export default ${writeRoute(route, allNames)};
`;
}

/** The chunk with the tables of an older manual. */
export function manualChunk(version: string): string {
  return `manual-${version}`;
}

/** The file of the module that loads an older manual's tables, beside the common ones. */
export const ENTERED_FILE = 'entered.js';

/** The file of a version's module, beside the common tables. */
export function versionFile(version: string): string {
  return `${manualChunk(version)}.js`;
}

const chunksIn = (names: ChunkNames): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(chunksIn);

const pick = <T>(record: Readonly<Record<string, T>>, keep: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => keep(key)));
