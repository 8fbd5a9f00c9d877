import {isPrivatePath} from '../../../src/lib/ownDocument';
import type {ThirdPartyIds} from '../activeIds';
import {showConsentBar, type ConsentBar} from './consentBar.browser';
import {makeConsent, mayLoad, parseConsent, servicesOf, type Choice} from './consentState';

/** Where the choice is stored. */
const KEY = 'consent';
const SETTINGS = '[data-consent-settings]';

export interface ConsentOptions {
  ids: ThirdPartyIds;
  /** The present time in milliseconds since the epoch. */
  now: () => number;
  /** Loads the document afresh: the only way to be rid of a script that has run. */
  reload: () => void;
}

export interface ConsentController {
  /** Tells which page is shown: asks, loads, or gets rid of what may not run on it. */
  visit: (pathname: string) => void;
  close: () => void;
}

/** Asks for consent, keeps the choice and loads third parties by it. Does nothing before a visit. */
export function startConsent({ids, now, reload}: ConsentOptions): ConsentController {
  const services = servicesOf(ids);
  const read = (): ReturnType<typeof parseConsent> => parseConsent(getItem(), services, now());
  let consent = read();
  let current: string | undefined;
  let running = false;
  let bar: ConsentBar | undefined;
  /** What opened the bar; undefined when it opened by itself. */
  let opener: Element | undefined;

  const closeBar = (): void => {
    bar?.close();
    bar = undefined;
    if (opener instanceof HTMLElement) opener.focus();
    opener = undefined;
  };

  const choose = (choice: Choice): void => {
    consent = makeConsent(choice, services, now());
    setItem(JSON.stringify(consent));
    closeBar();
    apply();
  };

  const openBar = (): void => {
    bar ??= showConsentBar({
      services,
      consent,
      onChoose: choose,
      onDismiss: () => {
        // The first question stays until it is answered or the visitor leaves it alone.
        if (consent !== undefined) closeBar();
      },
    });
  };

  const apply = (): void => {
    if (current === undefined) return;
    if (mayLoad(consent, current)) {
      if (!running) loadThirdParty(ids, now());
      running = true;
    } else if (running) {
      reload();
      return;
    }
    if (consent === undefined && !isPrivatePath(current)) openBar();
    else if (opener === undefined) closeBar();
  };

  const onClick = (event: MouseEvent): void => {
    const control = event.target instanceof Element ? event.target.closest(SETTINGS) : null;
    if (control === null) return;
    event.preventDefault();
    opener = control;
    openBar();
    bar?.focus();
  };

  const onStorage = (event: StorageEvent): void => {
    // Null: another tab has cleared everything.
    if (event.key !== KEY && event.key !== null) return;
    consent = read();
    // A refusal in another tab must not throw away what is being typed in this one: running
    // scripts go with the next page.
    if (!running) apply();
  };

  document.addEventListener('click', onClick);
  window.addEventListener('storage', onStorage);
  return {
    visit: (pathname) => {
      current = pathname;
      apply();
    },
    close: () => {
      document.removeEventListener('click', onClick);
      window.removeEventListener('storage', onStorage);
      opener = undefined;
      closeBar();
    },
  };
}

function getItem(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function setItem(value: string): void {
  try {
    localStorage.setItem(KEY, value);
  } catch {
    // Storage is blocked: the choice holds until the document is left.
  }
}

declare global {
  interface Window {
    /** The queue that the tag manager reads. */
    dataLayer?: object[];
  }
}

/**
 * Adds the scripts of the services that have an id. Call it once a page, and only after consent.
 * @param now milliseconds since the epoch, the tag manager's starting time
 */
function loadThirdParty({tagManagerId, adClientId}: ThirdPartyIds, now: number): void {
  if (tagManagerId !== '') {
    window.dataLayer ??= [];
    window.dataLayer.push({'gtm.start': now, event: 'gtm.js'});
    addScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManagerId)}`);
  }
  if (adClientId !== '') {
    const id = encodeURIComponent(adClientId);
    addScript(
      `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${id}`,
      // As in the snippet that the service hands out.
      'anonymous',
    );
  }
}

function addScript(src: string, crossOrigin: 'anonymous' | null = null): void {
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = crossOrigin;
  script.src = src;
  document.head.append(script);
}
