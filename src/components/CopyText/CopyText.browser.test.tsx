import {afterEach, expect, it, vi} from 'vitest';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {page, userEvent} from 'vitest/browser';
import {CopyTextButton} from '.';

const drawn = pageRoot();

afterEach(() => {
  vi.restoreAllMocks();
});

/** Longer than 「コピーしました」 stands there. */
const LATER = 2300;
const later = (): Promise<void> => new Promise((go) => setTimeout(go, LATER));

it('says for a moment that it copied, and until the next press what to do when it could not', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  drawn.render(<CopyTextButton text="https://example.com/" label="URLをコピー" />);
  const button = page.getByRole('button', {name: 'URLをコピー'});
  const status = page.getByRole('status');

  await userEvent.click(button);
  await expect.element(status).toHaveTextContent('コピーしました');
  await later();
  await expect.element(status).toHaveTextContent('');

  write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await userEvent.click(button);
  await expect.element(status).toHaveTextContent('コピーできませんでした。');
  await later();
  await expect
    .element(status)
    .toHaveTextContent(
      'コピーできませんでした。文字を選んでコピーしてください（Ctrl+C、Macは⌘+C）。',
    );

  write.mockResolvedValue(undefined);
  await userEvent.click(button);
  await expect.element(status).toHaveTextContent('コピーしました');
});
