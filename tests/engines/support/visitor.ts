import {vi} from 'vitest';
import type {Engine, Plain} from './engine';

/** How long a visitor waits for something, on a machine that does other things, too. */
export const WAIT = {timeout: 45_000, interval: 50};

/** What a browser says by itself of an app that a tool asks for and that is not there. */
const APP_MISSING = /Cross-Origin Request Blocked: .* http:\/\/127\.0\.0\.1:1118\d\//u;

/** What a browser that keeps nothing says of itself, and Docusaurus of it. */
const KEEPS_NOTHING =
  /Docusaurus browser storage is not available|Failed to register\/update a ServiceWorker for scope .* Storage access is restricted/u;

/** Where to click, or why not there. */
type Place = Readonly<Record<'x' | 'y', number>> & {readonly why: string};

/** Somebody who uses the site with a browser: everything waits until it is there. */
export class Visitor {
  constructor(
    readonly engine: Engine,
    readonly origin: string,
  ) {}

  run<A extends readonly Plain[], R>(
    script: (...args: A) => R | Promise<R>,
    ...args: A
  ): Promise<R> {
    return this.engine.run(script, ...args);
  }

  /** Waits until the page gives a certain answer. Between two documents there is none. */
  async until<A extends readonly Plain[]>(
    expected: string | boolean,
    script: (...args: A) => string | boolean | null,
    ...args: A
  ): Promise<void> {
    await this.untilIt((answer) => answer === expected, script, ...args);
  }

  /** Waits until the page gives an answer that will do, and gives it back. */
  untilIt<A extends readonly Plain[], R>(
    willDo: (answer: R) => boolean,
    script: (...args: A) => R | Promise<R>,
    ...args: A
  ): Promise<R> {
    return vi.waitFor(async () => {
      const answer = await this.engine.run(script, ...args);
      if (willDo(answer)) return answer;
      const at = await this.engine.run(() => `${location.pathname}${location.search}`);
      throw new Error(`${at}: ${JSON.stringify(answer)} will not do: ${String(willDo)}`);
    }, WAIT);
  }

  /** Opens a page in a new document; with a mark, to see that it is a new one. */
  async open(path: string): Promise<void> {
    const url = `${this.origin}${path}`;
    await this.engine.run(() => void Object.assign(window, {isLeft: true})).catch(() => undefined);
    await this.engine.go(url);
    await this.until(true, () => {
      const isNew = !('isLeft' in window) && 'engines' in window;
      return isNew && document.readyState !== 'loading';
    });
  }

  /** Opens a page, and waits until React is there. */
  async openHydrated(path: string): Promise<void> {
    await this.open(path);
    await this.hydrate();
  }

  /** Moves the mouse, which brings React, and waits for it. */
  async hydrate(): Promise<void> {
    await this.engine.move(3, 300);
    await this.engine.move(4, 301);
    await this.until('true', () => document.documentElement.dataset['hasHydrated'] ?? '');
  }

  /** Waits until a text can be read in a part of the page. */
  async sees(text: string, part = 'main'): Promise<void> {
    await this.untilIt(
      (texts: string[]) => texts.some((one) => one.includes(text)),
      (selector) =>
        [...document.querySelectorAll(selector)].map((element) =>
          element.textContent.replace(/\s+/gu, ' '),
        ),
      part,
    );
  }

  /** Clicks with the mouse on an element in sight, where nothing lies over it and it stands still. */
  async press(selector: string, name = ''): Promise<void> {
    const {x, y} = await this.untilIt(
      ({why}: Place) => why === '',
      async (query: string, words: string): Promise<Place> => {
        const element = window.engines.find(query, words);
        if (element === undefined)
          return {x: 0, y: 0, why: `not among: ${window.engines.names(query).join(' | ')}`};
        element.scrollIntoView({block: 'center', behavior: 'instant'});
        const before = element.getBoundingClientRect();
        for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
        const after = element.getBoundingClientRect();
        const middle = {x: after.x + after.width / 2, y: after.y + after.height / 2};
        const top = document.elementFromPoint(middle.x, middle.y);
        const isFree = top !== null && (element.contains(top) || top.contains(element));
        if (isFree && after.x === before.x && after.y === before.y) return {...middle, why: ''};
        return {...middle, why: `behind ${top?.outerHTML.slice(0, 100) ?? 'the edge'}`};
      },
      selector,
      name,
    );
    await this.engine.click(x, y);
  }

  /** Types into a field in place of what it holds. */
  async fill(selector: string, text: string, name = ''): Promise<void> {
    await this.press(selector, name);
    await this.run(() => {
      const field = document.activeElement;
      if (field instanceof HTMLInputElement) field.select();
    });
    await this.engine.type(text);
    // One that sends its form when it is full is gone by then.
    await this.untilIt(
      ({value}) => value === text,
      (query: string, words: string, otherwise: string) => {
        const field = window.engines.find(query, words);
        return {value: field instanceof HTMLInputElement ? field.value : otherwise};
      },
      selector,
      name,
      text,
    );
  }

  /** Puts a file into a field, as the window of the system does. */
  async choose(
    selector: string,
    [name, type, base64]: readonly [name: string, type: string, base64: string],
  ): Promise<void> {
    await this.until(
      true,
      (query, title, mime, text) => {
        const field = document.querySelector<HTMLInputElement>(query);
        if (field === null) return false;
        const held = new DataTransfer();
        const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
        held.items.add(new File([bytes], title, {type: mime}));
        field.files = held.files;
        field.dispatchEvent(new Event('change', {bubbles: true}));
        return true;
      },
      selector,
      name,
      type,
      base64,
    );
  }

  /** Waits until an element is in sight. */
  async finds(selector: string, name = ''): Promise<void> {
    await this.untilIt(
      ({isThere}) => isThere,
      (query: string, words: string) => ({
        isThere: window.engines.find(query, words) !== undefined,
        names: window.engines.names(query),
        page: document.querySelector('main')?.textContent.slice(0, 400) ?? '',
      }),
      selector,
      name,
    );
  }

  /** Everything that was complained about since the last call. */
  async complaints(): Promise<string[]> {
    const ofPage = await this.run(() => window.engines.complaints());
    return [...ofPage, ...this.engine.complaints()].filter(
      (line) => !APP_MISSING.test(line) && !KEEPS_NOTHING.test(line),
    );
  }

  /** Leaves the browser as the next visitor finds it. */
  async leave(): Promise<void> {
    await this.run(() => {
      try {
        localStorage.clear();
      } catch {
        // A browser that keeps nothing leaves nothing.
      }
    });
  }
}
