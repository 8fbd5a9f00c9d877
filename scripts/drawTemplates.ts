import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {chromium, type Page} from 'playwright';
import {newDesign} from '../overlays/model/design';
import {valuesOf} from '../overlays/model/values';
import {TEMPLATES, type KnownTemplate} from '../overlays/templates/registry';
import {CHROMIUM_FLAGS, findBrowser} from './lib/browser';
import {drawBackdrop, type Backdrop} from './lib/overlayShots/backdrops';
import {commentsOf, type Feed} from './lib/overlayShots/feeds';
import {staticPage} from './lib/overlayShots/staticPage';

const VIEWS: readonly (readonly [Backdrop, Feed])[] = [['bright', 'everyday'], ['dark', 'everyday'], ['busy', 'gifts'], ['bright', 'gifts']];

async function main() {
  const [out = '/tmp/shots', ...ids] = process.argv.slice(2);
  await mkdir(out, {recursive: true});
  const browser = await chromium.launch({executablePath: findBrowser() ?? 'chromium', args: [...CHROMIUM_FLAGS]});
  const page = await browser.newPage();
  for (const t of TEMPLATES.filter(({id}) => ids.length === 0 || ids.includes(id))) {
    await draw(page, t, out);
  }
  await browser.close();
}

async function draw(page: Page, t: KnownTemplate, out: string) {
  const design = newDesign(t.id, '8_0');
  const {width, height} = valuesOf(design).canvas;
  const wide = width > height * 1.6;
  const views = VIEWS;
  await page.setViewportSize({width: wide ? width : width * views.length, height: wide ? height * views.length : height});
  const frames = views.map(([b, f]) => {
    const bg = `url('data:image/svg+xml,${encodeURIComponent(drawBackdrop(b, width, height)).replaceAll("'", '%27')}')`;
    const doc = staticPage(design, commentsOf(f)).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    return `<iframe style="border:0;display:block;width:${width}px;height:${height}px;background:${bg.replaceAll('"', '&quot;')}" srcdoc="${doc}"></iframe>`;
  });
  await page.setContent(`<body style="margin:0;display:flex;flex-direction:${wide ? 'column' : 'row'}">${frames.join('')}`);
  await page.waitForTimeout(1600);
  await page.screenshot({path: path.join(out, `${t.id}.png`)});
}

void main();
