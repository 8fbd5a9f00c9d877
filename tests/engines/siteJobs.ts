import * as v from 'valibot';
import {expect, inject, test} from 'vitest';
import type {Desk} from './jobs';

const Mails = v.array(v.object({code: v.string()}));

/** How many files of the site this page has fetched ahead: by links, or where there are none as data. */
function countFetchedAhead(): number {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]');
  const asked = new Set([...links].map(({href}) => href));
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({name, initiatorType}) => asked.has(name) || initiatorType === 'xmlhttprequest')
    .length;
}

const fits = (): boolean => document.documentElement.scrollWidth <= innerWidth;

/** Jobs on pages that are read. */
export function describeSite(getDesk: () => Desk): void {
  test('home: React is there, and the drawn stream answers a comment', async () => {
    const {visitor} = getDesk();
    await visitor.openHydrated('/');
    await visitor.press('main button', '①');
    await visitor.sees('1票入りました', '[role="status"]');
  });

  test('a page of the manual shows its figure, and fits the window', async () => {
    const {visitor} = getDesk();
    await visitor.openHydrated('/docs/feature/survey');
    await visitor.finds('main figure');
    expect(await visitor.run(fits)).toBe(true);
  });

  test('a link leads on without a new document; pages are fetched ahead', async () => {
    const {visitor} = getDesk();
    await visitor.openHydrated('/docs/about');
    await visitor.untilIt((count) => count > 0, countFetchedAhead);
    await visitor.run(() => {
      Object.assign(window, {isSame: true});
    });
    await visitor.press('.theme-doc-sidebar-container a[href="/docs/urls"]');
    await visitor.until('/docs/urls', () => location.pathname);
    await visitor.finds('h1', 'URL');
    expect(await visitor.run(() => 'isSame' in window)).toBe(true);
  });

  test('the search suggests, leads on, and marks its words', async () => {
    const {visitor} = getDesk();
    await visitor.openHydrated('/docs/about');
    await visitor.fill('.navbar input[name="q"]', 'ボイスボックス');
    await visitor.finds('[role="listbox"] [role="option"] [title]');
    await visitor.engine.press('ArrowDown');
    await visitor.engine.press('Enter');
    await visitor.until(true, () => location.search.includes('highlight='));
    await visitor.until(true, () => (CSS.highlights.get('search')?.size ?? 0) > 0);
  });

  test('the colour mode is switched, and is there after a reload', async () => {
    const {visitor} = getDesk();
    await visitor.openHydrated('/docs/about');
    for (const mode of ['light', 'dark']) {
      await visitor.press('.navbar__inner [data-color-mode-toggle]');
      await visitor.until(mode, () => localStorage.getItem('theme'));
    }
    await visitor.open('/docs/about');
    expect(await visitor.run(() => document.documentElement.dataset['theme'])).toBe('dark');
  });

  test('the menu of a narrow window opens, shows the other panel, and leads on', async () => {
    const {visitor} = getDesk();
    await visitor.engine.widen(390);
    await visitor.openHydrated('/docs/about');
    await visitor.press('[aria-label="メニューを開く"]');
    await visitor.press('dialog button', 'メインメニューに戻る');
    await visitor.press('dialog a', 'お知らせ');
    await visitor.until('/news', () => location.pathname);
    expect(await visitor.run(() => innerWidth)).toBeLessThan(500);
    expect(await visitor.run(fits)).toBe(true);
    await visitor.engine.widen(1280);
  });

  test('a code that came by mail signs in', async () => {
    const {visitor, name} = getDesk();
    const address = `${name.toLowerCase()}@example.com`;
    await visitor.openHydrated('/account/signin');
    await visitor.fill('main input[type="email"]', address);
    await visitor.press('main button', '確認コードを送る');
    await visitor.finds('main input[inputmode="numeric"]');
    const outbox = `http://127.0.0.1:${inject('ports').accounts}/outbox.json?to=${address}`;
    const [mail] = v.parse(Mails, await (await fetch(outbox)).json());
    await visitor.fill('main input[inputmode="numeric"]', mail?.code ?? '');
    await visitor.until('/account/my', () => location.pathname);
    await visitor.sees('データとアカウント');
  });

  test('an address that leads nowhere has the page that says so', async () => {
    const {visitor} = getDesk();
    await visitor.openHydrated('/no-such-page');
    await visitor.finds('h1', '見つかりません');
  });
}
