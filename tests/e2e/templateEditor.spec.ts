import {readFileSync} from 'node:fs';
import type {Download, FrameLocator, Locator, Page} from '@playwright/test';
import {strToU8, unzipSync, zipSync} from 'fflate';
import {newDesign, setOption} from '../../overlays/model/design';
import {toJsonFile} from '../../overlays/share/json';
import {encodeLink} from '../../overlays/share/link';
import {axeFindings} from './support/axe';
import {expect, hydrate, test} from './support/fixtures';

const EDITOR = '/generator/templates/8_0';
const FRAME = 'iframe[title="見本"]';

const preview = (page: Page): FrameLocator => page.frameLocator(FRAME);
const comment = (page: Page): Locator => preview(page).locator('.comment-text').first();
const group = (page: Page, name: string): Locator =>
  page.getByRole('region', {name: '項目'}).getByRole('button', {name, exact: true});
const bodySize = (page: Page): Locator => page.getByRole('spinbutton', {name: '大きさ'}).first();

const told = (page: Page): Locator => page.getByRole('region', {name: 'エディタからのお知らせ'});

/** Opens an editor and waits for the first comment of its preview. */
async function open(page: Page, address = EDITOR): Promise<void> {
  await page.goto(address);
  await hydrate(page);
  await comment(page).waitFor();
}

async function openBody(page: Page): Promise<void> {
  await group(page, '本文の文字').click();
}

/** Empty while the preview begins anew. */
const sizeInPreview = (page: Page): Promise<string> =>
  comment(page)
    .evaluate((text) => getComputedStyle(text).fontSize)
    .catch(() => '');

async function bytesOf(download: Download): Promise<Uint8Array> {
  return new Uint8Array(readFileSync(await download.path()));
}

async function saved(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download;
}

const pressed = (page: Page, name: string) => async (): Promise<void> => {
  await page.getByRole('button', {name, exact: true}).click();
};

test('an option changes the preview at once, and can be taken back', async ({page}) => {
  await open(page);
  const before = await sizeInPreview(page);
  await openBody(page);
  await bodySize(page).fill('41');
  await expect.poll(() => sizeInPreview(page)).toBe('41px');
  await page.keyboard.press('Tab');
  await page.getByRole('button', {name: '元に戻す'}).click();
  await expect.poll(() => sizeInPreview(page)).toBe(before);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => sizeInPreview(page)).toBe('41px');
});

test('the address of a template opens it, and what was made is there after a reload', async ({
  page,
}) => {
  await open(page, `${EDITOR}?template=bubble`);
  await expect(page.getByRole('radio', {name: /ふきだし/u})).toBeChecked();
  await openBody(page);
  await bodySize(page).fill('37');
  await expect(page.getByText('下書きを保存しました')).toBeVisible();
  await open(page);
  await expect(page.getByRole('radio', {name: /ふきだし/u})).toBeChecked();
  await expect.poll(() => sizeInPreview(page)).toBe('37px');
});

test('a link brings the whole design', async ({page}) => {
  const design = setOption(newDesign('basic', '8_0'), 'body.size', 33);
  await open(page, `${EDITOR}#${encodeLink(design).hash}`);
  await expect.poll(() => sizeInPreview(page)).toBe('33px');
});

for (const [what, hash] of [
  ['garbled', 's=1.%%%'],
  ['cut off', 's=1.q1YqTs5IzU1UsjLUUUosKF'],
  ['too long', `s=1.${'A'.repeat(9000)}`],
  ['of another form', 's=9.AAAA'],
] as const) {
  test(`a link that is ${what} says so and leaves an editor that works`, async ({page}) => {
    await open(page, `${EDITOR}#${hash}`);
    await expect(told(page)).toContainText(/共有リンクを読み込めませんでした|新しい形式です/u);
    await openBody(page);
    await bodySize(page).fill('30');
    await expect.poll(() => sizeInPreview(page)).toBe('30px');
  });
}

test('the CSS for OBS is copied whole', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await openBody(page);
  await bodySize(page).fill('44');
  await pressed(page, 'CSSをコピー')();
  await expect(page.getByRole('button', {name: 'コピーしました'})).toBeVisible();
  const css = await page.evaluate(() => navigator.clipboard.readText());
  expect(css).toContain('background-color: rgba(0, 0, 0, 0)');
  expect(css).toContain('44px');
});

test('without the clipboard the text is there to be copied by hand', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError'))},
    });
  });
  await open(page);
  await pressed(page, 'CSSをコピー')();
  const box = page.getByRole('group', {name: '手でコピーする'});
  await expect(box.getByRole('alert')).toContainText('許可していません');
  await expect(box.getByRole('textbox')).toBeFocused();
});

test('the zip holds a template and is read again', async ({page}) => {
  await open(page);
  await openBody(page);
  await bodySize(page).fill('39');
  const download = await saved(page, pressed(page, 'zip'));
  expect(download.suggestedFilename()).toBe('basic-komebiyori.zip');
  const bytes = await bytesOf(download);
  const names = Object.keys(unzipSync(bytes)).map((name) => name.replace(/^[^/]*\//u, ''));
  expect(names).toEqual(
    expect.arrayContaining(['index.html', 'style.css', 'script.js', 'template.json', 'thumb.png']),
  );
  await page.getByRole('button', {name: '読み込み', exact: true}).click();
  await bodySize(page).fill('20');
  await page
    .getByLabel('ファイルを選ぶ')
    .setInputFiles({name: 'mine.zip', mimeType: 'application/zip', buffer: Buffer.from(bytes)});
  await expect.poll(() => sizeInPreview(page)).toBe('39px');
});

test('Ctrl+S saves JSON, which is read again', async ({page}) => {
  await open(page);
  await openBody(page);
  await bodySize(page).fill('29');
  const download = await saved(page, () => page.keyboard.press('Control+s'));
  expect(download.suggestedFilename()).toMatch(/\.json$/u);
  const json: unknown = JSON.parse(Buffer.from(await bytesOf(download)).toString('utf8'));
  expect(json).toMatchObject({schema: 1, app: '8_0', template: 'basic', opts: {'body.size': 29}});
});

const FOREIGN = Buffer.from(zipSync({'other/style.css': strToU8('body{}')}));

for (const [name, buffer] of [
  ['broken.json', Buffer.from('{"schema":')],
  ['notes.zip', Buffer.from('this is no zip')],
  ['foreign.zip', FOREIGN],
  ['upward.zip', Buffer.from(zipSync({'../up.txt': strToU8('x')}))],
] as const) {
  test(`${name} is refused with a reason, and nothing is lost`, async ({page}) => {
    await open(page);
    await openBody(page);
    await bodySize(page).fill('43');
    await page.getByRole('button', {name: '読み込み', exact: true}).click();
    await page
      .getByLabel('ファイルを選ぶ')
      .setInputFiles({name, mimeType: 'application/octet-stream', buffer});
    await expect(told(page)).toBeVisible();
    await expect.poll(() => sizeInPreview(page)).toBe('43px');
  });
}

test('another version says what it lacks, and can be taken back', async ({page}) => {
  const design = setOption(newDesign('lanes', '8_0'), 'body.size', 31);
  await open(page, `${EDITOR}#${encodeLink(design).hash}`);
  await page.getByRole('combobox', {name: /^バージョン/u}).selectOption('4_2');
  await expect(page).toHaveURL(/\/generator\/templates\/4_2/u);
  await expect(told(page)).toContainText('サービス別レーン');
  await page.getByRole('button', {name: '元に戻す'}).first().click();
  await expect(page).toHaveURL(/\/generator\/templates\/8_0/u);
  await expect(page.getByRole('radio', {name: /サービス別レーン/u})).toBeChecked();
});

test('a design of JSON that is pasted is taken', async ({page}) => {
  await open(page);
  await page.getByRole('button', {name: '読み込み', exact: true}).click();
  await page
    .getByLabel('貼り付ける')
    .fill(toJsonFile(setOption(newDesign('card', '8_0'), 'body.size', 36)));
  await page.getByRole('button', {name: '読み込む'}).click();
  await expect(page.getByRole('radio', {name: /カード/u})).toBeChecked();
  await expect.poll(() => sizeInPreview(page)).toBe('36px');
});

test('a second tab is warned', async ({page, context}) => {
  await open(page);
  const second = await context.newPage();
  await open(second);
  await openBody(second);
  await bodySize(second).fill('28');
  const [here, there] = [told(page), told(second)];
  await expect
    .poll(async () => `${await here.innerText()}${await there.innerText()}`)
    .toContain('タブ');
});

test('keys: search, pause', async ({page}) => {
  await open(page);
  await page.keyboard.press('/');
  await expect(page.getByPlaceholder(/項目を検索/u)).toBeFocused();
  await page.keyboard.type('縁取り');
  await expect(group(page, '縁取り')).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', {name: '一時停止'}).focus();
  await page.keyboard.press('p');
  await expect(page.getByRole('button', {name: '1件進める'})).toBeEnabled();
});

test.describe('accessibility', () => {
  for (const [width, scheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    test(`axe finds nothing at ${width} px, ${scheme}`, async ({page}) => {
      await page.setViewportSize({width, height: 844});
      await page.emulateMedia({colorScheme: scheme});
      await open(page);
      expect(await axeFindings(page, 'html', [FRAME])).toEqual([]);
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scroll).toBeLessThanOrEqual(width);
    });
  }
});
