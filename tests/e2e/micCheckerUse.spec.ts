import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import type {Browser, Locator, Page} from '@playwright/test';
import {findingsInBothModes} from './support/axe';
import {expect, test} from './support/fixtures';
import {watchShifts} from './support/layoutShifts';
import {
  button,
  emit,
  holdMicrophone,
  launchMicrophone,
  open,
  says,
  start,
  tile,
} from './support/microphone';

const level = (page: Page): Locator => tile(page, '入力の音量');
const take = (page: Page, name: string): Locator => page.getByRole('group', {name, exact: true});

/** Peak and RMS of the first row, which are shown in tenths of a decibel, are these. */
async function expectLevels(page: Page, levels: readonly number[]): Promise<void> {
  const shown = await level(page)
    .locator('tbody tr')
    .first()
    .locator('td')
    .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent.replace('−', '-'))));
  for (const [index, right] of levels.entries()) {
    // A tenth off at most, and what a binary fraction adds to it.
    expect(Math.abs((shown[index] ?? NaN) - right)).toBeLessThan(0.11);
  }
}

async function onSound(
  sound: Parameters<typeof launchMicrophone>[0],
  baseURL: string | undefined,
  work: (page: Page, browser: Browser) => Promise<void>,
): Promise<void> {
  const browser = await launchMicrophone(sound);
  try {
    await work(await browser.newPage({baseURL: baseURL ?? '', locale: 'ja-JP'}), browser);
  } finally {
    await browser.close();
  }
}

async function record(page: Page, name: string): Promise<void> {
  await button(page, `${name}：録音する`).click();
  await expect(take(page, name)).toContainText(/録音中 0:0[1-9]/u);
  await button(page, `${name}：録音を止める`).click();
  await expect(take(page, name)).toContainText('加工なし');
}

async function saved(page: Page, press: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press.click()]);
  return download.path();
}

function probe(file: string): unknown {
  const args = ['-v', 'error', '-of', 'json', '-show_streams', file];
  return JSON.parse(execFileSync('ffprobe', args, {encoding: 'utf8'}));
}

test('the figures are those of the sound, and follow what is chosen', async ({baseURL}) => {
  await onSound('sides', baseURL, async (page) => {
    await start(page);
    // ffmpeg volumedetect of the left side: mean -26.0 dB, max -23.0 dB.
    await expect(async () => expectLevels(page, [-23, -26])).toPass();
    await test.step('clipping, on the right, is counted with its times', async () => {
      await expect(tile(page, '自動チェック')).toContainText(/\d+回（0:\d\d/u);
      await expect(level(page)).toContainText('割れる');
    });
    await page.getByRole('switch', {name: 'RMSを正弦波基準にする'}).check();
    await expect(async () => expectLevels(page, [-23, -23])).toPass();
    await page.getByLabel('測るチャンネル').selectOption('左だけ');
    await expect(level(page).getByRole('rowheader')).toHaveText('モノラル');
    const loudness = tile(page, '音量（ラウドネス）');
    await expect(loudness).toContainText('配信換算（+3.01LU）');
    await expect(loudness).toContainText(/−23\.[0-2]/u);
    await page.getByRole('switch', {name: '配信換算（デュアルモノ）'}).uncheck();
    await expect(loudness).toContainText('モノラルのまま');
    await expect(loudness).toContainText(/−26\.[0-2]/u);
    await page.getByLabel('音量のめやす（LUFS）').selectOption({index: 3});
    await expect(loudness).toContainText('2LU小さめです');
  });
});

test('the guided test ends in a report that can be taken along', async ({baseURL}) => {
  test.slow();
  await onSound('voice', baseURL, async (page, browser) => {
    await browser.contexts()[0]?.grantPermissions(['clipboard-read', 'clipboard-write']);
    await start(page);
    await guide(page);
    await takeAlong(page);
  });
});

/** Two of its steps are measured. */
async function guide(page: Page): Promise<void> {
  // Not before the page is there: frames of such a clock come however busy the page is.
  await page.clock.install();
  await button(page, '診断を始める').click();
  const guided = tile(page, '30秒の診断');
  // Of each step enough is heard: the clock of the steps jumps over the rest.
  for (const [name, rest] of [
    ['静かに', 3500],
    ['ふつうに話す', 8000],
  ] as const) {
    await expect(guided).toContainText(`次は「${name}」です`);
    await expect(button(page, `「${name}」を測る`)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.clock.fastForward(3000);
    // Nothing is announced while it is measured.
    await expect(guided.getByRole('status')).toHaveText('');
    await page.clock.fastForward(rest);
  }
  await expect(guided).toContainText('次は「大きな声」です');
  await button(page, 'この手順を飛ばす').click();
  await expect(guided.locator('[aria-current=step]')).toContainText('もう一度静かに');
  await button(page, 'この手順を飛ばす').click();
  await button(page, 'くわしい結果を見る').click();
  const report = tile(page, '診断の結果');
  await expect(report.getByRole('heading', {name: '診断の結果'})).toBeFocused();
  for (const name of ['音量', '余裕', 'ノイズ', '音質', '安定']) {
    await expect(report.getByRole('heading', {name, exact: true})).toBeVisible();
  }
  await expect(report).toContainText('大きな声は測れていません');
}

async function takeAlong(page: Page): Promise<void> {
  const report = tile(page, '診断の結果');
  await report.getByRole('button', {name: '文章をコピー'}).click();
  await expect(report.getByRole('status')).toHaveText('コピーしました');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('OBSのフィルタに入れる最初の値');
  const json: unknown = JSON.parse(
    readFileSync(await saved(page, button(page, 'JSONを保存')), 'utf8'),
  );
  expect(json).toMatchObject({
    format: 'mic-report',
    phases: [{phase: 'quiet'}, {phase: 'normal'}],
  });
  expect(probe(await saved(page, button(page, '画像を保存')))).toMatchObject({
    streams: [{codec_name: 'png', width: 2160}],
  });

  // One step is done again, and given up: the report stays.
  const guided = tile(page, '30秒の診断');
  await report.getByRole('button', {name: '静かに', exact: true}).click();
  await expect(guided).toContainText('次は「静かに」です');
  await button(page, '中止する').click();
  await expect(guided).toContainText('結果が出ました');
  await expect(guided.getByRole('status')).toHaveText(/^結果が出ました。音量は[A-E]、.+です。$/u);
}

/** What the tab key leads to from here on. */
async function tabStops(page: Page, presses: number): Promise<string[]> {
  const names: string[] = [];
  while (names.length < presses) {
    names.push(
      await page.evaluate(() => {
        const at = document.activeElement;
        const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : undefined;
        return (at?.getAttribute('aria-label') ?? label ?? at?.textContent ?? '').trim();
      }),
    );
    await page.keyboard.press('Tab');
  }
  return names;
}

test('nothing moves by itself, all is reached by keyboard, and takes are compared and saved', async ({
  page,
}) => {
  const shifted = await watchShifts(page);
  await open(page);
  await button(page, 'マイクを使う').focus();
  await page.keyboard.press('Enter');
  await expect(says(page, '測っています')).toBeVisible();
  await expect(level(page)).toContainText(/−\d/u);
  await page.getByLabel('マイク', {exact: true}).focus();
  expect(await tabStops(page, 30)).toEqual(
    expect.arrayContaining(['診断を始める', 'テイクA：録音する', 'くり返す', 'ノイズ抑制']),
  );
  await record(page, 'テイクA');
  expect(await shifted()).toBeLessThan(0.02);
  await test.step('the settings of the device are told, and toggles open it anew', async () => {
    const settings = tile(page, '設定');
    await expect(settings).toContainText(/\d{2},\d{3}Hz/u);
    await settings.getByRole('switch', {name: 'エコー除去'}).check();
    await expect(says(page, '測っています')).toBeVisible();
    await expect(settings.locator('dl > div', {hasText: 'エコー除去'})).toContainText('オン');
  });
  await test.step('one hears oneself only after a word about headphones, until a pause', async () => {
    const monitor = page.getByRole('switch', {name: '自分の声をその場で聞く'});
    await expect(monitor).not.toBeChecked();
    await monitor.check();
    await expect(page.getByText('先にヘッドホンを着けます')).toBeVisible();
    await button(page, 'やめる').click();
    await expect(monitor).not.toBeChecked();
    await monitor.check();
    await button(page, 'ヘッドホンを着けました').click();
    await expect(monitor).toBeChecked();
    // Which ends a take as well, and keeps it.
    await button(page, 'テイクB：録音する').click();
    await expect(take(page, 'テイクB')).toContainText(/録音中 0:0[1-9]/u);
    await button(page, '一時停止').click();
    await expect(monitor).not.toBeChecked();
    await expect(take(page, 'テイクB')).toContainText(/0:0[1-9]、エコー除去/u);
  });
  await test.step('a take is saved without loss', async () => {
    const file = await saved(page, take(page, 'テイクA').getByRole('button', {name: 'WAVを保存'}));
    expect(probe(file)).toMatchObject({streams: [{codec_name: 'pcm_s16le', channels: 2}]});
  });
  await test.step('both are compared at the same place, and thrown away', () => compare(page));
});

async function compare(page: Page): Promise<void> {
  await page.getByRole('switch', {name: 'くり返す'}).check();
  await button(page, 'テイクAを再生').click();
  await button(page, 'テイクBに切り替える').click();
  await expect(button(page, 'テイクBを選択中')).toBeVisible();
  await button(page, '止める').click();
  const seek = page.getByRole('slider', {name: '再生の位置'});
  await seek.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(seek).toHaveValue('0.1');
  await button(page, 'テイクAに切り替える').click();
  await expect(seek).toHaveValue('0.1');
  await expect(page.getByLabel('再生する機器')).toBeVisible();
  await button(page, 'テイクAを消す').click();
  await expect(take(page, 'テイクA')).toContainText('まだありません');
}

test('the tool in its states has no axe violation and no overflow', async ({page}) => {
  test.slow();
  await page.setViewportSize({width: 390, height: 844});
  await holdMicrophone(page, [{name: 'NotFoundError'}]);
  const check = async (): Promise<void> => {
    expect(await findingsInBothModes(page, 'main')).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
  };
  // How it looks at first is seen by everyPage.spec.
  await open(page);
  await button(page, 'マイクを使う').click();
  await expect(says(page, 'マイクが見つかりません')).toBeVisible();
  await check();
  await button(page, 'もう一度試す').click();
  await expect(says(page, '測っています')).toBeVisible();
  await record(page, 'テイクA');
  await button(page, '診断を始める').click();
  await expect(tile(page, '30秒の診断')).toContainText('次は「静かに」です');
  // Its meters keep what they showed, and no more move under axe.
  await emit(page, 'ended');
  await expect(says(page, 'マイクが外れました')).toBeVisible();
  await check();
});
