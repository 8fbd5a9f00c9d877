import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdtempSync,
  rmSync,
  statSync,
} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pipeline} from 'node:stream/promises';
import type {Browser, Page} from '@playwright/test';
import {build} from 'esbuild';
import {contentSecurityPolicy} from '../../../plugins/hosting/policy';
import {listen} from '../../../scripts/lib/listen';
import {pageComplaints} from '../../../scripts/lib/chromium';
import {LIKE_FIREFOX} from './likeFirefox';

/** The engine in a page of Chromium, under the site's content security policy. */
export interface ServedEngine {
  readonly page: Page;
  /** Folder of inputs (by name) and results. */
  readonly folder: string;
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

export interface ServeOptions {
  /** Globals that the worker's browser does not have. */
  readonly without?: readonly string[];
  /** The worker's browser does what is in `likeFirefox.ts`. */
  readonly isLikeFirefox?: boolean;
}

const HTML =
  '<!doctype html><html lang="ja"><title>e</title><script type="module" src="/assets/js/driver.js"></script></html>';

/** Opens the driver's page; `folder` is made and, at the end, removed. */
export async function serveEngine(
  browser: Browser,
  {without = [], isLikeFirefox = false}: ServeOptions = {},
): Promise<ServedEngine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'webm-'));
  const lacking = without.map((name) => `delete self.${name};`).join('');
  const other = isLikeFirefox ? LIKE_FIREFOX : '';
  const scripts: Readonly<Record<string, string>> = {
    // Where pages have their scripts, and no others.
    '/assets/js/driver.js': await bundle('testing/driver.browser.ts', 'esm'),
    '/assets/js/engine.worker.ts':
      lacking + other + (await bundle('engine/engine.worker.ts', 'iife')),
  };
  const policy = contentSecurityPolicy({
    inlineScriptHashes: [],
    backendUrl: '',
    isPlainHttp: true,
  });
  const server = createServer((request, response) => {
    response.setHeader('Content-Security-Policy', policy);
    answer(request, response, scripts, folder).catch((error: unknown) => {
      // A page that is closed while it reads a file is no fault.
      if (!response.destroyed) throw error;
    });
  });
  const port = await listen(server);
  const context = await browser.newContext();
  const page = await context.newPage();
  const complaints = pageComplaints(page);
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.waitForFunction("'driver' in globalThis");
  return {
    page,
    folder,
    complaints,
    async close() {
      await context.close();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, {recursive: true});
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  scripts: Readonly<Record<string, string>>,
  folder: string,
): Promise<void> {
  const url = request.url ?? '/';
  const file = path.join(folder, path.basename(url));
  const script = scripts[url];
  if (script !== undefined) {
    response.setHeader('Content-Type', 'text/javascript');
    response.end(script);
  } else if (url.startsWith('/out/')) {
    await pipeline(request, createWriteStream(file));
    response.end();
  } else if (url.startsWith('/files/') && existsSync(file)) {
    response.setHeader('Content-Length', statSync(file).size);
    await pipeline(createReadStream(file), response);
  } else {
    response.setHeader('Content-Type', 'text/html');
    response.end(HTML);
  }
}

async function bundle(entry: string, format: 'esm' | 'iife'): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, '..', entry)],
    bundle: true,
    write: false,
    format,
    minify: true,
    // The library has parts for Node behind the package's `browser` field.
    platform: 'browser',
  });
  return outputFiles.map(({text}) => text).join('');
}
