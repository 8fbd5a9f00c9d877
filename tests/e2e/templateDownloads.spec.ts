import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {TEMPLATES} from '../../overlays/templates/registry';
import {axeFindings} from './support/axe';
import {expect, gotoHydrated, test} from './support/fixtures';

const PAGE = '/templates/downloads';
const cards = (page: Page): Locator => page.locator('li:has([data-template])');
const card = (page: Page, id: string): Locator => page.locator(`li:has([data-template="${id}"])`);
const living = (page: Page): Locator => page.locator('[data-template] iframe');

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every template can be downloaded and compared', async ({page}) => {
    await page.goto(PAGE);
    await expect(cards(page)).toHaveCount(TEMPLATES.length);
    for (const {id} of TEMPLATES) {
      const link = card(page, id).locator(`a[href="/templates/zips/${id}-komebiyori.zip"]`);
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('download', `${id}-komebiyori.zip`);
    }
    await expect(page.getByLabel('見本を動かす')).toBeHidden();
    await expect(page.getByRole('button', {name: 'のプレビュー'}).first()).toBeHidden();
  });
});

test('a zip is saved, and is the one that the page names', async ({page}) => {
  await gotoHydrated(page, PAGE);
  const basic = card(page, 'basic');
  await basic.getByText('SHA-256', {exact: true}).click();
  const hash = await basic.locator('details code').innerText();
  await basic.getByText('更新履歴', {exact: true}).click();
  await expect(basic.getByText('公開しました。')).toBeVisible();
  const saving = page.waitForEvent('download');
  await basic.getByRole('link', {name: 'ダウンロード'}).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('basic-komebiyori.zip');
  const bytes = readFileSync(await saved.path());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
  await expect(basic.getByText('を保存しました')).toBeVisible();
});

test('a zip that is gone is told, and asked for again', async ({page, quiet}) => {
  quiet.allow(/404/u);
  let isGone = true;
  await page.route('**/talk-komebiyori.zip', (route) =>
    isGone ? route.fulfill({status: 404}) : route.continue(),
  );
  await page.emulateMedia({reducedMotion: 'reduce'});
  await gotoHydrated(page, PAGE);
  const talk = card(page, 'talk');
  await talk.getByRole('link', {name: 'ダウンロード'}).click();
  await expect(talk.getByRole('alert')).toContainText('見つかりませんでした');
  isGone = false;
  const saving = page.waitForEvent('download');
  await talk.getByRole('button', {name: 'もう一度試す'}).click();
  expect((await saving).suggestedFilename()).toBe('talk-komebiyori.zip');
  await expect(talk.getByRole('alert')).toHaveCount(0);
});

test('a preview without its zip says so, and can be tried again', async ({page, quiet}) => {
  quiet.allow(/404/u);
  let isGone = true;
  await page.route('**/card-komebiyori.zip', (route) =>
    isGone ? route.fulfill({status: 404}) : route.continue(),
  );
  await page.emulateMedia({reducedMotion: 'reduce'});
  await gotoHydrated(page, PAGE);
  await card(page, 'card').getByRole('button', {name: 'のプレビュー'}).click();
  await expect(card(page, 'card').getByRole('alert')).toContainText('読み込めませんでした');
  isGone = false;
  await card(page, 'card').getByRole('button', {name: 'もう一度試す'}).click();
  const frame = card(page, 'card').locator('iframe').contentFrame();
  await expect.poll(() => frame.locator('.comment').count()).toBeGreaterThan(0);
});

test('a zip with another content is not saved', async ({page}) => {
  await page.route('**/card-komebiyori.zip', (route) => route.fulfill({body: 'PK'}));
  await page.emulateMedia({reducedMotion: 'reduce'});
  await gotoHydrated(page, PAGE);
  await card(page, 'card').getByRole('link', {name: 'ダウンロード'}).click();
  await expect(card(page, 'card').getByRole('alert')).toContainText('読み込み直して');
});

test('filters and order are in the address', async ({page}) => {
  await gotoHydrated(page, PAGE);
  await page.getByLabel('Pro', {exact: true}).check();
  await expect(page).toHaveURL(/\?show=pro$/u);
  await expect(cards(page)).toHaveCount(TEMPLATES.filter(({isPro}) => isPro).length);
  await page.getByLabel('軽量').check();
  await expect(page.getByText('0種類')).toBeVisible();
  await page.getByLabel('軽量').uncheck();
  await page.getByLabel('並べ方').selectOption({label: 'zipの小さい順'});
  await expect(page).toHaveURL(/\?show=pro&sort=size$/u);
  await page.reload();
  await gotoHydrated(page, page.url());
  await expect(page.getByLabel('Pro', {exact: true})).toBeChecked();
  await expect(cards(page)).toHaveCount(TEMPLATES.filter(({isPro}) => isPro).length);
});

test.describe('previews', () => {
  test('run in sight, without an origin, and stop out of sight', async ({page}) => {
    await gotoHydrated(page, PAGE);
    await card(page, 'basic').scrollIntoViewIfNeeded();
    const frame = card(page, 'basic').locator('iframe');
    const comments = frame.contentFrame().locator('.comments > .comment');
    await expect.poll(() => comments.count()).toBeGreaterThan(2);
    expect(
      await frame
        .contentFrame()
        .locator('body')
        .evaluate(() => origin),
    ).toBe('null');
    expect(await living(page).count()).toBeLessThanOrEqual(4);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(living(page)).toHaveCount(0);
  });

  test('can all be stopped, and one started', async ({page}) => {
    await gotoHydrated(page, PAGE);
    await card(page, 'basic').scrollIntoViewIfNeeded();
    await expect(living(page).first()).toBeAttached();
    await page.getByLabel('見本を動かす').uncheck();
    await expect(living(page)).toHaveCount(0);
    const {id, name} = TEMPLATES[0] ?? {id: '', name: ''};
    const button = (label: string): Locator =>
      card(page, id).getByRole('button', {name: label, exact: true});
    await button(`「${name}」のプレビュー`).press('Enter');
    await expect(living(page)).toHaveCount(1);
    await button(`「${name}」のプレビューを止める`).press('Enter');
    await expect(living(page)).toHaveCount(0);
  });

  test('wait to be asked where less motion is wanted', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await gotoHydrated(page, PAGE);
    await card(page, 'basic').scrollIntoViewIfNeeded();
    await expect(page.getByLabel('見本を動かす')).not.toBeChecked();
    await expect(living(page)).toHaveCount(0);
  });

  for (const {id} of TEMPLATES) {
    test(`${id} shows comments from its own zip`, async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await gotoHydrated(page, PAGE);
      await card(page, id).getByRole('button', {name: 'のプレビュー'}).click();
      const frame = card(page, id).locator('iframe').contentFrame();
      await expect
        .poll(() => frame.locator('.comment').count(), {timeout: 20_000})
        .toBeGreaterThan(0);
    });
  }
});

test('axe finds nothing while previews run', async ({page}) => {
  await gotoHydrated(page, PAGE);
  await card(page, 'basic').scrollIntoViewIfNeeded();
  await expect(living(page).first()).toBeAttached();
  expect(await axeFindings(page)).toEqual([]);
});
