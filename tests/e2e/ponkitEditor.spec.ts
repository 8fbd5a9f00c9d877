import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {axeFindings} from './support/axe';
import {expect, test} from './support/fixtures';

const KINDS = ['クラッカー', '落下', '固定表示', '紙吹雪', '投げつけ', '連結'] as const;

const rows = (page: Page) => page.getByRole('region', {name: '演出の一覧'}).getByRole('listitem');
const names = (page: Page) => rows(page).locator('[data-name]');

/** The tab of the effects, without those that every new kit has. */
async function openEditor(page: Page): Promise<void> {
  await page.goto('/tools/wordparty-ponkit');
  await page.getByRole('tab', {name: '演出'}).click();
  await expect(rows(page)).toHaveCount(8);
  for (let left = 7; left >= 0; left -= 1) {
    await page.getByRole('button', {name: '削除', exact: true}).click();
    await expect(rows(page)).toHaveCount(left);
  }
}

/** Goes on with Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target.toString()}`);
}

/** How many pixels of the preview something is drawn on. */
const drawn = (page: Page) =>
  page.locator('[role=img] canvas').evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) return 0;
    const {width, height} = canvas;
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    return pixels.filter((value, at) => at % 4 === 3 && value > 0).length;
  });

// The toast has one, too.
const undo = (page: Page) =>
  page.getByRole('button', {name: '元に戻す', exact: true}).first().click();
const out = (page: Page) => page.getByLabel('書き出すJSON');

test('an effect of each kind is made, sorted and undone by keyboard', async ({page}) => {
  await page.clock.install();
  await openEditor(page);
  for (const [at, kind] of KINDS.entries()) {
    const add = page.getByRole('button', {name: `${kind}を追加`, exact: true});
    if (at > 0) {
      await page.getByText('＋ 演出を追加').focus();
      await page.keyboard.press('Enter');
    } else await add.scrollIntoViewIfNeeded();
    await tabTo(page, add);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {name: `「${kind}」の設定`})).toBeVisible();
  }
  await expect(names(page)).toHaveText([...KINDS]);
  const handle = page.getByRole('button', {name: /^連結を動かす/u});
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await expect(names(page).nth(4)).toHaveText('連結');
  await expect(handle).toBeFocused();
  // Moves that follow each other at once are one step to take back.
  await page.clock.fastForward(500);
  await page.keyboard.press('Home');
  await expect(names(page).first()).toHaveText('連結');
  await undo(page);
  await expect(names(page).nth(4)).toHaveText('連結');

  // Presses move the chosen row as well, and what was pressed keeps the focus as long as it can.
  const step = (way: '上' | '下') => page.getByRole('button', {name: `「連結」を${way}へ`});
  await page.getByRole('button', {name: /^連結 /u}).click();
  await page.clock.fastForward(500);
  await step('下').click();
  await expect(names(page).nth(5)).toHaveText('連結');
  await expect(step('下')).toBeDisabled();
  await expect(step('上')).toBeFocused();
  await step('上').click();
  await expect(names(page).nth(4)).toHaveText('連結');
  await expect(step('上')).toBeFocused();

  // A row that is dragged by its handle comes where it is let go.
  const last = await rows(page).last().boundingBox();
  await page.getByRole('button', {name: /^クラッカーを動かす/u}).hover();
  await page.mouse.down();
  await page.mouse.move((last?.x ?? 0) + 9, (last?.y ?? 0) + (last?.height ?? 0) - 2, {steps: 5});
  await page.mouse.up();
  await expect(names(page).last()).toHaveText('クラッカー');

  // The connector leads to another effect, and never to itself.
  await page.getByRole('button', {name: /^連結 /u}).click();
  await page.getByRole('button', {name: '続けて出すに相手を追加'}).click();
  const target = page.getByRole('group', {name: '続けて出すの1番目'}).getByLabel('相手');
  await expect(target.locator('option')).toHaveCount(5);
  await page.getByRole('button', {name: '複製', exact: true}).click();
  const other = target.locator('option', {hasText: '連結どうしはつなげません'});
  await expect(other).toBeDisabled();
  await undo(page);
  expect(JSON.parse(await out(page).inputValue())).toMatchObject(
    KINDS.map(() => ({enabled: true})),
  );
});

test('the preview draws, words are tried, JSON goes out and in; another kind asks before it takes something away', async ({
  page,
  quiet,
}) => {
  test.slow();
  // The test reads the canvas, nobody else does.
  quiet.allow(/willReadFrequently/u);
  await openEditor(page);
  await page.getByRole('button', {name: '紙吹雪を追加'}).click();
  await page.getByLabel('パターン').fill('8888\n/(/');
  await expect(page.getByText('正規表現として読めません')).toBeVisible();
  await expect(rows(page).first()).toContainText('直すところが1件あります');
  await page.getByLabel('パターン').fill('8888');
  await expect(page.getByText('正規表現として読めません')).toHaveCount(0);
  await page.getByLabel('コメント', {exact: true}).fill('すごい888888');
  await expect(page.getByRole('list', {name: '当たる演出'})).toContainText('紙吹雪：出ます');
  // What the last change would have shown a moment later does not come either.
  const clear = page.getByRole('button', {name: '消す', exact: true});
  await page.getByLabel('初速', {exact: true}).fill('46');
  await clear.click();
  await expect.poll(() => drawn(page)).toBe(0);
  await page.waitForTimeout(600);
  expect(await drawn(page)).toBe(0);
  await page.getByRole('button', {name: '▶ 出す'}).click();
  await expect.poll(() => drawn(page)).toBeGreaterThan(100);

  // What nobody here knows goes out as it came in.
  const [written] = JSON.parse(await out(page).inputValue()) as [{options: object}];
  const changed = {...written, later: {than: 'this'}, options: {...written.options, spread: 999}};
  const entry = page.getByLabel('読み込むJSON');
  await entry.fill('[{');
  await expect(page.getByText('JSONとして読めません')).toBeVisible();
  await entry.fill(JSON.stringify([{...changed, name: '拍手', enabled: 'はい'}]));
  await expect(page.getByText('1番目の演出「拍手」の「有効」')).toBeVisible();
  await entry.fill(JSON.stringify([changed]));
  await page.getByRole('button', {name: 'すべて置き換える'}).click();
  expect(JSON.parse(await out(page).inputValue())).toEqual([changed]);
  const spread = page.getByLabel('広がり');
  await expect(spread).toHaveAccessibleDescription(/「広がり」は、0〜360/u);
  await spread.fill('90');
  await expect(spread).toHaveAttribute('aria-invalid', 'false');
  await undo(page);
  await expect(spread).toHaveValue('999');

  await page.getByRole('button', {name: '削除', exact: true}).click();
  await expect(rows(page)).toHaveCount(0);
  await changeKind(page);
});

/** On a phone whose owner wants less motion. */
async function changeKind(page: Page): Promise<void> {
  await page.setViewportSize({width: 390, height: 844});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.getByRole('button', {name: '投げつけを追加'}).click();
  await expect(page.getByText('動きを減らす設定なので')).toBeVisible();
  const kind = page.getByRole('group', {name: '演出', exact: true});
  await kind.getByRole('radio', {name: '落下'}).click();
  await expect(page.getByText('だけの設定が消えます')).toHaveCount(0);
  await page.getByLabel('大きさ', {exact: true}).fill('77');
  await kind.getByRole('radio', {name: '固定表示'}).click();
  await page.getByRole('button', {name: '固定表示に変える'}).click();
  await expect(page.getByLabel('大きさ', {exact: true})).toHaveCount(0);
  await undo(page);
  await expect(page.getByLabel('大きさ', {exact: true})).toHaveValue('77');

  const files = page.getByLabel('画像：画像を選ぶ');
  await files.setInputFiles({name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('a')});
  await expect(page.getByText('note.txt')).toBeVisible();
  const picture = readFileSync('static/img/screens/komebiyori-window.png').subarray(0, 3000);
  await files.setInputFiles({name: 'cut.png', mimeType: 'image/png', buffer: picture});
  await expect(page.getByText('cut.png：画像を読み取れません。')).toBeVisible();
  await files.setInputFiles('static/img/screens/komebiyori-window.png');
  await expect(page.getByRole('button', {name: 'komebiyori-window.pngを外す'})).toBeVisible();
  expect(await out(page).inputValue()).toContain('komebiyori-window.png');
  for (const group of ['音', '条件', 'くわしい設定']) {
    await page.locator('summary').filter({hasText: group}).click();
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  expect(await axeFindings(page)).toEqual([]);
}
