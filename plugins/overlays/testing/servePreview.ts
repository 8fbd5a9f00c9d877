import {createServer} from 'node:http';
import type {Browser, FrameLocator, Page} from '@playwright/test';
import {build} from 'esbuild';
import {listen} from '../../../scripts/lib/listen';
import {pageComplaints} from '../../../scripts/lib/chromium';
import {contentSecurityPolicy} from '../../hosting/policy';
import {framePage, framePolicy} from '../server/framePage';
import {overlayScripts} from '../server/scripts';
import {emitCss} from '@komebiyori/overlays/css/emitCss';
import {valuesOf} from '@komebiyori/overlays/model/values';
import type {Design} from '@komebiyori/overlays/model/design';
import {templateFiles} from '@komebiyori/overlays/package/packTemplate';
import type {Preview} from '@komebiyori/overlays/preview';
import type {FrameBatch} from '@komebiyori/overlays/preview/frameTimes';
import {FRAME_PAGE} from '@komebiyori/overlays/preview/frameMessages';
import type {FontArrival} from '@komebiyori/overlays/preview/messages';
import {templateOf} from '@komebiyori/overlays/templates';

declare global {
  interface Window {
    preview: Preview;
    previewErrors: string[];
    previewFrames: FrameBatch[];
    previewFonts: FontArrival[];
    start: (sdk: string) => void;
  }
}

/** A page of the site with a preview in it, under the site's content security policy. */
export interface ServedPreview {
  readonly page: Page;
  readonly frame: FrameLocator;
  readonly complaints: readonly string[];
  /** `given`: families that come by `addFonts`. */
  readonly load: (design: Design, given?: readonly string[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a page whose frame has the size of a design. */
export async function servePreview(browser: Browser, design: Design): Promise<ServedPreview> {
  const scripts = await overlayScripts();
  const runtime = scripts.runtimes.get(templateOf(design.template).runtime) ?? '';
  const driver = await bundleDriver();
  const {width, height} = valuesOf(design).canvas;
  const html = `<!doctype html><html lang="ja"><title>p</title><iframe width="${width}" height="${height}" style="border:0;position:fixed;top:0;left:0" title="p"></iframe><script src="/driver.js"></script></html>`;
  const policy = contentSecurityPolicy({
    inlineScriptHashes: [],
    backendUrl: '',
    isPlainHttp: true,
  });
  const answers: Readonly<Record<string, readonly [type: string, policy: string, body: string]>> = {
    '/driver.js': ['text/javascript', policy, driver],
    [FRAME_PAGE]: ['text/html; charset=utf-8', framePolicy(scripts), framePage(scripts)],
  };
  const server = createServer((request, response) => {
    const [type, own, body] = answers[request.url ?? ''] ?? ['text/html', policy, html];
    response.setHeader('Content-Type', type);
    response.setHeader('Content-Security-Policy', own);
    response.end(body);
  });
  const port = await listen(server);
  const context = await browser.newContext({viewport: {width, height}});
  const page = await context.newPage();
  const complaints = pageComplaints(page);
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.evaluate((script) => {
    window.start(script);
  }, scripts.sdk);
  return {
    page,
    frame: page.frameLocator('iframe'),
    complaints,
    async load(wanted, given = []) {
      const files = new Map(
        templateFiles(wanted, {script: runtime, thumb: new Uint8Array(), link: ''}),
      );
      files.set('style.css', new TextEncoder().encode(emitCss(wanted, {target: 'zip', given})));
      const entries = Array.from(files, ([file, bytes]) => [file, [...bytes]] as const);
      await page.evaluate(
        (all) =>
          window.preview.load(new Map(all.map(([file, bytes]) => [file, new Uint8Array(bytes)]))),
        entries,
      );
    },
    async close() {
      await context.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bundleDriver(): Promise<string> {
  const {outputFiles} = await build({
    stdin: {
      contents: `import {createPreview} from '@komebiyori/overlays/preview';
        Object.assign(window, {previewErrors: [], previewFrames: [], previewFonts: []});
        window.start = (sdk) => {
          window.preview = createPreview(document.querySelector('iframe'), {
            sdk,
            onError: (message) => window.previewErrors.push(message),
            onFrames: ({p95, nodes}) => window.previewFrames.push({p95, nodes}),
            onFont: ({family, isThere}) => window.previewFonts.push({family, isThere}),
          });
        };`,
      resolveDir: __dirname,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
  });
  return outputFiles.map(({text}) => text).join('');
}
