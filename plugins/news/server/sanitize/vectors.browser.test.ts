import {beforeEach, describe, expect, it} from 'vitest';
import {vectors} from '../../../../tests/fixtures/news/vectors.json';
import {sanitizeHtml} from './sanitizeHtml';

const calls: string[] = [];

declare global {
  interface Window {
    pwned: (where?: string) => void;
  }
}

/** Puts HTML into the document as a page would, and touches all that was put there. */
function show(html: string): void {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  host.innerHTML = html;
  for (const element of host.querySelectorAll<HTMLElement>('*')) {
    for (const name of ['click', 'mouseover', 'mouseenter', 'pointerenter', 'focus', 'error']) {
      // A click that follows a link would leave the test page; the handlers are what matters.
      const event = new Event(name, {bubbles: name !== 'error', cancelable: true});
      element.dispatchEvent(event);
    }
  }
}

/** Lets images, frames and other resources fail or load. */
async function settle(): Promise<void> {
  const failed = new Promise((resolve) => {
    const image = new Image();
    image.onerror = resolve;
    image.src = 'data:image/png,broken';
  });
  await failed;
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

beforeEach(() => {
  calls.length = 0;
  window.pwned = () => calls.push('pwned');
  for (const name of ['alert', 'confirm', 'prompt'] as const) {
    Object.assign(window, {[name]: () => calls.push(name)});
  }
  document.addEventListener('click', (event) => {
    event.preventDefault();
  });
});

describe('sanitised attacks in a browser', () => {
  it('runs nothing', async () => {
    for (const {technique, html} of vectors) {
      show(sanitizeHtml(html).html);
      expect([technique, html, calls]).toEqual([technique, html, []]);
    }
    await settle();
    expect(calls).toEqual([]);
  });

  it('runs all of them together as harmlessly', async () => {
    show(vectors.map(({html}) => sanitizeHtml(html).html).join('\n'));
    await settle();
    expect(calls).toEqual([]);
  });

  it('leaves the browser with exactly what was checked', () => {
    for (const {html} of vectors) {
      const safe = sanitizeHtml(html).html;
      const host = document.createElement('div');
      host.innerHTML = safe;
      // Parsing what the browser itself writes changes nothing more: no mutation is left.
      const again = document.createElement('div');
      again.innerHTML = host.innerHTML;
      expect(again.isEqualNode(host)).toBe(true);
      expect(sanitizeHtml(host.innerHTML).html).toBe(safe);
    }
  });

  it('would notice: the same check sees an attack that was not sanitised', async () => {
    show('<img src="data:image/png,broken" onerror="pwned()"><p onclick="alert(1)">x</p>');
    await settle();
    expect(calls).toContain('pwned');
    expect(calls).toContain('alert');
  });
});
