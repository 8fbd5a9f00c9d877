import {supporters} from '../../data/supporters.json';
import {expect, test} from './support/fixtures';

test.describe('footer', () => {
  test.beforeEach(async ({page}) => {
    await page.goto('/docs/about');
  });

  test('links to all there is, has six places for supporters and says its version', async ({
    page,
  }) => {
    const footer = page.getByRole('contentinfo');
    const inside = [
      '/docs/about',
      '/docs/faq',
      '/generator/templates',
      '/terms',
      '/policy',
      '/mediakit',
      '/company',
      '/commerce-legal',
      '/accessibility',
    ];
    for (const href of inside) await expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
    for (const name of [
      'ユーザーフォーラム',
      'ファン支援ページ',
      'チャットサーバー',
      'ソーシャル',
      '動画チャンネル',
      '事業のお問い合わせ',
    ]) {
      await expect(footer.getByRole('link', {name})).toHaveAttribute('href', /^https:\/\//u);
    }

    // Six places for supporters, the free ones with one invitation.
    const places = page.getByRole('region', {name: 'サポーター'});
    await expect(places.locator('svg:not([aria-label]), img')).toHaveCount(6);
    const links = places.getByRole('link');
    const free = 6 - supporters.length;
    await expect(links).toHaveCount(supporters.length + Math.min(free, 1));
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\//u);
      await expect(link).toHaveAttribute('rel', /noopener/u);
    }
    await expect(links.filter({hasText: `サポーター募集中（あと${free}席）`})).toHaveCount(
      Math.min(free, 1),
    );

    await expect(footer).toContainText('© 2022 コメびより');
    await expect(footer).toContainText('4.0.0');
  });

  test('fits windows from 320 to 1280 px', async ({page}) => {
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({width, height: 800});
      const spills = await page
        .getByRole('contentinfo')
        .evaluate(
          (footer, limit) =>
            [...footer.querySelectorAll('*')].filter(
              (element) => element.getBoundingClientRect().right > limit,
            ).length,
          width,
        );
      expect(spills, `${width} px`).toBe(0);
    }
  });
});
