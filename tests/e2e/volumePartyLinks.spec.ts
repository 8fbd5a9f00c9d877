import type {Locator, Page} from '@playwright/test';
import {axeFindings} from './support/axe';
import {expect, test} from './support/fixtures';
import {linkOfOverlay, PARTY, putIntoObs} from './support/volumeParty';

/* What the overlay of the volume party does with a link that somebody else has written. */

const bar = (page: Page): Locator => page.getByRole('region', {name: '音量パーティーの接続'});
const button = (page: Page, name: string): Locator => page.getByRole('button', {name, exact: true});

/** Counts how often a page asks for the microphone, which stays closed. */
async function countMicrophone(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, {askedForMicrophone: 0});
    navigator.mediaDevices.getUserMedia = () => {
      const now = Number(Reflect.get(window, 'askedForMicrophone'));
      Object.assign(window, {askedForMicrophone: now + 1});
      return Promise.reject(new DOMException('', 'NotFoundError'));
    };
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'askedForMicrophone')));
}

test('a microphone is opened after a press, which is remembered', async ({page}) => {
  const asked = await countMicrophone(page);
  const link = linkOfOverlay({feed: 'mic'});
  await page.goto(link);
  await expect(bar(page)).toContainText('このリンクは、マイクを使います');
  await expect(bar(page)).toContainText('自分で設定したリンクのときだけ');
  expect(await asked()).toBe(0);
  expect(await axeFindings(page, '.vparty-bar')).toEqual([]);
  await button(page, 'やめる').click();
  await expect(bar(page)).toBeHidden();
  expect(await asked()).toBe(0);

  await page.reload();
  await button(page, '使う').click();
  await expect.poll(asked).toBe(1);
  await expect(button(page, '使う')).toBeHidden();
  await page.reload();
  await expect.poll(asked).toBe(1);
  await expect(button(page, '使う')).toBeHidden();

  await test.step('nor needs one’s own microphone a press', async () => {
    await page.evaluate(() => {
      localStorage.clear();
      localStorage.setItem('volumeParty.settings', JSON.stringify({feed: 'mic'}));
    });
    await page.reload();
    await expect.poll(asked).toBe(1);
  });
});

const LAN = '192.168.1.66:4455';

/** A server on another machine that wants to see the password's answer to its own challenge. */
async function standInForRogue(page: Page): Promise<{opened: () => number; told: string[]}> {
  const told: string[] = [];
  let opened = 0;
  await page.routeWebSocket(`ws://${LAN}`, (socket) => {
    opened += 1;
    socket.onMessage((message) => {
      told.push(String(message));
    });
    const authentication = {challenge: 'challenge', salt: 'salt'};
    socket.send(
      JSON.stringify({op: 0, d: {obsWebSocketVersion: '5.0.0', rpcVersion: 1, authentication}}),
    );
  });
  return {opened: () => opened, told};
}

test('OBS on another machine is reached after a press, and never gets another one’s password', async ({
  page,
  quiet,
}) => {
  quiet.allow(/WebSocket connection|ERR_CONNECTION_REFUSED/u);
  const rogue = await standInForRogue(page);
  // The password of one's own OBS is in the tab.
  await page.goto(PARTY);
  const card = page.getByRole('region', {name: 'OBSの音'});
  await card.getByLabel('アドレス').fill('127.0.0.1:9');
  await card.getByLabel('パスワード').fill('ひみつ');
  await button(page, 'OBSにつなぐ').click();
  await expect(card).toContainText('OBSが見つかりません');

  await page.goto(linkOfOverlay({feed: 'obs', obsAddress: LAN}));
  await expect(bar(page)).toContainText('このリンクは、ほかのPCのOBSにつなぎます');
  await expect(bar(page)).toContainText(`つなぐ先は「${LAN}」です。`);
  await expect(bar(page).getByLabel('OBSのパスワード')).toBeHidden();
  expect(rogue.opened()).toBe(0);
  await button(page, '使う').click();
  await expect.poll(() => rogue.told.length).toBeGreaterThan(0);
  expect(rogue.told.join('\n')).not.toContain('authentication');

  // One's own is connected to as before, with its password.
  await page.goto(PARTY);
  await expect(card.getByLabel('パスワード')).toHaveValue('ひみつ');
  await expect(card).toContainText('OBSが見つかりません');
});

test('in OBS nothing needs a press, and where a password goes is read', async ({page}) => {
  await putIntoObs(page);
  const rogue = await standInForRogue(page);
  await page.goto(linkOfOverlay({feed: 'obs', obsAddress: LAN}));
  await expect.poll(() => rogue.told.length).toBeGreaterThan(0);
  expect(rogue.told.join('\n')).not.toContain('authentication');
  await expect(button(page, '使う')).toBeHidden();
});
