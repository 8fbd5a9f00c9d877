import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from 'playwright';
import {LOCAL_ACCOUNTS} from '../../../config/localAccounts';
import {startServer, type RunningServer} from '../../../supabase/local/server';
import {launchChromium} from '../chromium';
import {listen} from '../listen';
import {createStaticServer} from '../staticServer';
import {weighPages, type Weight} from '../weigh';

/** The last one has nothing of the accounts: what it weighs is what every page of its kind does. */
const PAGES = ['/account/signin', '/account/my', '/membership', '/news'];

/** What visitors of the account pages download and wait for. Times in milliseconds. */
export interface PageMeasures {
  readonly weights: readonly Weight[];
  /** From the press on 「ログインする」 until my account is on the screen. */
  readonly signIn: readonly number[];
  /** From the address of my account, signed in, until it is on the screen. */
  readonly account: readonly number[];
}

async function signInOnce(
  browser: Browser,
  origin: string,
  {backend}: RunningServer,
  email: string,
): Promise<{signIn: number; account: number}> {
  const context = await browser.newContext({locale: 'ja-JP'});
  try {
    const page = await context.newPage();
    // Looked for in every frame: a locator looks twice a second only.
    const shown = (): Promise<unknown> =>
      page.waitForFunction(
        () => document.querySelector('main')?.textContent.includes('すべての端末からログアウト'),
        undefined,
        {polling: 'raf'},
      );
    await page.goto(`${origin}/account/signin`);
    await page.getByLabel('メールアドレス', {exact: true}).fill(email);
    await page.getByRole('button', {name: '確認コードを送る'}).click();
    const field = page.getByLabel('確認コード', {exact: true});
    await field.waitFor();
    await field.fill(backend.outbox.list(email)[0]?.code ?? '');
    const pressed = performance.now();
    await page.getByRole('button', {name: 'ログインする'}).click();
    await shown();
    const entered = performance.now();
    await page.goto(`${origin}/account/my`);
    await shown();
    return {signIn: entered - pressed, account: performance.now() - entered};
  } finally {
    await context.close();
  }
}

/**
 * Measures the account pages of a built site in Chromium, with the embedded backend.
 * @returns undefined if the build does not use the embedded backend
 * @throws Error without a browser, or if the backend's port is taken
 */
export async function measurePages(
  buildDir: string,
  runs: number,
): Promise<PageMeasures | undefined> {
  const rules = path.join(buildDir, '_hosting', 'rules.json');
  if (!existsSync(rules) || !readFileSync(rules, 'utf8').includes(LOCAL_ACCOUNTS.url)) {
    return undefined;
  }
  const site = createStaticServer(buildDir);
  const origin = `http://localhost:${await listen(site)}`;
  const server = await startServer({siteUrl: origin, resendAfter: 0});
  const browser = await launchChromium();
  try {
    const weights = await weighPages(browser, origin, PAGES, false);
    const signIn: number[] = [];
    const account: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const times = await signInOnce(browser, origin, server, `page-${run}@example.com`);
      signIn.push(times.signIn);
      account.push(times.account);
    }
    return {weights, signIn, account};
  } finally {
    await browser.close();
    await server.close();
    site.close();
    site.closeAllConnections();
  }
}
