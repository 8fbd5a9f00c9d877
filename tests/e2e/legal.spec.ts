import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';
import * as v from 'valibot';
import {parseOperator} from '../../config/operator';
import versions from '../../versions.json';
import {newAddress, signInHere} from './support/account';
import {expect, gotoHydrated, test} from './support/fixtures';

const ROOT = path.join(__dirname, '..', '..');
const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
const operator = parseOperator(readJson('data/operator.json'));
const PAGES = ['/company', '/terms', '/policy', '/commerce-legal', '/membership', '/thanks'];

/** 消費者契約法 8条: clauses that take all liability away, or hide behind "as far as the law allows". */
const VOID_CLAUSES =
  /一切の?責任|いかなる(?:場合|責任|損害)|何ら責任|法(?:令|律)[がで](?:許|認め)[^。]{0,8}(?:限り|範囲)[^。]*責任/u;

test.describe('legal pages without script', () => {
  test.use({javaScriptEnabled: false});

  for (const url of PAGES) {
    test(`${url} holds no void clause and no invented date`, async ({page}) => {
      await page.goto(url);
      const text = await page.getByRole('main').innerText();
      expect(text).not.toMatch(VOID_CLAUSES);
      const dates = Object.values(operator.dates).map(({established}) => established);
      if (dates.every((date) => date === '')) {
        expect(text).not.toMatch(/(?:制定|改定|施行|最終更新)日?[：:\s]*\d{4}年/u);
      }
    });
  }

  test('特定商取引法 11: the table has every item, each with a text', async ({page}) => {
    await page.goto('/commerce-legal');
    const table = page.getByRole('main');
    for (const item of [
      '販売業者',
      '所在地',
      '電話番号',
      '開示の請求方法',
      '販売価格（税込み）',
      '送料',
      '代金のほかにかかる費用',
      '支払いの時期',
      '支払いの方法',
      '提供の時期',
      '申し込みの期間',
      '継続する契約であること',
      '解約',
      '返品と返金',
      '契約の内容に合わないとき',
      '数量と特別の条件',
      '動作環境',
    ]) {
      const row = table.locator('dl > div', {has: page.locator('dt', {hasText: item})}).first();
      await expect(row.locator('dd')).not.toBeEmpty();
    }
  });

  test('特定商取引法 11: only seller, address and telephone wait for a request', async ({page}) => {
    await page.goto('/commerce-legal');
    const waiting = await page
      .locator('main dl > div', {hasText: 'ご請求があれば遅滞なく開示します'})
      .evaluateAll((rows) => rows.map(({id}) => id));
    const allowed = ['seller', 'representative', 'address', 'phone'];
    expect(waiting.filter((id) => !allowed.includes(id))).toEqual([]);
    await expect(page.locator('#disclosure').getByRole('link')).toHaveAttribute(
      'href',
      /^(?:https:\/\/|mailto:)/u,
    );
  });

  test('the terms number their articles without a gap and can be linked to', async ({page}) => {
    await page.goto('/terms');
    const headings = await page.locator('main h3').allInnerTexts();
    const numbers = headings.map((text) => Number(/^第(?<n>\d+)条/u.exec(text)?.groups?.['n']));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    for (const number of numbers) {
      await expect(page.locator(`#article-${number}`)).toHaveText(
        new RegExp(`^第${number}条`, 'u'),
      );
    }
    await expect(page.getByRole('main')).toContainText('約束の内容を決めるのは、次の条文です');
  });

  test('the terms keep what the consumer may not lose', async ({page}) => {
    await page.goto('/terms');
    const main = page.getByRole('main');
    if (operator.terms.liabilityMonths > 0) {
      await expect(main).toContainText('軽過失（重大な過失を除く過失）');
      await expect(main).toContainText('故意または重大な過失による損害には適用しません');
      await expect(main).toContainText('生命や身体に生じた損害には適用しません');
    }
    await expect(main).toContainText('民法548条の4');
    await expect(main).toContainText('住所地の裁判所に訴えを起こすことを妨げません');
    await expect(main).toContainText('保護者の同意');
  });

  for (const [what, id] of [
    ['purpose of use (17, 21)', 'purpose'],
    ['security measures (23)', 'security'],
    ['entrusted work (25)', 'entrustment'],
    ['reporting a leak (26)', 'breach'],
    ['provision to third parties (27, 28)', 'third-parties'],
    ['name and address of the operator (32)', 'controller'],
    ['requests for disclosure (33 to 39)', 'requests'],
    ['external transmission (電気通信事業法 27条の12)', 'external'],
    ['children', 'children'],
    ['changes', 'history'],
  ] as const) {
    test(`個人情報保護法: the policy covers ${what}`, async ({page}) => {
      await page.goto('/policy');
      await expect(page.locator(`main h2#${id}`)).toHaveCount(1);
      await expect(page.locator(`main h2#${id} + *`)).not.toBeEmpty();
    });
  }

  test('the policy names the accounts and the payment, because nothing else is configured', async ({
    page,
  }) => {
    await page.goto('/policy');
    await expect(page.locator('[data-transmissions]')).toHaveAttribute(
      'data-transmissions',
      'backend payment',
    );
    await expect(page.getByRole('main')).not.toContainText(/Google (?:Tag|Analytics|AdSense)/u);
  });

  test('the company page has no row without a value', async ({page}) => {
    await page.goto('/company');
    for (const value of await page.locator('main dd').all()) await expect(value).not.toBeEmpty();
    for (const row of ['usage', 'business', 'privacy']) {
      await expect(page.locator(`#contact-${row}`).getByRole('link')).toBeVisible();
    }
    await expect(page.locator('main dl > #name')).toHaveCount(operator.name === '' ? 0 : 1);
  });

  test('the software list holds every dependency with a version and a free licence', async ({
    page,
  }) => {
    const {dependencies} = v.parse(
      v.object({dependencies: v.record(v.string(), v.string())}),
      readJson('package.json'),
    );
    await page.goto('/thanks');
    const rows = await page
      .locator('#packages tbody tr')
      .evaluateAll((elements) =>
        elements.map((row) => [...row.children].map((cell) => cell.textContent)),
      );
    const listed = new Map(rows.map(([name, version]) => [name, version]));
    for (const [name, version] of Object.entries(dependencies)) {
      expect([name, listed.get(name)]).toEqual([name, version]);
    }
    for (const [name, , licence] of rows) expect([name, licence]).not.toEqual([name, '']);
    expect(rows.map(([, , licence]) => licence).join(' ')).not.toContain('GPL');
  });

  test('FAQPage says what the membership page shows', async ({page}) => {
    await page.goto('/membership');
    const json = await page.locator('script[type="application/ld+json"]').allTextContents();
    const Faq = v.object({
      '@type': v.literal('FAQPage'),
      mainEntity: v.array(
        v.object({name: v.string(), acceptedAnswer: v.object({text: v.string()})}),
      ),
    });
    const faqs = json
      .map((text) => v.safeParse(Faq, JSON.parse(text)))
      .filter(({success}) => success);
    expect(faqs).toHaveLength(1);
    const {mainEntity} = v.parse(Faq, faqs[0]?.output);
    const shown = page.locator('#faq ~ dl > div');
    await expect(shown).toHaveCount(mainEntity.length);
    for (const [index, {name, acceptedAnswer}] of mainEntity.entries()) {
      await expect(shown.nth(index).locator('dt')).toHaveText(name);
      await expect(shown.nth(index).locator('dd p').first()).toHaveText(acceptedAnswer.text);
    }
  });
});

/** Everything that this origin keeps in the browser, by the place where it is kept. */
async function kept(page: Page, context: BrowserContext): Promise<string[]> {
  const keys = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({name}) => name ?? ''),
    ...(await caches.keys()).map((name) => `cache ${name}`),
  ]);
  return [...keys, ...(await context.cookies()).map(({name}) => `cookie ${name}`)];
}

test('the policy lists exactly what a visit leaves in the browser', async ({
  page,
  context,
  quiet,
}) => {
  test.slow();
  quiet.allow(/Failed to load resource/u);
  const found = new Set<string>();
  const collect = async (): Promise<void> => {
    // One draft for each version.
    for (const key of await kept(page, context)) {
      found.add(key.replace(/^(generator\.draft\.).+$/u, '$1…'));
    }
  };

  for (const url of [
    '/',
    '/news',
    '/download',
    '/docs/about',
    '/templates/downloads',
    '/generator/templates/8_0',
    '/tools/mic-checker',
    '/tools/webm',
    '/tools/volume-party',
    '/tools/map',
    '/tools/wordparty-ponkit',
    '/account/signin',
    `/search?q=${encodeURIComponent('設定')}`,
  ]) {
    await gotoHydrated(page, url);
    await collect();
  }

  await gotoHydrated(page, '/account/signin');
  await signInHere(page, newAddress('policy'));
  await page.waitForURL(/\/account\/my$/u);
  await collect();

  await gotoHydrated(page, '/tools/mic-checker');
  await page.getByRole('switch', {name: 'RMSを正弦波基準にする'}).check();
  await collect();

  await gotoHydrated(page, '/tools/webm');
  await page.getByRole('button', {name: '見本'}).first().click();
  await page.getByRole('radio', {name: /^GIF/u}).check();
  await collect();

  await gotoHydrated(page, '/tools/map');
  await page.getByRole('textbox', {name: '題名'}).fill('どこから？');
  await page.getByRole('button', {name: 'つなぐ先'}).click();
  await page.getByRole('textbox', {name: 'ポート'}).fill('11181');
  await page.getByRole('button', {name: '保存してつなぐ'}).click();
  await collect();

  await gotoHydrated(page, '/tools/wordparty-ponkit');
  await page.getByRole('button', {name: '編集', exact: true}).click();
  await page.getByRole('button', {name: /^拍手/u}).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', {name: '画像を選ぶ'}).click();
  await (
    await choosing
  ).setFiles(path.join(ROOT, 'static', 'img', 'screens', 'komebiyori-window.png'));
  await expect(page.getByText('このブラウザに保存しました')).toBeVisible();
  await collect();

  await gotoHydrated(page, '/tools/volume-party');
  await page.getByLabel('いちばん上の段だけを出す').uncheck();
  await page.getByLabel('場所').fill('例');
  await page.getByLabel('パスワード').fill('ひみつ');
  await page.getByRole('button', {name: 'OBSにつなぐ'}).click();
  await expect(page.getByText('保存しました')).toBeVisible();
  await collect();

  await gotoHydrated(page, '/generator/templates/8_0');
  await page.getByLabel('フォルダ名').fill('line-up');
  await page.getByRole('button', {name: '残した見た目', exact: true}).click();
  await page.getByRole('button', {name: 'いまの見た目を残す'}).click();
  await page.getByRole('radio', {name: /^ふきだし/u}).check();
  await page.getByRole('button', {name: /^本文の文字/u}).click();
  await page.getByRole('combobox', {name: 'フォント', exact: true}).selectOption('Yomogi');
  await expect(page.getByText('下書きを保存しました')).toBeVisible();
  await collect();

  await gotoHydrated(page, '/docs/guide/install');
  await page.locator('.navbar__inner [data-color-mode-toggle]').click();
  await collect();
  await page.getByRole('button', {name: 'お知らせを閉じる'}).click();
  const version = page.locator('details[data-disclosure]:visible', {
    has: page.locator('summary', {hasText: versions[0] ?? ''}),
  });
  await version.locator('summary').click();
  await version.getByRole('link', {name: '7.2', exact: true}).click();
  await expect(page).toHaveURL(/\/docs\/7\.2\//u);
  await collect();

  const box = page.locator('nav input[name="q"]');
  await box.fill('設定');
  // A search that is sent before the box has its code is the browser's own, and not remembered.
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search/u);
  await collect();

  // What is kept when scripts cannot be loaded.
  const main = /\/assets\/js\/main\.[^/]+\.js$/u;
  await page.route(main, (route) => route.abort());
  await page.goto('/policy');
  await page.mouse.move(7, 7);
  // The page reloads itself as soon as it has kept this, so what is there is read until it holds still.
  await expect(async () => {
    await collect();
    expect(found).toContain('site.reloadedAt');
  }).toPass();
  await page.unroute(main);

  await page.goto('/policy');
  const listed = await page.locator('#stored-items dt code').allInnerTexts();
  expect([...found].sort()).toEqual([...listed].sort());
});
