import type {Locator, Page, Route} from '@playwright/test';
import {SITE_ORIGIN} from './origins';

/** The parts of the sign-in page. */
export const mailField = (page: Page): Locator => page.getByLabel('メールアドレス', {exact: true});
export const codeField = (page: Page): Locator => page.getByLabel('確認コード', {exact: true});
export const sendButton = (page: Page): Locator =>
  page.getByRole('button', {name: '確認コードを送る'});
export const enterButton = (page: Page): Locator =>
  page.getByRole('button', {name: 'ログインする'});

/** Holds a call or a page back until it is let go. */
export async function hold(page: Page, address: RegExp): Promise<{release: () => Promise<void>}> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(address, async (route) => {
    if (isOpen) await route.fallback();
    else held.push(route);
  });
  return {
    release: async () => {
      isOpen = true;
      await Promise.all(held.map((route) => route.fallback()));
    },
  };
}

/** What the address bar and the entry of the history hold. */
export const searchOf = (page: Page): string =>
  new URL(page.url()).search + new URL(page.url()).hash;

/** An answer of the sign-in server that is no success. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** Makes the sign-in server answer a call with an error, in the form that GoTrue gives it. */
export async function refuse(
  page: Page,
  call: 'otp' | 'verify',
  {status, code, message}: Refusal,
): Promise<void> {
  await page.route(new RegExp(`/auth/v1/${call}\\b`, 'u'), (route) =>
    route.fulfill({
      status,
      headers: {
        'Access-Control-Allow-Origin': SITE_ORIGIN,
        'Access-Control-Expose-Headers': 'X-Supabase-Api-Version',
        'X-Supabase-Api-Version': '2024-01-01',
      },
      json: {code, message},
    }),
  );
}
