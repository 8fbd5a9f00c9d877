import type {Page} from '@playwright/test';
import {askForCode, newAddress, newestMail, onlyArriveAt} from './support/account';
import {expect, test, refuseStorage} from './support/fixtures';
import {checkState} from './support/pageStates';
import {
  codeField,
  enterButton,
  hold,
  mailField,
  refuse,
  sendButton,
  type Refusal,
} from './support/signIn';

/*
 * Every state and message of /account/signin with address and code; links and services are in
 * accountLinks.spec.ts. What a streamer does from the price to the deleted account is in
 * account.spec.ts.
 */

/** What the console says of answers that refuse, and of none. */
const PROVOKED = /status of [45]\d\d|ERR_INTERNET_DISCONNECTED|Failed to fetch/u;

/** The text of a mail, as it is copied out of a mail program. */
async function textOf(page: Page, html: string): Promise<string> {
  // In a page of its own: ours refuse texts that would become HTML.
  const mail = await page.context().newPage();
  await mail.setContent(html);
  const text = await mail.locator('body').innerText();
  await mail.close();
  return text;
}

test('with the keyboard only: a wrong code is typed anew at once, none is sent twice, and the whole mail is pasted as the code', async ({
  page,
  context,
  quiet,
}) => {
  test.slow();
  quiet.allow(/status of 4\d\d/u);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await onlyArriveAt(page, '/account/my');
  const address = newAddress('keys1234567');
  // No address leads out of the site; safeNext.test.ts has what else may be written.
  await page.goto('/account/signin?next=https%3A%2F%2Fevil.example%2F');
  const problem = page.getByRole('alert');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/verify') && request.method() === 'POST') sent.push(request.url());
  });

  await test.step('to the code', async () => {
    await expect(mailField(page)).toBeVisible();
    for (let tabs = 0; tabs < 60; tabs += 1) {
      await page.keyboard.press('Tab');
      if (await mailField(page).evaluate((field) => field === document.activeElement)) break;
    }
    await page.keyboard.type(address);
    await page.keyboard.press('Enter');
    // The field has the focus and says what to enter: whoever comes back from the mail pastes.
    await expect(codeField(page)).toBeFocused();
    await expect(codeField(page)).toHaveAccessibleDescription(
      /確認コードを送りました。.*送り先：k•••••@example\.com.*8桁そろうと、自動でログインします。/u,
    );
    await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric');
    await checkState(page, 'code');
    await page.keyboard.type('123');
    await page.keyboard.press('Enter');
    await expect(problem).toHaveText('メールに書かれた8桁の数字を入力してください。');
  });

  await test.step('the last digit sends it; what else is pressed does not send it again', async () => {
    const verify = await hold(page, /\/auth\/v1\/verify/u);
    await page.keyboard.type('00000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', {name: '処理中…'})).toBeDisabled();
    await verify.release();
    await expect(problem).toContainText('コードが正しくないか、有効期限が切れています。');
    expect(sent).toHaveLength(1);
    await expect(codeField(page)).toBeFocused();
    await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true');
    // The same again is answered again.
    await page.keyboard.press('Enter');
    await expect.poll(() => sent.length).toBe(2);
    await expect(problem).toContainText('コードが正しくない');
    await expect(codeField(page)).toBeFocused();
  });

  await test.step('the right one takes its place, with all of the mail around it', async () => {
    const {code, html} = await newestMail(page, address);
    // The wrong digits are selected.
    await page.keyboard.type(code.slice(0, 7));
    await expect(problem).toHaveCount(0);
    await expect(codeField(page)).toHaveValue(code.slice(0, 7));
    const text = await textOf(page, html);
    expect(text).toContain(address);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+V');
    await page.waitForURL(/\/account\/my$/u);
  });

  await test.step('who is signed in is passed on at once', async () => {
    await page.goto('/account/signin?next=%2F%2Fevil.example');
    await page.waitForURL(/\/account\/my$/u);
  });
});

/** One of each kind: failure.test.ts has all of GoTrue's answers. */
const TOLD: readonly (Refusal & {readonly text: string; readonly atField?: true})[] = [
  {
    status: 429,
    code: 'over_email_send_rate_limit',
    message: 'email rate limit exceeded',
    text: 'メールの送信が混み合っています。1時間ほど待ってから、もう一度お試しください。',
  },
  {
    status: 400,
    code: 'email_address_invalid',
    message: 'Email address "a@example.com" is invalid',
    text: 'このメールアドレスには送信できません。入力を見直すか、',
    atField: true,
  },
  {
    // What the hook before a new account says (supabase/tests/mails.test.ts): GoTrue adds no code.
    status: 429,
    code: 'unknown',
    message: 'sign_ups_full',
    text: '新規登録が集中しています。1時間ほど待ってから',
  },
  {
    status: 403,
    code: 'user_banned',
    message: 'User is banned',
    text: 'このアカウントは利用できません。運営者の窓口へお問い合わせください。',
  },
];

test('says what keeps a code from being sent or checked, and loses nothing that was typed', async ({
  page,
  context,
  quiet,
}) => {
  test.slow();
  quiet.allow(PROVOKED);
  const address = newAddress('refused');
  const problem = page.getByRole('alert');
  await onlyArriveAt(page, '/account/my');
  await page.goto('/account/signin');
  await test.step('nothing was typed', async () => {
    await expect(mailField(page)).toHaveAttribute('autocomplete', 'email');
    await expect(page.getByRole('group', {name: 'ほかのサービスでログインする'})).toBeVisible();
    await sendButton(page).click();
    await expect(problem).toHaveText('メールアドレスを入力してください。');
    await expect(mailField(page)).toBeFocused();
    await checkState(page, 'mail-missing');
  });

  await test.step('sent', async () => {
    await mailField(page).fill(address);
    for (const {text, atField = false, ...answer} of TOLD) {
      await refuse(page, 'otp', answer);
      await sendButton(page).click();
      // One message, where it belongs: what is wrong with the address stands at its field.
      await expect(problem).toContainText(text);
      await expect(atField ? mailField(page) : problem).toBeFocused();
      await expect(mailField(page)).toHaveAttribute('aria-invalid', String(atField));
      await expect(mailField(page)).toHaveValue(address);
      await page.unrouteAll();
    }
    // What was said before does not stay beside what is wrong now.
    await mailField(page).fill('あ@い.jp');
    await sendButton(page).click();
    await expect(problem).toHaveText(/^メールアドレスの形式が正しくありません。/u);
    await expect(mailField(page)).toBeFocused();
    await mailField(page).fill(address);
    await expect(problem).toHaveCount(0);
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(problem).toContainText(
      '通信できませんでした。接続を確かめて、もう一度お試しください。',
    );
    await context.setOffline(false);
  });

  await test.step('sent from another browser a moment ago: the code is there', async () => {
    await refuse(page, 'otp', {
      status: 429,
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 27 seconds.',
    });
    await askForCode(page, address);
    await expect(page.getByText('少し前に確認コードを送っています。')).toBeVisible();
    await expect(problem).toHaveCount(0);
    const resend = page.getByRole('button', {name: /^もう一度送る/u});
    expect(Number(/\d+/u.exec((await resend.textContent()) ?? '')?.[0])).toBeLessThanOrEqual(27);
    await expect(codeField(page)).toBeFocused();
    await page.unrouteAll();
    await page.getByRole('button', {name: '別のメールアドレスを使う'}).click();
  });

  await test.step('checked', async () => {
    const other = newAddress('unchecked');
    await askForCode(page, other);
    const {code} = await newestMail(page, other);
    for (const {text, ...answer} of TOLD.slice(-1)) {
      await refuse(page, 'verify', answer);
      // The last digit sends it.
      await codeField(page).fill(code);
      await expect(problem).toContainText(text);
      await expect(problem).toBeFocused();
      await page.unrouteAll();
    }
    await context.setOffline(true);
    await enterButton(page).click();
    await expect(problem).toContainText('通信できませんでした。');
    await context.setOffline(false);
    await expect(codeField(page)).toHaveValue(code);
    await enterButton(page).click();
    await page.waitForURL(/\/account\/my$/u);
  });
});

test('a browser that keeps nothing', async ({page, quiet}) => {
  quiet.allow(/browser storage is not available/u);
  await refuseStorage(page);
  await page.goto('/account/signin');
  await mailField(page).fill(newAddress('blocked'));
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText(
    'ブラウザがデータの保存を止めているため、ログインできません。',
  );
});
