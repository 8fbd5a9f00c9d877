import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import {parseOperator} from '../../config/operator';
import {expect, test} from './support/fixtures';

const ROOT = path.join(__dirname, '..', '..');
const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
const operator = parseOperator(readJson('data/operator.json'));
const PAGES = ['/company', '/terms', '/policy', '/commerce-legal', '/membership', '/thanks'];

/** 消費者契約法 8条: clauses that take all liability away, or hide behind "as far as the law allows". */
const VOID_CLAUSES =
  /一切の?責任|いかなる(?:場合|責任|損害)|何ら責任|法(?:令|律)[がで](?:許|認め)[^。]{0,8}(?:限り|範囲)[^。]*責任/u;

test.describe('legal pages without script', () => {
  test.use({javaScriptEnabled: false});

  test('no page holds a void clause or an invented date', async ({page}) => {
    const dates = Object.values(operator.dates).map(({established}) => established);
    for (const url of PAGES) {
      await page.goto(url);
      const text = await page.getByRole('main').innerText();
      expect.soft(text, url).not.toMatch(VOID_CLAUSES);
      if (dates.every((date) => date === '')) {
        expect.soft(text, url).not.toMatch(/(?:制定|改定|施行|最終更新)日?[：:\s]*\d{4}年/u);
      }
    }
  });

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
    // Only seller, address and telephone wait for a request.
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

  test('the terms number their articles, and keep what the consumer may not lose', async ({
    page,
  }) => {
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

  test('個人情報保護法: the policy covers every item that must be told', async ({page}) => {
    await page.goto('/policy');
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
      await expect.soft(page.locator(`main h2#${id}`), what).toHaveCount(1);
      await expect.soft(page.locator(`main h2#${id} + *`), what).not.toBeEmpty();
    }
    // Nothing else is configured in this build.
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
    const Manifest = v.object({
      dependencies: v.optional(v.record(v.string(), v.string()), {}),
    });
    const ours = readdirSync(path.join(ROOT, 'packages'), {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => `packages/${name}`);
    const dependencies = ['.', ...ours]
      .flatMap((folder) =>
        Object.entries(v.parse(Manifest, readJson(`${folder}/package.json`)).dependencies),
      )
      .filter(([name]) => !name.startsWith('@komebiyori/'));
    await page.goto('/thanks');
    const rows = await page
      .locator('#packages tbody tr')
      .evaluateAll((elements) =>
        elements.map((row) => [...row.children].map((cell) => cell.textContent)),
      );
    const listed = new Map(rows.map(([name, version]) => [name, version]));
    for (const [key, wanted] of dependencies) {
      // Installed under another name: `npm:<package>@<version>`.
      const {name = key, version = wanted} =
        /^npm:(?<name>.+)@(?<version>[^@]+)$/u.exec(wanted)?.groups ?? {};
      expect([name, listed.get(name)]).toEqual([name, version]);
    }
    expect(rows.map(([name]) => name).join(' ')).not.toContain('@komebiyori/');
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
