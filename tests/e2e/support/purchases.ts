import type {Page} from '@playwright/test';
import * as v from 'valibot';
import {LOCAL_ACCOUNTS} from '../../../config/localAccounts';
import {expect} from './fixtures';
import {BACKEND} from './origins';

/** What supabase/seed.sql sells: the ids, and the names that visitors read. */
export const PRODUCTS = {
  'pro-lifetime': 'Pro 買い切りライセンス',
  'pro-monthly': 'Pro メンバーシップ（月額）',
  'pro-yearly': 'Pro メンバーシップ（年額）',
} as const;

export type ProductId = keyof typeof PRODUCTS;

/** What can be done on the page that stands in for Stripe's, by the names of its buttons. */
export type PayAct =
  | 'カードで支払う'
  | '拒否されるカードで試す'
  | 'コンビニの番号を受け取る'
  | 'コンビニで支払う'
  | '支払わずに期限を過ぎる'
  | '期限切れにする'
  | '全額を返金する'
  | '一部を返金する'
  | 'カード会社から異議を受ける'
  | '異議に勝つ'
  | '異議に負ける';

/** What can be done with a subscription on the page that stands in for Stripe's portal. */
export type PortalAct =
  | Extract<PayAct, `${string}異議${string}` | `${string}返金${string}`>
  | '期間の終わりに解約する'
  | '解約を取り消す'
  | '次の支払いに成功する'
  | '次の支払いに失敗する'
  | 'すぐに終わらせる';

const Kept = v.object({access_token: v.string(), refresh_token: v.string()});

/** The tokens of the visitor who is signed in, as the pages keep them. */
export async function tokensOf(page: Page): Promise<v.InferOutput<typeof Kept>> {
  const kept = await page.evaluate(() => window.localStorage.getItem('account.session'));
  return v.parse(Kept, JSON.parse(kept ?? 'null'));
}

const Opened = v.object({url: v.string()});

/** Asks a function for an address to pay at, as the pages do for whoever is signed in. */
async function askForAddress(page: Page, name: string, data: object): Promise<string> {
  const {access_token} = await tokensOf(page);
  const answer = await page.request.post(`${BACKEND}/functions/v1/${name}`, {
    headers: {apikey: LOCAL_ACCOUNTS.anonKey, Authorization: `Bearer ${access_token}`},
    data,
  });
  expect(answer.status()).toBe(200);
  return v.parse(Opened, await answer.json()).url;
}

/**
 * Orders a product by the call that the pages make, for tests that are about what comes later. The
 * page that is open stays as it is.
 * @returns the address of the pay page
 */
export const order = (page: Page, product: ProductId): Promise<string> =>
  askForAddress(page, 'checkout', {product});

/**
 * Presses a button of a page that stands in for Stripe's, which must offer it, by the call that its
 * form makes: a tab that is closed while its form is answered can hang Chromium.
 */
async function press(page: Page, address: string, label: PayAct | PortalAct): Promise<void> {
  const url = address.replace(LOCAL_ACCOUNTS.url, BACKEND);
  const html = await (await page.request.get(url)).text();
  const form = html.split('<form ').find((part) => part.includes(`>${label}</button>`)) ?? '';
  const fields = [...form.matchAll(/name="(\w+)" value="([^"]*)"/gu)];
  expect(fields, label).not.toEqual([]);
  const answer = await page.request.post(url, {
    form: Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value])),
    maxRedirects: 0,
  });
  expect(answer.status()).toBeLessThan(400);
}

/** Does one thing after the other on the pay page, which nobody has open. */
export async function atPayPage(
  page: Page,
  address: string,
  ...acts: readonly PayAct[]
): Promise<void> {
  for (const act of acts) await press(page, address, act);
}

/**
 * Orders and pays by card without leaving the page that is open, which has to be loaded again.
 * @returns the address of the pay page
 */
export async function own(page: Page, product: ProductId): Promise<string> {
  const address = await order(page, product);
  await atPayPage(page, address, 'カードで支払う');
  return address;
}

/** Does one thing after the other at the portal, which nobody has open. */
export async function atPortal(page: Page, ...acts: readonly PortalAct[]): Promise<void> {
  const address = await askForAddress(page, 'portal', {});
  for (const act of acts) await press(page, address, act);
}

/** Opens the portal from my account, does one thing after the other there, and comes back. */
export async function visitPortal(page: Page, ...acts: readonly PortalAct[]): Promise<void> {
  const membership = page.getByRole('region', {name: 'メンバーシップ', exact: true});
  await membership.getByRole('button').click();
  await page.waitForURL(/:54321\/pay\/portal\?/u);
  for (const act of acts) await press(page, page.url(), act);
  await page.getByRole('link', {name: 'サイトへ戻る'}).click();
  await page.waitForURL(/\/account\/my$/u);
  await expect(membership).toBeVisible();
}
