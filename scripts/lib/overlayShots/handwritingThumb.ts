import type {Browser} from '@playwright/test';
import {bundleHandwriting} from '@komebiyori/overlays/handwriting/package/bundleHandwriting';
import {pointAt, type Mark, type Point} from '@komebiyori/overlays/handwriting/model/mark';
import {STAGE} from '@komebiyori/overlays/handwriting/screen';
import {CHANNEL} from '@komebiyori/overlays/handwriting/wire/packet';
import {writePacket} from '@komebiyori/overlays/handwriting/wire/write';
import {drawBackdrop} from './backdrops';

/** A way of the hand, from 0 to 1. */
const stroke = (at: (t: number) => [number, number], steps = 60): Point[] =>
  Array.from({length: steps + 1}, (_, step) => {
    const t = step / steps;
    const [x, y] = at(t);
    // Lightly on and off the paper, as a hand does.
    return pointAt(x, y, 60 + 130 * Math.sin(Math.PI * Math.min(1, 0.08 + t)) ** 0.6);
  });

const RED = '#ff4b4b';

const MARKS: readonly Omit<Mark, 'id' | 'fade'>[] = [
  {
    ...{tool: 'pen', color: RED, width: 24},
    points: stroke((t) => [
      1230 + 330 * Math.cos(5.4 + 7 * t) * (1 + 0.05 * t),
      500 + 215 * Math.sin(5.4 + 7 * t) * (1 + 0.08 * t),
    ]),
  },
  {
    ...{tool: 'pen', color: '#ffffff', width: 22},
    points: stroke((t) => [330 + 490 * t, 830 - 230 * t - 90 * Math.sin(Math.PI * t)]),
  },
  {
    ...{tool: 'pen', color: '#ffffff', width: 22},
    points: stroke((t) =>
      t < 0.5 ? [710 + 220 * t, 520 + 160 * t] : [820 - 160 * (t - 0.5), 600 + 220 * (t - 0.5)],
    ),
  },
  {
    ...{tool: 'highlighter', color: '#ffe14d', width: 26},
    points: stroke((t) => [1000 + 460 * t, 850 + 8 * Math.sin(9 * t)]),
  },
  {tool: 'stamp', color: '#ffe14d', width: 34, stamp: 'star', points: [pointAt(1650, 250)]},
  {tool: 'stamp', color: '#ff7ac8', width: 24, stamp: 'heart', points: [pointAt(300, 300)]},
];

/** The small picture of the handwriting overlay, PNG, drawn by its own script. */
export async function drawHandwritingThumb(browser: Browser): Promise<Buffer> {
  const {files} = await bundleHandwriting();
  const page = await browser.newPage({viewport: {width: 480, height: 270}});
  await page.setContent(
    `<style>${files.get('style.css') ?? ''}</style>${drawBackdrop('calm', 480, 270)}
${STAGE}`,
  );
  await page.addScriptTag({content: files.get('script.js') ?? ''});
  const marks = MARKS.map((mark, at) => ({mark: {...mark, id: `m${at}`, fade: 0}, age: 0}));
  const packet = writePacket({
    ...{kind: 'whole', pad: 'thumb', epoch: '1', seq: 0, part: 0, parts: 1},
    marks,
  });
  await page.evaluate(
    ([name, detail]) => {
      dispatchEvent(new CustomEvent(name, {detail}));
    },
    [CHANNEL, packet] as const,
  );
  await page.waitForTimeout(200);
  const png = await page.screenshot();
  await page.close();
  return png;
}
