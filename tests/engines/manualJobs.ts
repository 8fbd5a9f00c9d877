import {expect, test} from 'vitest';
import type {Desk} from './jobs';

const TERM = '.theme-doc-markdown a.term';
const TIP = '[role="tooltip"]';
const HELPED = '.page-feedback';

/** Where the middle of an element is, once it stands in the middle of the window. */
function middleOf(selector: string): {x: number; y: number} {
  const element = document.querySelector(selector);
  element?.scrollIntoView({block: 'center', behavior: 'instant'});
  const {x = 0, y = 0, width = 0, height = 0} = element?.getBoundingClientRect() ?? {};
  return {x: x + width / 2, y: y + height / 2};
}

/** Puts the focus on what comes before an element, so that Tab leads to it. */
function focusBefore(selector: string): void {
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input')];
  const stops = all.filter((one) => one.tabIndex >= 0 && one.getClientRects().length > 0);
  stops[stops.findIndex((one) => one.matches(selector)) - 1]?.focus();
}

const hasTip = (selector: string): boolean => {
  const tip = document.querySelector(selector);
  return tip !== null && tip.getClientRects().length > 0 && tip.textContent !== '';
};

/** What pages of the manual do besides being read. */
export function describeManual(getDesk: () => Desk): void {
  test('a page explains a word, asks whether it helped, and gives its Markdown', async () => {
    const {visitor} = getDesk();
    const {engine} = visitor;
    await visitor.openHydrated('/docs/guide/setup');
    await visitor.until(
      'underline dotted',
      (selector) => {
        const word = document.querySelector(selector);
        const style = word === null ? undefined : getComputedStyle(word);
        return `${style?.textDecorationLine ?? ''} ${style?.textDecorationStyle ?? ''}`;
      },
      TERM,
    );
    const {x, y} = await visitor.run(middleOf, TERM);
    await engine.move(x, y);
    await visitor.until(true, hasTip, TIP);
    await engine.press('Escape');
    await visitor.until(false, hasTip, TIP);
    await visitor.run(focusBefore, TERM);
    await engine.press('Tab');
    await visitor.until(
      true,
      (selector) => document.activeElement?.matches(selector) === true,
      TERM,
    );
    await visitor.until(true, hasTip, TIP);
    await engine.press('Escape');

    await visitor.press(`${HELPED} button`, 'はい');
    await visitor.sees('ありがとうございます。', HELPED);

    await visitor.press('main button', 'Markdownをコピー');
    await visitor.sees('コピーしました');
  });

  test('a step of the manual is checked with the app', async () => {
    const {visitor, app} = getDesk();
    await visitor.run((port) => {
      localStorage.setItem('appLink.address', `127.0.0.1:${port}`);
    }, app.port);
    await visitor.openHydrated('/docs/guide/get-comment');
    await visitor.press('main button', 'この手順を確認');
    await visitor.finds('main button', 'もう一度確認');
    await visitor.sees('OK', 'section[aria-label="この手順の確認"]');
  });

  test('the console of the API shows what the app answered', async () => {
    const {visitor, app} = getDesk();
    await visitor.run((port) => {
      localStorage.setItem('appLink.address', `127.0.0.1:${port}`);
    }, app.port);
    await visitor.openHydrated('/docs/developer/api');
    await visitor.press('main button', '送信');
    await visitor.sees('200：成功しました');
  });

  test('the playground runs a template', async () => {
    const {visitor} = getDesk();
    await visitor.openHydrated('/docs/developer/playground');
    await visitor.sees('動いています');
    await visitor.press('main button', 'はじめから');
    await visitor.sees('動いています');
  });

  test('a page that was visited, and the search, open without a network', async () => {
    const {visitor, network} = getDesk();
    const page = '/docs/urls';
    await visitor.openHydrated(page);
    await visitor.run(async () => {
      await navigator.serviceWorker.ready;
    });
    await visitor.openHydrated(page);
    await visitor.fill('.navbar input[name="q"]', '設定');
    await visitor.finds('[role="listbox"] [role="option"] [title]');
    await visitor.untilIt(
      (isKept) => isKept,
      async (address: string) =>
        (await caches.match(new URL(address, location.origin))) !== undefined,
      page,
    );
    expect((await visitor.complaints()).join('\n')).toBe('');
    network.isCut = true;
    try {
      await visitor.openHydrated(page);
      await visitor.sees('URL', 'h1');
      await visitor.fill('.navbar input[name="q"]', '音声');
      await visitor.finds('[role="listbox"] [role="option"] [title]');
    } finally {
      network.isCut = false;
    }
    // What is asked for ahead is not there, of which browsers tell in their own words.
    const complaints = await visitor.complaints();
    expect(complaints.filter((line) => /policy|rejection|^page error/u.test(line))).toEqual([]);
  });
}
