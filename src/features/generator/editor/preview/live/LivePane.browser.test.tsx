import '@site/src/css/tokens.css';
import '@site/src/css/custom.css';
import {act} from 'react';
import {expect, it} from 'vitest';
import {page} from 'vitest/browser';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import LivePane from './LivePane';

const BASE = '*{box-sizing:border-box} body{margin:0;font:1rem/1.8 var(--site-font)}';
const drawn = pageRoot();

it.each([208, 364, 640])('tells of the link in a column of %i px', async (width) => {
  await page.viewport(1280, 800);
  // Nothing answers there.
  localStorage.setItem('appLink.address', '127.0.0.1:9');
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
  act(() => {
    drawn.render(
      <div style={{width}}>
        <style>{BASE}</style>
        <LivePane
          player={{feed: () => undefined, clear: () => undefined}}
          isPaused={false}
          button="流す"
        />
      </div>,
    );
  });
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: false});
  const title = page.getByText('本アプリが見つかりません');
  await expect.element(title).toBeVisible();
  localStorage.removeItem('appLink.address');
  // Two lines at most, and buttons that are seen.
  expect(title.element().getBoundingClientRect().height).toBeLessThan(60);
  const box = drawn.box.getBoundingClientRect();
  for (const name of ['もう一度つなぐ', 'やめる', 'つなぐ先']) {
    const {left, right} = page.getByRole('button', {name}).element().getBoundingClientRect();
    expect([name, left >= box.left, right <= box.left + width]).toEqual([name, true, true]);
  }
});
