import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {activate, newAddress, onlyArriveAt, panel, readKey, signInHere} from './support/account';
import {BOX, panelOf, payButton} from './support/buying';
import {expect, test} from './support/fixtures';
import {checkState} from './support/pageStates';
import {PRODUCTS} from './support/purchases';

/** Copies a key. @returns what the clipboard holds then */
async function copyKey(page: Page, part: Locator): Promise<string> {
  await part.getByRole('button', {name: 'ライセンスキーをコピー'}).click();
  await expect(part).toContainText('コピーしました');
  return page.evaluate(() => navigator.clipboard.readText());
}

/** With the keyboard only: Escape leaves the question, Enter answers it. */
async function release(page: Page, computer: string): Promise<void> {
  const opener = page.getByRole('button', {name: `「${computer}」の登録を解除`});
  const dialog = page.getByRole('dialog');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(`「${computer}」の登録を解除しますか？`);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', {name: '登録を解除する'}).press('Enter');
}

test('from the price to the deleted account', async ({page}) => {
  test.slow();
  const address = newAddress('journey');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);

  await test.step('signs in on the way to what is bought', async () => {
    await page.goto('/membership');
    await page.getByRole('button', {name: `${PRODUCTS['pro-lifetime']}を購入する`}).click();
    await page.waitForURL(/\/account\/signin\?next=%2Fmembership%3Fbuy%3Dpro-lifetime$/u);
    await signInHere(page, address);
  });

  await test.step('reads what is ordered, and pays', async () => {
    // The panel of 特定商取引法 12条の6.
    const last = panelOf(page);
    await expect(last).toContainText('￥5,500（税込）');
    for (const label of ['商品と数量', '支払いの時期と方法', '提供の時期', '契約の更新と解約']) {
      await expect(last.getByText(label, {exact: true})).toBeVisible();
    }
    // The page may be on air.
    await expect(last).not.toContainText(address);
    await expect(last).toContainText('アカウント：j•••••@example.com');
    await payButton(page).click();
    await page.waitForURL(/54321\/pay\//u);
    await page.getByRole('button', {name: 'カードで支払う'}).click();
  });

  const key = await test.step('is thanked, and given a key that nobody sees', async () => {
    await page.waitForURL(/checkout\/succeeded\?session_id=cs_/u);
    await expect(page.getByRole('heading', {name: 'ご購入ありがとうございます'})).toBeFocused();
    const box = page.locator(BOX);
    await expect(box).toContainText(`${PRODUCTS['pro-lifetime']}：￥5,500（税込）`);
    await checkState(page, 'paid');
    const copied = await copyKey(page, box);
    expect([page.url(), await page.title(), await box.innerText()].join()).not.toContain(copied);
    expect(await readKey(box)).toBe(copied);
    const receipt = page.context().waitForEvent('page');
    await box.getByRole('link', {name: '領収書'}).click();
    await expect((await receipt).getByRole('heading', {name: '領収書'})).toBeVisible();
    await (await receipt).close();
    return copied;
  });

  await activate(page, key, '配信用デスクトップ');
  await page.goto('/account/my');
  await test.step('finds the key in the account, and releases a computer', async () => {
    const licences = panel(page, 'Proライセンス');
    await expect(licences).toContainText('登録済みのPC（1/3）');
    await expect(licences).not.toContainText(key);
    expect(await copyKey(page, licences)).toBe(key);
    await release(page, '配信用デスクトップ');
    await expect(licences.getByRole('status').first()).toHaveText(/登録を解除しました。/u);
    await expect(licences).toContainText('（0/3）');
    await expect(panel(page, '購入履歴')).toContainText('支払い済み');
    await page.getByText(/最近の\d+件を見る/u).click();
    const activity = panel(page, '最近の操作');
    await expect(activity).toContainText('PCの登録を解除しました');
    await expect(activity).not.toContainText('アカウントに変更がありました');
  });

  await test.step('takes the data along, and deletes the account', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', {name: 'データをダウンロード'}).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^account-data-\d{8}\.json$/u);
    expect(readFileSync(await file.path(), 'utf8')).toContain(address);

    await page.getByRole('button', {name: 'アカウントを削除', exact: true}).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', {name: 'アカウントを削除する'}).click();
    await expect(dialog.getByRole('alert')).toHaveText('「削除」と入力してください。');
    await dialog.getByRole('textbox').fill('削除');
    await dialog.getByRole('button', {name: 'アカウントを削除する'}).click();
    await expect(page.getByText('アカウントを削除しました。')).toBeVisible();
    await onlyArriveAt(page, '/account/signin');
    await page.goto('/account/my');
    await page.waitForURL(/\/account\/signin/u);
  });
});
