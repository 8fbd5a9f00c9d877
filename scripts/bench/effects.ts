/**
 * What a frame of the word-party effects costs with a full stage (400 things), 1920 by 1080 pixels, in
 * Chromium without a GPU:
 *
 *   npm run bench -- effects [--frames 300]
 *
 * A frame is a step of the simulation, the drawing, and the painting until its last pixel; `own` is all
 * but the painting. Fails when one frame in twenty takes longer than a sixtieth of a second. Without a
 * GPU the painting costs by the pixel: loads of large pictures are shown, and judged by their own part.
 */
import {cpus, loadavg} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {bundleScript} from '@komebiyori/overlays/runtime/bundleScript';
import {markdownSection, median, percentile} from '../lib/benchTable';
import {launchChromium} from '../lib/chromium';
import type {Load, Measured} from '../lib/effects/probe.browser';

/** Milliseconds: 60 frames a second. */
const GOAL_MS = 1000 / 60;
const LOADS: readonly Load[] = ['popper', 'dropper', 'notifier', 'confetti', 'throwing', 'images'];

/** Far more pixels than effects have by default; a GPU paints them, this Chromium has none. */
const LARGE: ReadonlySet<Load> = new Set(['throwing', 'images']);

type Measure = (load: Load, frames: number) => Promise<Measured>;

async function main(): Promise<void> {
  const {values} = parseArgs({options: {frames: {type: 'string', default: '300'}}});
  const probe = await bundleScript(
    path.join(__dirname, '../lib/effects/probe.browser.ts'),
    'chrome103',
  );
  const browser = await launchChromium();
  const page = await browser.newPage({viewport: {width: 1920, height: 1080}});
  await page.addScriptTag({content: probe});
  const rows: string[][] = [];
  let isSlow = false;
  for (const load of LOADS) {
    const {times, own, shown} = await page.evaluate(
      ([one, frames]) => (window as never as {measureEffect: Measure}).measureEffect(one, frames),
      [load, Number(values.frames)] as const,
    );
    const p95 = percentile(times, 0.95);
    const ownP95 = percentile(own, 0.95);
    isSlow ||= !((LARGE.has(load) ? ownP95 : p95) < GOAL_MS);
    const figures = [percentile(times, 0.5), p95, percentile(times, 1), ownP95];
    rows.push([load, median(shown).toFixed(0), ...figures.map((ms) => ms.toFixed(1))]);
  }
  console.log(
    markdownSection({
      title: 'Word-party effects: a frame of a full stage',
      note: `${values.frames} frames each, milliseconds; goal: p95 below ${GOAL_MS.toFixed(1)}. \`images\`: pictures of 1600 pixels, shown at 64. Load of the machine: ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} cores.`,
      head: ['effect', 'things', 'median', 'p95', 'longest', 'own p95'],
      rows,
    }),
  );
  await browser.close();
  if (isSlow) process.exitCode = 1;
}

void main();
