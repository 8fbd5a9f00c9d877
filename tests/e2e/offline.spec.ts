import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';
import {buildId, offlineWorker, removingWorker} from '../../plugins/offline';
import {listen} from '../../scripts/lib/listen';
import {createStaticServer} from '../../scripts/lib/staticServer';
import {expect, gotoHydrated, hydrate, test} from './support/fixtures';
import {box, options} from './support/search';

test.use({serviceWorkers: 'allow'});

const NETWORK = /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Loading chunk/u;

/** The addresses that are kept, without what tells one build from another. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      for (const {url} of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    }
    return paths;
  });

/** Opens a page and waits until the worker has kept it. */
async function visit(page: Page, address: string): Promise<void> {
  await gotoHydrated(page, address);
  await expect.poll(() => kept(page)).toContain(new URL(address, page.url()).pathname);
}

const worker = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);

/** A server of a few pages of the build, which may be deployed anew or stand still. */
async function startSite() {
  const root = mkdtempSync(path.join(tmpdir(), 'offline-'));
  const build = path.join(__dirname, '../../build');
  for (const name of [
    '_hosting',
    'assets',
    'docs',
    'fonts',
    'img',
    '404.html',
    'site.webmanifest',
  ]) {
    // Files that are compressed ahead would stay those of the build before.
    cpSync(path.join(build, name), path.join(root, name), {
      recursive: true,
      filter: (file) => !/\.(?:br|gz)$/u.test(file),
    });
  }
  writeFileSync(path.join(root, 'sw.js'), offlineWorker(await buildId(root)));
  const server = createStaticServer(root);
  const origin = `http://localhost:${await listen(server)}`;
  return {
    origin,
    root,
    fail: () => {
      server.removeAllListeners('request');
      server.on('request', (_request, response) => {
        response.writeHead(502).end('Bad Gateway');
      });
    },
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(root, {recursive: true});
    },
  };
}

test('what was visited opens without a network, and the rest says what does', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(NETWORK);
  await gotoHydrated(page, '/account/signin');
  await visit(page, '/tools/map');
  await expect(page.getByLabel('題名')).toBeVisible();
  await visit(page, '/docs/about');
  const client = await context.newCDPSession(page);
  const {installabilityErrors} = await client.send('Page.getInstallabilityErrors');
  // The tests' browser has no profile of its own.
  expect(installabilityErrors.filter(({errorId}) => errorId !== 'in-incognito')).toEqual([]);
  await box(page).fill('設定');
  await expect(options(page).first()).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await hydrate(page);
  await expect(page.getByRole('heading', {level: 1})).toContainText('本アプリについて');
  await box(page).fill('音声');
  await expect(options(page).locator('mark').first()).toBeVisible();

  await page.goto('/docs/faq');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'このページはオフラインでは開けません',
  );
  await expect(page).toHaveURL('/docs/faq');
  await page.getByRole('link', {name: /^コメントマップ/u}).click();
  await expect(page.getByLabel('題名')).toBeVisible();

  await page.goto('/docs/faq');
  await context.setOffline(false);
  await page.getByRole('link', {name: '再読み込み'}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('よくある質問');
  expect((await kept(page)).filter((url) => /account|membership|\.zip/u.test(url))).toEqual([]);
  const names = await page.evaluate(() => caches.keys());
  expect(names.filter((name) => !/^offline\.[\da-f]{12}\.(?:pages|files)$/u.test(name))).toEqual(
    [],
  );
});

test.describe('a deployment', () => {
  /** Gives every script another name, as a build in which all has changed; the old ones are gone. */
  async function deployNext(root: string): Promise<string> {
    const scripts = path.join(root, 'assets/js');
    const names = readdirSync(scripts).filter((name) => !name.startsWith('boot.'));
    const hashes = new Map(
      names.flatMap((name) => {
        const hash = /\.(?<hash>[\da-f]{8})\.js$/u.exec(name)?.groups?.['hash'];
        return hash === undefined ? [] : [[hash, [...hash].reverse().join('')] as const];
      }),
    );
    const renamed = (text: string): string =>
      text.replaceAll(/\b[\da-f]{8}\b/gu, (word) => hashes.get(word) ?? word);
    const rewrite = (file: string): void => {
      writeFileSync(file, renamed(readFileSync(file, 'utf8')));
    };
    for (const name of names) {
      renameSync(path.join(scripts, name), path.join(scripts, renamed(name)));
      if (name.startsWith('runtime~main.')) rewrite(path.join(scripts, renamed(name)));
    }
    for (const folder of ['docs', 'docs/trouble-shooting']) {
      const pages = path.join(root, folder);
      for (const name of readdirSync(pages).filter((file) => file.endsWith('.html'))) {
        rewrite(path.join(pages, name));
      }
    }
    writeFileSync(path.join(root, 'sw.js'), offlineWorker(await buildId(root)));
    return renamed(names.find((name) => name.startsWith('main.')) ?? 'main');
  }
  const scriptsOf = (page: Page): Promise<string | null> =>
    page.locator('script[data-scripts]').first().getAttribute('data-scripts');

  async function open(context: BrowserContext, origin: string): Promise<Page> {
    const page = await context.newPage();
    await visit(page, `${origin}/docs/about`);
    return page;
  }

  test('leads a page of the build before to whole pages, whose files are gone', async ({
    context,
    quiet,
  }) => {
    quiet.allow(/Failed to load resource|Loading (?:CSS )?chunk/u);
    const site = await startSite();
    try {
      const page = await open(context, site.origin);
      const next = await deployNext(site.root);
      // Far below, so that nothing of it was fetched ahead.
      await page.getByRole('article').getByRole('link', {name: 'コメントがOBSに出ない'}).click();
      await expect(page.getByRole('heading', {level: 1})).toContainText('コメントがOBSに出ない');
      await hydrate(page);
      expect(await scriptsOf(page)).toContain(next);
    } finally {
      site.close();
    }
  });

  test('is none where a network answers with a page of its own; what is kept is better than a server in trouble', async ({
    context,
  }) => {
    const site = await startSite();
    try {
      const page = await open(context, site.origin);
      const own = '<title>Sign in</title><h1>Sign in to the network</h1>';
      writeFileSync(path.join(site.root, 'docs/about.html'), own);
      await page.goto(`${site.origin}/docs/about`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Sign in to the network');
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('heading', {level: 1})).toContainText('本アプリについて');
      await context.setOffline(false);
      site.fail();
      await page.reload();
      await expect(page.getByRole('heading', {level: 1})).toContainText('本アプリについて');
    } finally {
      site.close();
    }
  });

  test('never mixes two builds, also when the files of the one before are gone; can take the worker away', async ({
    context,
  }) => {
    const site = await startSite();
    try {
      const page = await open(context, site.origin);
      const old = await scriptsOf(page);
      const next = await deployNext(site.root);
      await test.step('online the page that was kept is the new build as a whole', async () => {
        await page.reload();
        await hydrate(page);
        expect(await scriptsOf(page)).toContain(next);
        expect(await scriptsOf(page)).not.toBe(old);
        await expect.poll(() => kept(page)).toContain(`/assets/js/${next}`);
        await expect
          .poll(() =>
            page.evaluate(async () => {
              const registration = await navigator.serviceWorker.getRegistration();
              return [registration?.waiting, registration?.installing].some(Boolean);
            }),
          )
          .toBe(true);
      });
      await test.step('without a network as well', async () => {
        await context.setOffline(true);
        await page.reload();
        await hydrate(page);
        expect(await scriptsOf(page)).toContain(next);
      });
      await test.step('the worker is taken away, with all that it has kept', async () => {
        await context.setOffline(false);
        expect(await worker(page)).toBe('activated');
        writeFileSync(path.join(site.root, 'sw.js'), removingWorker());
        // The page of a build without the worker registers none.
        await page.route(/\/assets\/js\/main\./u, (route) => route.abort());
        await page.goto(`${site.origin}/docs/about`);
        await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
        await expect.poll(() => worker(page)).toBeUndefined();
      });
    } finally {
      site.close();
    }
  });
});
