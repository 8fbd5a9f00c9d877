import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import type {ThirdPartyIds} from '../activeIds';
import {startConsent, type ConsentController} from './consent.browser';
import './consent.css';
import {makeConsent} from './consentState';

const NOW = Date.UTC(2026, 7, 1, 12);
const BOTH: ThirdPartyIds = {tagManagerId: 'GTM-ABC1234', adClientId: 'ca-pub-1234567890123456'};
const GTM = 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234';
const ADS =
  'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1234567890123456';

const reload = vi.fn<() => void>();
let controllers: ConsentController[] = [];

function start(ids: ThirdPartyIds = BOTH, pathname = '/'): ConsentController {
  const controller = startConsent({ids, now: () => NOW, reload});
  controllers.push(controller);
  controller.visit(pathname);
  return controller;
}
const foreignScripts = (): HTMLScriptElement[] =>
  [...document.scripts].filter(({src}) => src !== '' && !src.startsWith(location.origin));
const sources = (): string[] => foreignScripts().map(({src}) => src);
const bar = (): HTMLElement | null => document.querySelector('.consent-bar');
const buttons = (): HTMLButtonElement[] => [...(bar()?.querySelectorAll('button') ?? [])];
const press = (label: string): void => {
  const button = buttons().find(({textContent}) => textContent === label);
  if (button === undefined) throw new Error(`no button ${label}`);
  button.click();
};
const store = (choice: 'granted' | 'denied'): void => {
  localStorage.setItem(
    'consent',
    JSON.stringify(makeConsent(choice, ['tagManager', 'ads'], NOW - 1000)),
  );
};

beforeAll(() => {
  // The script elements are real, but this document may fetch scripts from its own server only.
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob: data:";
  document.head.append(policy);
});
beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});
afterEach(() => {
  for (const controller of controllers) controller.close();
  controllers = [];
  for (const script of foreignScripts()) script.remove();
  delete window.dataLayer;
  reload.mockReset();
  vi.restoreAllMocks();
});

describe('before a choice', () => {
  it('asks and loads nothing', () => {
    start();
    expect(bar()).not.toBeNull();
    expect(sources()).toEqual([]);
    expect(window.dataLayer).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  it('asks again for a stored value that cannot be read', () => {
    localStorage.setItem('consent', '{"version":1,"choice":"granted"');
    start();
    expect(bar()).not.toBeNull();
    expect(sources()).toEqual([]);
  });

  it('does not ask on pages of the account, but on the next page', () => {
    const controller = start(BOTH, '/account/my');
    expect(bar()).toBeNull();
    controller.visit('/docs/about');
    expect(bar()).not.toBeNull();
  });

  it('names only what is active', () => {
    start({...BOTH, adClientId: ''});
    expect(bar()?.textContent).toContain('Google Tag Manager');
    expect(bar()?.textContent).not.toContain('AdSense');
  });
});

describe('the bar', () => {
  it('is a region with a heading, a link to the policy and two equal buttons', () => {
    start();
    const region = bar();
    const title = region?.querySelector('h2');
    expect(region?.tagName).toBe('SECTION');
    expect(region?.getAttribute('aria-labelledby')).toBe(title?.id);
    expect(region?.querySelector('a')?.getAttribute('href')).toBe('/policy');
    expect(buttons().map(({textContent}) => textContent)).toEqual(['同意する', '同意しない']);
    const [first, second] = buttons().map((button) => {
      const {width, height} = button.getBoundingClientRect();
      const {color, backgroundColor, borderColor, fontWeight} = getComputedStyle(button);
      return {width, height, color, backgroundColor, borderColor, fontWeight};
    });
    expect(first).toEqual(second);
    expect(first?.height).toBeGreaterThanOrEqual(44);
  });

  it('moves nothing, leaves the focus alone and makes room below the page', async () => {
    document.body.innerHTML = '<main style="height: 150vh"><button>a</button></main>';
    const main = document.querySelector('main');
    const button = document.querySelector('button');
    button?.focus();
    const before = main?.getBoundingClientRect().toJSON() as unknown;
    const height = document.documentElement.scrollHeight;
    start();
    await expect
      .poll(() => document.documentElement.scrollHeight)
      .toBe(height + (bar()?.offsetHeight ?? 0));
    expect(main?.getBoundingClientRect().toJSON()).toEqual(before);
    expect(document.activeElement).toBe(button);
    press('同意しない');
    expect(document.documentElement.scrollHeight).toBe(height);
  });

  it('comes first in the order of focus: link, buttons, page', async () => {
    document.body.innerHTML = '<button>page</button>';
    start();
    const stops: (string | null | undefined)[] = [];
    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.tab();
      stops.push(document.activeElement?.textContent);
    }
    expect(stops).toEqual(['プライバシーポリシー', '同意する', '同意しない', 'page']);
  });
});

describe('consent', () => {
  it('loads exactly the scripts of the active services, once', async () => {
    const blocked: string[] = [];
    const onBlocked = ({blockedURI}: SecurityPolicyViolationEvent): void => {
      blocked.push(blockedURI);
    };
    document.addEventListener('securitypolicyviolation', onBlocked);
    const controller = start();
    press('同意する');
    controller.visit('/docs/about');
    expect(sources()).toEqual([GTM, ADS]);
    expect(foreignScripts().map(({async}) => async)).toEqual([true, true]);
    expect(foreignScripts().map(({crossOrigin}) => crossOrigin)).toEqual([null, 'anonymous']);
    expect(window.dataLayer).toEqual([{'gtm.start': NOW, event: 'gtm.js'}]);
    expect(bar()).toBeNull();
    // The browser was about to fetch both, and the policy of this test stopped it.
    await expect.poll(() => blocked).toEqual([GTM, ADS]);
    document.removeEventListener('securitypolicyviolation', onBlocked);
  });

  it.each([
    ['the tag manager', {...BOTH, adClientId: ''}, [GTM]],
    ['the ads', {...BOTH, tagManagerId: ''}, [ADS]],
  ])('loads %s alone', (_name, ids, expected) => {
    start(ids);
    press('同意する');
    expect(sources()).toEqual(expected);
  });

  it('is stored with version and date, and honoured on the next visit', () => {
    start();
    press('同意する');
    expect(JSON.parse(localStorage.getItem('consent') ?? '')).toEqual({
      version: 1,
      date: '2026-08-01T12:00:00.000Z',
      choice: 'granted',
      services: ['tagManager', 'ads'],
    });
    for (const script of foreignScripts()) script.remove();
    start();
    expect(bar()).toBeNull();
    expect(sources()).toEqual([GTM, ADS]);
  });

  it('loads nothing on pages of the account, and gets rid of what runs on the way there', () => {
    store('granted');
    const controller = start(BOTH, '/account/signin');
    expect(sources()).toEqual([]);
    controller.visit('/download');
    expect(sources()).toEqual([GTM, ADS]);
    expect(reload).not.toHaveBeenCalled();
    controller.visit('/account/my');
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('refusal', () => {
  it('loads nothing, then or on the next visit', () => {
    start();
    press('同意しない');
    expect(bar()).toBeNull();
    start();
    expect(bar()).toBeNull();
    expect(sources()).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('settings', () => {
  it('are opened by any element with the attribute, take the focus and give it back', () => {
    document.body.innerHTML = '<button data-consent-settings><span>変える</span></button>';
    const opener = document.querySelector('button');
    store('denied');
    start();
    document.querySelector('span')?.click();
    expect(bar()?.contains(document.activeElement)).toBe(true);
    expect(bar()?.textContent).toContain('「同意しない」です（2026年8月1日に選択）');
    press('同意する');
    expect(document.activeElement).toBe(opener);
    expect(sources()).toEqual([GTM, ADS]);
  });

  it('take consent back: stored, and the page is loaded afresh', () => {
    document.body.innerHTML = '<button data-consent-settings>変える</button>';
    store('granted');
    start();
    document.querySelector('button')?.click();
    expect(reload).not.toHaveBeenCalled();
    press('同意しない');
    expect(localStorage.getItem('consent')).toContain('"denied"');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('close with Escape without a change; the first question does not', async () => {
    document.body.innerHTML = '<button data-consent-settings>変える</button>';
    const opener = document.querySelector<HTMLElement>('[data-consent-settings]');
    start();
    opener?.click();
    await userEvent.keyboard('{Escape}');
    expect(bar()).not.toBeNull();
    press('同意しない');
    const choice = localStorage.getItem('consent');
    opener?.click();
    expect(bar()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(bar()).toBeNull();
    expect(localStorage.getItem('consent')).toBe(choice);
  });
});

describe('other tabs', () => {
  const tell = (): void => {
    window.dispatchEvent(new StorageEvent('storage', {key: 'consent'}));
  };

  it('answer for this one', () => {
    start();
    store('granted');
    tell();
    expect(bar()).toBeNull();
    expect(sources()).toEqual([GTM, ADS]);
  });

  it('take consent back at the next page, so that nothing typed here is lost', () => {
    store('granted');
    const controller = start();
    store('denied');
    tell();
    expect(reload).not.toHaveBeenCalled();
    controller.visit('/docs/about');
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('blocked storage', () => {
  it.each(['同意する', '同意しない'])('asks, and keeps 「%s」 for this visit', (label) => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => localStorage).toThrow('denied');
    const controller = start();
    expect(sources()).toEqual([]);
    press(label);
    controller.visit('/docs/about');
    expect(bar()).toBeNull();
    expect(sources()).toEqual(label === '同意する' ? [GTM, ADS] : []);
  });

  it('survives a full store', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    start();
    press('同意しない');
    expect(bar()).toBeNull();
    expect(sources()).toEqual([]);
  });
});
