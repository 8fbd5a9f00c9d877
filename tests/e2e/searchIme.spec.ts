import type {CDPSession, Page} from '@playwright/test';
import {expect, gotoHydrated, test} from './support/fixtures';
import {box, field, options, results, searchUrl} from './support/search';

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

test('the box searches nothing before a text is decided, and then at once', async ({page}) => {
  await gotoHydrated(page, '/docs/about');
  await box(page).focus();
  await page.keyboard.type('音声');
  await expect(options(page).first()).toBeVisible();
  // The contents arrive after the titles; the list of the whole index is the one to keep.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(NO_ANSWER);
  const before = await options(page).allTextContents();
  const {compose, decide} = await inputMethod(page);
  await compose('せ');
  await compose('せってい');
  await expect(box(page)).toHaveValue('音声せってい');
  await page.waitForTimeout(NO_ANSWER);
  expect(await options(page).allTextContents()).toEqual(before);
  await decide('設定');
  await expect(box(page)).toHaveValue('音声設定');
  await expect.poll(() => options(page).allTextContents()).not.toEqual(before);
});

test('the keys of a composition neither choose, nor close, nor send', async ({page}) => {
  await gotoHydrated(page, '/docs/about');
  await box(page).focus();
  await page.keyboard.type('音声');
  await expect(options(page).first()).toBeVisible();
  const {compose, decide, press} = await inputMethod(page);
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

test('the results page waits for the decided text, and keeps what is being composed', async ({
  page,
}) => {
  await page.goto(searchUrl('音声'));
  await expect(results(page).first()).toBeVisible();
  await field(page).focus();
  await page.keyboard.press('End');
  const {compose, decide, press} = await inputMethod(page);
  await compose('せってい');
  await press('ArrowDown');
  await press('Enter');
  await page.waitForTimeout(NO_ANSWER);
  await expect(page).toHaveURL(searchUrl('音声'));
  await expect(field(page)).toHaveValue('音声せってい');
  await expect(field(page)).toBeFocused();
  await decide('設定');
  await expect(page).toHaveURL(searchUrl('音声設定'));
  await compose('の');
  await page.waitForTimeout(NO_ANSWER);
  await expect(field(page)).toHaveValue('音声設定の');
  await expect(page).toHaveURL(searchUrl('音声設定'));
});
