import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {inlineScript} from './inlineScript';

interface Visitor {
  userAgent?: string;
  maxTouchPoints?: number;
  stored?: Map<string, string>;
  dark?: boolean;
  address?: string;
  style?: Record<string, string>;
  addEventListener?: (type: string, listener: (event: unknown) => void) => void;
  body?: {appendChild: (element: unknown) => void};
  /** Goes to another address. */
  replace?: (address: string) => void;
}

/** The attributes that the script sets for a visitor. */
function attributesFor(visitor: Visitor): Map<string, string> {
  const {userAgent = '', maxTouchPoints = 0, dark = false, style = {}, body} = visitor;
  const {stored = new Map<string, string>(), addEventListener = () => undefined} = visitor;
  const {pathname, search} = new URL(visitor.address ?? '/', 'https://x.example');
  const attributes = new Map<string, string>();
  runInNewContext(
    inlineScript({
      defaultMode: 'light',
      respectPrefersColorScheme: true,
      disableSwitch: false,
      announcementId: 'a',
    }),
    {
      document: {
        documentElement: {
          setAttribute: (name: string, value: string) => attributes.set(name, value),
          style,
        },
        body,
        createElement: (name: string) => ({
          name,
          children: [] as object[],
          setAttribute(attribute: string, value: string) {
            Object.assign(this, {[attribute]: value});
          },
          appendChild(child: object) {
            this.children.push(child);
          },
        }),
      },
      addEventListener,
      localStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        removeItem: (key: string) => stored.delete(key),
      },
      matchMedia: () => ({matches: dark}),
      navigator: {userAgent, maxTouchPoints},
      location: {pathname, search, replace: visitor.replace},
    },
  );
  return attributes;
}

describe('the script of the first paint', () => {
  // User agents as the browsers' makers document them.
  it.each([
    ['windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0', 0],
    ['windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Firefox/140.0', 10],
    ['mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15', 0],
    ['ios', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15', 5],
    ['ios', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148', 5],
    ['android', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0 Mobile', 5],
    ['linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0],
    ['linux', 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140.0', 0],
    ['other', 'Mozilla/5.0 (PlayStation 5) AppleWebKit/605.1.15', 0],
  ])('%s: %s (%i touch points)', (os, userAgent, maxTouchPoints) => {
    expect(attributesFor({userAgent, maxTouchPoints}).get('data-os')).toBe(os);
  });

  it.each([
    [{}, 'light', 'system'],
    [{dark: true}, 'dark', 'system'],
    [{stored: new Map([['theme', 'dark']])}, 'dark', 'dark'],
    [{stored: new Map([['theme', '"><script>']])}, 'light', 'system'],
  ])('colour mode of %j', (visitor, theme, choice) => {
    const attributes = attributesFor(visitor);
    expect([attributes.get('data-theme'), attributes.get('data-theme-choice')]).toEqual([
      theme,
      choice,
    ]);
  });

  it.each([
    ['purple', undefined],
    ['dark', 'dark'],
  ])('keeps of the stored mode %s: %s', (theme, kept) => {
    const stored = new Map([['theme', theme]]);
    attributesFor({stored});
    expect(stored.get('theme')).toBe(kept);
  });

  it('says in words that the boot file did not arrive, and nothing of other errors', () => {
    const told: unknown[] = [];
    let listen = (_event: unknown): void => undefined;
    attributesFor({
      body: {appendChild: (element) => told.push(element)},
      addEventListener: (type, listener) => {
        if (type === 'error') listen = listener;
      },
    });
    listen({target: {}});
    listen({target: {dataset: {}}});
    expect(told).toEqual([]);
    listen({target: {dataset: {scripts: '/assets/js/main.js'}, src: '/assets/js/boot.js'}});
    const part = (name: string, textContent: unknown): unknown =>
      expect.objectContaining({name, textContent});
    expect(told).toEqual([
      expect.objectContaining({
        className: 'load-failure',
        role: 'alert',
        children: [
          part('p', expect.stringContaining('もう一度お試しください')),
          part('p', 'Error: /assets/js/boot.js'),
          part('button', 'Retry（もう一度読み込む）'),
        ],
      }),
    ]);
  });

  it.each([
    ['/tools/volume-party?view=1', true],
    ['/tools/volume-party?s=e30&view=1', true],
    ['/tools/volume-party', false],
    ['/tools/volume-party?view=10', false],
    ['/tools/webm?view=1', false],
  ])('paints no page under an overlay: %s', (address, isHidden) => {
    const style = {};
    attributesFor({address, style});
    expect(style).toEqual(isHidden ? {visibility: 'hidden', background: 'transparent'} : {});
  });

  it.each([
    [
      '/?error=invalid_request&error_code=bad_oauth_state&error_description=a#error=invalid_request',
      ['/account/signin?error_code=bad_oauth_state'],
    ],
    ['/?error_code=otp_expired', ['/account/signin?error_code=otp_expired']],
    ['/?error=access_denied', []],
    ['/?error_code=%2F%2Fevil.example', []],
    ['/?error_code=a%26next%3Db', []],
    ['/?error_code=', []],
    [`/?error_code=${'a'.repeat(65)}`, []],
    ['/?x=error_code=a', []],
    ['/account/signin?error_code=bad_oauth_state', []],
    ['/docs?error_code=bad_oauth_state', []],
    ['/', []],
  ])('passes a refused sign-in on to the page with words for it: %s', (address, led) => {
    const addresses: string[] = [];
    attributesFor({
      address,
      replace: (to) => {
        addresses.push(to);
      },
    });
    expect(addresses).toEqual(led);
  });
});
