import type {Answer, Hit} from '@komebiyori/search/answer';
import {expect, it} from 'vitest';
import {page} from 'vitest/browser';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import Results from './Results';
import type {SearchPageModel} from './useSearchPage';

const drawn = pageRoot();
const NOTHING: Answer = {hits: [], total: 0, isWeak: false, near: []};
const HIT: Hit = {
  type: 'title',
  url: '/docs/settings',
  breadcrumb: ['設定'],
  title: {text: '設定', marks: []},
  section: {text: '読み上げ', marks: []},
  snippet: {text: '声を選びます。', marks: []},
  more: [
    {
      url: '/docs/settings#音量',
      section: {text: '音量', marks: []},
      snippet: {text: '大きさを決めます。', marks: []},
    },
  ],
  isManual: true,
};
const ONE: Answer = {...NOTHING, hits: [HIT], total: 1};

function show(query: string, found: Answer): void {
  const state = {query, context: '', isOutside: false, versionPath: '/docs'};
  const answer = {query, found};
  const nothing = (): void => undefined;
  const model: SearchPageModel = {
    data: {baseUrl: '/', versions: [], contexts: []} as never,
    state,
    outcome: {answer, failure: undefined, retry: nothing},
    answer,
    form: {current: null},
    isTyping: false,
    onType: nothing,
    onCommit: nothing,
    take: nothing,
    remember: nothing,
  };
  drawn.render(<Results model={model} state={state} />);
}

it('a result is a heading whose link is called by the title alone, and all of it can be pressed', async () => {
  show('読み', ONE);
  const heading = page.getByRole('heading', {level: 2, name: '設定 › 読み上げ', exact: true});
  await expect.element(heading).toBeVisible();
  for (const name of ['設定 › 読み上げ', '音量'])
    await expect.element(page.getByRole('link', {name, exact: true})).toBeVisible();
  for (const [text, url] of [
    ['声を選びます。', '/docs/settings'],
    ['大きさを決めます。', '/docs/settings#音量'],
  ] as const) {
    const {x, y, width, height} = page.getByText(text).element().getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    expect(there?.closest('a')?.getAttribute('href')).toBe(url);
  }
});

it('the count is said once, and that nothing was found for each query anew', async () => {
  const status = page.getByRole('status');
  show('読み', ONE);
  await expect.element(status).toHaveTextContent('1ページ見つかりました');
  const told = [...drawn.box.querySelectorAll('p')].filter(
    ({textContent, ariaHidden}) => textContent.includes('ページ見つかり') && ariaHidden !== 'true',
  );
  expect(told).toHaveLength(1);

  show('ぬぬぬ', NOTHING);
  await expect.element(status).toHaveTextContent('見つかりませんでした');
  const first = status.element().firstElementChild;
  show('ぬぬぬぬ', NOTHING);
  await expect.poll(() => first?.isConnected).toBe(false);
  await expect.element(status).toHaveTextContent('見つかりませんでした');
});

it('another query leads a focus that is nowhere to its results, and no other', async () => {
  show('読み', ONE);
  const results = page.getByRole('region', {name: '検索結果'});
  await expect.element(results).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  show('声', ONE);
  await expect.element(results).toHaveFocus();
  const link = page.getByRole('link', {name: '音量'}).element();
  if (link instanceof HTMLElement) link.focus();
  show('音', ONE);
  await expect.element(page.getByRole('link', {name: '音量'})).toHaveFocus();
});
