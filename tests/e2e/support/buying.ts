import type {Locator, Page} from '@playwright/test';

/** What the account's part of a page stands in. */
export const BOX = 'main div[class*="box_"]';

/** The panel before an order is final, and its button. */
export const panelOf = (page: Page): Locator => page.getByRole('region', {name: '最終確認'});
export const payButton = (page: Page): Locator =>
  page.getByRole('button', {name: 'お支払いへ進む'});
