import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {LOCAL_ACCOUNTS} from '../../config/localAccounts';
import {accountSiteRules, hostingRules, type Rules} from '../../plugins/hosting/rules';
import {splitAccountSite} from '../../scripts/lib/buildSite';
import {listen} from '../../scripts/lib/listen';
import {createStaticServer} from '../../scripts/lib/staticServer';
import {hydrate} from './support/fixtures';
import {newAddress, newSession, putSession} from './support/account';
import {allPaths} from './support/sitePages';

const BUILD = path.join(__dirname, '..', '..', 'build');

/** The built site in two parts at two origins, as a build with ACCOUNT_URL makes them. */
interface Apart {
  readonly site: string;
  readonly accounts: string;
  readonly close: () => void;
}

async function open(): Promise<{server: Server; origin: string}> {
  const server = createServer();
  return {server, origin: `http://localhost:${await listen(server)}`};
}

function serve(server: Server, folder: string, rules: Rules): void {
  mkdirSync(path.join(folder, '_hosting'), {recursive: true});
  writeFileSync(path.join(folder, '_hosting', 'rules.json'), JSON.stringify(rules));
  const answering = createStaticServer(folder);
  server.on('request', (request, response) => answering.emit('request', request, response));
}

async function openApart(): Promise<Apart> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'apart-'));
  const [siteFolder, accountFolder] = [path.join(root, 'build'), path.join(root, 'build-account')];
  // Pictures and templates, most of the build, are none of the accounts' business.
  cpSync(BUILD, siteFolder, {
    // A build that is a link is copied, too, instead of being taken apart below.
    dereference: true,
    recursive: true,
    filter: (from) => !/\/(?:cards|changes|templates)$|\.(?:br|gz|png|webp|avif|mp4)$/u.test(from),
  });
  await splitAccountSite(siteFolder, accountFolder);
  const [site, accounts] = [await open(), await open()];
  const headers = readFileSync(path.join(BUILD, '_headers'), 'utf8');
  const input = {
    inlineScriptHashes: [/sha256-[\w+/=]+/u.exec(headers)?.[0] ?? ''],
    backendUrl: LOCAL_ACCOUNTS.url,
    versions: [],
    origins: {siteUrl: site.origin, accountUrl: accounts.origin},
  };
  serve(site.server, siteFolder, hostingRules(input));
  serve(accounts.server, accountFolder, accountSiteRules(input, allPaths()));
  return {
    site: site.origin,
    accounts: accounts.origin,
    close: () => {
      for (const {server} of [site, accounts]) server.close();
      rmSync(root, {recursive: true});
    },
  };
}

/** Everything that a script of a third party in this page could learn of what its origin keeps. */
const spy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const seen: unknown[] = [
      ...[localStorage, sessionStorage].map((kept) => Object.entries(kept)),
      document.cookie,
    ];
    const tries = [
      async () => (await indexedDB.databases()).map(({name}) => name),
      async () => caches.keys(),
      async () => (await fetch('/account/my')).text(),
      () =>
        new Promise((resolve) => {
          const frame = document.createElement('iframe');
          frame.addEventListener('load', () => {
            try {
              resolve(Object.entries(frame.contentWindow?.localStorage ?? {}));
            } catch (error) {
              resolve(String(error));
            }
          });
          frame.src = '/account/my';
          document.body.append(frame);
        }),
    ];
    for (const attempt of tries) seen.push(await attempt().catch(String));
    return JSON.stringify(seen);
  });

/** What in a session is worth stealing. */
const refreshToken = (session: string): string =>
  /"refresh_token":"(?<token>[^"]+)"/u.exec(session)?.groups?.['token'] ?? 'no token';

test.describe('accounts at an origin of their own', () => {
  // In one worker: taking the site apart costs more than the tests.
  test.describe.configure({mode: 'default'});
  let apart: Apart;
  test.beforeAll(async () => {
    apart = await openApart();
  });
  test.afterAll(() => {
    apart.close();
  });

  test('no script of a page of the site reads a session, which it would at one origin, or signs in', async ({
    page,
    baseURL,
  }) => {
    const session = await newSession(page, newAddress('spied-on'));
    await putSession(page, session);
    await page.goto('/docs/about');
    // What the second origin is for: this is how it goes at one.
    expect(await spy(page)).toContain(refreshToken(session));

    await putSession(page, session, apart.accounts);
    expect(baseURL).not.toBe(apart.site);
    const answer = await page.goto(`${apart.site}/docs/about`);
    const seen = await spy(page);
    expect(seen).not.toContain(refreshToken(session));
    expect(seen).not.toContain('access_token');

    // Nor can anybody sign in there, even with the page that would.
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).not.toContain(LOCAL_ACCOUNTS.url);
    expect(policy).toContain("connect-src 'self';");
    const asked = await page.evaluate(
      (url) => fetch(`${url}/auth/v1/otp`, {method: 'POST'}).then(String, String),
      LOCAL_ACCOUNTS.url,
    );
    expect(asked).toContain('TypeError');
  });

  test('links and the search box lead from each to the other, and keep what they say', async ({
    page,
  }) => {
    for (const [from, to] of [
      ['/membership?buy=pro-lifetime#buy', '/membership?buy=pro-lifetime#buy'],
      ['/account/signin?next=%2Fmembership', '/account/signin?next=%2Fmembership'],
      ['/account/my', '/account/signin?next=%2Faccount%2Fmy'],
    ] as const) {
      await page.goto(`${apart.site}${from}`);
      await page.waitForURL(`${apart.accounts}${to}`);
    }
    await page.goto(`${apart.site}/`);
    await hydrate(page);
    await page.locator('main a[href="/membership"]').first().click();
    await page.waitForURL(`${apart.accounts}/membership`);
    await hydrate(page);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', {name: '利用規約'}).click();
    await page.waitForURL(`${apart.site}/terms`);

    // The search box leads to the site, before and after the application is there.
    for (const isHydrated of [false, true]) {
      await page.goto(`${apart.accounts}/membership`);
      if (isHydrated) await hydrate(page);
      const box = page.locator('nav input[type="search"]:visible').first();
      await box.fill('OBS');
      await box.press('Enter');
      await page.waitForURL((url) => url.origin === apart.site);
      expect(new URL(page.url()).pathname).toMatch(/^\/(?:search|docs)/u);
    }
  });
});
