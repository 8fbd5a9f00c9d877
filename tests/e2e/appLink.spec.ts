import {expect, test} from './support/fixtures';
import {watchShifts} from './support/layoutShifts';

test('an app that is off, and where it is, in words and by keyboard', async ({page, quiet}) => {
  quiet.allow(/ERR_CONNECTION_REFUSED/u);
  await page.addInitScript(() => {
    localStorage.setItem('appLink.address', '127.0.0.1:11987');
  });
  quiet.allow(/127\.0\.0\.1:11987/u);
  await page.setViewportSize({width: 412, height: 823});
  const shifted = await watchShifts(page);
  await page.goto('/tools/map');
  const bar = page.getByRole('region', {name: '本アプリとの接続'});
  await expect(bar.getByRole('status')).toContainText('本アプリが見つかりません');
  // It was not asked for: what helps is there for who wants it, and pushes nothing away.
  const steps = bar.getByRole('listitem');
  await expect(steps.first()).toBeHidden();
  expect(await shifted()).toBeLessThan(0.01);
  await bar.getByRole('button', {name: 'つながらないときは'}).press('Enter');
  await expect(steps.first()).toContainText('起動します');
  await bar.getByRole('button', {name: 'つなぐ先'}).press('Enter');
  await bar.getByLabel('ホスト').fill('192.168.1.20');
  await bar.getByLabel('ホスト').press('Enter');
  await expect(bar.getByRole('alert')).toContainText('同じ端末の本アプリとだけ');
  await bar.getByRole('button', {name: 'やめる'}).click();
  await expect(bar.getByRole('status')).toContainText('つながっていません');
});
