import path from 'node:path';
import {expect, test as base, type Locator, type Page} from '@playwright/test';
import type {Comment} from '@komebiyori/simulator/scenario';
import {startSimulator, type Simulator} from '@komebiyori/simulator/server';
import {freePort} from '../../../scripts/lib/listen';
import {samplesOf} from '../../content/support/manualSamples';
import {createDataFolder, type DataFolder} from './dataFolder';

/** Where the manual's app is, seen from the browser. */
export const APP = 'http://localhost:11180';

interface Desk {
  /** A port of this machine that the browser takes for the app's. */
  readonly port: number;
  readonly data: DataFolder;
  /** The one page of all tests, and what went wrong on it. */
  readonly view: Page;
  readonly errors: string[];
}

/** A reader's desk: the app at the manual's address, its data folder, and a browser. */
export const test = base.extend<{app: Simulator; lines: string[]}, Desk>({
  port: [
    async ({browserName: _}, use) => {
      await use(await freePort());
    },
    {scope: 'worker'},
  ],
  launchOptions: [
    async ({launchOptions, port}, use) => {
      const rule = `--host-resolver-rules=MAP localhost:11180 127.0.0.1:${port}`;
      await use({...launchOptions, args: [...(launchOptions.args ?? []), rule]});
    },
    {scope: 'worker'},
  ],
  data: [
    async ({browserName: _}, use) => {
      const data = createDataFolder(
        samplesOf('developer/onesdk-js').under('付属のSDKを読む', 'text'),
      );
      await use(data);
      data.remove();
    },
    {scope: 'worker'},
  ],
  errors: [
    async ({browserName: _}, use) => {
      await use([]);
    },
    {scope: 'worker'},
  ],
  view: [
    async ({browser, errors}, use) => {
      const view = await browser.newPage();
      view.on('pageerror', ({message}) => errors.push(message));
      view.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // The next page may be opened while one still loads.
        if (reason !== 'net::ERR_ABORTED') errors.push(`${reason} ${request.url()}`);
      });
      view.on('response', (response) => {
        if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
      });
      await use(view);
      await view.close();
    },
    {scope: 'worker'},
  ],
  lines: async ({browserName: _}, use) => {
    await use([]);
  },
  app: async ({port, data, view, errors, lines}, use) => {
    const {templates} = data;
    const app = await startSimulator({
      port,
      autoplay: false,
      presets: [templates],
      templates: [path.join(templates, 'custom')],
      log: (line) => lines.push(line),
    });
    errors.length = 0;
    await use(app);
    const seen = [...errors];
    await view.unrouteAll();
    await view.goto('about:blank');
    await app.close();
    expect(seen).toEqual([]);
  },
});

/** The two ways to open a template, with the address that each leads to. */
export const WAYS = [
  ['as a local file', (file: string, data: DataFolder) => data.fileUrl(file)],
  ['by its URL', (file: string) => `${APP}/${file}`],
] as const;

/** Opens a template and waits until it listens. */
export async function open(address: string, view: Page, app: Simulator): Promise<Locator> {
  const listening = (count: number) =>
    expect.poll(() => app.clients().length, {intervals: [5]}).toBe(count);
  if (app.clients().length > 0) await view.goto('about:blank');
  await listening(0);
  await view.goto(address);
  await listening(1);
  return view.locator('#app');
}

/** Sends what the comment tester sends, as the manual's example has it. */
export async function sendTestComment(
  app: Simulator,
): Promise<{username: string; comment: string}> {
  const body = samplesOf('developer/http-api').under(
    '`POST /api/comments/test`',
    'リクエストボディの例',
  );
  const response = await fetch(`${app.origin}/api/comments/test`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body,
  });
  expect(response.status).toBe(200);
  return JSON.parse(body) as {username: string; comment: string};
}

/** What a message of comments holds. */
export function commentOf({message}: ReturnType<Simulator['make']>): Comment {
  const comment = message.type === 'comments' ? message.data.comments[0] : undefined;
  if (comment === undefined) throw new Error('No comment');
  return comment;
}
