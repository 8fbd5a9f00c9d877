import type {Browser} from '@playwright/test';
import {afterAll, afterEach, beforeAll, vi} from 'vitest';
import {launchTestBrowser} from '../../../scripts/lib/chromium';
import type {Comment, Kind, ServiceType, Tier} from '@komebiyori/simulator/scenario';
import {commentOf} from '@komebiyori/simulator/testing/say';
import type {Design} from '../model/design';
import {connected, serveOverlay, type ServedOverlay, type ServeOptions} from './serveOverlay';

/** Chromium for the tests of a file; not quick on a busy machine. */
export function withChromium(): () => Browser {
  vi.setConfig({testTimeout: 30_000, hookTimeout: 30_000});
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launchTestBrowser();
  });
  afterAll(() => browser?.close());
  return () => {
    if (browser === undefined) throw new Error('Chromium is not there yet');
    return browser;
  };
}

/** Opens exported templates, which are closed after each test; resolves when one listens. */
export function withOverlays() {
  const browser = withChromium();
  const opened: ServedOverlay[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((one) => one.close()));
  });
  return async (design: Design, how: ServeOptions = {}): Promise<ServedOverlay> => {
    const overlay = await serveOverlay(browser(), design, how);
    opened.push(overlay);
    if (design.app !== '4_2' && how.withoutSdk !== true) await connected(overlay);
    return overlay;
  };
}

/** Lets the app get a comment, and returns it. */
export function make(
  {app}: ServedOverlay,
  kind: Kind,
  service: ServiceType = 'youtube',
  tier: Tier = 4,
): Comment {
  return commentOf(app.make(kind, {service, tier}).message);
}

/** Lets the app get these comments. */
export function send({app}: ServedOverlay, ...comments: Comment[]): void {
  app.send({type: 'comments', data: {comments}});
}

/** The same comment with another text. */
export const rewritten = (comment: Comment, text: string): Comment =>
  ({...comment, data: {...comment.data, comment: text}}) as Comment;

/** The comments in a page, or in a part of it. */
export const commentsOf = ({page}: ServedOverlay, within = '') =>
  page.locator(`${within} .comment`);
