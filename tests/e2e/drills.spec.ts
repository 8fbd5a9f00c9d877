/**
 * Failure drills: something breaks, nothing that the visitor made is lost, and the page says what to
 * do next. Held elsewhere, and not repeated here:
 *
 * | what fails | where |
 * |---|---|
 * | a route's chunk: offline, gone after a deployment, slow; two clicks in a row | loading.spec, progressBar.spec |
 * | scripts blocked or gone on the first load, a slow first visit, no JavaScript | firstLoad.spec, built/withoutScript.test |
 * | storage blocked, junk under the keys of the shell; a browser that keeps no session | firstLoad.spec, accountSignIn.spec |
 * | hanging requests, the page of a Wi-Fi's login, a server in trouble, a site built anew | networkDrills.spec |
 * | the code of the search box, its index, a part of the index | searchBox.spec, searchLoading.spec, searchWorker.test |
 * | fonts in the template editor | generatorEditor.spec |
 * | the stylesheet of a page or of a tool is gone after a deployment | styles.spec |
 * | two tabs: template editor, account | templateEditor.spec, account.spec |
 * | the microphone of the mic checker: taken away, muted, stopped, its meter dies | micChecker.spec, micCheckerUse.spec |
 * | OBS ends, refuses, is too old, cannot pass effects on | volumeParty.spec, volumeParty/sources/obs.served.test |
 * | the app ends or refuses | appLink.spec, packages/app-link/link.test |
 * | licences by a wrong clock: they go by the server's | account/model/states.test |
 */
import type {BrowserContext, Locator, Page} from '@playwright/test';
import {startFakeObs} from '@komebiyori/simulator/obs';
import {STORED_ITEMS} from '../../src/features/legal/storedItems';
import {comeBack, countDocuments, expect, gotoHydrated, moveMouse, test} from './support/fixtures';
import {emit, holdMicrophone} from './support/microphone';
import {answerWith, box, options} from './support/search';
import {PARTY} from './support/volumeParty';
import * as webm from './support/webmMaker';

interface Drill {
  readonly what: string;
  /** What the browser then writes to the console, by our doing. */
  readonly noise?: RegExp;
  readonly run: (page: Page, context: BrowserContext) => Promise<void>;
}

const MAP = '/tools/map';
const PONKIT = '/tools/wordparty-ponkit';
const NETWORK =
  /Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Loading (?:CSS )?chunk/u;

const failure = (page: Page): Locator => page.locator('.load-failure');
const retry = (page: Page): Locator => failure(page).getByRole('button', {name: 'Retry'});
const threshold = (page: Page): Locator => page.getByRole('slider', {name: '「大きい」のしきい値'});
const title = (page: Page): Locator => page.getByLabel('題名');

const DRILLS: readonly Drill[] = [
  {
    what: 'offline before a tool is there, and while it is used',
    noise: NETWORK,
    async run(page, context) {
      const tool = /\/assets\/js\/[^/]*LoadedMap[^/]*\.js$/u;
      await page.route(tool, async (route) => {
        await context.setOffline(true);
        await route.abort();
      });
      await page.goto(MAP);
      await expect(failure(page)).toContainText(/ChunkLoadError|Loading CSS chunk/u);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.getByText('を読み込めていません。')).toBeVisible();
      await expect(page.getByText('を読み込んでいます')).toHaveCount(0);
      // Still no network: the box says so again, and keeps the focus.
      await retry(page).click();
      await expect(retry(page)).toBeFocused();
      await page.unroute(tool);
      await context.setOffline(false);
      await retry(page).click();
      await expect(title(page)).toBeVisible();
      await expect(failure(page)).toHaveCount(0);

      await title(page).fill('みんなの地図');
      await context.setOffline(true);
      await page.locator('footer').getByRole('link', {name: 'メディアキット'}).click();
      await expect(failure(page)).toContainText('今のページはこのまま使えます');
      await expect(title(page)).toHaveValue('みんなの地図');
      await failure(page).getByRole('button', {name: '閉じる'}).click();
      await expect(failure(page)).toHaveCount(0);
      // A page that is entered by its document is no other case.
      await page.locator(`nav a[href="${PARTY}"]`).first().dispatchEvent('click');
      await expect(failure(page)).toContainText('No network');
      await expect(title(page)).toHaveValue('みんなの地図');
      await context.setOffline(false);
      await retry(page).click();
      await expect(page).toHaveURL(PARTY);
    },
  },
  {
    what: 'storage is full',
    noise: /Docusaurus storage error/u,
    async run(page) {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('', 'QuotaExceededError');
        };
      });
      await gotoHydrated(page, MAP);
      await title(page).fill('地図');
      await expect(page.getByText('設定をこのブラウザに保存できません')).toBeVisible();
      await gotoHydrated(page, PARTY);
      await threshold(page).fill('-12.5');
      await expect(page.getByText('ブラウザに空きがなく、保存できません')).toBeVisible();
      await gotoHydrated(page, PONKIT);
      await page.getByRole('button', {name: '編集', exact: true}).click();
      await page.getByRole('button', {name: '3行1列の空きにボタンを追加'}).click();
      await expect(page.getByText('保存できません。ブラウザの空きがない')).toBeVisible();
    },
  },
  {
    what: 'junk under each of our keys',
    async run(page) {
      const keys = STORED_ITEMS.filter(({place}) => /Storage$/u.test(place)).map(({key}) =>
        key.replace('…', '8_0'),
      );
      await page.addInitScript((names) => {
        // Runs in the isolated previews, too, which have no storage.
        if (window.origin === 'null') return;
        const junk = ['{"a":[1,{', 'null', '[[],"\u0000"]', '{"rules":5,"version":99}'];
        for (const [index, name] of names.entries()) {
          for (const storage of [localStorage, sessionStorage]) {
            storage.setItem(name, junk[index % 4] ?? '');
          }
        }
      }, keys);
      for (const [path, sign] of [
        [MAP, title(page)],
        [PARTY, page.getByRole('button', {name: 'デモを流す'})],
        [PONKIT, page.getByRole('tab', {name: 'パッド'})],
        ['/tools/mic-checker', page.getByRole('button', {name: 'マイクを使う'})],
        ['/tools/webm', webm.says(page, '素材を入れて、始めます')],
        ['/generator/templates/8_0', page.getByRole('region', {name: '項目'})],
        ['/account/signin', page.getByLabel('メールアドレス', {exact: true})],
      ] as const) {
        await page.goto(path);
        await expect(sign, path).toBeVisible();
      }
    },
  },
  {
    what: 'the search worker dies',
    async run(page) {
      await answerWith(page);
      await gotoHydrated(page, '/docs/about');
      await box(page).fill('設定');
      await expect(options(page).first()).toBeVisible();
      const [worker] = page.workers();
      await worker?.evaluate(() => {
        setTimeout(() => {
          throw new Error('out of memory');
        });
      });
      await box(page).fill('音声');
      await expect(page.getByRole('alert')).toContainText('検索の準備ができませんでした');
      await page.getByRole('button', {name: /Retry/u}).click();
      await expect(options(page).locator('mark').filter({hasText: '音声'}).first()).toBeVisible();
    },
  },
  {
    what: 'the engine of the WebM tool cannot be loaded',
    noise: NETWORK,
    async run(page) {
      const engine = /\/assets\/js\/[^/]*engine[^/]*\.js$/u;
      let asked = 0;
      await page.context().route(engine, (route) => {
        asked += 1;
        return route.abort();
      });
      await webm.openTool(page);
      const picture = {name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a')};
      const input = page.locator('main input[type=file]:not([webkitdirectory])').first();
      await input.setInputFiles(picture);
      await expect(webm.says(page, '予期しないエラーが起きました')).toBeVisible();
      await expect(webm.says(page, 'ページを再読み込みして')).toBeVisible();
      expect(asked).toBeGreaterThan(0);
    },
  },
  {
    what: 'no font comes',
    noise: NETWORK,
    async run(page) {
      await page.route(/\.woff2$/u, (route) => route.abort());
      await gotoHydrated(page, '/');
      const hero = page.getByRole('heading', {level: 1});
      await expect(hero).toBeVisible();
      expect((await hero.boundingBox())?.height).toBeGreaterThan(20);
      const waits = await page.evaluate(() => [...document.fonts].map(({display}) => display));
      expect(['swap', 'fallback']).toEqual(expect.arrayContaining([...new Set(waits)]));
    },
  },
  {
    what: 'two tabs change the settings of one tool',
    async run(page, context) {
      const other = await context.newPage();
      for (const [path, field, there, here] of [
        [PARTY, threshold, '-12.5', '-30'],
        [MAP, title, 'あちらの地図', 'こちらの地図'],
      ] as const) {
        await gotoHydrated(page, path);
        await gotoHydrated(other, path);
        await field(other).fill(there);
        await expect(field(page)).toHaveValue(there);
        await field(page).fill(here);
        // It comes by way of the storage.
        await expect(field(other)).toHaveValue(here);
      }
    },
  },
  {
    what: 'the clock is wrong by decades',
    async run(page) {
      for (const year of ['1970-01-01T00:00:05Z', '2100-06-01T00:00:00Z']) {
        await page.clock.setFixedTime(new Date(year));
        await gotoHydrated(page, '/news');
        await expect(page.getByRole('heading', {level: 1}), year).toHaveText('お知らせ');
        await page.locator('nav a[href="/download"]:visible').first().click();
        await expect(page.getByRole('heading', {level: 1}), year).toContainText('ダウンロード');
        await gotoHydrated(page, PARTY);
        // What 1970 has written is read in 2100.
        if (year.startsWith('2100')) await expect(threshold(page)).toHaveValue('-12.5');
        else await threshold(page).fill('-12.5');
      }
    },
  },
  {
    what: 'scripts are gone and the clock stands at 1970',
    noise: NETWORK,
    async run(page) {
      const documents = countDocuments(page);
      await page.clock.setFixedTime(new Date('1970-01-01T00:00:05Z'));
      await page.route(/\/assets\/js\/main\.[^/]+\.js$/u, (route) => route.abort());
      await page.goto('/news');
      await moveMouse(page);
      await expect.poll(documents).toBe(2);
      // A move before the second document listens is not heard.
      await expect(async () => {
        await moveMouse(page);
        await expect(failure(page)).toBeVisible({timeout: 500});
      }).toPass();
    },
  },
  {
    what: 'a page with an open OBS comes back from the back/forward cache, and its microphone is taken away',
    noise: /WebSocket connection|ERR_CONNECTION_REFUSED/u,
    async run(page) {
      const obs = await startFakeObs({password: ''});
      let sockets = 0;
      page.on('websocket', (socket) => {
        if (socket.url().includes(`:${obs.port}`)) sockets += 1;
      });
      await holdMicrophone(page);
      await gotoHydrated(page, PARTY);
      const card = page.getByRole('region', {name: 'OBSの音'});
      await card.getByLabel('アドレス').fill(`127.0.0.1:${obs.port}`);
      await card.getByRole('button', {name: 'OBSにつなぐ'}).click();
      await expect(card).toContainText('OBSとつながっています');
      await comeBack(page);
      await expect.poll(() => sockets).toBe(2);
      await expect(card).toContainText('OBSとつながっています');
      expect(obs.clients()).toBe(1);
      await obs.close();

      await threshold(page).fill('-12.5');
      const microphone = page.getByRole('region', {name: 'マイク', exact: true});
      await page.getByRole('button', {name: 'マイクを使う', exact: true}).click();
      await expect(microphone).toContainText('測っています');
      await emit(page, 'ended');
      await expect(microphone).toContainText('もう一度始めると、続きから測ります');
      await expect(threshold(page)).toHaveValue('-12.5');
      await page.getByRole('button', {name: 'マイクを使う', exact: true}).click();
      await expect(microphone).toContainText('測っています');
    },
  },
];

test.describe('nothing is lost, and it is told what to do, when', () => {
  for (const {what, noise, run} of DRILLS) {
    test(what, async ({page, context, quiet}) => {
      if (noise !== undefined) quiet.allow(noise);
      await run(page, context);
    });
  }
});
