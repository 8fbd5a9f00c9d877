/** What the tests' server puts into every page, for both browsers. */
declare global {
  interface Window {
    engines: {
      /** The first element in sight that fits a selector, and whose name is this one, or at least holds it. */
      readonly find: (selector: string, name: string) => Element | undefined;
      /** What could have been found. */
      readonly names: (selector: string) => string[];
      /** What the page gave the visitor to save last, in Base64; empty if nothing. */
      readonly saved: () => Promise<string>;
      /** Everything the page complained about since the last call, in all its documents. */
      readonly complaints: () => string[];
    };
  }
}

/**
 * Runs in the page, before its own scripts, from its source: nothing outside of this function is
 * there. WebKit's driver has no console, hence the complaints; they outlive the document in the
 * storage of the tab, where the browser keeps anything.
 */
export function installInPage(): void {
  const KEY = 'engines.complaints';
  let memory = '[]';
  const storage = ((): Storage | undefined => {
    try {
      return sessionStorage;
    } catch {
      return undefined;
    }
  })();
  const read = (): string[] => {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? memory);
    return Array.isArray(kept) ? kept.map(String) : [];
  };
  const complain = (line: string): void => {
    memory = JSON.stringify([...read(), `${location.pathname}: ${line}`]);
    storage?.setItem(KEY, memory);
  };
  const textOf = (value: unknown): string =>
    value instanceof Error ? `${value.message} ${value.stack ?? ''}` : String(value);

  for (const level of ['error', 'warn'] as const) {
    const original = console[level].bind(console);
    console[level] = (...args: unknown[]): void => {
      complain(`console ${level}: ${args.map(textOf).join(' ')}`);
      original(...args);
    };
  }
  document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
    complain(`policy: ${violatedDirective} ${blockedURI}`);
  });
  addEventListener('unhandledrejection', ({reason}) => {
    complain(`rejection: ${textOf(reason)}`);
  });
  const onError = (event: Event): void => {
    const {target} = event;
    if (event instanceof ErrorEvent) complain(`error: ${event.message} ${textOf(event.error)}`);
    // What is given up because the visitor leaves is no loss; WebKit says so of scripts, too.
    else if ('isLeft' in window) return;
    else if (target instanceof HTMLLinkElement && target.rel === 'prefetch') return;
    else if (target instanceof Element) complain(`not loaded: ${target.outerHTML.slice(0, 200)}`);
  };
  addEventListener('error', onError, {capture: true});

  const tidy = (text: string | null | undefined): string =>
    (text ?? '').replace(/\s+/gu, ' ').trim();
  const nameOf = (element: Element): string =>
    tidy(
      element.getAttribute('aria-label') ??
        (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined) ??
        element.textContent,
    );
  const isShown = (element: Element): boolean => {
    const {width, height} = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.closest('[inert]') === null;
  };
  let blob = new Blob();
  const address = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (object) => {
    if (object instanceof Blob) blob = object;
    return address(object);
  };
  window.engines = {
    saved: async () => {
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    find: (selector, name) => {
      const shown = [...document.querySelectorAll(selector)].filter(isShown);
      const exact = shown.find((element) => nameOf(element) === name);
      return exact ?? shown.find((element) => nameOf(element).includes(name));
    },
    names: (selector) => [...document.querySelectorAll(selector)].filter(isShown).map(nameOf),
    complaints: () => {
      const found = read();
      memory = '[]';
      storage?.removeItem(KEY);
      return found;
    },
  };
}
