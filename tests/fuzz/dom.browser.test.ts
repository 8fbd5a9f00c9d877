import fc from 'fast-check';
import {beforeEach, describe, expect} from 'vitest';
import {vectors} from '../fixtures/news/vectors.json';
import {noticesOf, usedCustomCss} from '@komebiyori/overlays/css/customCss';
import {safeNodes} from '@komebiyori/overlays/runtime/safeNodes';
import {sanitizeHtml} from '../../plugins/news/server/sanitize/sanitizeHtml';
import {HOSTILE_HTML} from '@komebiyori/simulator/scenario/hostile';
import {CSS_SAMPLES} from './cssTexts';
import {border, nearly} from './support';

const hits: unknown[] = [];
beforeEach(() => {
  hits.length = 0;
  const hit = (what?: unknown): number => hits.push(what);
  Object.assign(window, {hacked: hit, pwned: hit, alert: hit, confirm: hit, prompt: hit});
});

const html = nearly([...vectors.map((one) => one.html), ...HOSTILE_HTML]);

/** Fails when the browser reads what it wrote itself as something else. */
function expectSettled(host: HTMLElement): void {
  const again = document.createElement('div');
  again.innerHTML = host.innerHTML;
  host.normalize();
  again.normalize();
  expect(again.isEqualNode(host)).toBe(true);
}

describe('HTML of others, as Chromium reads it', () => {
  border('of a comment leaves text, line breaks and pictures', html, (text) => {
    const host = document.createElement('div');
    host.append(...safeNodes(text).nodes);
    document.body.replaceChildren(host);
    for (const element of host.querySelectorAll('*')) {
      expect(element.matches('img, br')).toBe(true);
      const others = element.getAttributeNames().filter((name) => !KNOWN.has(name));
      expect(others).toEqual([]);
      const {protocol} = new URL(element.getAttribute('src') ?? '', location.href);
      expect(protocol).toMatch(/^(?:https?|data):$/u);
    }
    expectSettled(host);
    expect(safeNodes(text, 10).text).toBe(safeNodes(text).text);
    expect(hits).toEqual([]);
  });
  border('of the news means here what it meant to the sanitiser', html, (text) => {
    let safe: string;
    try {
      safe = sanitizeHtml(text).html;
    } catch {
      return;
    }
    const host = document.createElement('div');
    host.innerHTML = safe;
    const names = [...host.querySelectorAll('*')].flatMap((one) => one.getAttributeNames());
    expect(names.filter((name) => /^on|^style$|^srcdoc$/u.test(name))).toEqual([]);
    expectSettled(host);
    expect(sanitizeHtml(host.innerHTML).html).toBe(safe);
    expect(hits).toEqual([]);
  });
});

const KNOWN: ReadonlySet<string> = new Set(['alt', 'class', 'decoding', 'height', 'src', 'width']);

/** All addresses that Chromium finds in a style sheet; it writes each as `url("…")`. */
function addressesIn(css: string): URL[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const text = [...sheet.cssRules].map((one) => one.cssText).join('\n');
  return [...text.matchAll(/url\("(?<address>(?:\\.|[^"\\])*)"/gu)].flatMap(({groups}) => {
    const address = (groups?.['address'] ?? '')
      .replace(/\\(?<hex>[\da-f]{1,6}) /giu, (_, hex: string) =>
        String.fromCodePoint(Number.parseInt(hex, 16)),
      )
      .replace(/\\(?<one>.)/gu, '$<one>');
    return URL.canParse(address, 'https://site.example')
      ? [new URL(address, 'https://site.example')]
      : [];
  });
}

describe('CSS of others, as Chromium reads it', () => {
  border(
    'loads nothing from another host without a notice',
    fc.oneof(nearly(CSS_SAMPLES), nearly(CSS_SAMPLES.filter((css) => noticesOf(css).length > 0))),
    (text) => {
      if (noticesOf(text).length > 0) return;
      for (const {protocol, hostname} of addressesIn(usedCustomCss(text, false).rest)) {
        const isKnown =
          protocol === 'data:' ||
          /^(?:site\.example|fonts\.g(?:oogleapis|static)\.com)$/u.test(hostname);
        expect([protocol, hostname, isKnown]).toEqual([protocol, hostname, true]);
      }
    },
    CSS_SAMPLES,
  );
});
