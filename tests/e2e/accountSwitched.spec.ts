import type {Page} from '@playwright/test';
import {
  haveMailSent,
  keepSession,
  newAddress,
  newestMail,
  newSession,
  onlyArriveAt,
  panel,
  pathOf,
  showMyAccount,
} from './support/account';
import {panelOf, payButton} from './support/buying';
import {expect, test} from './support/fixtures';
import {checkState} from './support/pageStates';
import {own, PRODUCTS} from './support/purchases';
import {enterButton, hold, searchOf} from './support/signIn';

/* One browser, two accounts: the link of another one's mail is opened while a page is open. */

/** Signs in to another account in a new tab, by the link of its mail. */
async function signInElsewhere(page: Page, address: string): Promise<void> {
  const tab = await page.context().newPage();
  await onlyArriveAt(tab, '/account/my');
  await haveMailSent(tab, address, '/account/my');
  await tab.goto(pathOf((await newestMail(tab, address)).link));
  await enterButton(tab).click();
  await tab.waitForURL(/\/account\/my$/u);
  await tab.close();
}

test('another account that is signed in to in another tab takes the page over, alone', async ({
  page,
}) => {
  test.slow();
  const [first, second] = [newAddress('first'), newAddress('second')];
  await keepSession(page, first);
  await own(page, 'pro-lifetime');
  await showMyAccount(page);
  const name = page.getByLabel('表示名');
  await name.fill('はじめの人');
  await page.getByRole('button', {name: '保存', exact: true}).click();
  await expect(page.getByText('保存しました。', {exact: true})).toBeVisible();
  const main = page.locator('main');
  await expect(main).toContainText('PRO-');

  await signInElsewhere(page, second);
  const told = page.getByRole('status').filter({hasText: '切り替わりました'});
  await expect(told).toContainText('s•••••@example.com');
  await expect(panel(page, 'Proライセンス')).toContainText('Proライセンスはまだありません。');
  await expect(name).toHaveValue('');
  await expect(main).not.toContainText('PRO-');
  await page.getByRole('button', {name: 'メールアドレスを表示'}).click();
  await expect(panel(page, 'アカウント')).toContainText(second);
  await checkState(page, 'switched');
});

const CHECKOUT = /functions\/v1\/checkout$/u;

test('an order is confirmed anew by whoever has signed in, and nothing late leads to a payment', async ({
  page,
}) => {
  test.slow();
  const [first, second] = [newAddress('first'), newAddress('second')];
  await newSession(page, second);
  await keepSession(page, first);
  await page.goto('/membership');
  const choose = (product: keyof typeof PRODUCTS) =>
    page.getByRole('button', {name: `${PRODUCTS[product]}を購入する`}).click();

  await test.step('a product that was left is not paid for, nor waited for', async () => {
    const asked = await hold(page, CHECKOUT);
    await choose('pro-yearly');
    await payButton(page).click();
    await expect(page.getByRole('button', {name: '処理中…'})).toBeDisabled();
    await page.goBack();
    await choose('pro-monthly');
    await expect(payButton(page)).toBeEnabled();
    const answered = page.waitForResponse(CHECKOUT);
    await asked.release();
    await answered;
    // What does not happen takes a moment.
    await page.waitForTimeout(500);
    await expect(panelOf(page)).toContainText('￥500');
    expect(searchOf(page)).toBe('?buy=pro-monthly');
    await page.unroute(CHECKOUT);
  });

  await test.step('another account chooses and confirms again', async () => {
    await signInElsewhere(page, second);
    const told = page.getByRole('status').filter({hasText: '切り替わりました'});
    await expect(told).toContainText('s•••••@example.com');
    await expect(panelOf(page)).toHaveCount(0);
    expect(searchOf(page)).toBe('');
    await choose('pro-monthly');
    await expect(payButton(page)).toBeEnabled();
  });
});
