import type {Locator, Page} from '@playwright/test';
import {announcementBar} from '../../config/announcement';
import {expect, gotoHydrated, hydrate, test, refuseStorage} from './support/fixtures';
import {watchShifts} from './support/layoutShifts';

test.skip(announcementBar === undefined, 'No announcement is configured.');

const bar = (page: Page): Locator => page.getByRole('region', {name: 'サイトからのお知らせ'});
const close = (page: Page): Locator => bar(page).getByRole('button', {name: 'お知らせを閉じる'});
const read = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(`docusaurus.announcement.${name}`), key);

/** A bar that comes or goes scores several times as much. */
const BAR_SHIFT = 0.01;

test('Announcement bar: a visible link and enough contrast; closed before React, it closes', async ({
  page,
}) => {
  await page.goto('/docs/about');
  const {color, background} = await bar(page).evaluate((element) => {
    const style = getComputedStyle(element);
    return {color: style.color, background: style.backgroundColor};
  });
  expect(contrast(color, background)).toBeGreaterThanOrEqual(4.5);
  const link = bar(page).getByRole('link').first();
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
  await expect(link).toHaveCSS('color', color);
  await close(page).click();
  await expect(bar(page)).toBeHidden();
  expect(await read(page, 'dismiss')).toBe('true');
});

test('Announcement bar: closing is stored and moves focus on; nothing shifts afterwards', async ({
  page,
}) => {
  const shift = await watchShifts(page);
  await gotoHydrated(page, '/docs/about');
  const box = await close(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  expect(await shift()).toBeLessThan(BAR_SHIFT);
  await close(page).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('.navbar__brand').first()).toBeFocused();
  expect(await read(page, 'dismiss')).toBe('true');
  expect(await read(page, 'id')).toBe(announcementBar?.id);
  await page.reload();
  await expect(bar(page)).toBeHidden();
  await hydrate(page);
  await expect(bar(page)).toBeHidden();
  expect(await shift()).toBeLessThan(BAR_SHIFT);
});

test('Announcement bar: a changed id shows it again, from the first paint on', async ({page}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('seeded') !== null) return;
    sessionStorage.setItem('seeded', '1');
    localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  const shift = await watchShifts(page);
  await page.goto('/docs/about');
  await expect(bar(page)).toBeVisible();
  await hydrate(page);
  await expect(bar(page)).toBeVisible();
  expect(await read(page, 'dismiss')).toBe('false');
  expect(await shift()).toBeLessThan(BAR_SHIFT);
});

test('Announcement bar: stays closed on the next pages when storage is blocked', async ({
  page,
  quiet,
}) => {
  quiet.allow(/storage/iu);
  await refuseStorage(page);
  await page.setViewportSize({width: 1280, height: 800});
  await gotoHydrated(page, '/docs/about');
  await close(page).click();
  await expect(bar(page)).toBeHidden();
  await page.locator('.navbar__items').getByRole('link', {name: 'お知らせ'}).click();
  await expect(page).toHaveURL(/\/news$/u);
  await expect(bar(page)).toBeHidden();
});

/** The WCAG contrast ratio of two computed colours of the form rgb(r, g, b). */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/gu) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
