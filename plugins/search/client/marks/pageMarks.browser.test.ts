import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {markPage, type Visit} from './pageMarks.browser';

const PAGE = `<div id="page"><main>
  <h1>読み上げの設定</h1>
  <p>コメントを<strong>読み</strong>上げます。<a id="link" href="#音量">音量へ</a></p>
  <h2 id="音量">音量<a class="hash-link" href="#音量">#</a></h2>
  <p><code>OBS</code>の読みあげ。</p>
  <details><summary>詳しく</summary><p>読み上げの例。</p></details>
  <details data-disclosure=""><summary>一覧</summary></details>
  <input value="">
</main></div>`;

let close: (() => void) | undefined;
let key = 0;

/** Opens the page with words in its address, and waits for the bar. */
async function open(words: string[], rest: Partial<Visit['location']> = {}): Promise<void> {
  close?.();
  const search = `?${new URLSearchParams([['a', '1'], ...words.map((word) => ['highlight', word])]).toString()}`;
  history.replaceState(null, '', `${location.pathname}${search}`);
  const visited = {search, hash: '', key: String((key += 1)), ...rest};
  close = markPage({location: visited, isFirst: false, top: window.scrollY});
  await vi.waitFor(
    () => {
      expect(bar()?.textContent ?? '').toContain('表示中');
    },
    {timeout: 10_000},
  );
}
const bar = (): HTMLElement | null =>
  document.querySelector('section[aria-label="検索した言葉のマーク"]');
const place = (): string | null | undefined =>
  bar()?.querySelector('[aria-hidden="true"]')?.textContent;
const press = (label: string): void => {
  [...(bar()?.querySelectorAll('button') ?? [])].find((one) => one.textContent === label)?.click();
};
const textsOf = (name: string): string[] =>
  [...(CSS.highlights.get(name) ?? [])].map((range) =>
    (range instanceof Range ? range : new Range()).toString(),
  );
const address = (): string => location.search + location.hash;

const clientPath = location.pathname + location.search;
beforeEach(() => {
  document.documentElement.dataset['hasHydrated'] = 'true';
  document.body.innerHTML = PAGE;
});
afterEach(() => {
  close?.();
  window.scrollTo(0, 0);
  history.replaceState(null, '', clientPath);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('marks', () => {
  it('stand on every spelling, over inline elements and in closed details', async () => {
    await open(['読み上げ', 'obs']);
    expect(textsOf('search')).toEqual(['読み上げ', '読み上げ', 'OBS', '読み上げ']);
    expect(bar()?.textContent).toContain('「読み上げ」「OBS」を4か所に表示中');
    expect(document.querySelector('mark')).toBeNull();
  });

  it('wait until React has taken over', async () => {
    delete document.documentElement.dataset['hasHydrated'];
    const opened = open(['設定']);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(CSS.highlights.has('search')).toBe(false);
    document.documentElement.dataset['hasHydrated'] = 'true';
    await opened;
    expect(textsOf('search')).toEqual(['設定']);
  });

  it('are not made, and no bar is shown, when the words are not on the page', async () => {
    const search = '?highlight=zzzz';
    close = markPage({location: {search, hash: '', key: 'none'}, isFirst: false, top: 0});
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(bar()).toBeNull();
    expect(CSS.highlights.get('search')?.size ?? 0).toBe(0);
  });

  it('are taken away before the page changes, also when they are still to come', async () => {
    await open(['設定']);
    close?.();
    expect(bar()).toBeNull();
    expect(CSS.highlights.has('search')).toBe(false);
    expect(address()).toContain('highlight=');
    const search = '?highlight=OBS';
    markPage({location: {search, hash: '', key: 'gone'}, isFirst: false, top: 0})();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(bar()).toBeNull();
  });

  it('show markup in an address as text', async () => {
    document.querySelector('h1')?.append('<b>x</b>');
    await open(['<b>x</b>']);
    expect(bar()?.querySelector('b')).toBeNull();
    expect(bar()?.textContent).toContain('「<b>x</b>」');
  });
});

describe('place of the page', () => {
  const TALL = '<main><p style="padding-block:3000px">音量</p></main>';

  it('is at the first mark, but not when an entry of the history is gone back to', async () => {
    document.body.innerHTML = TALL;
    await open(['音量'], {key: 'entry'});
    expect(window.scrollY).toBeGreaterThan(2000);
    window.scrollTo(0, 0);
    await open(['音量'], {key: 'entry'});
    expect(window.scrollY).toBe(0);
    await open(['音量'], {key: 'another entry'});
    expect(window.scrollY).toBeGreaterThan(2000);
  });

  it('is left alone when the address names a section', async () => {
    document.body.innerHTML = `<h2 id="a">題</h2>${TALL}`;
    await open(['音量'], {hash: '#a'});
    expect(place()).toBe('1/1');
    expect(window.scrollY).toBe(0);
  });
});

describe('without highlights of the browser', () => {
  beforeEach(() => {
    vi.stubGlobal('CSS', {escape: CSS.escape.bind(CSS), supports: CSS.supports.bind(CSS)});
  });

  it('wraps the words, and gives React its own text nodes back', async () => {
    const html = document.querySelector('main')?.innerHTML;
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    const nodes: Node[] = [];
    while (walker.nextNode() !== null) nodes.push(walker.currentNode);
    await open(['読み上げ', 'obs']);
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      '読み上げ',
      '読み',
      '上げ',
      'OBS',
      '読み上げ',
    ]);
    expect(document.querySelector('mark[data-current]')?.closest('h1')).not.toBeNull();
    press('次へ');
    expect(document.querySelectorAll('mark[data-current]')).toHaveLength(2);
    expect(document.querySelector('main')?.textContent).toContain('コメントを読み上げます。');
    // Every node of React's is where it was.
    expect(nodes.every((node) => node.isConnected)).toBe(true);
    press('消す');
    expect(document.querySelector('main')?.innerHTML).toBe(html);
    expect(nodes.every((node) => node.isConnected)).toBe(true);
  });

  it('marks several places of one text', async () => {
    document.body.innerHTML = '<main><p>音と音、音。</p></main>';
    await open(['音']);
    expect(
      document
        .querySelector('main p')
        ?.innerHTML.replaceAll(/ class="[^"]*"| data-current=""/gu, ''),
    ).toBe('<mark>音</mark>と<mark>音</mark>、<mark>音</mark>。');
    close?.();
    expect(document.querySelector('main p')?.innerHTML).toBe('音と音、音。');
    expect(document.querySelector('main p')?.childNodes).toHaveLength(1);
  });
});

describe('bar', () => {
  it('leads round from mark to mark, opening what is closed', async () => {
    await open(['読み上げ']);
    expect(place()).toBe('1/3');
    press('次へ');
    expect(place()).toBe('2/3');
    const details = document.querySelector('details');
    expect(details?.open).toBe(false);
    press('次へ');
    expect(details?.open).toBe(true);
    expect(bar()?.querySelector('[role="status"]:not(p)')?.textContent).toBe(
      '3か所の3番目：読み上げの例。',
    );
    press('次へ');
    expect(place()).toBe('1/3');
    press('前へ');
    expect(place()).toBe('3/3');
    expect(textsOf('search-current')).toEqual(['読み上げ']);
  });

  it('opens the tab that holds a mark, by its place among the tabs', async () => {
    const panels = ['Windows', 'macOS'].map(
      (name, at) => `<div role="tabpanel" ${at > 0 ? 'hidden' : ''}>${name}で使う</div>`,
    );
    document.body.innerHTML = `<main><div class="tabs-container"><ul role="tablist">
      <li role="tab">一</li><li role="tab">二</li></ul><div>${panels.join('')}</div></div></main>`;
    const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
    const clicked = vi.fn<() => void>(() => {
      document.querySelectorAll('[role="tabpanel"]')[1]?.removeAttribute('hidden');
    });
    tabs[1]?.addEventListener('click', clicked);
    await open(['macOS']);
    // Nothing is current that is not seen.
    expect(place()).toBe('');
    expect(clicked).not.toHaveBeenCalled();
    press('次へ');
    expect(place()).toBe('1/1');
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('starts at the section that the address names', async () => {
    await open(['読み上げ'], {hash: `#${encodeURIComponent('音量')}`});
    expect(place()).toBe('');
    await open(['obs', '設定'], {hash: '#音量'});
    expect(place()).toBe('2/2');
  });

  it('clears by its button: marks, parameter and bar go, the rest of the address stays', async () => {
    await open(['設定']);
    history.replaceState({key: 'k'}, '', `${location.search}#x`);
    const heard = vi.fn<(event: PopStateEvent) => void>();
    addEventListener('popstate', heard);
    press('消す');
    removeEventListener('popstate', heard);
    expect(address()).toBe('?a=1#x');
    expect(heard.mock.calls[0]?.[0].state).toEqual({key: 'k'});
    expect(bar()).toBeNull();
    expect(CSS.highlights.has('search')).toBe(false);
  });

  it('is met first by the Tab key, and leaves the focus at the mark', async () => {
    await open(['設定']);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('前へ');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(bar()).toBeNull();
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('clears by Escape, unless something else uses that key', async () => {
    await open(['設定']);
    const menu = document.querySelector<HTMLDetailsElement>('details[data-disclosure]');
    if (menu === null) throw new Error('no menu');
    menu.open = true;
    // What plugins/boot does, before any listener on the window.
    const closes = (): void => {
      menu.open = false;
    };
    document.addEventListener('keydown', closes);
    await userEvent.keyboard('{Escape}');
    document.removeEventListener('keydown', closes);
    expect(bar()).not.toBeNull();
    document.querySelector('input')?.focus();
    await userEvent.keyboard('{Escape}');
    expect(bar()).not.toBeNull();
    document.querySelector<HTMLElement>('#link')?.focus();
    await userEvent.keyboard('{Enter}');
    expect(bar()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(bar()).toBeNull();
    expect(address()).not.toContain('highlight');
  });

  it('makes the links of headings plain, and clears when one is followed', async () => {
    const link = document.querySelector<HTMLAnchorElement>('.hash-link');
    await open(['設定']);
    expect(link?.getAttribute('href')).toBe(`${location.pathname}#音量`);
    link?.addEventListener('click', (event) => {
      event.preventDefault();
    });
    link?.click();
    expect(bar()).toBeNull();
    expect(link?.getAttribute('href')).toBe('#音量');
  });
});
