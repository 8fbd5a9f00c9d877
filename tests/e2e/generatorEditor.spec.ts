import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {newDesign, setOption, type Design} from '@komebiyori/overlays/model/design';
import {readZip} from '@komebiyori/overlays/package/readZip';
import {encodeLink} from '@komebiyori/overlays/share/link';
import {expect, test} from './support/fixtures';
import {watchShifts} from './support/layoutShifts';

const PAGE = '/generator/templates/8_0';
const FONT = require.resolve('@fontsource/vt323/files/vt323-latin-400-normal.woff2');
/** What Google Fonts would answer, with a font of ours. */
const FACE = `@font-face { font-family: 'Kiwi Maru'; src: url(data:font/woff2;base64,${readFileSync(FONT).toString('base64')}); }`;
const comments = (page: Page) => page.frameLocator('iframe[title="見本"]').locator('.comment');

/** Opens an editor; nobody has to move the mouse for it to load. */
async function open(page: Page, path = PAGE): Promise<void> {
  await page.goto(path);
  // On a busy machine the idle moment that it loads in comes late.
  await expect(comments(page).first()).toBeVisible();
}

/** Puts a design into the address of an editor that is open. */
const take = (page: Page, design: Design): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, encodeLink(design).hash);

const cost = (page: Page) => page.getByRole('group', {name: '見本の重さ'});

test('a template is made, set and saved without a mouse; a change is seen at once, and what it costs', async ({
  page,
}) => {
  await open(page);
  await test.step('all of it is on the screen, below the head of the page', async () => {
    const preview = page.getByRole('region', {name: '見本', exact: true});
    const {y = 0, height = 0} = (await preview.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  });
  await test.step('templates have their pictures, which need no room of their own', async () => {
    const first = page.getByRole('group', {name: 'もとにするテンプレート'}).locator('img').first();
    await expect(first).toHaveJSProperty('naturalWidth', 480);
    const {width = 0, height = 0} = (await first.boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(16 / 9, 1);
  });
  await test.step('keys lead to the output and to the search, and save', () => saveByKeys(page));
  await test.step('a change is seen at once, and nothing moves', async () => {
    const shifted = await watchShifts(page);
    // On a busy machine what was typed before makes room for itself so late that it counts.
    const before = await shifted();
    await page.getByRole('spinbutton', {name: '大きさ'}).first().fill('48');
    await expect(comments(page).first()).toHaveCSS('font-size', '48px');
    expect((await shifted()) - before).toBeLessThan(0.02);
  });
  await test.step('what the preview costs is told while it plays', async () => {
    // A second of frames has to pass, and more on a busy machine.
    await expect(cost(page)).toContainText(/1コマ \d+\.\dms要素 \d+個/u);
    const stage = page.locator('[data-part="stage"] iframe');
    const sizes = async () =>
      [await cost(page).boundingBox(), await stage.boundingBox()].map((box) => [
        box?.x,
        box?.width,
        box?.height,
      ]);
    const before = await sizes();
    await page.getByRole('searchbox', {name: '項目を検索'}).fill('');
    await page.getByRole('button', {name: '影と光', exact: true}).click();
    await page.getByRole('spinbutton', {name: '光の重なり'}).fill('7');
    await expect(cost(page)).toContainText('「光の重なり」か「残す件数」を減らしてください。');
    expect(await sizes()).toEqual(before);
    await page.getByRole('button', {name: '一時停止'}).click();
    await expect(cost(page)).toContainText('1コマ –ms');
  });
});

/** From the top of a page that nobody has touched. */
async function saveByKeys(page: Page): Promise<void> {
  // To the content, to the output, to the first button there.
  const strokes = ['Tab', 'Enter', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter', 'Tab', 'Tab'];
  for (const stroke of strokes) await page.keyboard.press(stroke);
  await expect(page.getByRole('button', {name: 'CSSをコピー'})).toBeFocused();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', {name: '項目を検索'});
  await expect(search).toBeFocused();
  await page.keyboard.type('本文の文字 大きさ');
  await expect(search).toHaveValue('本文の文字 大きさ');
  await tabTo(page, '大きさ', 'number');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('52');
  await tabTo(page, 'zipを保存', 'button');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('basic-komebiyori.zip');
  const read = readZip(new Uint8Array(readFileSync(await download.path())));
  expect(read).toMatchObject({kind: 'design', warnings: [], design: {opts: {'body.size': 52}}});
}

/** Goes on with the tab key to the control of a name; never enters the preview. */
async function tabTo(page: Page, name: string, type: string): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const at = document.activeElement;
      const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : at?.textContent;
      return {tag: at?.tagName, label: label?.trim(), type: at?.getAttribute('type')};
    });
    expect(found.tag).not.toBe('IFRAME');
    if (found.label === name && found.type === type) return;
  }
  throw new Error(`The tab key does not lead to ${name}`);
}

test('another version has its editor; it takes the design and its history along, and says what it lacks', async ({
  page,
}) => {
  const heading = page.getByRole('heading', {level: 1});
  const version = page.getByRole('combobox', {name: /^バージョン/u});
  const lanes = setOption(newDesign('lanes', '8_0'), 'body.size', 31);
  await open(page, `${PAGE}#${encodeLink(lanes).hash}`);
  await expect(heading).toContainText('テンプレートエディタ');
  await test.step('one that lacks the template says so, and can be taken back', async () => {
    await version.selectOption('4_2');
    await page.getByRole('button', {name: 'このバージョンで開く'}).click();
    await expect(page).toHaveURL(/\/generator\/templates\/4_2/u);
    const told = page.getByRole('region', {name: 'エディタからのお知らせ'});
    await expect(told).toContainText('サービス別レーン');
    await expect(comments(page).first()).toBeVisible();
    await page.getByRole('button', {name: '元に戻す'}).first().click();
    await expect(page).toHaveURL(/\/generator\/templates\/8_0/u);
    await expect(page.getByRole('radio', {name: /サービス別レーン/u})).toBeChecked();
  });
  await page.getByRole('radio', {name: /^ふきだし/u}).check();
  for (const [app, name] of [
    // Those between open by the same way; everyPage.spec visits them.
    ['5_0', '5.0'],
    ['7_0', '7.0-7.1'],
  ] as const) {
    await test.step(name, async () => {
      await version.selectOption(app);
      await page.getByRole('button', {name: 'このバージョンで開く'}).click();
      await expect(page).toHaveURL(new RegExp(`/generator/templates/${app}$`, 'u'));
      await expect(heading).toContainText(name);
      await expect(page.getByRole('radio', {name: /^ふきだし/u})).toBeChecked();
      await expect(comments(page).first()).toBeVisible();
    });
  }
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page).toHaveURL(/\/generator\/templates\/5_0$/u);
  await expect(page.getByRole('radio', {name: /^ふきだし/u})).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\/generator\/templates\/7_0$/u);
  await expect(heading).toContainText('7.0-7.1');
});

test('fonts come from the site, from others when they are asked for, and from the visitor; one that does not come says so', async ({
  page,
  quiet,
}) => {
  quiet.allow(/503|Failed to load resource|fonts\.googleapis\.com|ERR_FAILED/u);
  await page.clock.install();
  let isDown = true;
  await page.route('**/templates/fonts/**', (route) =>
    isDown ? route.fulfill({status: 503}) : route.continue(),
  );
  await page.route('https://fonts.googleapis.com/**', (route) =>
    isDown ? route.abort() : route.fulfill({contentType: 'text/css', body: FACE}),
  );
  /** The visitor is told, and tries again, which asks for an address. */
  const expectTold = async (family: string, address: RegExp): Promise<void> => {
    await expect(cost(page)).toContainText(`「${family}」を読み込めず`);
    await openBody(page);
    await expect(page.getByText('フォントを読み込めませんでした。', {exact: true})).toBeVisible();
    isDown = false;
    const coming = page.waitForResponse((one) => address.test(one.url()) && one.ok());
    await page.getByRole('button', {name: 'もう一度読み込む'}).click();
    await coming;
    await expect(comments(page).first()).toBeVisible();
    await expect(cost(page)).not.toContainText(family);
    // Longer than the patience that it has with a font.
    await page.clock.runFor(6000);
    await expect(cost(page)).not.toContainText(family);
    isDown = true;
  };
  await test.step('one that is bundled comes from the site', async () => {
    await open(page, `${PAGE}?template=sticky`);
    await expectTold('Yusei Magic', /\/templates\/fonts\/yusei-magic-[\w-]+\.woff2$/u);
    const letters = page.getByText('配信 あいうアイウ 123 Aa').first();
    await expect(letters).toHaveCSS('font-family', '"Sample of Yusei Magic"');
    await expect(letters.locator('..')).toContainText('The Yusei Magic Project Authors');
    await expect(page.getByText('Googleに送られます')).toBeHidden();
  });
  await test.step('those of others are loaded only when somebody asks for them', async () => {
    await take(page, setOption(newDesign('sticky', '8_0'), 'fonts.source', 'web'));
    await expect(page.getByText('Googleに送られます')).toBeVisible();
  });
  await test.step('a file of the visitor is seen until it is taken away', async () => {
    await take(page, setOption(newDesign('basic', '8_0'), 'body.family', 'My Font'));
    await page.getByLabel(/^My Font：/u).setInputFiles(FONT);
    await expect.poll(() => loadedFonts(page)).toEqual(['My Font']);
    await page.getByRole('button', {name: /^My Font：/u}).click();
    await expect.poll(() => loadedFonts(page)).toEqual([]);
  });
  await test.step('one of others that does not come is told, and asked for again', async () => {
    await take(page, setOption(newDesign('basic', '8_0'), 'body.family', 'Kiwi Maru'));
    await page.getByRole('button', {name: '見本に読み込む'}).click();
    await expectTold('Kiwi Maru', /^https:\/\/fonts\.googleapis\.com\/.*Kiwi/u);
  });
});

/** Opens the part of the text, which may be open already. */
async function openBody(page: Page): Promise<void> {
  const head = page.getByRole('button', {name: /^本文の文字/u});
  if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
}

/** The families that the preview draws with. */
const loadedFonts = (page: Page) =>
  comments(page)
    .first()
    .evaluate(({ownerDocument}) =>
      [...ownerDocument.fonts]
        .filter(({status}) => status === 'loaded')
        .map(({family}) => family.replaceAll('"', '')),
    )
    // While the preview begins anew there is no comment.
    .catch(() => undefined);
