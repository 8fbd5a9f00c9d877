import type {Locator, Page} from '@playwright/test';
import {launchChromium} from '../../scripts/lib/chromium';
import {startFakeObs} from '@komebiyori/simulator/obs';
import {startSimulator} from '@komebiyori/simulator/server';
import {axeFindings} from './support/axe';
import {expect, hydrate, test} from './support/fixtures';
import {holdMicrophone} from './support/microphone';
import {stepsWav} from './support/stepsWav';
import {linkOfOverlay, PARTY as PAGE} from './support/volumeParty';

const log = (page: Page): Locator => page.getByRole('list', {name: '出た記録'}).locator('li');
const button = (page: Page, name: string): Locator => page.getByRole('button', {name, exact: true});
const obsCard = (page: Page): Locator => page.getByRole('region', {name: 'OBSの音'});

/** Whether anything is drawn on the canvas of the effects. */
const isDrawn = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.vparty-effects');
    const ink = canvas?.getContext('2d');
    if (canvas === null || !ink) return false;
    return ink.getImageData(0, 0, canvas.width, canvas.height).data.some((value) => value > 0);
  });

test('the demonstration from sound to effect; rules are edited and taken back', async ({
  page,
  quiet,
  context,
}) => {
  quiet.allow(/ERR_CONNECTION_REFUSED/u);
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(PAGE);
  const names = page.locator('ol > li h4');
  await expect(names).toHaveText(['ふつう', '大きい', '絶叫']);
  await button(page, 'デモを流す').click();
  await expect(log(page).first()).toBeVisible();
  await expect.poll(() => isDrawn(page)).toBe(true);
  await button(page, 'デモを止める').click();
  await button(page, '試す：「絶叫」').click();
  await expect(page.locator('.vparty-count')).not.toHaveText('絶叫 0 回');

  // An overlay in another tab of the same browser follows the page.
  const overlay = await context.newPage();
  const link = page.getByRole('link', {name: '新しいタブで見る'});
  await overlay.goto((await link.getAttribute('href')) ?? '');
  const root = overlay.locator('.vparty-view');
  await expect(root).toHaveAttribute('data-fires', '0');
  await button(page, '試す：「絶叫」').click();
  await expect(root).toHaveAttribute('data-fires', '1');
  await overlay.close();

  await page.getByRole('slider', {name: '「大きい」のしきい値'}).fill('-12.5');
  await page.getByText('編集', {exact: true}).nth(1).click();
  await button(page, '「大きい」を複製').click();
  await button(page, '「大きい」を下へ').click();
  await expect(names).toHaveText(['ふつう', '大きいのコピー', '大きい', '絶叫']);
  await button(page, '「大きい」を消す').click();
  await expect(names).toHaveText(['ふつう', '大きいのコピー', '絶叫']);
  // Not on a button that the closed part of the next rule hides, which would not take it.
  await expect(page.locator('li:focus-within h4')).toHaveText('絶叫');
  await button(page, '元に戻す').first().click();
  await expect(names).toHaveText(['ふつう', '大きいのコピー', '大きい', '絶叫']);
  // The key takes back what is said as well: it would advise to take back one step more.
  const advice = page.getByText(/」に入れ替えました。/u);
  await button(page, '入れ替える').click();
  await expect(advice).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(names).toHaveText(['ふつう', '大きいのコピー', '大きい', '絶叫']);
  await expect(advice).toHaveCount(0);
  // That they are kept is held by drills.spec.
  await expect(page.getByRole('slider', {name: '「大きい」のしきい値'})).toHaveValue('-12.5');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  expect(await axeFindings(page)).toEqual([]);
});

type Fires = readonly (readonly [rule: string, at: number])[];

/** What has fired, the oldest first, in milliseconds. */
async function firesOf(page: Page): Promise<Fires> {
  const items = page.locator('li[data-rule]');
  const fires = await items.evaluateAll((all) =>
    all.map((item) => [item.getAttribute('data-rule') ?? '', Number(item.getAttribute('data-at'))]),
  );
  return fires.map(([rule, at]) => [String(rule), Number(at)] as const).reverse();
}

/** For each time that the file was played: by how much the worst rule fired early or late. */
function errorsOf(fires: Fires): number[] {
  const times = (id: string): number[] => fires.flatMap(([rule, at]) => (rule === id ? [at] : []));
  const errorOf = (id: string, due: number): number =>
    Math.min(...times(id).map((at) => Math.abs(at - due)));
  return times('mid').map((start) =>
    Math.max(
      ...[errorOf('high', start + 500), errorOf('peak', start + 650)],
      ...[errorOf('held', start + 800), errorOf('mid', start + 1500)],
    ),
  );
}

test('a microphone fires to 60 ms when the sound reaches a threshold', async ({baseURL}) => {
  const file = stepsWav([
    [-40, 0.5],
    [-20, 0.5],
    [-6, 0.5],
  ]);
  const browser = await launchChromium({flags: [`--use-file-for-fake-audio-capture=${file}`]});
  try {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      const rule = {source: 'mic', cooldownMs: 0, effect: {kind: 'none'}};
      const rules = [
        {...rule, id: 'mid', name: '中', threshold: -30, holdMs: 0},
        {...rule, id: 'high', name: '高', threshold: -15, holdMs: 0},
        {...rule, id: 'held', name: '長い', threshold: -31, holdMs: 800},
        {...rule, id: 'peak', name: '山', metric: 'peak', threshold: -10, holdMs: 150},
      ];
      localStorage.setItem('volumeParty.settings', JSON.stringify({rules, topOnly: false}));
    });
    await page.goto(`${baseURL ?? ''}${PAGE}`);
    await button(page, 'マイクを使う').click();
    // The first sound may begin anywhere in the file, and a busy machine drops some: of the times that
    // the file is played, one is heard whole.
    await expect
      .poll(async () => Math.min(...errorsOf(await firesOf(page))), {timeout: 35_000})
      .toBeLessThanOrEqual(60);
  } finally {
    await browser.close();
  }
});

test('OBS: a wrong password, the right one, its levels, an input with another name, its end; a rule fires the word party of the app; a refused microphone', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_CONNECTION_REFUSED|WebSocket connection/u);
  const app = await startSimulator({port: 0, autoplay: false});
  quiet.allow(new RegExp(`foreign request: http://127\\.0\\.0\\.1:${app.port}/`, 'u'));
  await page.addInitScript((port) => {
    localStorage.setItem('appLink.address', `127.0.0.1:${port}`);
    const rules = [{id: 'a', name: '叫び', source: 'obs:マイク', threshold: -10, holdMs: 100}];
    localStorage.setItem('volumeParty.settings', JSON.stringify({rules}));
  }, app.port);
  await denyMicrophone(page);
  await page.goto(PAGE);
  await expect(page.getByRole('region', {name: '本アプリとの接続'})).toContainText('つながって');
  await test.step('the sound of OBS', () => hearObs(page));
  await test.step('the word party of the app', async () => {
    const posts: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/reactions')) posts.push(request.postDataJSON());
    });
    await page.getByRole('combobox', {name: 'ひな形'}).selectOption('word');
    await button(page, '入れ替える').click();
    await button(page, '試す：「絶叫」').click();
    await expect(log(page).first()).toContainText('合図「音量絶叫」：届きました');
    expect(posts).toEqual([{reactions: [{key: '音量絶叫', value: 1}], effect: true}]);
    await app.close();
  });
  await test.step('a refused microphone leads to the sound of OBS', async () => {
    await button(page, 'マイクを使う').click();
    const card = page.getByRole('region', {name: 'マイク', exact: true});
    await expect(card).toContainText('ブロックされています');
    await expect(card.getByRole('listitem').last()).toContainText('「OBSの音」なら使えます');
  });
});

/** As a browser that denies; a real one does so in micChecker.spec. */
async function denyMicrophone(page: Page): Promise<void> {
  await holdMicrophone(page, [{name: 'NotAllowedError', message: 'Permission denied'}]);
  await page.addInitScript(() => {
    const status = Object.assign(new EventTarget(), {name: 'microphone', state: 'denied'});
    const ask = navigator.permissions.query.bind(navigator.permissions);
    navigator.permissions.query = (asked) =>
      asked.name === 'microphone'
        ? Promise.resolve(status as unknown as PermissionStatus)
        : ask(asked);
  });
}

/** From its password to its end. What an OBS that is too old is told is held by `packages/obs-link`. */
async function hearObs(page: Page): Promise<void> {
  const events: string[] = [];
  const obs = await startFakeObs({password: 'ひみつ', onEvent: (name) => events.push(name)});
  const card = obsCard(page);
  await card.getByLabel('アドレス').fill(`127.0.0.1:${obs.port}`);
  await button(page, 'OBSにつなぐ').click();
  await expect(card).toContainText('OBSのパスワードが必要です');
  await card.getByLabel('パスワード').fill('ちがう');
  await button(page, 'OBSにつなぐ').click();
  await expect(card).toContainText('OBSのパスワードが違います');
  await card.getByLabel('パスワード').fill('ひみつ');
  await button(page, 'OBSにつなぐ').click();
  await expect(card).toContainText('OBSとつながっています');
  expect(obs.clients()).toBe(1);

  await obs.play([
    {levels: {マイク: -40, デスクトップ音声: -3}, ms: 300},
    {levels: {マイク: -4, デスクトップ音声: -40}, ms: 500},
    {levels: {マイク: -40}, ms: 200},
  ]);
  await expect(log(page)).toHaveCount(1);
  await expect(log(page)).toContainText('叫び');
  await expect(card.getByRole('list', {name: 'OBSの入力'})).toContainText('マイク');
  // Also to the browser sources of OBS.
  expect(events).toContain('komebiyori-volume-party');

  obs.rename('マイク', '声');
  await expect(page.getByText('OBS：声', {exact: false}).first()).toBeVisible();
  const kept = await page.evaluate(() => [location.href, JSON.stringify(localStorage)].join());
  expect(kept).not.toContain('ひみつ');
  const link = page.getByRole('link', {name: '新しいタブで見る'});
  expect(atob((await link.getAttribute('href'))?.split('s=')[1] ?? '')).not.toContain('ひみつ');

  await obs.close();
  await expect(card).toContainText('接続が切れました');
  await card.getByRole('button', {name: 'やめる'}).click();
  await expect(button(page, 'OBSにつなぐ')).toBeVisible();
}

test('the overlay is see-through and fires by itself', async ({page, quiet}) => {
  quiet.allow(/ERR_CONNECTION_REFUSED/u);
  await page.goto(linkOfOverlay({feed: 'demo', meter: 'wave', counterLabel: '叫び'}));
  await expect(page.locator('.vparty-count')).toHaveText('叫び 0 回');
  await expect(page.locator('nav')).toBeHidden();
  await expect(page.locator('.vparty-view')).not.toHaveAttribute('data-fires', '0');
  await expect.poll(() => isDrawn(page)).toBe(true);
  const grounds = await page.evaluate(() =>
    [document.documentElement, document.body].map((one) => getComputedStyle(one).backgroundColor),
  );
  expect(grounds).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
});

test.describe('with a finger', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('a page that is scrolled from a slider leaves its value; a slide changes it', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/ERR_CONNECTION_REFUSED/u);
    await page.goto(PAGE);
    const slider = page.getByRole('slider', {name: 'ふつう'}).first();
    await slider.scrollIntoViewIfNeeded();
    await hydrate(page);
    const client = await page.context().newCDPSession(page);
    const swipe = async (byX: number, byY: number): Promise<void> => {
      const box = await slider.boundingBox();
      const start = {
        x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
        y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
      };
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints:
            type === 'touchEnd' ? [] : [{x: start.x + byX * share, y: start.y + byY * share}],
        });
      await send('touchStart', 0);
      for (let step = 1; step <= 10; step += 1) await send('touchMove', step / 10);
      await send('touchEnd', 1);
    };
    const before = await slider.inputValue();
    const top = await page.evaluate(() => scrollY);
    await swipe(0, -200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
    await expect(slider).toHaveValue(before);
    // The page may still be on its way: a slide that misses is done again.
    await expect(async () => {
      await swipe(60, 0);
      expect(await slider.inputValue()).not.toBe(before);
    }).toPass();
  });
});
