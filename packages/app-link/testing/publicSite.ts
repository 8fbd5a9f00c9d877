import {createServer} from 'node:http';
import type {Browser, Page} from '@playwright/test';
import {launchChromium} from '../../../scripts/lib/chromium';
import {listen} from '../../../scripts/lib/listen';

/** A page that Chromium takes for one of the public internet, with its gate to local networks. */
export interface PublicSite {
  readonly page: Page;
  readonly setPermission: (state: 'granted' | 'denied' | 'prompt') => Promise<void>;
  readonly close: () => Promise<void>;
}

const HOST = 'site.example';

/**
 * Serves a script as the only one of a page and opens it.
 * @param script classic script
 */
export async function openPublicSite(script: string): Promise<PublicSite> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>site</title><script>${script}</script>`);
  });
  const port = await listen(server);
  const origin = `http://${HOST}:${port}`;
  const browser = await launch(port, origin);
  const page = await browser.newPage();
  await page.goto(origin);
  const session = await browser.newBrowserCDPSession();
  return {
    page,
    async setPermission(setting) {
      // Playwright's pages live in a browser context of their own, which the command must name.
      const {targetInfos} = await session.send('Target.getTargets');
      const browserContextId = targetInfos.find(({url}) =>
        url.startsWith(origin),
      )?.browserContextId;
      await session.send('Browser.setPermission', {
        permission: {name: 'loopback-network'},
        setting,
        origin,
        ...(browserContextId !== undefined && {browserContextId}),
      });
    },
    async close() {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const launch = (port: number, origin: string): Promise<Browser> =>
  launchChromium({
    flags: [
      `--ip-address-space-overrides=127.0.0.1:${port}=public`,
      `--host-resolver-rules=MAP ${HOST} 127.0.0.1`,
      `--unsafely-treat-insecure-origin-as-secure=${origin}`,
    ],
  });
