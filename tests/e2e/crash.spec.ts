import type {Page} from '@playwright/test';
import {chunkOf, onChunk} from './support/chunks';
import {expect, gotoHydrated, test} from './support/fixtures';

/** Replaces the component of /docs/urls with one that throws until `window.mended` is set. */
async function breakUrlsPage(page: Page): Promise<void> {
  await onChunk(page, chunkOf('/urls'), async (route, body) => {
    const list = /globalThis\.(webpackChunk\w+)/u.exec(body)?.[1] ?? '';
    const script = `((real) => {
      const globalThis = {${list}: {push: ([ids, modules]) => {
        for (const id of Object.keys(modules)) {
          const original = modules[id];
          modules[id] = (module, exports, load) => {
            original(module, exports, load);
            if (!('contentTitle' in exports)) return;
            const copy = Object.assign({}, exports);
            copy.default = (props) => {
              if (window.mended) return exports.default(props);
              throw new Error('外側の失敗', {cause: new Error('内側の原因')});
            };
            module.exports = copy;
          };
        }
        real.${list}.push([ids, modules]);
      }}};
      ${body}
    })(globalThis);`;
    await route.fulfill({body: script, contentType: 'text/javascript'});
  });
}

test("a page crash shows 'This page crashed.', 'Try again' and the error with its causes", async ({
  page,
  quiet,
}) => {
  quiet.allow(/外側の失敗|The above error/u);
  await breakUrlsPage(page);
  await gotoHydrated(page, '/docs/about');
  await page.locator('.theme-doc-sidebar-container a[href="/docs/urls"]').click();

  await test.step('heading, message and causes, inside the site shell', async () => {
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', {level: 1, name: 'This page crashed.', exact: true}),
    ).toBeVisible();
    await expect(main.getByText('ページの表示中に問題が起きました')).toBeVisible();
    await expect(main.locator('pre')).toHaveText('外側の失敗\n\nCause:\n内側の原因');
    await expect(main.getByRole('link', {name: 'トップページ'})).toHaveAttribute('href', '/');
    await expect(main.getByRole('link', {name: 'ユーザーフォーラム'})).toHaveAttribute(
      'href',
      /^https:/u,
    );
    await expect(page.locator('nav.navbar')).toBeVisible();
  });

  await test.step('English phrases are marked as English', async () => {
    await expect(page.getByText('This page crashed.')).toHaveAttribute('lang', 'en');
    await expect(page.getByText('Try again')).toHaveAttribute('lang', 'en');
  });

  await test.step('Try again draws the page again', async () => {
    const again = page.getByRole('button', {name: 'Try again', exact: true});
    await expect(again).toHaveAccessibleDescription('もう一度表示する');
    await again.click();
    await expect(page.getByText('This page crashed.')).toBeVisible();
    await page.evaluate(() => {
      Object.assign(window, {mended: true});
    });
    await again.click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('視聴URL');
  });
});
