import type {Locator, Page} from '@playwright/test';
import {keepSession, newAddress} from './account';

/** What the account's part of a page stands in. */
export const BOX = 'main div[class*="box_"]';

/** Opens a page as somebody who is signed in. */
export async function openSignedIn(
  page: Page,
  path: string,
  address = newAddress('buying'),
): Promise<void> {
  await keepSession(page, address);
  await page.goto(path);
}

/** The panel before an order is final, and its button. */
export const panelOf = (page: Page): Locator => page.getByRole('region', {name: '最終確認'});
export const payButton = (page: Page): Locator =>
  page.getByRole('button', {name: 'お支払いへ進む'});
