import '@site/src/css/tokens.css';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {page} from 'vitest/browser';
import {SITE} from '@site/config/site';
import {PhoneNote} from './PhoneNote';

const ADDRESS = 'https://example.com/download';
const drawn = pageRoot();
const send = page.getByRole('link', {name: 'PCに送る'});

/** Whether a press would write a mail; it is never let through. */
const pressed = vi.fn<(writesMail: boolean) => void>();
const hear = (event: MouseEvent): void => {
  pressed(!event.defaultPrevented);
  event.preventDefault();
};

/** Gives the browser the list of apps that a phone has, or none. */
function offer(share: Navigator['share'] | undefined): void {
  Object.defineProperty(navigator, 'share', {value: share, configurable: true});
}

beforeEach(() => {
  document.documentElement.dataset['os'] = 'android';
  pressed.mockClear();
  addEventListener('click', hear);
  drawn.render(<PhoneNote address={ADDRESS} />);
});
afterEach(() => {
  removeEventListener('click', hear);
  document.documentElement.removeAttribute('data-os');
  Reflect.deleteProperty(navigator, 'share');
});

it('is for phones and tablets only', async () => {
  await expect.element(send).toBeVisible();
  document.documentElement.dataset['os'] = 'windows';
  await expect.element(page.getByText(ADDRESS)).not.toBeVisible();
});

it('sends the address by the apps of the phone, and leaves it at that when the list is closed', async () => {
  const share = vi.fn<Navigator['share']>().mockRejectedValue(new DOMException('', 'AbortError'));
  offer(share);
  await send.click();
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: `${SITE.name}のダウンロード`,
    url: ADDRESS,
  });
  expect(pressed).toHaveBeenCalledExactlyOnceWith(false);
});

it('writes a mail where there is no such list', async () => {
  offer(undefined);
  await send.click();
  expect(pressed).toHaveBeenCalledExactlyOnceWith(true);
  const {protocol, searchParams} = new URL((send.element() as HTMLAnchorElement).href);
  expect(protocol).toBe('mailto:');
  expect(searchParams.get('subject')).toContain('ダウンロード');
  expect(searchParams.get('body')).toBe(ADDRESS);
});

it('leads to how the remote view is used', async () => {
  const link = page.getByRole('link', {name: 'リモートビュー'});
  await expect.element(link).toHaveAttribute('href', '/docs/feature/remote-view');
});
