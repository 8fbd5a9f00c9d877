import type {Locator, Page} from '@playwright/test';
import {startFakeObs, type FakeObs, type FakeObsOptions} from '@komebiyori/simulator/obs';
import {expect, test} from './support/fixtures';
import {linkOfOverlay, PARTY, putIntoObs} from './support/volumeParty';

/* The volume party's connection with OBS, as streamers met it with a real one. */

const button = (page: Page, name: string): Locator => page.getByRole('button', {name, exact: true});
const obsCard = (page: Page): Locator => page.getByRole('region', {name: 'OBSの音'});

const opened: FakeObs[] = [];
async function openObs(options: Partial<FakeObsOptions> = {}): Promise<FakeObs> {
  const obs = await startFakeObs({password: '', ...options});
  opened.push(obs);
  return obs;
}
test.afterEach(async () => {
  for (const obs of opened.splice(0)) await obs.close();
});

/** The page, connected with OBS. */
async function connect(page: Page, {port}: {readonly port: number}): Promise<void> {
  await page.goto(PARTY);
  await obsCard(page).getByLabel('アドレス').fill(`127.0.0.1:${port}`);
  await button(page, 'OBSにつなぐ').click();
  await expect(button(page, 'OBSから切断')).toBeVisible();
}

test('of two tabs one tells OBS, and the other one says so and can take over', async ({
  page,
  context,
}) => {
  let fires: string[] = [];
  const obs = await openObs({
    onEvent: (_name, detail) => {
      const {kind, count} = detail as {kind: string; count?: number};
      if (kind === 'fire') fires.push(String(count));
    },
  });
  const shout = async (): Promise<void> => {
    await obs.play([
      {levels: {マイク: -60}, ms: 400},
      {levels: {マイク: -1}, ms: 800},
      {levels: {マイク: -60}, ms: 400},
    ]);
  };
  await context.addInitScript(() => {
    const rule = {id: 'a', name: '叫び', source: 'obs:マイク', threshold: -10, counts: true};
    const rules = [{...rule, holdMs: 100, cooldownMs: 0}];
    localStorage.setItem('volumeParty.settings', JSON.stringify({rules}));
  });
  await connect(page, obs);
  const second = await context.newPage();
  await connect(second, obs);
  await expect(obsCard(page)).toContainText('ほかのタブからOBSに送っています');
  await expect(obsCard(second)).toContainText('OBSとつながっています');
  await shout();
  await expect.poll(() => fires).toEqual(['1']);

  await button(page, 'このタブから送る').click();
  await expect(obsCard(second)).toContainText('ほかのタブからOBSに送っています');
  await shout();
  // It counts on.
  await expect.poll(() => fires).toEqual(['1', '2']);

  fires = [];
  await page.close();
  await expect(obsCard(second)).toContainText('OBSとつながっています');
  await shout();
  await expect.poll(() => fires).toEqual(['3']);
});

test('in OBS the overlay keeps its password over a restart, until it is told to forget it', async ({
  page,
  context,
}) => {
  const obs = await openObs({password: 'ひみつ'});
  const link = linkOfOverlay({feed: 'obs', obsAddress: `127.0.0.1:${obs.port}`});
  const barOf = (one: Page): Locator => one.locator('.vparty-bar');
  await putIntoObs(page);
  await page.goto(link);
  await expect(barOf(page)).toContainText('OBSの中だけに残ります');
  const {width, height} = (await barOf(page).boundingBox()) ?? {width: 0, height: 0};
  expect([width < 430, height < 150]).toEqual([true, true]);
  await page.getByLabel('OBSのパスワード').fill('ひみつ');
  await button(page, 'OBSにつなぐ').click();
  await expect.poll(() => obs.clients()).toBe(1);
  await page.close();
  await expect.poll(() => obs.clients()).toBe(0);

  // A source gets a new tab whenever OBS starts.
  const again = await context.newPage();
  await putIntoObs(again);
  await again.goto(link);
  await expect.poll(() => obs.clients()).toBe(1);
  await expect(barOf(again)).toBeHidden();
  await again.mouse.move(50, 50);
  await button(again, 'パスワードを忘れる').click();
  await expect.poll(() => obs.clients()).toBe(0);
  const kept = await again.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain('ひみつ');
  await expect(again.getByLabel('OBSのパスワード')).toHaveValue('');
});

test('inputs of OBS: none is missed too early, and a meter whose input is gone says so', async ({
  page,
}) => {
  const obs = await openObs();
  await page.addInitScript(() => {
    localStorage.setItem('volumeParty.settings', JSON.stringify({meterSource: 'obs:昔の声'}));
    Object.assign(window, {saidNone: false});
    new MutationObserver(() => {
      const text = document.querySelector('body')?.textContent ?? '';
      if (text.includes('OBSに音の入力がありません')) {
        Object.assign(window, {saidNone: true});
      }
    }).observe(document, {childList: true, subtree: true});
  });
  await connect(page, obs);
  await obs.play([{levels: {マイク: -40}, ms: 3000}]);
  await expect(obsCard(page).getByRole('list', {name: 'OBSの入力'})).toContainText('マイク');
  expect(await page.evaluate(() => Boolean(Reflect.get(window, 'saidNone')))).toBe(false);
  const gone = page.getByText('音源「OBS：昔の声」が見つかりません。', {exact: false});
  await expect(gone.first()).toBeVisible();
  await page.getByRole('combobox', {name: 'メーターと口の音源'}).selectOption('obs:マイク');
  await expect(gone).toHaveCount(0);
  await expect(page.getByText('OBSに音の入力がありません', {exact: false})).toBeVisible();
});

test('a wrong port is mended while it is tried; a double click and a kick do what was meant', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_CONNECTION_REFUSED|WebSocket connection/u);
  const obs = await openObs();
  const card = obsCard(page);
  await page.goto(PARTY);
  await card.getByLabel('アドレス').fill('127.0.0.1:99999');
  await button(page, 'OBSにつなぐ').click();
  await expect(card).toContainText('ポートは、1〜65535の数字です。');
  await card.getByLabel('アドレス').fill('127.0.0.1:9');
  await button(page, 'OBSにつなぐ').click();
  await expect(card).toContainText('OBSが見つかりません');
  await expect(button(page, 'OBSから切断')).toHaveCount(0);
  await card.getByLabel('アドレス').fill(`127.0.0.1:${obs.port}`);
  await card.getByRole('button', {name: 'もう一度つなぐ'}).dblclick();
  await expect(card).toContainText('OBSとつながっています');
  await expect.poll(() => obs.clients()).toBe(1);

  obs.kick();
  await expect(card).toContainText('OBSが接続を切りました');
  await button(page, 'OBSにつなぐ').dblclick();
  await expect(card).toContainText('OBSとつながっています');
  // A second press would have ended it by now.
  await expect.poll(() => obs.clients()).toBe(1);
  await button(page, 'OBSから切断').dblclick();
  await expect(card).toContainText('OBSとつながっていません');
  await expect.poll(() => obs.clients()).toBe(0);
});
