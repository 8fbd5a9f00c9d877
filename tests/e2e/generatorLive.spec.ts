import type {Page} from '@playwright/test';
import {say} from '@komebiyori/simulator/testing/say';
import {withApp} from './support/withApp';
import {expect, gotoHydrated, test} from './support/fixtures';

const comments = (page: Page) => page.frameLocator('iframe[title="見本"]').locator('.comment');
const bar = (page: Page) => page.getByRole('region', {name: '本アプリとの接続'});
const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});

withApp('the comments of the app are tried in the preview', async ({page, app}) => {
  say(app, 'さきに来た', 'a');
  say(app, 'つぎに来た', 'b');
  await test.step('by a link: the document is that of the editor, whose policy lets it', async () => {
    await gotoHydrated(page, '/generator/templates');
    await page.locator('main').getByRole('link', {name: '8.0用'}).first().click();
    // On a busy machine the idle moment that it loads in comes late.
    await expect(comments(page).first()).toBeVisible();
    const entries = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
    expect(new URL(entries ?? '').pathname).toBe('/generator/templates/8_0');
  });
  await expect(bar(page)).toHaveCount(0);
  expect(app.clients()).toEqual([]);

  await button(page, '本アプリのコメントを流す').click();
  await expect(button(page, '見本のコメントに戻す')).toBeFocused();
  await expect(bar(page)).toContainText('本アプリとつながっています');
  const texts = comments(page).locator('.comment-text');
  await expect(texts).toHaveText(['さきに来た', 'つぎに来た']);

  await test.step('what comes, and what is taken away, is seen', async () => {
    say(app, 'いま来た<b>太い</b><script>parent.came = 1</script>', 'c');
    await expect(texts).toHaveCount(3);
    await expect(texts.last()).toContainText('いま来た');
    expect(await page.evaluate(() => 'came' in window)).toBe(false);
    app.send({type: 'deleted', data: [{id: 'c', message: ''}]});
    await expect(texts).toHaveText(['さきに来た', 'つぎに来た']);
  });
  await test.step('while it is paused nothing moves', async () => {
    await button(page, '一時停止').click();
    say(app, '止めている間', 'd');
    // That nothing comes cannot be seen.
    await page.waitForTimeout(300);
    await expect(texts).toHaveCount(2);
    await button(page, '再開').click();
    await expect(texts).toHaveText(['さきに来た', 'つぎに来た', '止めている間']);
    app.send({type: 'clear'});
    await expect(texts).toHaveCount(0);
  });
  await test.step('simulated ones come back, and the connection ends', async () => {
    await button(page, '見本のコメントに戻す').click();
    await expect(comments(page).first()).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await expect.poll(() => app.clients()).toEqual([]);
  });
  await test.step('nothing of it is kept', async () => {
    await page.reload();
    await expect(comments(page).first()).toBeVisible();
    await expect(button(page, '本アプリのコメントを流す')).toBeVisible();
    expect(app.clients()).toEqual([]);
  });
});
