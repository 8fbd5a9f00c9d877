import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import {callOf, type Engine, type StartOptions} from './engine';

/** Cookies and everything that pages keep are refused, as a visitor can choose it. */
export const KEEPS_NOTHING = {'network.cookie.cookieBehavior': 2};

/**
 * What Firefox says of a file that the service worker was answering: also when the visitor leaves the
 * page while it is on its way, as those that links lead to are when a page is left soon.
 */
const OF_WORKER = /Failed to load ‘(?<url>[^’]+)’\. A ServiceWorker intercepted the request/u;

/** Firefox over WebDriver BiDi, without a window; with further preferences. */
export async function startFirefox(
  executablePath: string,
  {proxyPort, direct, folder}: StartOptions,
  preferences: Readonly<Record<string, number>> = {},
): Promise<Engine> {
  const saved = path.join(folder, 'saved');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: 60_000,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': proxyPort,
      'network.proxy.no_proxies_on': direct,
      // Addresses of this computer, too.
      'network.proxy.allow_hijacking_localhost': true,
      'intl.accept_languages': 'ja',
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
      'media.autoplay.default': 0,
      // A container has nothing that plays sound, without which no audio runs.
      'media.cubeb.force_mock_context': true,
      // A mouse, which a container has not: fine, and able to hover.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      'browser.download.folderList': 2,
      'browser.download.dir': saved,
      'browser.download.useDownloadDir': true,
      'browser.download.alwaysOpenPanel': false,
      ...preferences,
    },
  });
  const page = await browser.newPage();
  let complaints: string[] = [];
  const givenUp = new Set<string>();
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'NS_BINDING_ABORTED') givenUp.add(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') {
      complaints.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => {
    complaints.push(`page error: ${error instanceof Error ? error.message : String(error)}`);
  });
  // The question before changes are lost.
  page.on('dialog', (dialog) => {
    void dialog.accept();
  });
  const widen = (width: number): Promise<void> => page.setViewport({width, height: 860});
  await widen(1280);
  return {
    go: async (url) => {
      await page.goto(url, {waitUntil: 'domcontentloaded', timeout: 60_000});
    },
    run: async (script, ...args) => (await page.evaluate(callOf(script, args))) as never,
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    widen,
    saved: () => {
      const [name] = readdirSync(saved).filter((file) => !file.endsWith('.part'));
      if (name === undefined) return Promise.reject(new Error('Nothing was saved'));
      return Promise.resolve(readFileSync(path.join(saved, name)));
    },
    complaints: () => {
      const found = complaints.filter((line) => {
        const url = OF_WORKER.exec(line)?.groups?.['url'];
        return url === undefined || !givenUp.has(url);
      });
      complaints = [];
      return found;
    },
    close: () => browser.close(),
  };
}
