import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import {startSimulator} from '@komebiyori/simulator/server';
import {writeFiles} from '../../../scripts/lib/writeFiles';
import {HANDWRITING} from '../handwriting/facts';
import {bundleHandwriting} from '../handwriting/package/bundleHandwriting';
import {packHandwriting} from '../handwriting/package/packHandwriting';

/** The handwriting overlay as its zip is installed and served by the app. */
export interface ServedHandwriting {
  /** Address of its folder, with the last slash. */
  readonly base: string;
  readonly close: () => Promise<void>;
}

export async function serveHandwriting(): Promise<ServedHandwriting> {
  const root = mkdtempSync(path.join(tmpdir(), 'handwriting-'));
  const thumb = Uint8Array.of(1);
  const {bytes} = packHandwriting(await bundleHandwriting(), {thumb, siteUrl: ''});
  writeFiles(root, Object.entries(unzipSync(bytes)));
  const app = await startSimulator({port: 0, autoplay: false, templates: [root]});
  return {
    base: `${app.origin}/templates/custom/${HANDWRITING.slug}/`,
    async close() {
      await app.close();
      rmSync(root, {recursive: true});
    },
  };
}

/** Opens the overlay at its size. */
export async function openScreen(context: BrowserContext, base: string): Promise<Page> {
  const page = await context.newPage();
  const {width, height} = HANDWRITING;
  await page.setViewportSize({width, height});
  await page.goto(`${base}index.html`);
  return page;
}

/** Opens the pad at the size of a small notebook. */
export async function openPad(context: BrowserContext, base: string): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto(`${base}pad.html`);
  return page;
}

/** Draws with the mouse from a place of the picture to another, in pixels of the stream. */
export async function draw(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  const box = await page.locator('#stage').boundingBox();
  if (box === null) throw new Error('There is no stage');
  const {width, height} = HANDWRITING;
  const steps = 20;
  for (let step = 0; step <= steps; step += 1) {
    const x = from[0] + ((to[0] - from[0]) * step) / steps;
    const y = from[1] + ((to[1] - from[1]) * step) / steps;
    await page.mouse.move(box.x + (x * box.width) / width, box.y + (y * box.height) / height);
    if (step === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

/** Red, green, blue and alpha of a place of the finished drawing, in pixels of the stream. */
export const pixelOf = (page: Page, x: number, y: number): Promise<number[]> =>
  page.evaluate(
    ([left, top]) => {
      const canvas = document.querySelector<HTMLCanvasElement>('#still');
      const ink = canvas?.getContext('2d');
      if (canvas === null || ink === undefined || ink === null) return [];
      const scale = canvas.width / 1920;
      return [...ink.getImageData(Math.round(left * scale), Math.round(top * scale), 1, 1).data];
    },
    [x, y] as const,
  );
