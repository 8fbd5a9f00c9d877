import type {Page} from '@playwright/test';
import {framesOf, probe} from '@komebiyori/webm/testing/ffmpeg';
import {pixelAt} from '@komebiyori/webm/testing/pictures';
import {findingsInBothModes, structureFindings} from './support/axe';
import {expect, test} from './support/fixtures';
import {watchShifts} from './support/layoutShifts';
import {
  button,
  choose,
  drop,
  inputs,
  openTool,
  removeInputs,
  save,
  says,
  SQUARE_ON_GREEN,
} from './support/webmMaker';

const number = (page: Page, label: string) =>
  page.getByRole('main').getByRole('spinbutton', {name: label, exact: true});
/** On a busy machine a second of video takes longer than a look at a page. */
const ENCODED = {timeout: 20_000};

test.afterEach(removeInputs);

/** What is read, refused and written is held by `packages/webm`; here is what the page makes of it. */
test('a GIF is dropped, keyed, trimmed, written with transparency, checked and saved', async ({
  page,
}) => {
  const gif = inputs().make('ねこ.gif', ...SQUARE_ON_GREEN);
  const shifted = await watchShifts(page);
  await openTool(page);
  expect(await shifted()).toBeLessThan(0.02);
  await drop(page, gif, 'image/gif');
  await expect(says(page, /GIF・120×80・20コマ・2\.00秒/u)).toBeVisible();
  await page.getByRole('switch', {name: /色で抜く/u}).check();
  await button(page, '四隅の色にする').click();
  await page.getByRole('tab', {name: '時間'}).click();
  await number(page, '終わり').fill('1.5');
  await expect(says(page, '15コマ・10fps')).toBeVisible();
  await button(page, '書き出す').click();
  await expect(says(page, '透過を確認しました。')).toBeVisible(ENCODED);
  const {file, name} = await save(page);
  expect(name).toBe('ねこ.webm');
  expect(probe(file).streams).toMatchObject([
    {codec_name: 'vp9', nb_read_frames: '15', avg_frame_rate: '10/1', tags: {alpha_mode: '1'}},
  ]);
  const [first] = framesOf(file, 120, 80, 'libvpx-vp9');
  if (first === undefined) throw new Error('No frame');
  expect(pixelAt(first, 100, 10)[3]).toBeLessThan(4);
  const [red = 0, green = 255, , alpha] = pixelAt(first, 25, 40);
  expect(alpha).toBeGreaterThan(251);
  expect(red - green).toBeGreaterThan(150);

  await test.step('another format beside it, played by the tool’s own decoder', async () => {
    await page.getByRole('radio', {name: 'APNG', exact: true}).check();
    await button(page, '書き出す').click();
    await expect(says(page, 'できたファイル（今回と前回）')).toBeVisible(ENCODED);
    const apng = await save(page);
    expect(apng.name).toBe('ねこ.png');
    expect(probe(apng.file).streams[0]).toMatchObject({codec_name: 'apng', nb_read_frames: '15'});
    expect(await structureFindings(page, 'main')).toEqual([]);
  });
});

test('all of it works by keys, on a phone too, and passes axe; what cannot be opened is told', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  const shifted = await watchShifts(page);
  await openTool(page);
  expect(await shifted()).toBeLessThan(0.02);
  await button(page, '透過スタンプの見本').focus();
  await page.keyboard.press('Enter');
  await expect(says(page, '1 / 24コマ')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(says(page, '12 / 24コマ')).toBeVisible();
  await page.keyboard.press('o');
  await expect(says(page, '12 / 12コマ')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(says(page, '12 / 24コマ')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Space');
  await expect(button(page, '停止')).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Enter');
  await expect(says(page, '透過を確認しました。')).toBeVisible(ENCODED);
  await page.getByRole('tab', {name: '背景を抜く'}).focus();
  for (const name of ['時間', '大きさ', '仕上げ', '背景を抜く']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', {name})).toBeFocused();
    await expect(page.getByRole('tab', {name})).toHaveAttribute('aria-selected', 'true');
    // The last time with all that stands around the panels.
    const part = name === '背景を抜く' ? 'main' : 'main [role=tabpanel]';
    expect(await findingsInBothModes(page, part)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
  }
  await test.step('what cannot be opened is told, with the way on', async () => {
    const {make, write} = inputs();
    const small = make('a1.png', '-f', 'lavfi', '-i', 'color=red:s=40x40', '-frames:v', '1');
    const large = make('a3.png', '-f', 'lavfi', '-i', 'color=blue:s=60x40', '-frames:v', '1');
    const note = write('note.txt', 'これは画像ではありません。');
    await choose(page, note);
    await expect(page.getByRole('alert').getByText('形式が分かりません')).toBeVisible();
    await choose(page, small, large, note);
    await expect(
      page.getByRole('alert').getByText('大きさの違う画像が混ざっています'),
    ).toBeVisible();
    await button(page, '余白で合わせる').click();
    await expect(says(page, /連番PNG・40×40・2コマ.*画像でない1個は除きました/u)).toBeVisible();
    await expect(says(page, '連番に抜けがあります（2）')).toBeVisible();
  });
});
