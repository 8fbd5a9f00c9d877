/** Where things stand on the page, where a fault is seen and not read. */
import type {Locator} from '@playwright/test';
import {expect, test} from './support/fixtures';

const PHONE = {width: 390, height: 844};

/** The boxes of all elements, from the first to the last. */
const boxes = (elements: Locator): Promise<DOMRect[]> =>
  elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect()));

test('the headings beside a page without sidebar stand on one line each', async ({page}) => {
  await page.goto('/terms');
  const links = page.getByRole('navigation', {name: 'このページの内容'}).getByRole('link');
  const heights = (await boxes(links)).map(({height}) => height);
  expect(heights.length).toBeGreaterThan(20);
  expect(Math.max(...heights)).toBe(Math.min(...heights));
});

test('a page lists its headings once', async ({page}) => {
  await page.goto('/infomation/breaking-8');
  const above = page.getByRole('navigation', {name: '見出しの一覧'});
  const beside = page.getByRole('navigation', {name: 'このページの内容'});
  await expect(beside).toBeVisible();
  await expect(above).toBeHidden();
  await page.setViewportSize(PHONE);
  await expect(beside).toBeHidden();
  await expect(above).toBeVisible();
});

test('the faces of the free places stand in one row on a phone', async ({page}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/terms');
  const faces = page.getByRole('contentinfo').locator('[class*="faces"] > svg');
  const tops = (await boxes(faces)).map(({top}) => top);
  expect(tops.length).toBeGreaterThan(0);
  expect(new Set(tops).size).toBe(1);
});

test('the button that copies code covers none of it', async ({page}) => {
  await page.goto('/download');
  const code = page.locator('.theme-code-block', {hasText: '-eq'});
  const [text] = await boxes(code.locator('pre'));
  const [button] = await boxes(code.getByRole('button'));
  expect(text?.right).toBeLessThanOrEqual(button?.left ?? 0);
});
