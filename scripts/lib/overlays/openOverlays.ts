import type {Browser, BrowserContext, CDPSession, Page} from 'playwright';
import {newDesign} from '@komebiyori/overlays/model/design';
import {valuesOf} from '@komebiyori/overlays/model/values';
import type {KnownTemplate} from '@komebiyori/overlays/templates';
import {installAll, pageOf} from '../../../plugins/overlays/testing/installed';
import {startSimulator, type Simulator} from '@komebiyori/simulator/server';
import {launchChromium} from '../chromium';

declare global {
  interface Window {
    /** That of the browser: the SDK replaces it. */
    nextFrame: (callback: (ms: number) => void) => number;
  }
}

/** Headless Chromium and the simulated app with all templates as they can be downloaded. */
export interface Stand {
  readonly app: Simulator;
  readonly browser: Browser;
  /** Opens a template at its size; without one an empty page. Resolves when it listens. */
  readonly open: (template?: KnownTemplate) => Promise<Opened>;
  readonly close: () => Promise<void>;
}

export interface Opened {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly close: () => Promise<void>;
}

/** Starts both. Throws when there is no browser. */
export async function openStand(): Promise<Stand> {
  const {root, remove} = await installAll();
  const app = await startSimulator({port: 0, autoplay: false, pro: true, templates: [root]});
  const browser = await launchChromium();
  return {
    app,
    browser,
    async open(template) {
      const viewport =
        template === undefined ? undefined : valuesOf(newDesign(template.id, '8_0')).canvas;
      const context = await browser.newContext({
        viewport: {width: viewport?.width ?? 450, height: viewport?.height ?? 800},
      });
      await prepare(context);
      const page = await context.newPage();
      const before = app.clients().length;
      if (template !== undefined) {
        await page.goto(`${app.origin}${pageOf(template.id)}?port=${app.port}`);
        while (app.clients().length === before) await page.waitForTimeout(20);
      }
      return {page, cdp: await context.newCDPSession(page), close: () => context.close()};
    },
    async close() {
      await browser.close();
      await app.close();
      remove();
    },
  };
}

async function prepare(context: BrowserContext): Promise<void> {
  // Fonts of the web stay out: what is measured must not depend on the line.
  await context.route('https://fonts.googleapis.com/**', (route) =>
    route.fulfill({contentType: 'text/css', body: ''}),
  );
  await context.addInitScript(() => {
    window.nextFrame = window.requestAnimationFrame.bind(window);
  });
}
