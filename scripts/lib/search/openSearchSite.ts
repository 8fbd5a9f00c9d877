import {readFileSync, readdirSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import {packIndex, type IndexFile} from '@komebiyori/search/indexFile';
import {buildSync} from 'esbuild';
import {chromium, type BrowserContext, type Page, type Worker} from 'playwright';
import versions from '../../../versions.json';
import {CHROMIUM_FLAGS, findBrowser} from '../browser';
import {createStaticServer} from '../staticServer';

/** The folder of the index files in a build, and the address that they are served at. */
const FOLDER = 'assets/search';
/** How the name of the index of the top-level pages begins. */
const PAGES = 'pages.';

interface IndexBytes {
  raw: number;
  gzip: number;
  brotli: number;
}

/** The built site in Chromium, with an index of one's choice. */
export interface SearchSite {
  /** Bytes of the index files that a visit loads. */
  bytes: IndexBytes;
  /** Those of the manual alone, without the top-level pages. */
  manualBytes: IndexBytes;
  origin: string;
  context: BrowserContext;
  /** Opens a page, has it load its index, and waits until the worker is ready. */
  openReady: () => Promise<{page: Page; worker: Worker}>;
  /** Opens a page and waits until React has taken over; nothing of the search is loaded. */
  open: (address?: string) => Promise<Page>;
  close: () => Promise<void>;
}

/**
 * The files that stand in for those of the newest manual and of the top-level pages. This is the
 * one place here that knows the form in which an index is shipped.
 */
function shippedFiles(build: string, index: IndexFile | undefined): Map<string, string> {
  const folder = path.join(build, FOLDER);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const manual = names.filter((name) => name.startsWith(`docs-${versions[0] ?? ''}.`));
  const pages = names.filter((name) => name.startsWith(PAGES));
  if (index === undefined) {
    return new Map(
      [...manual, ...pages].map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
    );
  }
  const none = JSON.stringify(packIndex({root: '', pages: []}));
  const packed = JSON.stringify(packIndex(index));
  return new Map([
    ...manual.map((name): [string, string] => [name, packed]),
    ...pages.map((name): [string, string] => [name, none]),
  ]);
}

/** Compressed as `npm run compress` does it. */
function compressed(text: string): {raw: Buffer; gzip: Buffer; brotli: Buffer} {
  const raw = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
  };
  return {raw, gzip: gzipSync(raw, {level: 9}), brotli: brotliCompressSync(raw, {params})};
}

function sizes(files: readonly ReturnType<typeof compressed>[]): IndexBytes {
  const sum = (encoding: keyof IndexBytes): number =>
    files.reduce((bytes, file) => bytes + file[encoding].length, 0);
  return {raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli')};
}

function bundledProbe(): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'probe.browser.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: ['es2022'],
  });
  return outputFiles.map(({text}) => text).join('');
}

/**
 * Serves a build with the index of a corpus in place of its own, and starts Chromium.
 * @param index the pages to search; the build's own index files when there is none
 * @throws Error when there is no build or no browser
 */
export async function openSearchSite(build: string, index?: IndexFile): Promise<SearchSite> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('Install Chrome or set CHROME_PATH.');
  const server = createStaticServer(build);
  const files = new Map(
    [...shippedFiles(build, index)].map(([name, text]) => [`/${FOLDER}/${name}`, compressed(text)]),
  );
  const [answer] = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const file = files.get(request.url ?? '');
    if (file === undefined) {
      answer?.call(server, request, response);
      return;
    }
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Encoding': 'br',
      'Content-Length': file.brotli.length,
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    response.end(file.brotli);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({executablePath, args: [...CHROMIUM_FLAGS]});
  const context = await browser.newContext({locale: 'ja-JP', viewport: {width: 1280, height: 800}});
  const probe = bundledProbe();
  await context.addInitScript(probe);

  const open = async (address = '/'): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(origin + address);
    await page.mouse.move(3, 3);
    await page.mouse.move(4, 4);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    return page;
  };
  const ofManual = [...files].filter(([name]) => !name.startsWith(`/${FOLDER}/${PAGES}`));
  return {
    bytes: sizes([...files.values()]),
    manualBytes: sizes(ofManual.map(([, file]) => file)),
    origin,
    context,
    open,
    async openReady() {
      const page = await open();
      const started = page.waitForEvent('worker');
      await page.locator('[role="search"] input[name="q"]').hover();
      const worker = await started;
      await page.waitForFunction(() =>
        globalThis.searchProbe.loaded.some(({type}) => type === 'failed' || type === 'ready'),
      );
      await worker.evaluate(probe);
      return {page, worker};
    },
    async close() {
      await browser.close();
      server.close();
      server.closeAllConnections();
    },
  };
}
