import type {CDPSession, Page} from '@playwright/test';
import {expect, gotoHydrated, test} from './support/fixtures';
import {
  answerWith,
  box,
  field,
  form,
  hitOf,
  NOTHING,
  options,
  results,
  searchUrl,
  sections,
} from './support/search';

/** What an input method for Japanese does with a field. */
interface InputMethod {
  /** Shows a text that is not yet decided. */
  compose: (text: string) => Promise<void>;
  /** Puts the decided text in its place. */
  decide: (text: string) => Promise<void>;
  /** A key that the input method takes for itself. */
  press: (key: string) => Promise<void>;
}

/** The code that a browser gives to keys of an input method. */
const INPUT_METHOD_KEY = 229;

async function inputMethod(page: Page): Promise<InputMethod> {
  const session: CDPSession = await page.context().newCDPSession(page);
  return {
    compose: async (text) => {
      const end = text.length;
      await session.send('Input.imeSetComposition', {text, selectionStart: end, selectionEnd: end});
    },
    decide: async (text) => {
      await session.send('Input.insertText', {text});
    },
    press: async (key) => {
      const press = {key, code: key, windowsVirtualKeyCode: INPUT_METHOD_KEY};
      // The text makes Enter send a form that does not prevent it.
      const text = key === 'Enter' ? {text: '\r'} : {};
      await session.send('Input.dispatchKeyEvent', {type: 'keyDown', ...press, ...text});
      await session.send('Input.dispatchKeyEvent', {type: 'keyUp', ...press});
    },
  };
}

/** Long enough for an answer that must not come. */
const NO_ANSWER = 600;

test('what is being composed is looked for, but no half syllable; the keys of a composition neither choose, nor close, nor send; results follow it, too', async ({
  page,
}) => {
  const hits = [hitOf({url: '/docs/settings', title: {text: '設定', marks: []}})];
  await answerWith(page, {せってい: {...NOTHING, hits, total: 1}, 設定: NOTHING});
  await gotoHydrated(page, '/docs/about');
  const {compose, decide, press} = await inputMethod(page);
  await test.step('the box looks for what is being composed, but for no half syllable', async () => {
    await box(page).focus();
    await expect(sections(page).first()).toBeVisible();
    for (const text of ['せ', 'せっ', 'せっt']) await compose(text);
    await page.waitForTimeout(NO_ANSWER);
    // The list still offers what it offered before anything was typed.
    await expect(sections(page).first()).toBeVisible();
    await compose('せってい');
    await expect(options(page)).toHaveText(/設定/u);
    await expect(box(page)).toHaveValue('せってい');
    await expect(box(page)).toBeFocused();
    await decide('設定');
    await expect(form(page).getByText('No results')).toBeVisible();
  });
  await test.step('its keys are its own in the box', async () => {
    await box(page).fill('');
    await page.keyboard.type('音声');
    await expect(options(page).first()).toContainText('音声');
    await compose('せってい');
    for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) {
      await press(key);
      await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
    }
    await decide('設定');
    // Safari ends the composition first and gives the Enter that did it afterwards.
    await press('Enter');
    await page.waitForTimeout(NO_ANSWER);
    await expect(page).toHaveURL('/docs/about');
    await expect(box(page)).toHaveValue('音声設定');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(searchUrl('音声設定'));
  });
  await test.step('the results page follows what is being composed, and leaves it alone', async () => {
    await expect(results(page).first()).toBeVisible();
    await field(page).focus();
    await page.keyboard.press('End');
    await compose('せってい');
    await press('ArrowDown');
    await press('Enter');
    await expect(page).toHaveURL(searchUrl('音声設定せってい'));
    await expect(field(page)).toHaveValue('音声設定せってい');
    await expect(field(page)).toBeFocused();
    await decide('表示');
    await expect(page).toHaveURL(searchUrl('音声設定表示'));
    await compose('のk');
    await page.waitForTimeout(NO_ANSWER);
    await expect(field(page)).toHaveValue('音声設定表示のk');
    await expect(page).toHaveURL(searchUrl('音声設定表示'));
    // All of it is one entry of the history.
    await page.goBack();
    await expect(page).toHaveURL(searchUrl('音声設定'));
  });
});
