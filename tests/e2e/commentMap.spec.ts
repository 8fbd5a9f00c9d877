import type {Page} from '@playwright/test';
import {startSimulator} from '@komebiyori/simulator/server';
import {say} from '@komebiyori/simulator/testing/say';
import {withApp} from './support/withApp';
import {axeFindings} from './support/axe';
import {expect, test} from './support/fixtures';

const bar = (page: Page) => page.getByRole('region', {name: '本アプリとの接続'});
const ranking = (page: Page) => page.locator('.cmap-ranking li');

withApp(
  'from the answers of viewers to the overlay, steered by the page',
  async ({page, app, context, quiet}) => {
    quiet.allow(/ERR_CONNECTION_REFUSED|WebSocket connection/u);
    await context.clock.install();
    await page.goto('/tools/map');
    await expect(bar(page)).toContainText('本アプリとつながっています');
    await expect(bar(page)).toContainText('8.0.7');
    expect(app.clients()).toHaveLength(1);
    await settingsCanBeHadBack(page);
    say(app, '大阪から見てます', 'a');
    say(app, '東京です', 'b');
    say(app, '大阪民', 'c');
    say(app, '大阪王将', 'd');
    await expect(ranking(page)).toHaveText(['1位 大阪2票', '2位 東京1票']);
    await expect(page.getByRole('list', {name: '数えた記録'})).toContainText('話の途中');
    app.send({type: 'deleted', data: [{id: 'c', message: ''}]});
    await expect(ranking(page)).toHaveText(['1位 東京1票', '1位 大阪1票']);

    await page.getByLabel('題名').fill('みんなの地図');
    const link = page.getByRole('link', {name: '新しいタブで見る'});
    const overlay = await context.newPage();
    const stage = overlay.locator('.comment-map-stage');
    const total = overlay.locator('.cmap-total');
    await overlay.goto((await link.getAttribute('href')) ?? '');
    await expect(overlay.locator('.cmap-title')).toHaveText('みんなの地図');
    await expect(stage).toHaveAttribute('data-link', 'connected');
    await expect(overlay.locator('nav, footer')).toHaveCount(0);
    say(app, '沖縄から', 'e');
    await expect(total).toHaveText('3票');

    const again =
      await test.step('the app goes away and comes back, and no vote is lost', async () => {
        const {port} = app;
        await app.close();
        await expect(stage).toHaveAttribute('data-link', 'reconnecting');
        await expect(total).toHaveText('3票');
        const restarted = await startSimulator({port, autoplay: false});
        // Both would look again in some seconds.
        await context.clock.fastForward(10_000);
        await expect(stage).toHaveAttribute('data-link', 'connected');
        await expect(bar(page)).toContainText('つながっています');
        say(restarted, '北海道から', 'f');
        await expect(total).toHaveText('4票');
        return restarted;
      });
    await test.step('the page steers it', async () => {
      await page.getByRole('button', {name: '締め切る'}).click();
      await expect(total).toHaveText('受付を締め切りました');
      await page.getByRole('button', {name: '0票にする'}).click();
      await expect(ranking(overlay)).toHaveCount(0);
      await page.getByRole('button', {name: '戻す', exact: true}).click();
      await expect(ranking(page)).toHaveCount(4);
      await expect(ranking(overlay)).toHaveCount(4);
    });
    await test.step('it fits a narrow page, axe finds nothing, and the template is saved', async () => {
      await page.setViewportSize({width: 390, height: 844});
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      expect(await axeFindings(page)).toEqual([]);
      const download = page.waitForEvent('download');
      await page.getByRole('button', {name: 'zipを保存'}).click();
      expect((await download).suggestedFilename()).toBe('comment-map-komebiyori.zip');
    });
    await again.close();
  },
);

/** That they are kept is held by drills.spec. */
const settingsCanBeHadBack = (page: Page): Promise<void> =>
  test.step('settings can be taken back', async () => {
    const goal = page.locator('.cmap-goal');
    await page.getByLabel('集計の単位').selectOption('region');
    await expect(goal).toContainText('0/8');
    await page.getByRole('button', {name: '設定を初期値に戻す'}).click();
    await expect(goal).toContainText('0/47');
    await page.getByRole('button', {name: '前の設定に戻す'}).click();
    await expect(goal).toContainText('0/8');
    await page.getByRole('button', {name: '設定を初期値に戻す'}).click();
    await expect(goal).toContainText('0/47');
  });

test('counted votes are not left without a question', async ({page, quiet}) => {
  quiet.allow(/ERR_CONNECTION_REFUSED|WebSocket connection/u);
  await page.goto('/tools/map');
  await page.getByRole('button', {name: '東京 +1'}).click();
  await expect(ranking(page)).toHaveText(['1位 東京1票']);
  // The handle is for dragging: pressed, it says so and leads nowhere.
  await page.getByRole('link', {name: 'OBSへドラッグ'}).click();
  await expect(page.getByText('押すのではなく')).toBeVisible();
  await expect(page).toHaveURL('/tools/map');
  const link = page.getByRole('navigation', {name: 'メイン'}).getByRole('link', {name: 'お知らせ'});
  const refused = page.waitForEvent('dialog');
  const refusing = link.click();
  const question = await refused;
  expect(question.message()).toContain('数えた票は消えます');
  await question.dismiss();
  await refusing;
  await expect(ranking(page)).toHaveText(['1位 東京1票']);
  await expect(page).toHaveURL('/tools/map');
  const agreed = page.waitForEvent('dialog');
  const agreeing = link.click();
  await (await agreed).accept();
  await agreeing;
  await expect(page).toHaveURL('/news');
});
