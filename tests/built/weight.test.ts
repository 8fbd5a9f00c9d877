import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import * as v from 'valibot';
import {describe, expect, it} from 'vitest';
import {BUDGETS} from '../../config/budgets';
import {manualChunk} from '../../plugins/route-tables/splitTables';
import {
  applicationScripts,
  filesOfCss,
  filesOfHtml,
  knownStyles,
} from '../../scripts/lib/firstView';
import versions from '../../versions.json';

const ROOT = path.join(__dirname, '..', '..');
const BUILD = path.join(ROOT, 'build');
const TEXT = /\.(?:css|html|js|json|svg|txt)$/u;

const html = new Map(
  readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .map((name) => [`/${name}`, readFileSync(path.join(BUILD, name), 'utf8')] as const)
    // Pages that only forward an old address have no application.
    .filter(([, page]) => applicationScripts(page).length > 0),
);
const isDocs = (name: string): boolean => name.startsWith('/docs/');
const isReference = (name: string): boolean =>
  /^\/docs\/(?:(?:[\d.]+\/)?developer\/|[\d.]+\/settings\/speech\.html)/u.test(name);
const docsPages = [...html].filter(([name]) => isDocs(name) && !isReference(name));
const referencePages = [...html].filter(([name]) => isReference(name));
const otherPages = [...html].filter(([name]) => !isDocs(name));

const sizes = new Map<string, number>();
/** Bytes of a file as it is sent: text after gzip, anything else as it is. */
function sizeOf(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const body = readFileSync(path.join(BUILD, decodeURI(file)));
  const size = TEXT.test(file) ? gzipSync(body, {level: 9}).length : body.length;
  sizes.set(file, size);
  return size;
}
const sum = (files: readonly string[]): number =>
  files.reduce((total, file) => total + sizeOf(file), 0);

/** Everything a page fetches before script: itself, its files, and those its stylesheets name. */
function firstFiles([name, page]: readonly [string, string]): string[] {
  const files = filesOfHtml(page);
  const css = files.filter((file) => file.endsWith('.css'));
  const named = css.flatMap((file) => filesOfCss(readFileSync(path.join(BUILD, file), 'utf8')));
  return [encodeURI(name), ...new Set([...files, ...named])];
}

/** The pages above a limit with their values; empty when all keep to it. */
function above(
  pages: readonly (readonly [string, string])[],
  limit: number,
  measure: (page: readonly [string, string]) => number,
): Record<string, number> {
  return Object.fromEntries(
    pages.map((page) => [page[0], measure(page)] as const).filter(([, value]) => value > limit),
  );
}

describe('before script', () => {
  it.each([
    ['documentation', docsPages, BUDGETS.docsPage],
    ['reference', referencePages, BUDGETS.referencePage],
    ['other', otherPages, BUDGETS.otherPage],
  ] as const)('every %s page keeps to its bytes and requests', (_kind, pages, budget) => {
    expect(pages.length).toBeGreaterThan(4);
    expect(above(pages, budget.beforeScript.limit, (page) => sum(firstFiles(page)))).toEqual({});
    expect(
      above(pages, budget.requestsBeforeScript.limit, (page) => firstFiles(page).length),
    ).toEqual({});
  });

  it('every file a page names is in the build', () => {
    for (const page of html) expect(() => sum(firstFiles(page)), page[0]).not.toThrow();
  });

  it('each stylesheet and the one boot file keep to their budgets', () => {
    const shared = (extension: string): string[] => [
      ...new Set(
        [...html].flatMap((page) => firstFiles(page).filter((file) => file.endsWith(extension))),
      ),
    ];
    for (const file of shared('.css')) {
      expect([file, sum([file]) <= BUDGETS.stylesheet.limit]).toEqual([file, true]);
    }
    expect(shared('.js')).toEqual([expect.stringMatching(/^\/assets\/js\/boot\./u)]);
    expect(sum(shared('.js'))).toBeLessThanOrEqual(BUDGETS.bootFile.limit);
  });
});

const readGenerated = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(ROOT, '.docusaurus', name), 'utf8'));

/** Docusaurus's names of a route's chunks: strings in objects of any depth. */
const chunkNames = (part: unknown): string[] =>
  typeof part === 'string'
    ? [part]
    : Object.values(v.parse(v.record(v.string(), v.unknown()), part)).flatMap(chunkNames);

describe('application', () => {
  const routes = v.parse(v.record(v.string(), v.unknown()), readGenerated('routesChunkNames.json'));
  const Named = v.optional(v.array(v.object({file: v.string()})), []);
  const Files = v.object({js: Named, css: Named});
  const manifest = v.parse(
    v.object({
      origins: v.record(v.string(), v.array(v.string())),
      assets: v.record(v.string(), Files),
    }),
    readGenerated('client-manifest.json'),
  );
  // A route's key is its path and a hash: `/docs/about-1a2`.
  const routesAt = (wanted: string): [string, unknown][] =>
    Object.entries(routes).filter(([key]) => key.replace(/-[\da-z]+$/u, '') === wanted);
  const chunkFiles = (chunks: readonly string[], type: 'js' | 'css' = 'js'): string[] =>
    chunks
      .flatMap((chunk) => manifest.origins[chunk] ?? [])
      .flatMap((id) => manifest.assets[id]?.[type].map(({file}) => `/${file}`) ?? []);
  const isRoot = ([, chunks]: [string, unknown]): boolean =>
    v.is(v.looseObject({__context: v.unknown()}), chunks);

  /**
   * A documentation page stands in three routes: all documentation, its version, its sidebar. Those
   * of an older manual are a chunk of their own.
   */
  function docsChunks(name: string): string[] {
    const own = name.replace(/\.html$/u, '');
    const version = /^\/docs(?:\/(?<old>\d+\.\d+))?(?=\/)/u.exec(own);
    const oldManual = version?.groups?.['old'];
    const matched = [
      ...routesAt('/docs').filter(isRoot),
      ...routesAt(version?.[0] ?? '').filter((route) => !isRoot(route)),
      ...routesAt(own),
    ];
    return matched
      .flatMap(([, chunks]) => chunkNames(chunks))
      .concat(oldManual === undefined ? [] : manualChunk(oldManual));
  }
  const docsScripts = ([name, page]: readonly [string, string]): string[] => [
    ...new Set([...applicationScripts(page), ...chunkFiles(docsChunks(name))]),
  ];

  /**
   * The styles of a page and of parts that it loads: its file, and what is not in it. The shared
   * sheet, which every chunk names, is in the file of every page.
   */
  function allStyles(page: string, chunks: readonly string[]): string[] {
    const own = filesOfHtml(page).filter((file) => file.endsWith('.css'));
    const known = knownStyles(page);
    const more = chunkFiles(chunks, 'css').filter(
      (file) => !known.includes(file) && !file.startsWith('/assets/css/styles.'),
    );
    return [...new Set([...own, ...more])];
  }

  const manual = docsPages.filter(([name]) => !/\/tags(?:\/|\.html)/u.test(name));

  it('finds the routes of every documentation page', () => {
    for (const page of [...manual, ...referencePages]) {
      const own = docsScripts(page).length - applicationScripts(page[1]).length;
      expect([page[0], own >= (/^\/docs\/\d/u.test(page[0]) ? 5 : 4)]).toEqual([page[0], true]);
    }
  });

  it.each([
    ['documentation', manual, BUDGETS.docsPage.script.limit],
    ['reference', referencePages, BUDGETS.referencePage.script.limit],
  ] as const)('every %s page keeps its scripts within the budget', (_kind, pages, limit) => {
    const withoutTable = (page: readonly [string, string]): number =>
      sum(docsScripts(page).filter((file) => !file.includes('/manual-')));
    expect(above(pages, limit, withoutTable)).toEqual({});
  });

  it('every documentation page keeps all of its styles within the budget', () => {
    const limit = BUDGETS.allStyles.manual.limit;
    const pages = [...manual, ...referencePages];
    const measure = ([name, page]: readonly [string, string]): number =>
      sum(allStyles(page, docsChunks(name)));
    expect(Math.min(...pages.map(measure))).toBeGreaterThan(10_000);
    expect(above(pages, limit, measure)).toEqual({});
  });

  it.each([
    ['/tools/mic-checker', 'micChecker_LoadedChecker'],
    ['/tools/webm', 'webmMaker_LoadedMaker'],
    ['/tools/map', 'commentMap_LoadedMap'],
    ['/tools/wordparty-ponkit', 'ponkit_LoadedPonkit'],
    ['/tools/volume-party', 'volumeParty_LoadedParty'],
    ['/generator/templates/8_0', 'generator_LoadedEditor'],
    ['/docs/developer/playground', 'playground_Bench'],
  ])('the tool of %s keeps all of its styles within the budget', (own, tool) => {
    const page = html.get(`${own}.html` as `/${string}`) ?? '';
    const route = own.startsWith('/docs/')
      ? docsChunks(`${own}.html`)
      : routesAt(own).flatMap(([, chunks]) => chunkNames(chunks));
    const later = chunkFiles([`src_features_${tool}_tsx`], 'css');
    // A sheet of the tool alone, and none of another one.
    expect(later.filter((file) => file.includes('-later.'))).toHaveLength(1);
    const styles = allStyles(page, [...route, `src_features_${tool}_tsx`]);
    expect(sum(styles)).toBeLessThanOrEqual(BUDGETS.allStyles.tool.limit);
  });

  it.each(['/templates/downloads', '/generator/templates'])(
    '%s keeps its scripts within the budget',
    (own) => {
      const page = html.get(`${own}.html` as `/${string}`) ?? '';
      const route = chunkFiles(routesAt(own).flatMap(([, chunks]) => chunkNames(chunks)));
      expect(route.length).toBeGreaterThan(1);
      const files = [...new Set([...applicationScripts(page), ...route])];
      expect(sum(files)).toBeLessThanOrEqual(BUDGETS.templateGallery.script.limit);
    },
  );

  it('a preview that runs keeps what it loads on top within the budget', () => {
    const page = html.get('/templates/downloads.html') ?? '';
    const files = chunkFiles([
      'src_features_overlayGallery_playTemplate_browser_ts',
      '_docusaurus_overlays_default_sdk_json',
    ]);
    expect(files.length).toBeGreaterThan(1);
    const known = applicationScripts(page);
    const more = [...new Set(files)].filter((file) => !known.includes(file));
    expect(sum([...more, '/generator/frame.html'])).toBeLessThanOrEqual(
      BUDGETS.templatePreview.limit,
    );
  });

  it('the table of each older manual keeps within its budget', () => {
    const tables = manual.flatMap((page) =>
      docsScripts(page).filter((file) => file.includes('/manual-')),
    );
    expect(new Set(tables).size).toBe(versions.length - 1);
    const heavy = [...new Set(tables)].filter((file) => sizeOf(file) > BUDGETS.manualTable.limit);
    expect(heavy).toEqual([]);
  });

  it('the scripts of every page keep within the budget', () => {
    const entries = new Set([...html.values()].flatMap(applicationScripts));
    expect(sum([...entries])).toBeLessThanOrEqual(BUDGETS.entryScripts.limit);
  });
});
