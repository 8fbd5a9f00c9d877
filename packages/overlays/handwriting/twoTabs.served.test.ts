import type {Page} from '@playwright/test';
import {beforeEach, describe, expect, it} from 'vitest';
import {GREEN, NOTHING, RED, sees, withHandwriting} from '../testing/handwriting';
import {draw, openPad, openScreen, pixelOf} from '../testing/serveHandwriting';

const served = withHandwriting();

describe('two tabs with the pad', () => {
  let screen: Page;
  let first: Page;
  let second: Page;
  /** Of each a line: red of the first, then green of the second, which was opened later. */
  beforeEach(async () => {
    screen = await openScreen(served.context, served.base);
    first = await openPad(served.context, served.base);
    await draw(first, [400, 300], [1200, 300]);
    await first.evaluate(() => dispatchEvent(new Event('blur')));
    second = await openPad(served.context, served.base);
    await second.keyboard.press('6');
    await draw(second, [400, 600], [1200, 600]);
    await sees(screen, 800, 600, GREEN);
    await first.locator('#taken').waitFor();
  });
  /** How many lines the next visit will find. */
  const keptBy = async (page: Page): Promise<number> => {
    const text = await page.evaluate(() => localStorage.getItem('komebiyori-handwriting-board'));
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.length : 0;
  };
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
  const linesOf = (page: Page) => Promise.all([300, 600, 900].map((y) => pixelOf(page, 800, y)));

  it('the first takes no drawing and shows that of the second, of which nothing is lost', async () => {
    expect(await first.locator('#link').innerText()).toBe('ほかのタブで書いています');
    expect(await first.locator('body').getAttribute('data-link')).toBe('wait');
    expect(await first.locator('#stage').evaluate((stage) => getComputedStyle(stage).cursor)).toBe(
      'not-allowed',
    );
    await draw(first, [400, 900], [1200, 900]);
    for (const key of ['s', 'z', 'c', 'Control+z']) await first.keyboard.press(key);
    await draw(first, [800, 900], [800, 900]);
    await first.locator('[data-do="clear"]').dispatchEvent('click');
    await sees(first, 800, 600, GREEN);
    await first.evaluate(() => dispatchEvent(new Event('blur')));
    await expect.poll(() => keptBy(second)).toBe(2);
    const both = [RED, GREEN, NOTHING];
    expect(await linesOf(first)).toEqual(both);
    await first.locator('#take').focus();
    await second.close();
    // Sooner than one that has crashed is missed.
    await first.locator('#taken').waitFor({state: 'hidden', timeout: 4000});
    expect(await focused(first)).toBe('link');
    expect([await linesOf(first), await linesOf(screen)]).toEqual([both, both]);
    await first.close();
    const third = await openPad(served.context, served.base);
    await sees(third, 800, 600, GREEN);
    expect([await linesOf(third), await linesOf(screen)]).toEqual([both, both]);
    expect(served.complaints).toEqual([]);
  });

  it('the button changes which of them draws, each time with all that is there', async () => {
    await draw(second, [400, 900], [1200, 900]);
    // At once: the last line is not kept yet.
    await first.locator('#take').click();
    await second.locator('#taken').waitFor();
    expect(await focused(first)).toBe('link');
    expect(await linesOf(first)).toEqual([RED, GREEN, GREEN]);
    await first.keyboard.press('z');
    await sees(screen, 800, 900, NOTHING);
    await sees(second, 800, 900, NOTHING);
    await second.locator('#take').click();
    await first.locator('#taken').waitFor();
    await second.keyboard.press('z');
    await sees(screen, 800, 600, NOTHING);
    expect(await linesOf(screen)).toEqual([RED, NOTHING, NOTHING]);
  });

  it('the first goes on when the second has crashed, and waits as long as it lives', async () => {
    await first.waitForTimeout(7000);
    expect(await first.locator('#taken').isVisible()).toBe(true);
    const client = await served.context.newCDPSession(second);
    void client.send('Page.crash').catch(() => undefined);
    await first.locator('#taken').waitFor({state: 'hidden', timeout: 20_000});
    expect(await linesOf(first)).toEqual([RED, GREEN, NOTHING]);
    await draw(first, [400, 900], [1200, 900]);
    await sees(screen, 800, 900, RED);
  });
});
