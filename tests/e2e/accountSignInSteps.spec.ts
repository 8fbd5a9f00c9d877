import {devices, type Locator, type Page} from '@playwright/test';
import {
  askForCode,
  fillInCode,
  newAddress,
  newestMail,
  pathOf,
  signInHere,
} from './support/account';
import {panelOf} from './support/buying';
import {expect, test} from './support/fixtures';
import {checkState} from './support/pageStates';
import {codeField, enterButton, mailField, searchOf, sendButton} from './support/signIn';

/* From the address to the code and on: what becomes of it while one is in the mail program. */

const BUY = '/membership?buy=pro-lifetime';
const AT_BUY = /\/membership\?buy=pro-lifetime$/u;
const SIGN_IN = `/account/signin?${new URLSearchParams({next: BUY}).toString()}`;

const resending = (page: Page): Locator => page.getByRole('button', {name: /^もう一度送る/u});
const entering = (page: Page): Locator =>
  page.getByRole('button', {name: '届いているコードを入力する'});
const leftOf = async (page: Page): Promise<number> =>
  Number(/\d+/u.exec((await resending(page).textContent()) ?? '')?.[0]);

test('the code is still asked for after a reload, another page, and with the browser’s buttons; nobody who watches reads the address', async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  const address = newAddress('kept');
  await page.goto('/membership');
  await page.goto(SIGN_IN);
  await askForCode(page, address);
  await expect(resending(page)).toBeDisabled();
  await page.clock.fastForward(20_000);
  await page.reload();
  await expect(codeField(page)).toBeFocused();
  await expect(page.getByText('送り先：k•••••@example.com')).toBeVisible();
  // Counted from when it was sent.
  expect(await leftOf(page)).toBeLessThanOrEqual(40);
  expect(await leftOf(page)).toBeGreaterThan(0);
  expect(searchOf(page)).toBe(`?${new URLSearchParams({next: BUY, step: 'code'}).toString()}`);

  await page.goto('/policy');
  await page.goBack();
  await expect(codeField(page)).toBeFocused();

  // The browser's button leads to the address, where the code that is there is not sent again.
  await page.goBack();
  await expect(mailField(page)).toHaveValue(address);
  await expect(mailField(page)).toBeFocused();
  await expect(sendButton(page)).toHaveCount(0);
  await expect(resending(page)).toBeDisabled();
  await checkState(page, 'mail-has-code');
  await page.reload();
  await expect(mailField(page)).toHaveValue(address);
  await entering(page).click();
  await expect(codeField(page)).toBeFocused();
  await page.goBack();
  await mailField(page).press('Enter');
  await expect(codeField(page)).toBeFocused();
  await page.goBack();
  await page.goForward();
  await expect(codeField(page)).toBeFocused();

  // Neither address nor code is ever in the address bar, or outlives the tab.
  const kept = await page.evaluate(() =>
    [window.location.href, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join(),
  );
  expect(kept).not.toContain(address.slice(0, 8));

  // Nobody who watches reads it, unless it is asked for.
  const main = page.locator('main');
  const show = page.getByRole('button', {name: 'メールアドレスを表示'});
  await expect(main).not.toContainText(address);
  await show.click();
  await expect(main).toContainText(address);
  await page.getByRole('button', {name: 'メールアドレスを隠す'}).click();
  await expect(main).not.toContainText(address);
  await fillInCode(page, address);
  await page.waitForURL(AT_BUY);
  await expect(panelOf(page)).toContainText('アカウント：k•••••@example.com');
  await expect(main).not.toContainText(address);
  await show.click();
  await expect(panelOf(page)).toContainText(address);
  // The browser's button leads to where one was before signing in.
  await page.goBack();
  await page.waitForURL(/\/membership$/u);
});

test('another code after a minute, another address, and a code that is too old', async ({
  page,
  quiet,
}) => {
  test.slow();
  quiet.allow(/status of 4\d\d/u);
  await page.clock.install();
  const address = newAddress('again');
  await page.goto('/account/signin');
  await askForCode(page, address);
  const counting = page.getByRole('button', {name: /もう一度送る（あと\d+秒）/u});
  const resend = page.getByRole('button', {name: 'もう一度送る', exact: true});
  await expect(counting).toBeDisabled();
  const left = async (): Promise<number> =>
    Number(/\d+/u.exec((await counting.textContent()) ?? '')?.[0]);
  const before = await left();
  await page.clock.fastForward(20_000);
  await expect.poll(left).toBeLessThanOrEqual(before - 20);
  await page.clock.fastForward(40_000);
  await expect(resend).toBeEnabled();

  const {code: old} = await newestMail(page, address);
  await codeField(page).fill(old.slice(0, 7));
  await resend.click();
  await expect(page.getByText('確認コードをもう一度送りました。')).toBeVisible();
  await expect(counting).toBeDisabled();
  // The old digits are gone, and the field waits for the new ones.
  await expect(codeField(page)).toHaveValue('');
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveAccessibleDescription(/もう一度送りました。/u);
  await checkState(page, 'code-again');

  await page.getByRole('button', {name: '別のメールアドレスを使う'}).click();
  await expect(mailField(page)).toHaveValue(address);
  await expect(mailField(page)).toBeFocused();
  await askForCode(page, newAddress('other'));
  await page.clock.fastForward(601_000);
  const over = page.getByText('確認コードの有効期限（10分）が切れました。');
  await expect(over).toBeVisible();
  await page.reload();
  await expect(over).toBeVisible();
  await checkState(page, 'code-over');
  await page.goBack();
  // It is no way on any more.
  await expect(sendButton(page)).toBeVisible();
  await expect(entering(page)).toHaveCount(0);
  await signInHere(page, newAddress('third'));
  await page.waitForURL(/\/account\/my$/u);
});

test('the mail’s link leads to what one was about to buy, here and elsewhere; the tab that waits goes on', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow();
  const address = newAddress('linked');
  await page.goto(SIGN_IN);
  await askForCode(page, address);
  const link = pathOf((await newestMail(page, address)).link);

  const elsewhere = await browser.newContext({baseURL: baseURL ?? ''});
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByText('このブラウザでログインしますか？')).toBeVisible();
  await enterButton(other).click();
  await other.waitForURL(AT_BUY);
  await expect(panelOf(other)).toBeVisible();
  await elsewhere.close();

  // The other browser has nothing to do with this one, which still waits.
  await expect(codeField(page)).toBeVisible();
  await resending(page).waitFor();
  await page.goBack();
  const again = newAddress('linkedhere');
  await askForCode(page, again);
  const tab = await context.newPage();
  await tab.goto(pathOf((await newestMail(page, again)).link));
  await enterButton(tab).click();
  await tab.waitForURL(AT_BUY);
  await page.waitForURL(AT_BUY);
  await expect(panelOf(page)).toBeVisible();
});

test('full-width digits are sent when the IME is done with them, once', async ({page, context}) => {
  const address = newAddress('ime');
  await page.goto('/account/signin');
  await askForCode(page, address);
  const {code} = await newestMail(page, address);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/verify') && request.method() === 'POST') sent.push(request.url());
  });
  const wide = code.replaceAll(/\d/gu, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  const keyboard = await context.newCDPSession(page);
  const compose = (text: string): Promise<unknown> =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await codeField(page).focus();
  await compose(wide.slice(0, 4));
  await compose(wide);
  await expect(codeField(page)).toHaveValue(wide);
  expect(sent).toEqual([]);
  await page.keyboard.insertText(wide);
  await page.waitForURL(/\/account\/my$/u);
  expect(sent).toHaveLength(1);
});

test.describe('on a phone', () => {
  const {viewport, userAgent, hasTouch, isMobile, deviceScaleFactor} = devices['Pixel 7'];
  test.use({viewport: {...viewport, width: 390}, userAgent, hasTouch, isMobile, deviceScaleFactor});

  test('by touch, with the code that the keyboard offers', async ({page}) => {
    const address = newAddress('phone');
    await page.goto(SIGN_IN);
    await mailField(page).tap();
    await page.keyboard.insertText(address);
    await sendButton(page).tap();
    await expect(codeField(page)).toBeVisible();
    // All that is needed is in sight, each large enough for a finger, and nothing zooms in.
    await expect(codeField(page)).toBeInViewport();
    await expect(enterButton(page)).toBeInViewport();
    for (const target of [codeField(page), enterButton(page), resending(page)]) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(40);
    }
    const size = await codeField(page).evaluate((field) => getComputedStyle(field).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
    const {code} = await newestMail(page, address);
    await codeField(page).tap();
    // As keyboards put in a code: at once, and as text, not by a key.
    await page.keyboard.insertText(code);
    await page.waitForURL(AT_BUY);
  });
});
