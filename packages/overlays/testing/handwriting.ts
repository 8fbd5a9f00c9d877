import type {BrowserContext, Page} from '@playwright/test';
import {afterAll, afterEach, beforeAll, beforeEach, expect} from 'vitest';
import {withChromium} from './overlays';
import {pixelOf, serveHandwriting, type ServedHandwriting} from './serveHandwriting';

/** The overlay as it is installed, and a browser of its own for each test. */
interface HandwritingTests {
  readonly base: string;
  readonly context: BrowserContext;
  /** Another browser, whose complaints count as well. */
  readonly newContext: () => Promise<BrowserContext>;
  /** Errors of all pages of the test. */
  readonly complaints: readonly string[];
}

export function withHandwriting(): HandwritingTests {
  const browser = withChromium();
  const complaints: string[] = [];
  let served: ServedHandwriting | undefined;
  let context: BrowserContext | undefined;
  const newContext = async (): Promise<BrowserContext> => {
    const made = await browser().newContext();
    made.on('weberror', (error) => complaints.push(error.error().message));
    made.on('console', (message) => {
      const isFavicon = message.location().url.endsWith('/favicon.ico');
      if (message.type() === 'error' && !isFavicon) complaints.push(message.text());
    });
    return made;
  };
  beforeAll(async () => {
    served = await serveHandwriting();
  });
  afterAll(() => served?.close());
  beforeEach(async () => {
    complaints.length = 0;
    context = await newContext();
  });
  afterEach(() => context?.close());
  return {
    ...{complaints, newContext},
    get base() {
      if (served === undefined) throw new Error('The overlay is not served yet');
      return served.base;
    },
    get context() {
      if (context === undefined) throw new Error('The browser is not there yet');
      return context;
    },
  };
}

export const RED = [255, 75, 75, 255];
export const GREEN = [47, 208, 127, 255];
export const NOTHING = [0, 0, 0, 0];

/** Waits until a place of the drawing has a colour: a frame of the other page. */
export const sees = (page: Page, x: number, y: number, color: readonly number[]): Promise<void> =>
  expect.poll(() => pixelOf(page, x, y), {timeout: 10_000}).toEqual(color);
