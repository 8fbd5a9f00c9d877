import type {Locator, Page} from '@playwright/test';
import {newDesign, setOption, setText} from '@komebiyori/overlays/model/design';
import {draftText} from '@komebiyori/overlays/share/draft';
import {draftKey} from '@komebiyori/overlays/share/draftKeys';
import {templatesFor} from '@komebiyori/overlays/templates';
import {expect, gotoHydrated, test} from './support/fixtures';

const PAGE = '/generator/templates';
const cards = (page: Page): Locator => page.locator('li:has([data-template])');

test.use({contextOptions: {reducedMotion: 'reduce'}});

const VERSIONS = [
  ['8.0', '8_0'],
  ['7.0-7.1', '7_0'],
  ['6.0', '6_0'],
  ['5.1-5.2', '5_1'],
] as const;

test('the templates of each version lead to its editor; the oldest stay reachable', async ({
  page,
}) => {
  await gotoHydrated(page, PAGE);
  for (const [label, app] of VERSIONS) {
    await test.step(label, async () => {
      await page.getByRole('radio', {name: label}).check();
      if (app !== '8_0') await expect(page).toHaveURL(new RegExp(`app=${app}$`, 'u'));
      const templates = templatesFor(app);
      await expect(cards(page)).toHaveCount(templates.length);
      for (const {id, name} of templates) {
        await expect(
          page.getByRole('link', {name: `これで作る：${name}（${label}用）`}),
        ).toHaveAttribute('href', `/generator/templates/${app}?template=${id}`);
      }
    });
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: '5.0用'})).toHaveAttribute('href', `${PAGE}/5_0`);
  await expect(main.getByRole('link', {name: '4.2用'})).toHaveAttribute('href', `${PAGE}/4_2`);
});

test('a draft leads back to where it is made; a damaged one shows no card', async ({page}) => {
  const made = setText(
    setOption(newDesign('bubble', '7_0'), 'body.size', 40),
    'name',
    '春のふきだし',
  );
  await page.addInitScript(
    ([whole, text, damaged]) => {
      localStorage.setItem(whole, text);
      localStorage.setItem(damaged, '{"savedAt":1,"design":');
    },
    [draftKey('7_0'), draftText(made, Date.UTC(2026, 3, 1, 3)), draftKey('8_0')] as const,
  );
  await gotoHydrated(page, PAGE);
  await expect(cards(page).first()).toBeVisible();
  const link = page.getByRole('link', {name: '続きから'});
  await expect(link).toHaveText(/春のふきだし/u);
  await expect(link).toHaveAttribute('href', `${PAGE}/7_0`);
  await expect(page.getByText('7.0-7.1用・4月1日 12:00に保存')).toBeVisible();
});
