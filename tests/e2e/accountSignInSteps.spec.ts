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
import {codeField, enterButton, mailField, refuse, searchOf, sendButton} from './support/signIn';

/* From the address to the code and on: what becomes of it while one is in the mail program. */

const BUY = '/membership?buy=pro-lifetime';
const AT_BUY = /\/membership\?buy=pro-lifetime$/u;
const SIGN_IN = `/account/signin?${new URLSearchParams({next: BUY}).toString()}`;

const resending = (page: Page): Locator => page.getByRole('button', {name: /^もう一度送る/u});
const entering = (page: Page): Locator =>
  page.getByRole('button', {name: '届いているコードを入力する'});
const leftOf = async (page: Page): Promise<number> =>
  Number(/\d+/u.exec((await resending(page).textContent()) ?? '')?.[0]);

test('the code is still asked for after a reload, another page, and with the browser’s buttons', async ({
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
  await fillInCode(page, address);
  await page.waitForURL(AT_BUY);
  // The browser's button leads to where one was before signing in.
  await page.goBack();
  await page.waitForURL(/\/membership$/u);
});

test('a code that is too old is told so, and sent anew', async ({page}) => {
  await page.clock.install();
  await page.goto('/account/signin');
  await askForCode(page, newAddress('old'));
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
});

test('an address that the server lets wait has its code; another address need not', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 429/u);
  const address = newAddress('soon');
  // Sent from another browser a moment ago.
  await refuse(page, 'otp', {
    status: 429,
    code: 'over_email_send_rate_limit',
    message: 'For security purposes, you can only request this after 27 seconds.',
  });
  await page.goto('/account/signin');
  await askForCode(page, address);
  await expect(page.getByText('少し前に確認コードを送っています。')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await leftOf(page)).toBeLessThanOrEqual(27);
  await expect(codeField(page)).toBeFocused();
  await checkState(page, 'code-sent-before');
  await page.unrouteAll();

  await page.getByRole('button', {name: '別のメールアドレスを使う'}).click();
  const other = newAddress('another');
  await signInHere(page, other);
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

test('a link of a mail leads to no page but those of signing in', async ({page}) => {
  await page.goto('/account/signin');
  const address = newAddress('elsewhere');
  await askForCode(page, address);
  const {link} = await newestMail(page, address);
  for (const redirectTo of [
    'https://evil.example/',
    'https://evil.example/?next=https%3A%2F%2Fevil.example',
    '/account/signin?next=%2F%2Fevil.example',
    '/account/signin?next=%2Fdocs%2Fabout',
  ]) {
    const url = new URL(link);
    url.searchParams.set('redirect_to', redirectTo);
    await page.goto(pathOf(url.href));
    await expect(page.getByText('このブラウザでログインしますか？')).toBeVisible();
    expect(searchOf(page)).toBe('?next=%2Faccount%2Fmy');
  }
});

test('nobody who watches reads the address, unless it is asked for', async ({page}) => {
  const address = newAddress('onair');
  await page.goto(SIGN_IN);
  await askForCode(page, address);
  const main = page.locator('main');
  const show = page.getByRole('button', {name: 'メールアドレスを表示'});
  await expect(main).not.toContainText(address);
  await show.click();
  await expect(main).toContainText(address);
  await page.getByRole('button', {name: 'メールアドレスを隠す'}).click();
  await expect(main).not.toContainText(address);
  await fillInCode(page, address);
  await page.waitForURL(AT_BUY);
  await expect(panelOf(page)).toContainText('アカウント：o•••••@example.com');
  await expect(main).not.toContainText(address);
  await show.click();
  await expect(panelOf(page)).toContainText(address);
});

test('the whole mail may be pasted', async ({page, context, quiet}) => {
  quiet.allow(/status of 4\d\d/u);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = newAddress('whole1234567');
  await page.goto('/account/signin');
  await askForCode(page, address);
  const {html} = await newestMail(page, address);
  // In a page of its own, as in a mail program: ours refuse texts that would become HTML.
  const mail = await context.newPage();
  await mail.setContent(html);
  const text = await mail.locator('body').innerText();
  await mail.close();
  expect(text).toContain(address);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await codeField(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await page.waitForURL(/\/account\/my$/u);
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
