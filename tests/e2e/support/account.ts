import {createHash} from 'node:crypto';
import type {APIResponse, BrowserContext, Locator, Page, Route} from '@playwright/test';
import * as v from 'valibot';
import {LOCAL_ACCOUNTS} from '../../../config/localAccounts';
import {expect} from './fixtures';
import {BACKEND, SITE_ORIGIN} from './origins';

const Mails = v.pipe(
  v.array(v.object({code: v.string(), link: v.string(), html: v.string()})),
  v.minLength(1),
);

/** An address that no other test has. */
export function newAddress(name: string): string {
  return `${name}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}@example.com`;
}

/** The newest mail to an address. */
export async function newestMail(
  page: Page,
  to: string,
): Promise<{readonly code: string; readonly link: string; readonly html: string}> {
  const answer = await page.request.get(`${BACKEND}/outbox.json`, {params: {to}});
  const [newest] = v.parse(Mails, await answer.json());
  if (newest === undefined) throw new Error(`No mail to ${to}`);
  return newest;
}

/** Where the link of a mail leads on the site under test. */
export function pathOf(link: string): string {
  const {pathname, search} = new URL(link);
  return `${pathname}${search}`;
}

/** Has a code sent to an address, on the sign-in page that is open. */
export async function askForCode(page: Page, address: string): Promise<void> {
  await page.getByLabel('メールアドレス', {exact: true}).fill(address);
  await page.getByRole('button', {name: '確認コードを送る'}).click();
  await expect(page.getByLabel('確認コード', {exact: true})).toBeVisible();
}

/** Fills in the code that was sent to an address; its last digit sends the form. */
export async function fillInCode(page: Page, address: string): Promise<void> {
  await page.getByLabel('確認コード', {exact: true}).fill((await newestMail(page, address)).code);
}

/** Fills in address and code on the sign-in page that is open. */
export async function signInHere(page: Page, address: string): Promise<void> {
  await askForCode(page, address);
  await fillInCode(page, address);
}

/** A call to the sign-in server, as the pages make it. */
const askAuth = (page: Page, path: string, data: object): Promise<APIResponse> =>
  page.request.post(`${BACKEND}/auth/v1/${path}`, {
    headers: {apikey: LOCAL_ACCOUNTS.anonKey},
    data,
  });

/**
 * Has a mail sent by the call that the page makes, as from another browser.
 * @param next where its link shall lead
 */
export async function haveMailSent(page: Page, address: string, next: string): Promise<void> {
  const back = `${SITE_ORIGIN}/account/signin?${new URLSearchParams({next}).toString()}`;
  const path = `otp?${new URLSearchParams({redirect_to: back}).toString()}`;
  expect((await askAuth(page, path, {email: address, create_user: true})).status()).toBe(200);
}

/** Signs in by the calls that the pages make. @returns the session, as the pages keep it */
export async function newSession(page: Page, address: string): Promise<string> {
  await askAuth(page, 'otp', {email: address, create_user: true});
  const {code} = await newestMail(page, address);
  const session = await askAuth(page, 'verify', {type: 'email', email: address, token: code});
  expect(session.status()).toBe(200);
  return session.text();
}

const NOTHING = {contentType: 'text/html', body: '<!doctype html><title>-</title>'};

/**
 * Puts nothing in the place of a page of the site at which a test only arrives: most of what a test
 * costs is pages with their application.
 */
export async function onlyArriveAt(page: Page | BrowserContext, pathname: string): Promise<void> {
  await page.route(
    (url) => url.pathname === pathname,
    (route) => route.fulfill(NOTHING),
  );
}

/** Keeps a session in the browser. What is open then is no page. */
export async function putSession(page: Page, session: string, origin = ''): Promise<void> {
  const nowhere = '**/no-page';
  await page.route(nowhere, (route) => route.fulfill(NOTHING));
  await page.goto(`${origin}/no-page`);
  await page.evaluate((text) => {
    window.localStorage.setItem('account.session', text);
  }, session);
  // Where nothing is routed, the browser keeps what pages load.
  await page.unroute(nowhere);
}

/**
 * Signs in by the calls that the pages make, for tests that are about what comes later. What is open
 * then is no page; accountSignIn.spec.ts has how visitors sign in.
 */
export async function keepSession(page: Page, address: string): Promise<void> {
  await putSession(page, await newSession(page, address));
}

/** Opens my account, where somebody is signed in. */
export async function showMyAccount(page: Page): Promise<void> {
  await page.goto('/account/my');
  await expect(page.getByRole('heading', {name: 'データとアカウント'})).toBeVisible();
}

/** Signs in by calls, and opens my account. */
export async function openMyAccount(page: Page, address: string): Promise<void> {
  await keepSession(page, address);
  await showMyAccount(page);
}

/** Loads my account again, after something happened elsewhere. */
export async function lookAgain(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('heading', {name: 'データとアカウント'})).toBeVisible();
}

/** A panel of my account by its title. */
export function panel(page: Page, name: string): Locator {
  return page.getByRole('region', {name, exact: true});
}

const KEY = /PRO(?:-[0-9A-HJKMNP-TV-Z]{5}){5}/u;

/** Reads a key, as visitors do: it is shown, and hidden again. */
export async function readKey(card: Locator): Promise<string> {
  await card.getByRole('button', {name: 'ライセンスキーを表示'}).click();
  const [key = ''] = KEY.exec(await card.innerText()) ?? [];
  expect(key).toMatch(KEY);
  await card.getByRole('button', {name: 'ライセンスキーを隠す'}).click();
  await expect(card).not.toContainText(key);
  return key;
}

/** An answer in place of the backend, which is another origin. */
export const answering = (status: number, json: unknown) => (route: Route) =>
  route.fulfill({status, json, headers: {'Access-Control-Allow-Origin': '*'}});

/** Has a call of the page answered in place of the backend, as the backend answers it. */
export async function answerInstead(
  page: Page,
  path: RegExp,
  status: number,
  json: unknown,
): Promise<void> {
  await page.route(path, answering(status, json));
}

/** What the app says of a computer to the function `licence`. */
const askLicence = (page: Page, name: string, data: object): Promise<APIResponse> =>
  page.request.post(`${BACKEND}/functions/v1/licence`, {
    headers: {apikey: LOCAL_ACCOUNTS.anonKey},
    data: {...data, fingerprint: createHash('sha256').update(name).digest('hex')},
  });

/** Asks for the registration of a computer, as the app does; what comes back is the caller's to judge. */
export const register = (page: Page, key: string, name: string): Promise<APIResponse> =>
  askLicence(page, name, {
    action: 'activate',
    key,
    name,
    platform: 'windows',
    app_version: '8.0.7',
  });

/** A computer registers a key, as the app does. */
export async function activate(page: Page, key: string, name: string): Promise<void> {
  expect((await register(page, key, name)).status()).toBe(200);
}

/** A computer gives its place back, as the app does. */
export async function deactivate(page: Page, key: string, name: string): Promise<void> {
  expect((await askLicence(page, name, {action: 'deactivate', key})).status()).toBe(200);
}
