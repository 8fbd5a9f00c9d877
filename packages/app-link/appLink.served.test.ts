import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {bundleScript} from '@komebiyori/overlays/runtime/bundleScript';
import {startSimulator, type Simulator, type SimulatorOptions} from '@komebiyori/simulator/server';
import type {AppLink} from './link';
import {openPublicSite, type PublicSite} from './testing/publicSite';

vi.setConfig({testTimeout: 60_000, hookTimeout: 60_000});

declare global {
  interface Window {
    link: AppLink;
  }
}

let site: PublicSite;
let app: Simulator;

const start = async (options: SimulatorOptions = {}): Promise<void> => {
  app = await startSimulator({port: 0, autoplay: false, ...options});
  await site.page.evaluate((port) => {
    window.link = window.makeLink(port);
  }, app.port);
};
const kind = (): Promise<string> => site.page.evaluate(() => window.link.state.get().kind);
const becomes = (expected: string): Promise<void> =>
  expect.poll(kind, {timeout: 15_000}).toBe(expected);

beforeEach(async () => {
  const script = await bundleScript(
    path.join(__dirname, 'testing', 'linkPage.browser.ts'),
    'chrome103',
  );
  site = await openPublicSite(script);
});
afterEach(async () => {
  await site.close();
  await app.close();
});

it('asks for nothing when the page opens, and needs the answer after a press', async () => {
  await site.setPermission('prompt');
  await start();
  await site.page.evaluate(() => window.link.connectIfGranted());
  expect(await kind()).toBe('needs-permission');
  expect(app.clients()).toEqual([]);
  await site.page.evaluate(() => {
    window.link.connect();
  });
  // A browser without a window dismisses the question at once.
  await becomes('needs-permission');
  expect(app.clients()).toEqual([]);
  await site.setPermission('granted');
  await becomes('connected');
});

it('connects when the page opens once it was granted, receives, sends, and comes back', async () => {
  await site.setPermission('granted');
  await start({pro: true});
  await site.page.evaluate(() => window.link.connectIfGranted());
  await becomes('connected');
  expect(await site.page.evaluate(() => window.link.state.get())).toEqual({
    kind: 'connected',
    version: '8.0.7',
    licensed: true,
  });
  expect(app.clients()).toEqual(['comments,clear']);
  app.send({type: 'clear'});
  await expect.poll(() => site.page.evaluate(() => window.heard)).toEqual(['clear']);
  const outcome = await site.page.evaluate(() =>
    window.link.post('/api/reactions', {reactions: [{key: '8888', value: 1}], effect: true}),
  );
  expect(outcome).toEqual({kind: 'ok'});
  const {port} = app;
  await app.close();
  await becomes('reconnecting');
  app = await startSimulator({port, autoplay: false});
  await becomes('connected');
});

it('tells a refusal from an app that is off and from one that does not answer this site', async () => {
  await site.setPermission('denied');
  await start({cors: false});
  await site.page.evaluate(() => window.link.connectIfGranted());
  expect(await kind()).toBe('denied');
  // The visitor allows it in the settings of the browser: no press is needed.
  await site.setPermission('granted');
  await becomes('refused');
  expect(
    await site.page.evaluate(() => window.link.post('/api/reactions', {reactions: []})),
  ).toEqual({kind: 'refused'});
  await app.close();
  await site.page.evaluate(() => {
    window.link.connect();
  });
  await becomes('app-offline');
  await site.setPermission('denied');
  await becomes('denied');
});

it('does not use an app that is too old', async () => {
  await site.setPermission('granted');
  await start({app: '5_1'});
  await site.page.evaluate(() => window.link.connectIfGranted());
  await becomes('version-too-old');
});
