import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {colourFindings, structureFindings} from './axe';
import {expect} from './fixtures';

type Look = readonly [width: number, colour: 'light' | 'dark'];

/** What pages are judged at: width in CSS pixels, and colour. */
const LOOKS: readonly Look[] = [
  [1280, 'light'],
  [1280, 'dark'],
  [390, 'light'],
  [390, 'dark'],
];
/** Each width and each colour once; the other two are for eyes. */
const CHECKED: readonly Look[] = [
  [1280, 'light'],
  [390, 'dark'],
];

/** A folder for pictures of every state, to look at; without one none are taken. */
const SHOTS = process.env['STATE_SHOTS'] ?? '';

/**
 * Holds what is true for a page in each of its states: nothing is wider than the window, and axe
 * finds nothing. `STATE_SHOTS=folder npx playwright test account` also takes a picture of each, in
 * both widths and colours. Motion is reduced, so that no colour is caught half way.
 * @param name of the state, as a file's name
 * @param part what to look at when it is not all of the page's content
 */
export async function checkState(page: Page, name: string, part = 'main'): Promise<void> {
  const before = page.viewportSize() ?? {width: 1280, height: 800};
  for (const [width, colorScheme] of SHOTS === '' ? CHECKED : LOOKS) {
    await page.setViewportSize({width, height: before.height});
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${name} at ${width}: wider than the window`).toBe(0);
    // What a state is made of is the same in the dark; colours and sizes are not.
    const rules = colorScheme === 'dark' ? {rules: ['target-size']} : {};
    expect(
      [...(await structureFindings(page, part, rules)), ...(await colourFindings(page, part))],
      `${name} at ${width}, ${colorScheme}`,
    ).toEqual([]);
    if (SHOTS !== '') await takePicture(page, `${name}-${width}-${colorScheme}.png`, part);
  }
  await page.emulateMedia({colorScheme: 'light', reducedMotion: null});
  await page.setViewportSize(before);
}

async function takePicture(page: Page, file: string, part: string): Promise<void> {
  await mkdir(SHOTS, {recursive: true});
  await page
    .locator(part)
    .first()
    .screenshot({path: path.join(SHOTS, file), animations: 'disabled'});
}
