import type {Browser} from '@playwright/test';
import {newDesign, setOption, setOptions} from '@komebiyori/overlays/model/design';
import {valuesOf} from '@komebiyori/overlays/model/values';
import type {KnownTemplate} from '@komebiyori/overlays/templates';
import {drawBackdrop} from './backdrops';
import {play} from './play';

/** Pixels of a thumbnail. */
const WIDTH = 480;
const HEIGHT = 270;

/** Overlays wider than this are shown narrower, so that their letters can still be seen. */
const WIDEST = {low: 660, high: 1000} as const;
/** Bands, rows and strips are lower than this, in pixels. */
const LOW = 500;

/** A small picture of a template on a stream, PNG: for the gallery and the app's list. */
export async function drawThumb(browser: Browser, {id}: KnownTemplate): Promise<Buffer> {
  const plain = setOption(newDesign(id, '8_0'), 'fonts.source', 'local');
  const {canvas} = valuesOf(plain);
  const width = Math.min(canvas.width, canvas.height < LOW ? WIDEST.low : WIDEST.high);
  const stage = Math.max(width + 40, 600);
  const height = Math.min(canvas.height, Math.round((stage * HEIGHT) / WIDTH));
  const overlay = await play(
    browser,
    setOptions(plain, {'canvas.width': width, 'canvas.height': height}),
    'mixed',
  );
  // Transparent, as OBS takes it.
  const layer = await overlay.page.screenshot({omitBackground: true});
  await overlay.close();
  const page = await browser.newPage({
    viewport: {width: WIDTH, height: HEIGHT},
  });
  const scale = WIDTH / stage;
  await page.setContent(`<body style="margin:0;overflow:hidden">
<div style="position:absolute;inset:0">${drawBackdrop('calm', WIDTH, HEIGHT)}</div>
<img style="position:absolute;left:${((stage - width) / 2) * scale}px;bottom:${Math.max(0, (HEIGHT - height * scale) / 2)}px;width:${width * scale}px" src="data:image/png;base64,${layer.toString('base64')}">
</body>`);
  const png = await page.screenshot();
  await page.close();
  return png;
}
