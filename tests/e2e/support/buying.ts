import type {Locator, Page} from '@playwright/test';
import {newAddress, signInHere} from './account';

/** What the account's part of a page stands in. */
export const BOX = 'main div[class*="box_"]';

/** Signs in on the way to a page that signing in may lead to. */
export async function signInTo(
  page: Page,
  path: string,
  address = newAddress('buying'),
): Promise<void> {
  await page.goto(`/account/signin?next=${encodeURIComponent(path)}`);
  await signInHere(page, address);
  await page.waitForURL((url) => `${url.pathname}${url.search}` === path);
}

/** The panel before an order is final, and its button. */
export const panelOf = (page: Page): Locator => page.getByRole('region', {name: '最終確認'});
export const payButton = (page: Page): Locator =>
  page.getByRole('button', {name: 'お支払いへ進む'});
