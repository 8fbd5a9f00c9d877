import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {TEMPLATES} from '@komebiyori/overlays/templates';
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
    const links = cards(page).locator('a[download]');
    expect(
      await links.evaluateAll((all) =>
        all.map((link) => [
          link.getAttribute('href'),
          link.getAttribute('download'),
          link.checkVisibility({visibilityProperty: true}),
        ]),
      ),
    ).toEqual(
      TEMPLATES.map(({id}) => {
        const zip = `${id}-komebiyori.zip`;
        return [`/templates/zips/${zip}`, zip, true];
      }),
    );
    await expect(page.getByLabel('見本を動かす', {exact: true})).toBeHidden();
    await expect(page.getByRole('button', {name: 'の見本を'}).first()).toBeHidden();
  });
});

/** By how they show comments. All zips are looked at in built/overlays.test and exported.served.test. */
const ONE_OF_EACH_KIND = [...new Map(TEMPLATES.map(({id, runtime}) => [runtime, id])).values()];

/** Presses the link that saves a template, and gives the name and the hash of what is saved. */
async function save(page: Page, press: Locator): Promise<{name: string; hash: string}> {
  const [saved] = await Promise.all([page.waitForEvent('download'), press.click()]);
  const bytes = readFileSync(await saved.path());
  const hash = createHash('sha256').update(bytes).digest('hex');
  return {name: saved.suggestedFilename(), hash};
}

test('a zip is the one that the page names, or that is told; filters and order are in the address', async ({
  page,
  quiet,
}) => {
  quiet.allow(/404/u);
  let isGone = true;
  await page.route(/\/(?:talk|card)-komebiyori\.zip$/u, (route) =>
    isGone ? route.fulfill({status: 404}) : route.continue(),
  );
  await page.route('**/bubble-komebiyori.zip', (route) => route.fulfill({body: 'PK'}));
  await page.emulateMedia({reducedMotion: 'reduce'});
  await gotoHydrated(page, PAGE);
  await test.step('a zip', async () => {
    const basic = card(page, 'basic');
    await basic.getByText('SHA-256', {exact: true}).click();
    const hash = await basic.locator('details code').innerText();
    await basic.getByText('更新履歴', {exact: true}).click();
    await expect(basic.getByText('公開しました。')).toBeVisible();
    const saved = await save(page, basic.getByRole('link', {name: 'ダウンロード'}));
    expect(saved).toEqual({name: 'basic-komebiyori.zip', hash});
    await expect(basic.getByText('を保存しました')).toBeVisible();
  });
  await test.step('that of the handwriting overlay, which leads to its manual', async () => {
    const pad = page.getByRole('listitem', {name: '手書きオーバーレイ'});
    await pad.getByText('SHA-256', {exact: true}).click();
    const hash = await pad.locator('details code').innerText();
    const press = pad.getByRole('link', {name: '「手書きオーバーレイ」をダウンロード'});
    expect(await save(page, press)).toEqual({name: 'handwriting-komebiyori.zip', hash});
    await expect(pad.getByRole('link', {name: '「手書きオーバーレイ」の使い方'})).toHaveAttribute(
      'href',
      '/manual/handwriting-overlay',
    );
  });
  await test.step('one that is gone is told, and asked for again: a preview', async () => {
    const shown = card(page, 'card');
    await shown.getByRole('button', {name: 'の見本を'}).click();
    await expect(shown.getByRole('alert')).toContainText('読み込めませんでした');
    isGone = false;
    await shown.getByRole('button', {name: 'もう一度試す'}).click();
    await expect(shown.getByRole('button', {name: 'の見本を'})).toBeFocused();
    const frame = shown.locator('iframe').contentFrame();
    await expect.poll(() => frame.locator('.comment').count()).toBeGreaterThan(0);
  });
  await test.step('and what is saved', async () => {
    isGone = true;
    const talk = card(page, 'talk');
    await talk.getByRole('link', {name: 'ダウンロード'}).click();
    await expect(talk.getByRole('alert')).toContainText('サイトが新しくなっています');
    isGone = false;
    const {name} = await save(page, talk.getByRole('button', {name: 'もう一度試す'}));
    expect(name).toBe('talk-komebiyori.zip');
    await expect(talk.getByRole('alert')).toHaveCount(0);
    await expect(talk.getByRole('link', {name: 'ダウンロード'})).toBeFocused();
  });
  await test.step('a zip with another content is not saved', async () => {
    const bubble = card(page, 'bubble');
    await bubble.getByRole('link', {name: 'ダウンロード'}).click();
    await expect(bubble.getByRole('alert')).toContainText('再読み込みして');
  });
  await test.step('filters and order', async () => {
    const pro = TEMPLATES.filter(({isPro}) => isPro).length;
    await page.getByLabel('Pro', {exact: true}).check();
    await expect(page).toHaveURL(/\?show=pro$/u);
    await expect(cards(page)).toHaveCount(pro);
    await page.getByLabel('軽量').check();
    await expect(page.getByText('0種類')).toBeVisible();
    await page.getByLabel('軽量').uncheck();
    await page.getByLabel('並べ方').selectOption({label: 'zipの小さい順'});
    await expect(page).toHaveURL(/\?show=pro&sort=size$/u);
    await gotoHydrated(page, page.url());
    await expect(page.getByLabel('Pro', {exact: true})).toBeChecked();
    await expect(cards(page)).toHaveCount(pro);
  });
});

test('previews run in sight, without an origin, but where less motion is wanted; all can be stopped, and one started', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({reducedMotion: 'reduce'});
  await gotoHydrated(page, PAGE);
  await test.step('where less motion is wanted they wait', async () => {
    await card(page, 'basic').scrollIntoViewIfNeeded();
    await expect(page.getByLabel('見本を動かす', {exact: true})).not.toBeChecked();
    await expect(living(page)).toHaveCount(0);
    await page.getByLabel('見本を動かす', {exact: true}).check();
  });
  await test.step('those in sight run, and axe finds nothing', async () => {
    await card(page, 'basic').scrollIntoViewIfNeeded();
    const frame = card(page, 'basic').locator('iframe').contentFrame();
    await expect.poll(() => frame.locator('.comments > .comment').count()).toBeGreaterThan(2);
    expect(await frame.locator('body').evaluate(() => origin)).toBe('null');
    expect(await living(page).count()).toBeLessThanOrEqual(4);
    // The rest of the page is seen by everyPage.spec.
    expect(await axeFindings(page, 'li:has([data-template="basic"])')).toEqual([]);
  });
  await test.step('those out of sight do not', async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(living(page)).toHaveCount(0);
    await card(page, 'basic').scrollIntoViewIfNeeded();
    await expect(living(page).first()).toBeAttached();
  });
  await test.step('all are stopped, and one is started', async () => {
    await page.getByLabel('見本を動かす', {exact: true}).uncheck();
    await expect(living(page)).toHaveCount(0);
    const {id, name} = TEMPLATES[0] ?? {id: '', name: ''};
    const button = (label: string): Locator =>
      card(page, id).getByRole('button', {name: label, exact: true});
    await button(`「${name}」の見本を動かす`).press('Enter');
    await expect(living(page)).toHaveCount(1);
    await button(`「${name}」の見本を止める`).press('Enter');
    await expect(living(page)).toHaveCount(0);
  });
  await test.step('each kind shows comments from its own zip', async () => {
    // One that is started ends the oldest of four.
    for (const id of ONE_OF_EACH_KIND) {
      await card(page, id).getByRole('button', {name: 'の見本を'}).click();
      const frame = card(page, id).locator('iframe').contentFrame();
      await expect(frame.locator('.comment').first(), id).toBeAttached({timeout: 20_000});
    }
  });
});
