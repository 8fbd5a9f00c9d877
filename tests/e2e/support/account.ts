import type {Page} from '@playwright/test';
import * as v from 'valibot';
import {LOCAL_ACCOUNTS} from '../../../config/localAccounts';
import {expect} from './fixtures';

/** The embedded backend, which playwright.config.ts starts beside the site that uses it. */
const BACKEND = LOCAL_ACCOUNTS.url;

const Mails = v.pipe(
  v.array(v.object({code: v.string(), link: v.string(), subject: v.string()})),
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
): Promise<{readonly code: string; readonly link: string}> {
  const answer = await page.request.get(`${BACKEND}/outbox.json`, {params: {to}});
  const [newest] = v.parse(Mails, await answer.json());
  if (newest === undefined) throw new Error(`No mail to ${to}`);
  return newest;
}

/** Has a code sent to an address, on the sign-in page that is open. */
export async function askForCode(page: Page, address: string): Promise<void> {
  await page.getByLabel('メールアドレス', {exact: true}).fill(address);
  await page.getByRole('button', {name: '確認コードを送る'}).click();
  await expect(page.getByLabel('確認コード', {exact: true})).toBeVisible();
}

/** Fills in the code that was sent to an address. */
export async function fillInCode(page: Page, address: string): Promise<void> {
  await page.getByLabel('確認コード', {exact: true}).fill((await newestMail(page, address)).code);
  await page.getByRole('button', {name: 'ログインする'}).click();
}

/** Fills in address and code on the sign-in page that is open. */
export async function signInHere(page: Page, address: string): Promise<void> {
  await askForCode(page, address);
  await fillInCode(page, address);
}

/** Signs in and opens my account. */
export async function openMyAccount(page: Page, address: string): Promise<void> {
  await page.goto('/account/my');
  await page.waitForURL(/\/account\/signin\?next=/u);
  await signInHere(page, address);
  await page.waitForURL(/\/account\/my$/u);
  await expect(page.getByRole('heading', {name: 'データとアカウント'})).toBeVisible();
}

/** A computer registers a key, as the app does. */
export async function activate(page: Page, key: string, name: string): Promise<void> {
  const fingerprint = [...name]
    .map((sign) => (sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0'))
    .join('')
    .padEnd(64, '0')
    .slice(0, 64);
  const answer = await page.request.post(`${BACKEND}/functions/v1/licence`, {
    headers: {apikey: LOCAL_ACCOUNTS.anonKey},
    data: {action: 'activate', key, fingerprint, name, platform: 'windows', app_version: '8.0.7'},
  });
  expect(answer.status()).toBe(200);
}
