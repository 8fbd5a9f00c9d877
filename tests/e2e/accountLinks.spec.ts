import type {Page} from '@playwright/test';
import {LOCAL_ACCOUNTS} from '../../config/localAccounts';
import {askForCode, newAddress, newestMail, pathOf, signInHere} from './support/account';
import {expect, test} from './support/fixtures';
import {checkState} from './support/pageStates';
import {enterButton, hold, mailField, searchOf, sendButton} from './support/signIn';

/* What comes to /account/signin in its address: links of mails, and the way back from a service. */

/** Leaves for a service, and stands before its stand-in. */
async function leaveFor(page: Page, service: 'Google' | 'Twitch' | 'Discord'): Promise<void> {
  await page.getByRole('button', {name: `${service}でログイン`}).click();
  await page.waitForURL(`${LOCAL_ACCOUNTS.url}/oauth?state=*`);
  await expect(page.getByText(`${service}の代わりのページです。`)).toBeVisible();
}

test('a link of a mail: asked about, used, used up, broken', async ({page, quiet}) => {
  test.slow();
  quiet.allow(/status of 4\d\d/u);
  const address = newAddress('mailed');
  await page.goto('/account/signin?next=/membership');
  await askForCode(page, address);
  const {link} = await newestMail(page, address);
  const path = pathOf(link);

  // Nobody who opens the link alone uses it up.
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/verify')) asked.push(request.url());
  });
  await page.goto(path);
  await expect(page.getByText('このブラウザでログインしますか？')).toBeVisible();
  expect(searchOf(page)).toBe('?next=%2Fmembership');
  expect(asked).toEqual([]);
  // Not in the history either: a visitor who comes back does not open the link again.
  await page.goto('/policy');
  await page.goBack();
  await expect(sendButton(page)).toBeVisible();
  expect(searchOf(page)).toBe('?next=%2Fmembership');

  await page.goto(path);
  await page.getByRole('button', {name: '新しいコードを送る'}).click();
  await expect(mailField(page)).toBeFocused();

  // Nor does a link lead anywhere but to the pages of signing in.
  const bent = new URL(link);
  bent.searchParams.set('redirect_to', 'https://evil.example/?next=https%3A%2F%2Fevil.example');
  await page.goto(pathOf(bent.href));
  await expect(page.getByText('このブラウザでログインしますか？')).toBeVisible();
  expect(searchOf(page)).toBe('?next=%2Faccount%2Fmy');

  // Where one was going, the link leads to.
  await page.goto(path);
  await enterButton(page).click();
  await page.waitForURL(/\/membership$/u);

  // Whoever is signed in may stay who they are, and sees who that is when nobody else does.
  await page.goto(path);
  await expect(page.getByText('いまのアカウント：m•••••@example.com')).toBeVisible();
  await expect(page.locator('main')).not.toContainText(address);
  await checkState(page, 'link-signed-in');
  await page.getByRole('button', {name: 'メールアドレスを表示'}).click();
  await expect(page.getByText(`いまのアカウント：${address}`)).toBeVisible();
  const used =
    'リンクの有効期限が切れているか、すでに使われています。新しいコードを送ってください。';
  await enterButton(page).click();
  await expect(page.getByRole('alert')).toContainText(used);
  await page.getByRole('button', {name: 'いまのアカウントのまま進む'}).click();
  await page.waitForURL(/\/membership$/u);

  await page.evaluate(() => {
    window.localStorage.removeItem('account.session');
  });
  await page.goto(path);
  await enterButton(page).click();
  await expect(page.getByRole('alert')).toContainText(used);
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(sendButton(page)).toBeVisible();
  await checkState(page, 'link-used');

  await page.goto('/account/signin?token_hash=abc&type=email');
  await expect(page.getByRole('alert')).toContainText(used);
  expect(searchOf(page)).toBe('');
});

test('a code of another browser', async ({page}) => {
  await page.goto('/account/signin?code=34e770dd-9ff9-416c-87fa-43b31d7ef225&next=%2Fmembership');
  await expect(page.getByRole('alert')).toContainText(
    'ログインを始めたブラウザで、もう一度はじめからお試しください。',
  );
  await expect(page.getByRole('alert')).toBeFocused();
  expect(searchOf(page)).toBe('?next=%2Fmembership');
  // Nor is it in the history, where it would be tried again.
  await page.goto('/policy');
  await page.goBack();
  await expect(sendButton(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(searchOf(page)).toBe('?next=%2Fmembership');
  // From here on as always.
  await signInHere(page, newAddress('here'));
  await page.waitForURL(/\/membership$/u);
});

test('a service vouches for the visitor, who reads whose account it is', async ({page}) => {
  const address = newAddress('service');
  await page.goto('/account/signin?next=/membership');
  await leaveFor(page, 'Twitch');
  await page.getByLabel('メールアドレス').fill(address);
  const token = await hold(page, /\/auth\/v1\/token/u);
  await page.getByRole('button', {name: '許可する'}).click();
  await page.waitForURL(/\/account\/signin/u);
  await expect(page.locator('[aria-busy="true"]')).toContainText('ログインの状態を確かめています…');
  await checkState(page, 'checking');
  // The code has left the address before it is used.
  expect(searchOf(page)).toBe('?next=%2Fmembership');
  // A page without content: the browser stays where it is.
  await page.route(/\/membership$/u, (route) => route.fulfill({status: 204}));
  await token.release();
  await expect(page.getByText('ログインしました。ページを移動しています。')).toBeVisible();
  await expect(page.getByText('s•••••@example.com')).toBeVisible();
  await checkState(page, 'done');
  await page.goto('/account/my');
  await page.getByRole('button', {name: 'メールアドレスを表示'}).click();
  await expect(page.getByText(address).first()).toBeVisible();
});

test('a service that the visitor refuses, leaves, or cannot use', async ({page}) => {
  test.slow();
  await page.goto('/account/signin?next=/membership');
  await leaveFor(page, 'Discord');
  await page.getByRole('button', {name: '断る'}).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('ログインが取り消されました。');
  expect(searchOf(page)).toBe('?next=%2Fmembership');

  // Back with the browser's button: the page is as it was, and can be used.
  await leaveFor(page, 'Google');
  await page.goBack();
  await expect(page.getByRole('button', {name: 'Googleでログイン'})).toBeEnabled();
  await expect(page.getByText('Googleのページを開いています。')).toHaveCount(0);

  const address = newAddress('unverified');
  await leaveFor(page, 'Discord');
  await page.getByLabel('メールアドレス').fill(address);
  await page.getByLabel('確認済み').uncheck();
  await page.getByRole('button', {name: '許可する'}).click();
  await expect(alert).toContainText('メールアドレスの確認が済んでいません。');
  // GoTrue's own words come back in query and fragment, and leave the address.
  const facts = 'error=access_denied&error_code=user_banned&error_description=x';
  await page.goto(`/account/signin?${facts}#${facts}&sb=`);
  await expect(alert).toContainText(
    'このアカウントは利用できません。運営者の窓口へお問い合わせください。',
  );
  expect(searchOf(page)).toBe('');
  // What it said of the mail works: it has come.
  const {link} = await newestMail(page, address);
  await page.goto(pathOf(link));
  await enterButton(page).click();
  await page.waitForURL(/\/account\/my$/u);
});

test('no address leads out of the site', async ({page, baseURL}) => {
  await page.goto('/account/signin?next=https%3A%2F%2Fevil.example%2F');
  await signInHere(page, newAddress('next'));
  await page.waitForURL(/\/account\/my$/u);
  // Who is signed in is passed on at once. safeNext.test.ts has what else may be written.
  for (const next of ['//evil.example', 'javascript:alert(document.domain)']) {
    await page.goto(`/account/signin?${new URLSearchParams({next}).toString()}`);
    await page.waitForURL(`${baseURL ?? ''}/account/my`);
  }
});
