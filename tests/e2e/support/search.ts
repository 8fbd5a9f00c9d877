import type {Locator, Page} from '@playwright/test';
import type {Found, Hit} from '../../../plugins/search/shared/protocol';

/** The search form of the navbar. */
export const form = (page: Page): Locator => page.getByRole('search', {name: 'サイト内検索'});
/** The search field of the navbar, before and after it becomes a combobox. */
export const box = (page: Page): Locator => form(page).locator('input[name="q"]');
/** The hits under the search box. */
export const options = (page: Page): Locator =>
  page.getByRole('listbox', {name: '検索の候補'}).getByRole('option');
/** The earlier searches under the search box. */
export const recent = (page: Page): Locator =>
  page.getByRole('listbox', {name: '最近の検索'}).getByRole('option');
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
    ...hit,
  };
}

/** What nothing is found for. */
export const NOTHING: Found = {hits: [], total: 0, isLoose: false, near: []};

/** Puts a worker in place of the site's that gives prepared answers, by query; else nothing is found. */
export async function answerWith(page: Page, answers: Record<string, Found>): Promise<void> {
  const body = `
    const answers = ${JSON.stringify(answers)};
    const nothing = ${JSON.stringify(NOTHING)};
    addEventListener('message', ({data: {id, type, query, stage}}) => {
      postMessage(type === 'search'
        ? {id, type: 'found', found: answers[query] ?? nothing, stage: 'whole'}
        : {id, type: 'ready', stage});
    });`;
  await page.route('**/assets/js/answers.js', (route) =>
    route.fulfill({body, contentType: 'text/javascript'}),
  );
  await page.addInitScript(() => {
    const Native = Worker;
    window.Worker = class extends Native {
      constructor() {
        super('/assets/js/answers.js');
      }
    };
  });
}
