import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/**
 * Axe on a page of ours: in its own frame only (previews are isolated, and show templates), and in
 * "legacy mode", which does without another page and another copy of axe for each run.
 */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({page}).setLegacyMode().options({iframes: false});

/** Colours the page, and waits for the ends of transitions, some of which are taken back. */
export async function color(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  await page.locator(`html[data-theme="${colorScheme}"]`).waitFor({state: 'attached'});
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? one.finished : [])),
    ),
  );
}

/**
 * What axe finds in a part of the page, in the light and then in the dark, where only the colours are
 * others: the rule and the first place of each finding. The page stays dark.
 */
export async function findingsInBothModes(page: Page, part: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await color(page, colorScheme);
    const look = axe(page).include(part);
    if (colorScheme === 'dark') look.withRules(['color-contrast']);
    const {violations} = await look.analyze();
    for (const {id, nodes} of violations) {
      found.push(`${colorScheme}: ${id}: ${nodes[0]?.target.join(' ') ?? ''}`);
    }
  }
  return found;
}
