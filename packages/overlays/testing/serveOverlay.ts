import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Browser, Locator, Page} from '@playwright/test';
import {startSimulator, type Simulator} from '@komebiyori/simulator/server';
import {pageComplaints} from '../../../scripts/lib/chromium';
import {writeFiles} from '../../../scripts/lib/writeFiles';
import {kindRules} from '../css/kinds';
import {printRules} from '../css/rule';
import {valuesOf} from '../model/values';
import type {Design} from '../model/design';
import {templateFiles} from '../package/packTemplate';
import type {Runtime} from '../model/template';
import {bundleRuntime} from '../runtime/bundleScript';
import {templateOf} from '../templates/registry';

/** A template in Chromium as in OBS: its exported files, the real SDK, the simulated app. */
export interface ServedOverlay {
  readonly app: Simulator;
  readonly page: Page;
  /** What went wrong in the page: errors, complaints on the console. */
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export interface ServeOptions {
  /** Whether the app has Pro. */
  readonly pro?: boolean;
  /** Lets things happen before the page is there. */
  readonly before?: (app: Simulator) => void;
  /** Runs this kind with these own options, whatever the template says. */
  readonly as?: {
    readonly kind: Runtime;
    readonly own?: Readonly<Record<string, unknown>>;
  };
  /** Whether the SDK cannot be had. */
  readonly withoutSdk?: boolean;
  /** Runs in the page before its scripts. */
  readonly init?: () => void;
}

/** Exports a design, serves it and opens it at its size. */
export async function serveOverlay(
  browser: Browser,
  design: Design,
  {pro = false, before, init, as, withoutSdk = false}: ServeOptions = {},
): Promise<ServedOverlay> {
  const root = mkdtempSync(path.join(tmpdir(), 'overlay-'));
  const folder = path.join(root, 'it');
  const script = await bundleRuntime(as?.kind ?? templateOf(design.template).runtime);
  writeFiles(folder, templateFiles(design, {script, thumb: PIXEL, link: ''}));
  if (as !== undefined) disguise(folder, as);
  const app = await startSimulator({
    port: 0,
    autoplay: false,
    pro,
    app: design.app,
    templates: [root],
  });
  before?.(app);
  const {width, height} = valuesOf(design).canvas;
  const context = await browser.newContext({viewport: {width, height}});
  const page = await context.newPage();
  const complaints = pageComplaints(page);
  if (withoutSdk) await page.route('**/onesdk.js', (route) => route.abort());
  if (init !== undefined) await page.addInitScript(init);
  await page.goto(`${app.origin}/templates/custom/it/index.html?port=${app.port}`);
  return {
    app,
    page,
    complaints,
    async close() {
      await context.close();
      await app.close();
      rmSync(root, {recursive: true});
    },
  };
}

/** Makes an exported template one of another kind. */
function disguise(folder: string, {kind, own}: NonNullable<ServeOptions['as']>): void {
  const [page, sheet] = [path.join(folder, 'index.html'), path.join(folder, 'style.css')];
  const html = readFileSync(page, 'utf8')
    .replace('"runtime":"list"', () => `"runtime":"${kind}"`)
    .replace(/"own":\{.*?\}/u, () => `"own":${JSON.stringify(own ?? {})}`);
  writeFileSync(page, html);
  writeFileSync(sheet, readFileSync(sheet, 'utf8') + printRules(kindRules(kind, false)));
}

/** Waits until the app has a connection, as many as said. */
export async function connected({app, page}: ServedOverlay, count = 1): Promise<void> {
  while (app.clients().length < count) await page.waitForTimeout(20);
}

/** Waits until pictures that were there before have loaded or failed, and a frame was drawn. */
export async function settled(body: Locator): Promise<void> {
  await body.evaluate(async () => {
    await new Promise((resolve) => {
      const image = new Image();
      image.onerror = resolve;
      image.src = 'data:image/png,broken';
    });
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
}
