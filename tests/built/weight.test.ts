import {describe, expect, it} from 'vitest';
import {BUDGETS} from '../../config/budgets';
import {applicationScripts, filesOfCss, filesOfHtml} from '../../scripts/lib/firstView';
import versions from '../../versions.json';
import {
  above,
  chunkFiles,
  docsChunks,
  docsPages,
  html,
  manual,
  otherPages,
  pictures,
  readBuilt,
  referencePages,
  routeChunks,
  sizeOf,
  sum,
} from './siteFiles';

/** Everything a page fetches before script: itself, its files, and those its stylesheets name. */
function firstFiles([name, page]: readonly [string, string]): string[] {
  const files = filesOfHtml(page);
  const css = files.filter((file) => file.endsWith('.css'));
  const named = css.flatMap((file) => filesOfCss(readBuilt(file)));
  return [encodeURI(name), ...new Set([...files, ...named])];
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

it('no picture is heavier than it may be', () => {
  expect(pictures.length).toBeGreaterThan(100);
  expect(above(pictures, BUDGETS.picture.limit, ([file]) => sizeOf(file))).toEqual({});
});

describe('application', () => {
  const docsScripts = ([name, page]: readonly [string, string]): string[] => [
    ...new Set([...applicationScripts(page), ...chunkFiles(docsChunks(name))]),
  ];

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

  it.each(['/templates/downloads', '/generator/templates'])(
    '%s keeps its scripts within the budget',
    (own) => {
      const page = html.get(`${own}.html` as `/${string}`) ?? '';
      const route = chunkFiles(routeChunks(own));
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
    const tables = new Map<string, number>();
    for (const page of [...docsPages, ...referencePages]) {
      for (const file of docsScripts(page).filter((script) => script.includes('/manual-'))) {
        tables.set(file, (tables.get(file) ?? 0) + 1);
      }
    }
    expect(tables.size).toBe(versions.length - 1);
    const forAPage = [...tables].map(([file, pages]) => [file, sizeOf(file) / pages] as const);
    expect(forAPage.filter(([, bytes]) => bytes > BUDGETS.manualTable.limit)).toEqual([]);
  });

  it('the scripts of every page keep within the budget', () => {
    const entries = new Set([...html.values()].flatMap(applicationScripts));
    expect(sum([...entries])).toBeLessThanOrEqual(BUDGETS.entryScripts.limit);
  });
});
