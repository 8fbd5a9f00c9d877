import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import {afterAll, afterEach, beforeAll, expect, it, vi} from 'vitest';
import {bundleScript} from '../../../../plugins/bundle/loaders/scriptLoader';
import {launchTestBrowser} from '../../../../scripts/lib/chromium';
import {testFolder} from '../../../../scripts/lib/testFolder';
import {writeFiles} from '../../../../scripts/lib/writeFiles';
import {startFakeObs, type FakeObs} from '@komebiyori/simulator/obs';
import {startSimulator, type Simulator} from '@komebiyori/simulator/server';
import {CHANNEL, type Packet} from '../relay/packet';
import {DEFAULT_SETTINGS, type Settings} from '../settings/settings';
import {PACKAGES, packParty} from './packParty';

vi.setConfig({testTimeout: 60_000, hookTimeout: 60_000});

/** The template as the app installs it: the zip unpacked, served by the simulated app. */
let browser: Browser;
let script: string;
let packages: readonly string[];
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const bundled = await bundleScript(path.join(__dirname, 'zip.bundle.ts'));
  ({script} = bundled);
  const inputs = bundled.inputs.flatMap(
    (file) => /.*node_modules\/(?<name>(?:@[^/]+\/)?[^/]+)\//u.exec(file)?.groups?.['name'] ?? [],
  );
  packages = [...new Set(inputs)];
  browser = await launchTestBrowser();
});
afterAll(() => browser.close());
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function open(some: Partial<Settings>): Promise<Page> {
  const root = testFolder('party');
  const {bytes} = packParty({...DEFAULT_SETTINGS, ...some}, script);
  writeFiles(root, Object.entries(unzipSync(bytes)));
  const app: Simulator = await startSimulator({port: 0, autoplay: false, templates: [root]});
  const page = await browser.newPage({viewport: {width: 960, height: 540}});
  ends.push(async () => {
    await page.close();
    await app.close();
  });
  // As OBS has it in its browser sources.
  await page.addInitScript(() => {
    Object.assign(window, {obsstudio: {}});
  });
  await page.goto(`${app.origin}/templates/custom/volume-party-komebiyori/index.html`);
  await page.locator('.vparty').waitFor();
  return page;
}

async function openObs(password: string): Promise<FakeObs> {
  const obs = await startFakeObs({password});
  ends.push(obs.close);
  return obs;
}

const fires = (page: Page): Promise<string | null> =>
  page.locator('#party').getAttribute('data-fires');
const tell = (page: Page, packet: Packet): Promise<void> =>
  page.evaluate(
    ([name, detail]) => {
      dispatchEvent(new CustomEvent(name, {detail}));
    },
    [CHANNEL, packet] as const,
  );
/** Whether anything is drawn on the canvas of the effects. */
const isDrawn = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.vparty-effects');
    const ink = canvas?.getContext('2d');
    if (canvas === null || !ink) return false;
    return ink.getImageData(0, 0, canvas.width, canvas.height).data.some((value) => value > 0);
  });

it('does what the page tells it through OBS, each thing once', async () => {
  const page = await open({counterLabel: '</script><b>'});
  expect(await page.locator('.vparty-count').textContent()).toBe('</script><b> 0 回');
  expect(await page.locator('.vparty-bar').textContent()).toContain('設定のページを待って');
  const effect = {kind: 'confetti', amount: 100, emojis: '', text: ''} as const;
  const fire = {kind: 'fire', id: 'a:1', effect, strength: 1, shake: true, count: 4} as const;
  await tell(page, fire);
  await tell(page, fire);
  expect(await fires(page)).toBe('1');
  await expect.poll(() => isDrawn(page), {timeout: 10_000}).toBe(true);
  expect(await page.locator('.vparty-count b').textContent()).toBe('4');
  expect(await page.locator('.vparty-bar').isVisible()).toBe(false);
  await tell(page, {kind: 'levels', rms: -5, peak: -1});
  await expect.poll(() => page.locator('.vparty-face').getAttribute('data-open')).toBe('2');
  await tell(page, {kind: 'settings', settings: {...DEFAULT_SETTINGS, counterLabel: '新しい'}});
  expect(await page.locator('.vparty-count').textContent()).toContain('新しい');
});

it('measures in OBS by itself, with the password that is typed there', async () => {
  const obs = await openObs('ひみつ');
  const page = await open({feed: 'obs', obsAddress: `127.0.0.1:${obs.port}`});
  const bar = page.locator('.vparty-bar');
  await expect.poll(() => bar.textContent()).toContain('OBSのパスワードが必要です');
  await page.getByLabel('OBSのパスワード').fill('ちがう');
  await page.getByRole('button', {name: 'OBSにつなぐ'}).click();
  await expect.poll(() => bar.textContent()).toContain('パスワードが違います');
  await page.getByLabel('OBSのパスワード').fill('ひみつ');
  await page.getByRole('button', {name: 'OBSにつなぐ'}).click();
  await expect.poll(() => obs.clients()).toBe(1);
  await expect.poll(() => bar.isVisible()).toBe(false);
  await obs.play([
    {levels: {マイク: -50}, ms: 300},
    {levels: {マイク: -4}, ms: 500},
  ]);
  await expect.poll(() => fires(page)).toBe('1');
  expect(await page.locator('.vparty-count b').textContent()).toBe('1');
  expect(await page.evaluate(() => location.href)).not.toContain('ひみつ');
});

it('stands still while its source is hidden', async () => {
  const page = await open({});
  await page.evaluate(() => {
    dispatchEvent(new CustomEvent('obsSourceVisibleChanged', {detail: {visible: false}}));
  });
  const effect = {kind: 'confetti', amount: 100, emojis: '', text: ''} as const;
  await tell(page, {kind: 'fire', id: 'b:1', effect, strength: 1, shake: false, count: 0});
  await page.waitForTimeout(300);
  expect(await isDrawn(page)).toBe(false);
});

it('names everybody whose code it hands on, as their licences want', () => {
  expect(Object.keys(PACKAGES).sort()).toEqual([...packages].sort());
  for (const [name, lines] of Object.entries(PACKAGES)) {
    const folder = path.join(__dirname, '../../../../node_modules', name);
    const file = readdirSync(folder).find((one) => /^licen[cs]e/iu.test(one)) ?? '';
    const licence = readFileSync(path.join(folder, file), 'utf8');
    expect(licence, name).toContain('Permission is hereby granted');
    for (const line of lines) expect(licence, name).toContain(line);
  }
});
