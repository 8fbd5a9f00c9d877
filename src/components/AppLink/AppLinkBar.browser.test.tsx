import '@site/src/css/tokens.css';
import '@site/src/css/custom.css';
import '@site/src/components/Prose/prose.css';
import {act} from 'react';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {page} from 'vitest/browser';
import {createAppLink} from '@komebiyori/app-link';
import {DEFAULT_ADDRESS, type Reach} from '@komebiyori/app-link/address';
import type {AppLinkState} from '@komebiyori/app-link/state';
import {createStore} from '@komebiyori/lib/store';
import {AppLinkBar} from '.';

/** What a page that connects by itself may show without a press. */
const BY_ITSELF: readonly AppLinkState[] = [
  {kind: 'idle'},
  {kind: 'needs-permission'},
  {kind: 'denied'},
  {kind: 'connecting', isAsking: false},
  {kind: 'connected', version: '8.0.7', licensed: true},
  {kind: 'app-offline', attempt: 1},
  {kind: 'version-too-old', version: '5.0.0', minimum: '6.0'},
  {kind: 'refused', reason: 'origin'},
  {kind: 'refused', reason: 'status', status: 500},
  {kind: 'refused', reason: 'other-app'},
  {kind: 'refused', reason: 'socket'},
  {kind: 'reconnecting', attempt: 3},
];
/** What Infima says of every page. */
const BASE = `*{box-sizing:border-box}
body{margin:0;padding:0 1rem;font:1rem/1.8 var(--site-font)}`;

const state = createStore<AppLinkState>({kind: 'idle'});
const isAsked = createStore(false);
const link = {
  ...createAppLink({address: DEFAULT_ADDRESS, topics: []}),
  ...{state, isAsked},
};

const drawn = pageRoot();

/** Tells the bar, and waits until it has drawn. */
function become(next: AppLinkState, asked = false): void {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
  act(() => {
    isAsked.set(asked);
    state.set(next);
  });
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: false});
}

const root = document.documentElement;

function show(reach: Reach): void {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
  act(() => {
    drawn.render(
      <div className="prose-page">
        <style>{BASE}</style>
        <article>
          <AppLinkBar link={link} purpose="視聴者のコメントを受け取る" reach={reach} />
        </article>
      </div>,
    );
  });
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: false});
}

beforeEach(() => {
  show('loopback');
});
afterEach(() => {
  root.removeAttribute('data-os');
});

const fold = page.getByRole('button', {name: 'つながらないときは'});
const steps = page.getByRole('list');

async function expectStill(width: number): Promise<void> {
  await page.viewport(width, 800);
  const places = BY_ITSELF.map((one) => {
    become(one);
    const address = page.getByRole('button', {name: 'つなぐ先'}).element();
    return [
      JSON.stringify(one),
      drawn.box.getBoundingClientRect().bottom,
      address.getBoundingClientRect().left,
    ];
  });
  const [, ...first] = places[0] ?? [];
  expect(places).toEqual(places.map(([name]) => [name, ...first]));
}

it.each([360, 390, 412, 768, 1024, 1280])(
  'moves nothing at %i px while the page tries by itself',
  expectStill,
);

it.each([
  [360, 'loopback'],
  [360, 'network'],
  [412, 'network'],
  [800, 'loopback'],
  [800, 'network'],
] as const)('moves nothing on a phone at %i px with the reach %s', async (width, reach) => {
  root.dataset['os'] = 'android';
  show(reach);
  await expectStill(width);
});

it('asks on a phone for the address of the PC, with the manual', async () => {
  root.dataset['os'] = 'android';
  show('network');
  become({kind: 'app-offline', attempt: 1}, true);
  await expect.element(page.getByRole('status')).toHaveTextContent('PCのアドレス');
  await expect.element(steps).toHaveTextContent('192.168.1.10:11180');
  const manual = page.getByRole('link', {name: 'APIの設定'});
  await expect.element(manual).toHaveAttribute('href', '/docs/settings/api#別の端末から使う');
  const {color} = getComputedStyle(manual.element());
  expect(color).toBe(getComputedStyle(steps.element()).color);
});

it('points on a phone to the field of the address alone, and opens it after a try that failed', async () => {
  root.dataset['os'] = 'android';
  show('network');
  const host = page.getByLabelText('ホスト');
  const place = page.getByRole('button', {name: 'つなぐ先'});
  const ground = (part: typeof place) => getComputedStyle(part.element()).backgroundColor;
  become({kind: 'app-offline', attempt: 1});
  await expect.element(host).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', {name: 'もう一度つなぐ'})).not.toBeInTheDocument();
  expect(ground(place)).not.toBe(ground(page.getByRole('button', {name: 'やめる'})));
  become({kind: 'app-offline', attempt: 1}, true);
  await expect.element(host).toBeVisible();
  await place.click();
  await expect.element(host).not.toBeInTheDocument();
});

it('leads on a phone to the remote view where the page reaches only its own machine', async () => {
  root.dataset['os'] = 'ios';
  show('loopback');
  become({kind: 'idle'}, true);
  await expect
    .element(page.getByRole('button', {name: '本アプリにつなぐ'}))
    .not.toBeInTheDocument();
  const manual = page.getByRole('link', {name: 'リモートビュー'});
  await expect.element(manual).toHaveAttribute('href', '/docs/feature/remote-view');
});

it.each([320, 340, 390])('has its three buttons side by side at %i px', async (width) => {
  await page.viewport(width, 800);
  become({kind: 'app-offline', attempt: 1}, true);
  const names = ['もう一度つなぐ', 'やめる', 'つなぐ先'];
  const tops = names.map(
    (name) => page.getByRole('button', {name}).element().getBoundingClientRect().top,
  );
  expect(new Set(tops).size).toBe(1);
});

it('shows the steps at once to who asked, and to others when they open them', async () => {
  become({kind: 'app-offline', attempt: 1});
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
  await expect.element(steps).not.toBeInTheDocument();
  // It is no part of what is said.
  expect(page.getByRole('status').element().querySelector('button')).toBeNull();
  await fold.click();
  await expect.element(steps).toHaveTextContent('本アプリを起動します');
  become({kind: 'connected', version: '8.0.7', licensed: false});
  await expect.element(fold).not.toBeInTheDocument();
  // What was opened for one trouble is not open for the next.
  become({kind: 'refused', reason: 'origin'});
  await expect.element(steps).not.toBeInTheDocument();
  become({kind: 'connecting', isAsking: false}, true);
  become({kind: 'app-offline', attempt: 1}, true);
  await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
  await expect.element(steps).toHaveTextContent('本アプリを起動します');
  await fold.click();
  await expect.element(steps).not.toBeInTheDocument();
});
