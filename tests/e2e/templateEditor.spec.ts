import {readFileSync} from 'node:fs';
import type {Download, FrameLocator, Locator, Page} from '@playwright/test';
import {strToU8, unzipSync, zipSync} from 'fflate';
import {newDesign, setOption} from '@komebiyori/overlays/model/design';
import {toJsonFile} from '@komebiyori/overlays/share/json';
import {encodeLink} from '@komebiyori/overlays/share/link';
import {axeFindings, color, structureFindings} from './support/axe';
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

/** Puts a link into the address of an editor that is open. */
const setHash = (page: Page, hash: string): Promise<void> =>
  page.evaluate((next) => {
    location.hash = next;
  }, hash);

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

test('an option changes the preview at once, can be taken back, and is copied for OBS', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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

  await test.step('the CSS is copied whole', async () => {
    await pressed(page, 'CSSをコピー')();
    await expect(page.getByText('CSSをコピーしました')).toBeVisible();
    // Said there, and so not by the name of the button as well.
    await expect(page.getByRole('button', {name: 'CSSをコピー', exact: true})).toBeFocused();
    const css = await page.evaluate(() => navigator.clipboard.readText());
    expect(css).toContain('background-color: rgba(0, 0, 0, 0)');
    expect(css).toContain('41px');
  });
  await test.step('without the clipboard the text is there to be copied by hand', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: {writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError'))},
      });
    });
    await pressed(page, 'CSSをコピー')();
    const box = page.getByRole('group', {name: '手でコピーする'});
    await expect(box.getByRole('alert')).toContainText('許可していません');
    await expect(box.getByRole('textbox')).toBeFocused();
  });
  await test.step('keys: search, pause', async () => {
    await page.getByRole('button', {name: '一時停止'}).focus();
    await page.keyboard.press('/');
    await expect(page.getByPlaceholder(/項目を検索/u)).toBeFocused();
    await page.keyboard.type('縁取り');
    await expect(group(page, '縁取り')).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('button', {name: '一時停止'}).focus();
    await page.keyboard.press('p');
    await expect(page.getByRole('button', {name: '1件進める'})).toBeEnabled();
  });
  await test.step('axe finds nothing, on a phone in the dark either', async () => {
    expect(await structureFindings(page, 'main', {without: [FRAME]})).toEqual([]);
    await page.setViewportSize({width: 390, height: 844});
    await color(page, 'dark');
    expect(await axeFindings(page, 'main', [FRAME])).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
  await test.step('a tab of a phone shows its part from the beginning', async () => {
    await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight / 2);
    });
    await page.getByRole('tab', {name: '書き出し'}).click();
    const [row, part] = [
      await page.getByRole('tablist', {name: 'エディタの画面'}).boundingBox(),
      await page.getByRole('region', {name: '書き出し'}).boundingBox(),
    ];
    const below = (part?.y ?? 0) - (row?.y ?? 0) - (row?.height ?? 0);
    expect(below).toBeGreaterThanOrEqual(-1);
    expect(below).toBeLessThan(100);
  });
  await test.step('its tabs stand at the top when the navbar has gone, what is found below the field', async () => {
    await page.getByRole('tab', {name: '項目'}).click();
    await page.mouse.wheel(0, 300);
    await page.mouse.wheel(0, 600);
    const tabs = page.getByRole('tablist', {name: 'エディタの画面'});
    await expect.poll(async () => (await tabs.boundingBox())?.y).toBe(0);
    await page.setViewportSize({width: 390, height: 430});
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await page.getByPlaceholder(/項目を検索/u).fill('縁');
    await expect(page.getByText('縁取りの作り方')).toBeInViewport({ratio: 1});
  });
});

test('the address of a template opens it; a second tab has what was made, and is warned', async ({
  page,
  context,
}) => {
  await open(page, `${EDITOR}?template=bubble`);
  await expect(page.getByRole('radio', {name: /ふきだし/u})).toBeChecked();
  await openBody(page);
  await bodySize(page).fill('37');
  await expect(page.getByText('下書きを保存しました')).toBeVisible();

  // A page that is opened anew, as after a reload.
  const second = await context.newPage();
  await open(second);
  await expect(second.getByRole('radio', {name: /ふきだし/u})).toBeChecked();
  await expect.poll(() => sizeInPreview(second)).toBe('37px');
  // Its head says that something in it was changed.
  await second.getByRole('button', {name: /^本文の文字/u}).click();
  await bodySize(second).fill('28');
  const [here, there] = [told(page), told(second)];
  await expect
    .poll(async () => `${await here.innerText()}${await there.innerText()}`)
    .toContain('タブ');
});

const CUT_OFF = 's=1.q1YqTs5IzU1UsjLUUUosKF';

const FOREIGN = Buffer.from(zipSync({'other/style.css': strToU8('body{}')}));

const BROKEN_FILES = [
  ['notes.zip', Buffer.from('this is no zip'), 'zipではありません'],
  ['foreign.zip', FOREIGN, '再編集できるのは'],
] as const;

test('a broken link leaves an editor that works; zip and JSON go out and come back, and what is broken is refused', async ({
  page,
}) => {
  const choose = (name: string, buffer: Buffer): Promise<void> =>
    page
      .getByLabel('ファイルを選ぶ')
      .setInputFiles({name, mimeType: 'application/octet-stream', buffer});

  // Of all that may be wrong with links and files tells readInput.test.
  await test.step('a link that is cut off, opened and put into the address', async () => {
    await open(page, `${EDITOR}#${CUT_OFF}`);
    await openBody(page);
    for (const size of [30, 31]) {
      await expect(told(page)).toContainText('共有リンクを読み込めませんでした');
      await expect(told(page)).toContainText('途中で切れているか');
      await bodySize(page).fill(String(size));
      await expect.poll(() => sizeInPreview(page)).toBe(`${size}px`);
      await told(page)
        .getByRole('button', {name: /^お知らせを閉じる/u})
        .click();
      await expect(told(page)).toBeHidden();
      if (size === 30) await setHash(page, 's=1.AAAAA');
    }
  });
  await test.step('a whole one brings its design', async () => {
    await setHash(page, encodeLink(setOption(newDesign('basic', '8_0'), 'body.size', 43)).hash);
    await expect.poll(() => sizeInPreview(page)).toBe('43px');
  });
  await test.step('Ctrl+S saves JSON', async () => {
    await bodySize(page).fill('29');
    const download = await saved(page, () => page.keyboard.press('Control+s'));
    expect(download.suggestedFilename()).toMatch(/\.json$/u);
    const json: unknown = JSON.parse(Buffer.from(await bytesOf(download)).toString('utf8'));
    expect(json).toMatchObject({schema: 1, app: '8_0', template: 'basic', opts: {'body.size': 29}});
  });
  await test.step('the zip holds a template and is read again', async () => {
    await bodySize(page).fill('39');
    const download = await saved(page, pressed(page, 'zipを保存'));
    expect(download.suggestedFilename()).toBe('basic-komebiyori.zip');
    const bytes = await bytesOf(download);
    const names = Object.keys(unzipSync(bytes)).map((name) => name.replace(/^[^/]*\//u, ''));
    expect(names).toEqual(
      expect.arrayContaining([
        ...['index.html', 'style.css', 'script.js', 'template.json', 'thumb.png'],
      ]),
    );
    await page.getByRole('button', {name: '読み込み', exact: true}).click();
    await bodySize(page).fill('20');
    await choose('mine.zip', Buffer.from(bytes));
    await expect.poll(() => sizeInPreview(page)).toBe('39px');
  });
  for (const [name, buffer, reason] of BROKEN_FILES) {
    await test.step(`${name} is refused, and nothing is lost`, async () => {
      await choose(name, buffer);
      await expect(told(page)).toContainText(reason);
      await expect.poll(() => sizeInPreview(page)).toBe('39px');
    });
  }
  await test.step('on a phone, what became of a file is seen without looking for it', async () => {
    await page.setViewportSize({width: 390, height: 844});
    await page.getByRole('tab', {name: '書き出し'}).click();
    await page.getByLabel('ファイルを選ぶ').scrollIntoViewIfNeeded();
    await choose('notes.zip', Buffer.from('this is no zip'));
    await expect(told(page).getByText('zipではありません')).toBeInViewport();
    await page.setViewportSize({width: 1280, height: 720});
  });
  await test.step('JSON that is pasted is taken', async () => {
    await page
      .getByLabel('貼り付ける')
      .fill(toJsonFile(setOption(newDesign('card', '8_0'), 'body.size', 36)));
    await page.getByRole('button', {name: '読み込む'}).click();
    await expect(page.getByRole('radio', {name: /カード/u})).toBeChecked();
    await expect.poll(() => sizeInPreview(page)).toBe('36px');
  });
});
