import type {Locator, Page} from '@playwright/test';
import {expect} from './fixtures';

/** An address with words to mark. */
export const address = (path: string, words: string[], anchor = ''): string =>
  `${path}?${new URLSearchParams(words.map((word) => ['highlight', word])).toString()}${anchor}`;

export const bar = (page: Page): Locator =>
  page.getByRole('region', {name: '検索した言葉のマーク'});
/** Which mark is the current one: `3/12`. */
export const place = (page: Page): Locator => bar(page).locator('[aria-hidden="true"]');
export const button = (page: Page, name: '前へ' | '次へ' | '消す'): Locator =>
  bar(page).getByRole('button', {name});

/** Opens a page whose words are marked, without touching it. */
export async function openMarked(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await bar(page).getByText('表示中').waitFor({state: 'attached'});
}

/** What is marked on the page. */
export const marks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...(CSS.highlights.get('search') ?? [])].map((range) => (range as Range).toString()),
  );

/** Where the current mark is in the window. */
export const currentBox = (page: Page): Promise<{top: number; bottom: number; left: number}> =>
  page.evaluate(() => {
    const [current] = [...(CSS.highlights.get('search-current') ?? [])];
    const {top, bottom, left} = (current as Range).getBoundingClientRect();
    return {top, bottom, left};
  });

/** Waits until the current mark stands between the navbar and the bar. */
export async function expectCurrentInView(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const {top, bottom} = await currentBox(page);
      const navbar = await page.locator('.navbar').boundingBox();
      const below = await bar(page).boundingBox();
      return top >= (navbar?.y ?? 0) + (navbar?.height ?? 0) && bottom <= (below?.y ?? 0);
    })
    .toBe(true);
}
