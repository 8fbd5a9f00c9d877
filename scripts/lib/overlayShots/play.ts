import type {Browser} from '@playwright/test';
import type {Design} from '@komebiyori/overlays/model/design';
import type {Runtime} from '@komebiyori/overlays/model/template';
import {
  connected,
  serveOverlay,
  type ServedOverlay,
} from '@komebiyori/overlays/testing/serveOverlay';
import {templateOf} from '@komebiyori/overlays/templates';
import {drawBackdrop, type Backdrop} from './backdrops';
import {commentsOf, type Feed} from './feeds';

/** Until everything that comes in has come in, in milliseconds. */
const SETTLING_MS: Readonly<Partial<Record<Runtime, number>>> = {marquee: 11_000};
const USUAL_MS = 1800;

/** Kinds that show one comment at a time: the last one of a feed is the picture. */
const ONE_BY_ONE: readonly Runtime[] = ['single', 'queue'];

/** A template as OBS would show it, with the comments of a feed; to be closed by the caller. */
export async function play(browser: Browser, design: Design, feed: Feed): Promise<ServedOverlay> {
  const {runtime} = templateOf(design.template);
  const overlay = await serveOverlay(browser, design, {pro: true});
  await connected(overlay);
  const comments = commentsOf(feed, Date.now());
  const shown = ONE_BY_ONE.includes(runtime) ? comments.slice(-1) : comments;
  for (const comment of shown) overlay.app.send({type: 'comments', data: {comments: [comment]}});
  const pinned = comments.at(-2);
  if (runtime === 'spotlight' && pinned !== undefined) {
    overlay.app.send({type: 'pinned', data: pinned});
  }
  await overlay.page.waitForTimeout(SETTLING_MS[runtime] ?? USUAL_MS);
  return overlay;
}

/** A picture of the overlay over a game, as PNG. */
export async function shoot({page}: ServedOverlay, backdrop: Backdrop): Promise<Buffer> {
  const {width, height} = page.viewportSize() ?? {width: 0, height: 0};
  const picture = encodeURIComponent(drawBackdrop(backdrop, width, height));
  await page.evaluate((svg) => {
    document.documentElement.style.background = `url("data:image/svg+xml,${svg}")`;
  }, picture);
  return page.screenshot();
}
