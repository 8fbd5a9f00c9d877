import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import {afterAll, afterEach, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {bundleScript} from '../../../../plugins/bundle/loaders/scriptLoader';
import {launchTestBrowser, pageComplaints} from '../../../../scripts/lib/chromium';
import {testFolder} from '../../../../scripts/lib/testFolder';
import {writeFiles} from '../../../../scripts/lib/writeFiles';
import {startSimulator, type Simulator} from '@komebiyori/simulator/server';
import {say} from '@komebiyori/simulator/testing/say';
import {toReactionKey} from '../session/commands';
import {DEFAULT_SETTINGS} from '../settings/settings';
import {packMap} from './packMap';

vi.setConfig({testTimeout: 60_000, hookTimeout: 60_000});

/** The template as the app installs it: the zip unpacked, the real SDK, the simulated app. */
let browser: Browser;
let script: string;
const TITLE = '</script><b>みなさんの住む都道府県をコメントで教えてください';
let root: string;
let app: Simulator;
let page: Page;
let complaints: readonly string[];

beforeAll(async () => {
  ({script} = await bundleScript(path.join(__dirname, 'zip.bundle.ts')));
  browser = await launchTestBrowser();
});
afterAll(() => browser.close());

beforeEach(async () => {
  root = testFolder('map');
  const settings = {...DEFAULT_SETTINGS, title: TITLE};
  writeFiles(root, Object.entries(unzipSync(packMap(settings, script).bytes)));
  app = await startSimulator({port: 0, autoplay: false, templates: [root]});
  say(app, '北海道から', 'before');
  page = await browser.newPage({viewport: {width: 800, height: 900}});
  complaints = pageComplaints(page);
  await page.goto(
    `${app.origin}/templates/custom/comment-map-komebiyori/index.html?port=${app.port}`,
  );
  await expect.poll(() => app.clients().length, {timeout: 15_000}).toBe(1);
});
afterEach(async () => {
  await page.close();
  await app.close();
});

const total = (): Promise<string | null> => page.locator('.cmap-total').textContent();
const becomes = (votes: string): Promise<void> => expect.poll(total, {timeout: 15_000}).toBe(votes);

it('shows votes as they come, takes deleted ones back and follows the page', async () => {
  await becomes('1票');
  say(app, '東京から', 'a', 'one');
  say(app, '大阪から', 'b', 'two');
  say(app, '東京タワー', 'c', 'three');
  await becomes('3票');
  say(app, '大阪民です', 'd', 'one');
  await expect
    .poll(() => page.locator('.cmap-ranking li').allTextContents(), {timeout: 15_000})
    .toEqual(['1位 大阪2票', '2位 北海道1票']);
  app.send({type: 'deleted', data: [{id: 'd', message: ''}]});
  await expect
    .poll(() => page.locator('.cmap-ranking li').allTextContents(), {timeout: 15_000})
    .toEqual(['1位 北海道1票', '1位 東京1票', '1位 大阪1票']);
  const reactions = [{key: toReactionKey({kind: 'reset'}, 'page'), value: 1}];
  app.send({type: 'reactions', data: {reactions, effect: false}});
  await becomes('0票');
  expect(complaints).toEqual([]);
});

it('writes the title as text, above the frame around Okinawa however long it is', async () => {
  const head = await page.locator('.cmap-head').boundingBox();
  const frame = await page.locator('.cmap-frame').boundingBox();
  expect((head?.y ?? 0) + (head?.height ?? 0)).toBeLessThan(frame?.y ?? 0);
  expect(await page.locator('.cmap-title').textContent()).toBe(TITLE);
});
