import type {Answer, Hit} from '@komebiyori/search/answer';
import {parseQuery} from '@komebiyori/search/parseQuery';
import type {Locator, Page} from '@playwright/test';

/** The search form of the navbar. */
export const form = (page: Page): Locator => page.getByRole('search', {name: 'サイト内検索'});
/** The search field of the navbar, before and after it becomes a combobox. */
export const box = (page: Page): Locator => form(page).locator('input[name="q"]');
/** The list under the search box. */
const list = (page: Page): Locator => page.getByRole('listbox', {name: '検索の候補'});
/** The hits under the search box, with further sections of pages; not what is offered before. */
export const options = (page: Page): Locator =>
  list(page)
    .getByRole('group', {name: /^(?:マニュアル|サイト内のページ)$/u})
    .getByRole('option');
/** The pages under the search box. */
export const pages = (page: Page): Locator => options(page).filter({has: page.locator('[title]')});
/** The earlier searches under the search box. */
export const recent = (page: Page): Locator =>
  list(page).getByRole('group', {name: '最近の検索'}).getByRole('option');
/** The sections of the manual under the search box. */
export const sections = (page: Page): Locator =>
  list(page).getByRole('group', {name: 'マニュアルの目次'}).getByRole('option');
/** The field of the results page. */
export const field = (page: Page): Locator => page.getByLabel('探す言葉');
/** The pages found, on the results page. */
export const results = (page: Page): Locator => page.locator('main ol > li');
/** The address of the results page for a query. */
export const searchUrl = (query: string): string => `/search?q=${encodeURIComponent(query)}`;

const MARKED = {text: '', marks: []};

/** A hit with only what a test is about. */
export function hitOf(hit: Partial<Hit> & {url: string}): Hit {
  return {
    type: 'title',
    breadcrumb: [],
    title: MARKED,
    section: undefined,
    snippet: undefined,
    more: [],
    isManual: true,
    ...hit,
  };
}

/** What nothing is found for. */
export const NOTHING: Answer = {hits: [], total: 0, isWeak: false, near: []};

/** Where the worker of `answerWith` comes from. */
const ANSWERS = '**/assets/js/answers.js';

/** Pages that both the newest manual and 7.2 have; the sections of the manual are among them. */
const MANUAL = [
  ...['guide', 'about', 'feature/survey', 'faq', 'settings', 'urls', 'guide/setup', 'feature'],
  ...['feature/bouyomichan', 'feature/setlist', 'feature/stock', 'feature/plugins', 'templates'],
  ...['feature/listener-list', 'supported-sites', 'feature/voicevox', 'guide/install'],
];
/** As much text of a page as is shown. */
export const SNIPPET = 'あ'.repeat(50);
/** Nothing is found for this one. */
export const UNKNOWN = 'qqqqzzzz';
/** A query with an error. */
export const WRONG = '設定~x';

/**
 * Puts a worker in place of the site's that gives prepared answers, by query. To another query it
 * answers with pages of the version and the section that were asked for, with the query in their
 * titles. It loads no index, and building that is most of what a search costs.
 */
export async function answerWith(page: Page, answers: Record<string, Answer> = {}): Promise<void> {
  const known = {
    [UNKNOWN]: NOTHING,
    [WRONG]: {...NOTHING, error: parseQuery(WRONG).error},
    ...answers,
  };
  const body = `
    const answers = ${JSON.stringify(known)};
    const find = ({query, versionPath, context, scope, limit}) => {
      const isInside = (path) => (path + '/').startsWith(context + '/');
      const found = ${JSON.stringify(MANUAL)}.filter((path) =>
        context === '' || scope === 'all' || isInside(path) === (scope === 'context'));
      const hits = found.slice(0, limit).map((path) => ({
        ...${JSON.stringify({...hitOf({url: ''}), breadcrumb: ['マニュアル']})},
        url: versionPath + '/' + path + '?highlight=' + encodeURIComponent(query),
        title: {text: query + ' ' + path, marks: [[0, query.length]]},
        snippet: {text: '${SNIPPET}', marks: []},
      }));
      return {...${JSON.stringify(NOTHING)}, hits, total: found.length};
    };
    addEventListener('message', ({data}) => {
      const {id, type, query} = data;
      postMessage(type === 'search'
        ? {id, type: 'found', found: answers[query] ?? find(data)}
        : {id, type: 'ready'});
    });`;
  await page.route(ANSWERS, (route) => route.fulfill({body, contentType: 'text/javascript'}));
  await page.addInitScript(() => {
    const Native = Worker;
    window.Worker = class extends Native {
      constructor() {
        super('/assets/js/answers.js');
      }
    };
  });
}

/** Holds files of the site back until the returned function is called. */
export async function holdFiles(page: Page, files: string | RegExp): Promise<() => void> {
  const gate = {open: (): void => undefined};
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  await page.route(files, async (route) => {
    await opened;
    await route.fallback();
  });
  return () => {
    gate.open();
  };
}
