import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {newDesign} from '@komebiyori/overlays/model/design';
import {withChromium} from '@komebiyori/overlays/testing/overlays';
import {servePreview, type ServedPreview} from './servePreview';

const require = createRequire(__filename);
const browser = withChromium();
const design = newDesign('basic', '8_0');
let preview: ServedPreview;

beforeEach(async () => {
  preview = await servePreview(browser(), design);
  await preview.load(design);
});
afterEach(() => preview.close());

const body = () => preview.frame.locator('body');

it('tells how frames go while it plays, and of nothing while it stands', async () => {
  const batches = () => preview.page.evaluate(() => window.previewFrames.length);
  await expect.poll(batches, {timeout: 10_000}).toBeGreaterThan(0);
  const [first] = await preview.page.evaluate(() => window.previewFrames);
  expect(first?.p95).toBeGreaterThan(0);
  expect(first?.nodes).toBe(await body().locator('.container, .container *').count());
  await preview.page.evaluate(() => {
    window.preview.pause();
  });
  // The stretch before the pause may still be on its way.
  await preview.page.waitForTimeout(300);
  const before = await batches();
  await preview.page.waitForTimeout(1500);
  expect(await batches()).toBe(before);
});

it('tells which fonts came, and which did not', async () => {
  const file = require.resolve('@fontsource/vt323/files/vt323-latin-400-normal.woff2');
  const bytes = [...(await readFile(file))];
  await preview.load(design, ['VT323', 'Orbitron']);
  await preview.page.evaluate((content) => {
    const fonts = ['VT323', 'Orbitron'].map((family) => ({family, weight: 400}));
    window.preview.expectFonts(fonts);
    window.preview.addFonts([{family: 'VT323', weight: 400, bytes: new Uint8Array(content)}]);
  }, bytes);
  const arrivals = () => preview.page.evaluate(() => window.previewFonts);
  const came = {family: 'VT323', isThere: true};
  await expect.poll(arrivals).toEqual([came]);
  const lacking = {family: 'Orbitron', isThere: false};
  await expect.poll(arrivals, {timeout: 10_000}).toEqual([came, lacking]);
  // Late is better than never.
  await preview.page.evaluate((content) => {
    window.preview.addFonts([{family: 'Orbitron', weight: 400, bytes: new Uint8Array(content)}]);
  }, bytes);
  await expect.poll(arrivals).toEqual([came, lacking, {family: 'Orbitron', isThere: true}]);
});
