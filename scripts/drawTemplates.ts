/**
 * Takes pictures of the overlay templates in Chromium, with the real SDK and simulated comments:
 *
 *   npx tsx scripts/drawTemplates.ts sheets FOLDER [ID…]   each at its size over bright, dark and busy games
 *   npx tsx scripts/drawTemplates.ts thumbs [ID…]          packages/overlays/templates/ID/thumb.png, and that
 *                                                          of packages/overlays/handwriting
 *
 * Nothing is loaded from the web: install the fonts of the templates to see them (DotGothic16, Share
 * Tech Mono, Shippori Mincho, Yusei Magic, Orbitron; SIL OFL).
 * Run the second one after a look changed. The files are committed, because a build has no browser.
 */
import './lib/requireNode';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {TEMPLATES, type KnownTemplate} from '@komebiyori/overlays/templates';
import type {Browser} from '@playwright/test';
import {launchChromium} from './lib/chromium';
import {drawHandwritingThumb} from './lib/overlayShots/handwritingThumb';
import {drawSheet} from './lib/overlayShots/sheet';
import {drawThumb} from './lib/overlayShots/thumb';

const FOLDER = path.join(__dirname, '../packages/overlays/templates');

type Draw = (browser: Browser, template: KnownTemplate) => Promise<Buffer>;

async function main(): Promise<void> {
  const [what, ...rest] = process.argv.slice(2);
  if (what === 'thumbs') {
    if (rest.length === 0 || rest.includes('handwriting')) await drawHandwriting();
    await drawAll(rest, drawThumb, ({id}) => path.join(FOLDER, id, 'thumb.png'));
    return;
  }
  const [folder, ...ids] = rest;
  if (what !== 'sheets' || folder === undefined) {
    throw new Error('Say `sheets FOLDER [ID…]` or `thumbs [ID…]`');
  }
  await mkdir(folder, {recursive: true});
  await drawAll(ids, drawSheet, ({id}) => path.join(folder, `${id}.png`));
}

async function drawHandwriting(): Promise<void> {
  const browser = await launchChromium();
  const png = await drawHandwritingThumb(browser);
  await writeFile(path.join(FOLDER, '../handwriting/thumb.png'), png);
  await browser.close();
}

async function drawAll(
  ids: readonly string[],
  draw: Draw,
  fileOf: (template: KnownTemplate) => string,
): Promise<void> {
  const browser = await launchChromium();
  for (const template of TEMPLATES) {
    if (ids.length > 0 && !ids.includes(template.id)) continue;
    const png = await draw(browser, template);
    await writeFile(fileOf(template), png);
    console.log(`${template.id} ${Math.round(png.length / 1024)} kB`);
  }
  await browser.close();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
