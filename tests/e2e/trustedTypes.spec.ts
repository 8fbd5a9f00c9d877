import type {Page} from '@playwright/test';
import {expect, gotoHydrated, test} from './support/fixtures';

/** What an attacker's text would be written to, and whether the page took it. */
const plant = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const HTML = '<img src=x onerror="window.wasRun = true">';
    const sinks: Record<string, () => unknown> = {
      innerHTML: () => (document.createElement('p').innerHTML = HTML),
      insertAdjacentHTML: () => {
        document.body.insertAdjacentHTML('beforeend', HTML);
      },
      DOMParser: () => new DOMParser().parseFromString(HTML, 'text/html'),
      srcdoc: () => (document.createElement('iframe').srcdoc = HTML),
      'script text': () => (document.createElement('script').text = 'window.wasRun = true'),
      'script address': () => (document.createElement('script').src = '/img/not-a-script.svg'),
      'foreign script': () => (document.createElement('script').src = 'https://evil.example/a.js'),
      worker: () => new Worker('/tools/worker.js'),
      'a policy of its own': () => trustedTypes?.createPolicy('evil', {createHTML: (text) => text}),
    };
    const results: Record<string, string> = {};
    for (const [name, write] of Object.entries(sinks)) {
      try {
        write();
        results[name] = 'taken';
      } catch (error) {
        results[name] = error instanceof TypeError ? 'refused' : String(error);
      }
    }
    await new Promise((resolve) => setTimeout(resolve));
    results['what was written'] = Reflect.has(window, 'wasRun') ? 'run' : 'refused';
    return results;
  });

for (const path of ['/docs/about', '/account/signin', '/tools/volume-party', '/no-such-page']) {
  test(`no text becomes HTML or a script on ${path}`, async ({page, quiet}) => {
    quiet.allow(/TrustedHTML|TrustedScript|TrustedTypePolicy|CSP violation|404|trusted-types/u);
    await gotoHydrated(page, path);
    const results = await plant(page);
    expect(Object.keys(results)).toHaveLength(10);
    expect(new Set(Object.values(results)), JSON.stringify(results)).toEqual(new Set(['refused']));
  });
}

test('what the site itself writes as HTML is shown when a page is come to without loading it', async ({
  page,
}) => {
  await gotoHydrated(page, '/news');
  await page.evaluate(() => {
    document.documentElement.dataset['marked'] = '';
  });
  await page.locator('main a[href^="/news/"]').first().click();
  await expect(page.locator('article h1, main h1').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-marked', '');
  // JSON-LD comes with it, as text.
  await expect(page.locator('head script[type="application/ld+json"]').first()).toBeAttached();
});
