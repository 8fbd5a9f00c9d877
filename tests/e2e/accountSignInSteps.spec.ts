import {devices, type Locator, type Page} from '@playwright/test';
import {
  askForCode,
  fillInCode,
  newAddress,
  newestMail,
  onlyArriveAt,
  pathOf,
} from './support/account';
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

test('the code is still asked for after a reload and with the browser’s buttons; nobody who watches reads the address', async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  await onlyArriveAt(page, '/membership');
  const address = newAddress('kept');
  await page.goto('/membership');
  await page.goto(SIGN_IN);
  await askForCode(page, address);
  await expect(resending(page)).toBeDisabled();
  await page.clock.fastForward(20_000);

  await test.step('after a reload, as after another page', async () => {
    await page.reload();
    await expect(codeField(page)).toBeFocused();
    await expect(page.getByText('送り先：k•••••@example.com')).toBeVisible();
    // Counted from when it was sent.
    expect(await leftOf(page)).toBeLessThanOrEqual(40);
    expect(await leftOf(page)).toBeGreaterThan(0);
    expect(searchOf(page)).toBe(`?${new URLSearchParams({next: BUY, step: 'code'}).toString()}`);
  });

  await test.step('the browser’s button leads to the address, where the code that is there is not sent again', async () => {
    await page.goBack();
    await expect(mailField(page)).toHaveValue(address);
    await expect(mailField(page)).toBeFocused();
    await expect(sendButton(page)).toHaveCount(0);
    await expect(resending(page)).toBeDisabled();
    await checkState(page, 'mail-has-code');
    await entering(page).click();
    await expect(codeField(page)).toBeFocused();
    await page.goBack();
    await mailField(page).press('Enter');
    await expect(codeField(page)).toBeFocused();
    await page.goBack();
    await page.goForward();
    await expect(codeField(page)).toBeFocused();
  });

  // Neither address nor code is ever in the address bar, or outlives the tab.
  const kept = await page.evaluate(() =>
    [window.location.href, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join(),
  );
  expect(kept).not.toContain(address.slice(0, 8));

  await test.step('nobody who watches reads the address, unless it is asked for', async () => {
    const main = page.locator('main');
    await expect(main).not.toContainText(address);
    await page.getByRole('button', {name: 'メールアドレスを表示'}).click();
    await expect(main).toContainText(address);
    await page.getByRole('button', {name: 'メールアドレスを隠す'}).click();
    await expect(main).not.toContainText(address);
  });

  await test.step('the browser’s button leads to where one was before signing in', async () => {
    await fillInCode(page, address);
    await page.waitForURL(AT_BUY);
    await page.goBack();
    await page.waitForURL(/\/membership$/u);
  });
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
  const resend = page.getByRole('button', {name: 'もう一度送る', exact: true});
  const counting = resend.filter({hasText: /（あと\d+秒）/u});
  await expect(counting).toBeDisabled();
  // In reach of the keyboard all the same, which tells how long to wait.
  await counting.press('Enter');
  await expect(counting).toBeFocused();
  await expect(
    page.getByRole('status').getByText(/^あと\d+秒待ってから、もう一度押してください。$/u),
  ).toBeAttached();
  const left = async (): Promise<number> =>
    Number(/\d+/u.exec((await counting.textContent()) ?? '')?.[0]);
  const before = await left();
  await page.clock.fastForward(20_000);
  await expect.poll(left).toBeLessThanOrEqual(before - 20);
  await page.clock.fastForward(40_000);
  await expect(resend).toBeEnabled();
  await expect(page.getByText('確認コードをもう一度送れます。')).toBeAttached();

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
  await expect(page.getByText('確認コードの有効期限（10分）が切れました。')).toBeVisible();
  await page.goBack();
  // It is no way on any more.
  await expect(sendButton(page)).toBeVisible();
  await expect(entering(page)).toHaveCount(0);
});

test('the mail’s link leads to what one was about to buy, and the tab that waits goes on', async ({
  page,
  context,
}) => {
  const address = newAddress('linked');
  await onlyArriveAt(context, '/membership');
  await page.goto(SIGN_IN);
  await askForCode(page, address);
  const tab = await context.newPage();
  await tab.goto(pathOf((await newestMail(page, address)).link));
  await enterButton(tab).click();
  await tab.waitForURL(AT_BUY);
  await page.waitForURL(AT_BUY);
});

/** Writes as an IME does, which asks what is meant before it is done. */
async function compose(page: Page, text: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  for (const part of [text.slice(0, 4), text]) {
    await keyboard.send('Input.imeSetComposition', {
      text: part,
      selectionStart: part.length,
      selectionEnd: part.length,
    });
  }
  await expect(codeField(page)).toHaveValue(text);
}

test.describe('on a phone', () => {
  const {viewport, userAgent, hasTouch, isMobile, deviceScaleFactor} = devices['Pixel 7'];
  test.use({viewport: {...viewport, width: 390}, userAgent, hasTouch, isMobile, deviceScaleFactor});

  test('by touch; full-width digits are sent when the IME is done with them, once', async ({
    page,
  }) => {
    const address = newAddress('phone');
    await onlyArriveAt(page, '/membership');
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
    const wide = code.replaceAll(/\d/gu, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/verify') && request.method() === 'POST')
        sent.push(request.url());
    });
    await codeField(page).tap();
    await compose(page, wide);
    expect(sent).toEqual([]);
    // As keyboards put in what they offer, too: at once, and as text, not by a key.
    await page.keyboard.insertText(wide);
    await page.waitForURL(AT_BUY);
    expect(sent).toHaveLength(1);
  });
});
