import {statSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {framesOf, probe} from '@komebiyori/webm/testing/ffmpeg';
import {pixelAt} from '@komebiyori/webm/testing/pictures';
import {findingsInBothModes} from './support/axe';
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
const NOISE = ['-f', 'lavfi', '-i', 'testsrc2=s=640x360:r=30:d=4,noise=alls=60:allf=t'] as const;

test.afterEach(removeInputs);

test('a GIF is dropped, keyed, trimmed, written with transparency, checked and saved', async ({
  page,
}) => {
  const gif = inputs().make('ねこ.gif', ...SQUARE_ON_GREEN);
  await openTool(page);
  await drop(page, gif, 'image/gif');
  await expect(says(page, /GIF・120×80・20コマ・2\.00秒/u)).toBeVisible();
  await page.getByRole('switch', {name: /色で抜く/u}).check();
  await button(page, '四隅の色にする').click();
  await page.getByRole('tab', {name: '時間'}).click();
  await number(page, '終わり').fill('1.5');
  await expect(says(page, '15コマ・10fps')).toBeVisible();
  await button(page, '書き出す').click();
  await expect(says(page, '透過を確認しました。')).toBeVisible();
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

  // Another format beside it, played by the tool's own decoder; an undone step changes nothing saved.
  await page.getByRole('radio', {name: 'APNG', exact: true}).check();
  await button(page, '書き出す').click();
  await expect(says(page, 'できたファイル（今回と前回）')).toBeVisible();
  const apng = await save(page);
  expect(apng.name).toBe('ねこ.png');
  expect(probe(apng.file).streams[0]).toMatchObject({codec_name: 'apng', nb_read_frames: '15'});
  // The settings are those of the next visit, the file is not.
  await openTool(page);
  await choose(page, gif);
  await expect(page.getByRole('radio', {name: 'APNG', exact: true})).toBeChecked();
  await button(page, '前の設定を使う').click();
  await expect(says(page, '15コマ・10fps')).toBeVisible();
});

test('a limit of size is kept, and said how', async ({page}) => {
  const mp4 = inputs().make('noise.mp4', ...NOISE, '-t', '0.5', '-c:v', 'libx264');
  await openTool(page);
  await choose(page, mp4);
  await expect(says(page, '編集できます')).toBeVisible();
  await page.getByRole('button', {name: /ワードパーティー（2MB以下）/u}).click();
  await number(page, 'この大きさ以下にする').fill('0.08');
  await button(page, '書き出す').click();
  await expect(says(page, /回で決まりました/u)).toBeVisible({timeout: 30_000});
  const {file} = await save(page);
  expect(statSync(file).size).toBeLessThanOrEqual(80_000);
});

test('what cannot be opened is told, with the way on', async ({page}) => {
  const {make, write} = inputs();
  const small = make('a1.png', '-f', 'lavfi', '-i', 'color=red:s=40x40', '-frames:v', '1');
  const large = make('a3.png', '-f', 'lavfi', '-i', 'color=blue:s=60x40', '-frames:v', '1');
  const sound = make('only.mp4', '-f', 'lavfi', '-i', 'sine=d=1', '-c:a', 'aac');
  const gif = make('g.gif', ...SQUARE_ON_GREEN);
  await openTool(page);
  for (const [files, words] of [
    [[write('empty.png', '')], '空のファイルです'],
    [[write('note.txt', 'これは画像ではありません。')], '形式が分かりません'],
    [
      [write('broken.png', Buffer.from('89504e470d0a1a0a0000', 'hex'))],
      '壊れている可能性があります',
    ],
    [[sound], '映像が1枚もありません'],
    [[gif, small], '連番にできないファイル'],
    [[small, large], '大きさの違う画像が混ざっています'],
  ] as const) {
    await choose(page, ...files);
    await expect(page.getByRole('alert').getByText(words)).toBeVisible();
  }
  await button(page, '余白で合わせる').click();
  await expect(says(page, /連番PNG・40×40・2コマ/u)).toBeVisible();
  await expect(says(page, '連番に抜けがあります（2）')).toBeVisible();
});

test('an export is given up and done again; another source asks first', async ({page}) => {
  const mp4 = inputs().make('long.mp4', ...NOISE, '-c:v', 'libx264', '-preset', 'ultrafast');
  await openTool(page);
  await choose(page, mp4);
  await expect(says(page, '編集できます')).toBeVisible();
  await button(page, '書き出す').click();
  await expect(page.getByRole('progressbar', {name: '書き出し'})).toBeVisible();
  await button(page, '書き出しをやめる').click();
  await expect(page.getByRole('alert').getByText('書き出しを中止しました。')).toBeVisible();
  await page.getByRole('tab', {name: '大きさ'}).click();
  await button(page, '半分').click();
  await choose(page, mp4);
  await expect(page.getByRole('alert').getByText('「long.mp4」を開きますか？')).toBeVisible();
  await button(page, 'いまの編集を続ける').click();
  await expect(says(page, '320×180')).toBeVisible();
  await button(page, 'もう一度書き出す').click();
  await expect(page.getByRole('progressbar', {name: '書き出し'})).toBeVisible();
});

test('all of it works by keys and passes axe', async ({page}) => {
  await openTool(page);
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
  await expect(says(page, '透過を確認しました。')).toBeVisible();
  await page.getByRole('tab', {name: '背景を抜く'}).focus();
  for (const name of ['時間', '大きさ', '仕上げ', '背景を抜く']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', {name})).toBeFocused();
    await expect(page.getByRole('tab', {name})).toHaveAttribute('aria-selected', 'true');
    expect(await findingsInBothModes(page, 'main')).toEqual([]);
  }
});

test('nothing shifts on the way, and a phone has it all without scrolling sideways', async ({
  page,
}) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 800});
    const shifted = await watchShifts(page);
    await openTool(page);
    expect(await shifted()).toBeLessThan(0.02);
  }
  await button(page, 'グリーンバックの見本').click();
  await expect(says(page, '編集できます')).toBeVisible();
  for (const name of ['時間', '大きさ', '仕上げ', '背景を抜く']) {
    await page.getByRole('tab', {name}).click();
    const sideways = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await sideways()).toBe(0);
  }
});
