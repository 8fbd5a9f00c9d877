import {DEFAULT_ADDRESS, printAddress, type AppAddress} from '@komebiyori/app-link/address';
import type {AppLink} from '@komebiyori/app-link/link';
import type {AppLinkState} from '@komebiyori/app-link/state';
import {createStore} from '@komebiyori/lib/store';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {page, userEvent} from 'vitest/browser';
import {AppLinkBar} from '.';

const drawn = pageRoot();
/** What the bar asked of the link, in order. */
let asked: string[];

beforeEach(() => {
  asked = [];
});
afterEach(() => {
  localStorage.clear();
});

const refuse = (): never => {
  throw new Error('The bar does not ask for this.');
};

function open(state: AppLinkState): void {
  const address = createStore<AppAddress>(DEFAULT_ADDRESS);
  const link: AppLink = {
    state: createStore<AppLinkState>(state),
    address,
    isAsked: createStore(false),
    connect: refuse,
    disconnect: refuse,
    connectIfGranted: refuse,
    connectTo: (next) => {
      asked.push(printAddress(next));
      address.set(next);
    },
    onMessage: refuse,
    onText: refuse,
    post: refuse,
    request: refuse,
    setTopics: refuse,
    close: refuse,
  };
  drawn.render(<AppLinkBar link={link} purpose="APIを試す" reach="loopback" />);
}

const place = page.getByRole('button', {name: 'つなぐ先'});

it('connects to the address that was saved, as its button says, and keeps the focus', async () => {
  open({kind: 'idle'});
  await place.click();
  await page.getByLabelText('ホスト').fill('http://127.0.0.1:43645/');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asked).toEqual(['127.0.0.1:43645']);
  await expect.element(place).toHaveFocus();
});

it('says at once which hosts a page may have that reaches this machine only', async () => {
  open({kind: 'idle'});
  await place.click();
  await page.getByLabelText('ホスト').fill('haishin');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('「127.0.0.1」を入れてください。');
  expect(asked).toEqual([]);
});
