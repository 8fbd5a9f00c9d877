/** What helps a reader on a page of the manual: words that are explained, and whether it helped. */
import {SITE} from '../../config/site';
import {axeFindings, findingsInBothModes} from './support/axe';
import {expect, hydrate, test} from './support/fixtures';

test('a word is explained where it is pointed at or focused, until Escape or leaving', async ({
  page,
}) => {
  await page.goto('/docs/guide/setup');
  await hydrate(page);
  const terms = page.locator('.theme-doc-markdown a.term');
  const term = terms.first();
  const tip = page.getByRole('tooltip');
  const meaning = (await term.getAttribute('aria-description')) ?? '';
  expect(meaning).toMatch(/。$/u);
  expect(await terms.count()).toBeLessThanOrEqual(6);

  await test.step('the pointer may go into the tip, and nothing moves', async () => {
    const before = await page.evaluate(() => document.documentElement.scrollHeight);
    await term.hover();
    await expect(tip).toHaveText(meaning);
    await expect(term).toHaveAccessibleDescription(meaning);
    await tip.hover();
    await expect(tip).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
    await page.mouse.move(0, 0);
    await expect(tip).toBeHidden();
  });

  await test.step('Escape closes it and keeps the place', async () => {
    await term.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(term).toBeFocused();
    await expect(tip).toHaveText(meaning);
    expect(await axeFindings(page, '#term-tip')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await expect(term).toBeFocused();
    await expect(term).not.toHaveAttribute('aria-describedby');
  });

  await test.step('it leads to the list of terms', async () => {
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/glossary#[\w-]+$/u);
    await expect(tip).toBeHidden();
    const id = new URL(page.url()).hash;
    await expect(page.locator(`h3${id}`)).toBeInViewport();
    await expect(page.locator(`h3${id} ~ p`).first()).toHaveText(meaning);
  });
});

test('a reader says whether a page helped, and is led on', async ({page}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(request.url());
  });
  await page.goto('/docs/7.2/guide/setup');
  await hydrate(page);
  const part = page.getByRole('group', {name: 'このページは役に立ちましたか'});
  const no = part.getByRole('button', {name: 'いいえ'});

  await test.step('yes', async () => {
    await part.getByRole('button', {name: 'はい'}).click();
    await expect(part.getByRole('status')).toHaveText('ありがとうございます。');
  });

  await test.step('no, by the keyboard', async () => {
    await no.focus();
    await page.keyboard.press('Enter');
    await expect(no).toHaveAttribute('aria-expanded', 'true');
    const links = part.getByRole('link');
    await expect(links.first()).toHaveAttribute('href', '/search?version=docs/7.2');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets.slice(1, 4)).toEqual([
      '/docs/7.2/guide',
      '/docs/7.2/trouble-shooting',
      '/docs/7.2/faq',
    ]);
    await expect(part.getByRole('link', {name: 'ユーザーフォーラム'})).toHaveAttribute(
      'href',
      /^https:/u,
    );
    await expect(part.locator('pre')).toContainText(
      `最初の設定（7.2のマニュアル）\nアドレス：${SITE.defaultUrl}/docs/7.2/guide/setup\n`,
    );
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    expect(await findingsInBothModes(page, '.page-feedback')).toEqual([]);
    expect(posts).toEqual([]);
  });

  await test.step('paper has no use for it', async () => {
    await page.emulateMedia({media: 'print'});
    await expect(part).toBeHidden();
  });
});
