import type {Page} from '@playwright/test';
import {LOCAL_ACCOUNTS} from '../../config/localAccounts';
import {
  haveMailSent,
  newAddress,
  newestMail,
  onlyArriveAt,
  pathOf,
  signInHere,
} from './support/account';
import {expect, test} from './support/fixtures';
import {checkState} from './support/pageStates';
import {enterButton, hold, mailField, searchOf, sendButton} from './support/signIn';

/*
 * What comes to /account/signin in its address: links of mails, and the way back from a service. What
 * such an address may say is in signInState.test.ts.
 */

/** Leaves for a service, and stands before its stand-in. */
async function leaveFor(page: Page, service: 'Google' | 'Twitch' | 'Discord'): Promise<void> {
  await page.getByRole('button', {name: `${service}でログイン`}).click();
  await page.waitForURL(`${LOCAL_ACCOUNTS.url}/oauth?state=*`);
  await expect(page.getByText(`${service}の代わりのページです。`)).toBeVisible();
}

test('a link of a mail: asked about, used, used up', async ({page, quiet}) => {
  test.slow();
  quiet.allow(/status of 4\d\d/u);
  const address = newAddress('mailed');
  await onlyArriveAt(page, '/membership');
  await haveMailSent(page, address, '/membership');
  const path = pathOf((await newestMail(page, address)).link);
  const question = page.getByText('このブラウザでログインしますか？');

  await test.step('nobody who opens the link alone uses it up, or finds it in the history', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/verify')) asked.push(request.url());
    });
    await page.goto(path);
    await expect(question).toBeVisible();
    expect(searchOf(page)).toBe('?next=%2Fmembership');
    expect(asked).toEqual([]);
    await page.reload();
    await expect(question).toBeVisible();
    await page.getByRole('button', {name: '新しいコードを送る'}).click();
    await expect(mailField(page)).toBeFocused();
    await page.reload();
    await expect(mailField(page)).toBeVisible();
  });

  await test.step('where one was going, the link leads to', async () => {
    await page.goto(path);
    await enterButton(page).click();
    await page.waitForURL(/\/membership$/u);
  });

  const used =
    'リンクの有効期限が切れているか、すでに使われています。新しいコードを送ってください。';
  await test.step('whoever is signed in may stay who they are, and sees who that is when nobody else does', async () => {
    await page.goto(path);
    await expect(page.getByText('今のアカウント：m•••••@example.com')).toBeVisible();
    await expect(page.locator('main')).not.toContainText(address);
    await checkState(page, 'link-signed-in');
    await page.getByRole('button', {name: 'メールアドレスを表示'}).click();
    await expect(page.getByText(`今のアカウント：${address}`)).toBeVisible();
    await enterButton(page).click();
    // There is no way here to a new code.
    await expect(page.getByRole('alert')).toContainText('ログインしているので、そのまま進めます。');
    await page.getByRole('button', {name: '今のアカウントのまま進む'}).click();
    await page.waitForURL(/\/membership$/u);
  });

  await test.step('whoever is not is asked for a code', async () => {
    await page.evaluate(() => {
      window.localStorage.removeItem('account.session');
    });
    await page.goto(path);
    await enterButton(page).click();
    await expect(page.getByRole('alert')).toContainText(used);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(sendButton(page)).toBeVisible();
  });
});

test('a code of another browser is not tried twice, and signing in goes on as always', async ({
  page,
}) => {
  await onlyArriveAt(page, '/membership');
  await page.goto('/account/signin?code=34e770dd-9ff9-416c-87fa-43b31d7ef225&next=%2Fmembership');
  await expect(page.getByRole('alert')).toContainText(
    'ログインを始めたブラウザで、もう一度はじめからお試しください。',
  );
  await expect(page.getByRole('alert')).toBeFocused();
  expect(searchOf(page)).toBe('?next=%2Fmembership');
  await signInHere(page, newAddress('here'));
  await page.waitForURL(/\/membership$/u);
});

test('a service that the visitor leaves, refuses, and lets vouch, whose account it then is', async ({
  page,
}) => {
  test.slow();
  await page.goto('/account/signin?next=/membership');
  await test.step('back with the browser’s button: the page is as it was, and can be used', async () => {
    await leaveFor(page, 'Google');
    await page.goBack();
    await expect(page.getByRole('button', {name: 'Googleでログイン'})).toBeEnabled();
    await expect(page.getByText('Googleのページを開いています。')).toHaveCount(0);
  });

  await test.step('refused: what the service says leaves the address', async () => {
    await leaveFor(page, 'Discord');
    await page.getByRole('button', {name: '断る'}).click();
    await expect(page.getByRole('alert')).toContainText('ログインが取り消されました。');
    expect(searchOf(page)).toBe('?next=%2Fmembership');
  });

  await test.step('the code has left the address before it is used', async () => {
    await leaveFor(page, 'Twitch');
    await page.getByLabel('メールアドレス').fill(newAddress('service'));
    const token = await hold(page, /\/auth\/v1\/token/u);
    await page.getByRole('button', {name: '許可する'}).click();
    await page.waitForURL(/\/account\/signin/u);
    await expect(page.locator('[aria-busy="true"]')).toContainText(
      'ログインの状態を確かめています…',
    );
    expect(searchOf(page)).toBe('?next=%2Fmembership');
    // A page without content: the browser stays where it is.
    await page.route(
      ({pathname}) => pathname === '/membership',
      (route) => route.fulfill({status: 204}),
    );
    await token.release();
    await expect(page.getByText('ログインしました。ページを移動しています。')).toBeVisible();
    await expect(page.getByText('s•••••@example.com')).toBeVisible();
    await checkState(page, 'done');
  });
});
