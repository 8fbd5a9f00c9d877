/**
 * Takes the pictures of the app for the media kit from the site's own drawings: the stream with its
 * overlay on the home page, the main window in the manual. Needs a build (`npm run build`); run
 * `npm run screens` after the drawings changed. The files are committed, because a build has no
 * browser.
 */
import './lib/requireNode';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {Page} from 'playwright';
import {SCREENS, type ScreenId} from '../src/lib/screens';
import {listen} from './lib/listen';
import {launchChromium} from './lib/chromium';
import {createStaticServer} from './lib/staticServer';

const ROOT = path.join(__dirname, '..');
/** Device pixels for each CSS pixel: the pictures are for print and thumbnails too. */
const SCALE = 2;

/** Leads to the drawing that a picture shows, wide enough for the picture's width. */
const DRAWINGS: Record<ScreenId, (page: Page, origin: string) => Promise<string>> = {
  overlay: async (page, origin) => {
    await page.goto(`${origin}/`);
    const stage = 'figure [role="img"][aria-label^="配信画面"]';
    // A drawing of a stream fills its frame; corners are the business of those who use it.
    await page.locator(stage).evaluate((element) => {
      element.setAttribute('style', 'width: 960px; border-radius: 0; box-shadow: none');
    });
    return stage;
  },
  window: async (page, origin) => {
    await page.goto(`${origin}/docs/guide/setup`);
    // Numbers of the manual's legend, which a picture does not have.
    for (const number of await page.locator('figure [data-number]').all()) {
      await number.evaluate((element) => {
        element.setAttribute('style', 'display: none');
      });
    }
    // Alone and as wide as on a desktop; the manual's column is narrower.
    await page
      .locator('figure')
      .first()
      .evaluate((figure) => {
        document.body.replaceChildren(figure);
        figure.setAttribute('style', 'width: 1140px; margin: 1rem');
      });
    return 'figure [class^="window"]:has(> [class^="bar"])';
  },
};

async function main(): Promise<void> {
  const server = createStaticServer(path.join(ROOT, 'build'));
  const port = await listen(server);
  const browser = await launchChromium();
  const page = await browser.newPage({
    viewport: {width: 1280, height: 900},
    deviceScaleFactor: SCALE,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  for (const id of Object.keys(SCREENS) as ScreenId[]) {
    const drawing = await DRAWINGS[id](page, `http://localhost:${port}`);
    const file = path.join(ROOT, 'static', SCREENS[id].file);
    await mkdir(path.dirname(file), {recursive: true});
    await page.locator(drawing).first().screenshot({path: file, animations: 'disabled'});
    console.log(file);
  }
  await browser.close();
  server.close();
}

void main();
