import {axeFindings} from './support/axe';
import {expect, gotoHydrated, moveMouse, test} from './support/fixtures';
import {box, form} from './support/search';

test('single keys are switched off on every page, and stay so', async ({page}) => {
  await gotoHydrated(page, '/accessibility');
  const own = page.getByRole('switch', {name: '1文字のキーを使う'});
  await test.step('they lead to the search, until they are switched off', async () => {
    await page.keyboard.press('/');
    await expect(box(page)).toBeFocused();
    await own.focus();
    await page.keyboard.press('Space');
    await expect(own).not.toBeChecked();
    await own.blur();
    await page.keyboard.press('/');
    await expect(box(page)).not.toBeFocused();
    await expect(form(page).locator('kbd')).toHaveText(['Ctrl K']);
    await expect(box(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K');
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    expect(await axeFindings(page)).toEqual([]);
  });
  await test.step('before React is there, too', async () => {
    await page.goto('/tools/wordparty-ponkit');
    await page.keyboard.press('/');
    await expect(box(page)).not.toBeFocused();
  });
  await test.step('in a tool, whose list of keys has the switch as well', async () => {
    await moveMouse(page);
    const clap = page.getByRole('button', {name: '拍手', exact: true});
    await expect(clap).toBeVisible();
    await expect(clap).not.toHaveAttribute('aria-keyshortcuts');
    await page.keyboard.press('1');
    const sent = page.getByRole('region', {name: '送った合図'});
    await expect(sent).not.toContainText('拍手');
    await own.check();
    await own.blur();
    await expect(clap).toHaveAttribute('aria-keyshortcuts', '1');
    await page.keyboard.press('1');
    await expect(sent).toContainText('拍手');
  });
});
