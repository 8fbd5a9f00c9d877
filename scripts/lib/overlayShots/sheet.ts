import type {Browser} from '@playwright/test';
import {newDesign, setOption} from '@komebiyori/overlays/model/design';
import {valuesOf} from '@komebiyori/overlays/model/values';
import type {KnownTemplate} from '@komebiyori/overlays/templates';
import type {Backdrop} from './backdrops';
import type {Feed} from './feeds';
import {play, shoot} from './play';

const VIEWS: readonly (readonly [Feed, readonly Backdrop[]])[] = [
  ['everyday', ['bright', 'dark']],
  ['gifts', ['busy', 'bright']],
];

/** One picture of a template at the size that OBS gives it, over games of all kinds; PNG. */
export async function drawSheet(browser: Browser, {id}: KnownTemplate): Promise<Buffer> {
  const design = setOption(newDesign(id, '8_0'), 'fonts.source', 'local');
  const {width, height} = valuesOf(design).canvas;
  const shots: Buffer[] = [];
  for (const [feed, backdrops] of VIEWS) {
    const overlay = await play(browser, design, feed);
    for (const backdrop of backdrops) shots.push(await shoot(overlay, backdrop));
    if (overlay.complaints.length > 0) console.warn(id, overlay.complaints);
    await overlay.close();
  }
  // Wide ones stand below each other.
  const isWide = width > height * 1.6;
  const page = await browser.newPage({
    viewport: isWide
      ? {width, height: height * shots.length}
      : {width: width * shots.length, height},
  });
  const images = shots.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`);
  await page.setContent(
    `<body style="margin:0;display:flex;flex-direction:${isWide ? 'column' : 'row'}">${images.join('')}</body>`,
  );
  const sheet = await page.screenshot();
  await page.close();
  return sheet;
}
