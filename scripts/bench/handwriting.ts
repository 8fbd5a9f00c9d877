/**
 * How long a place of the pen takes until the handwriting overlay has painted it, with a line of a
 * thousand points drawn at the rate of a pen:
 *
 *   npm run bench -- handwriting [--rate 133] [--points 1000]
 *
 * Both pages run in one Chromium, linked by BroadcastChannel. The clock starts with the pointer event
 * in the pad and ends after the frame in which the overlay painted. Fails when the goal is missed.
 */
import {cpus, loadavg} from 'node:os';
import {parseArgs} from 'node:util';
import {setTimeout as pause} from 'node:timers/promises';
import type {Page} from '@playwright/test';
import {CHANNEL} from '@komebiyori/overlays/handwriting/wire/packet';
import {openPad, serveHandwriting} from '@komebiyori/overlays/testing/serveHandwriting';
import {markdownSection, percentile} from '../lib/benchTable';
import {launchChromium} from '../lib/chromium';

/** Of 95 places in 100, in milliseconds (design of the tools, 4.6). */
const GOAL_MS = 50;

/** Milliseconds since 1970 by the number of a packet. */
type Times = Record<string, number[]>;

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      rate: {type: 'string', default: '133'},
      points: {type: 'string', default: '1000'},
    },
  });
  const served = await serveHandwriting();
  const browser = await launchChromium({
    // Both pages are seen at once, as a browser and OBS are.
    flags: ['--disable-renderer-backgrounding', '--disable-backgrounding-occluded-windows'],
  });
  const context = await browser.newContext();
  const pad = await openPad(context, served.base);
  const screen = await openWindow(pad, `${served.base}index.html`);
  const rows: string[][] = [];
  let isSlow = false;
  for (const [name, pressure] of [
    ['ペン（筆圧あり）', true],
    ['マウス', false],
  ] as const) {
    await pad.keyboard.press('c');
    const latencies = await measure(pad, screen, {
      points: Number(values.points),
      everyMs: 1000 / Number(values.rate),
      pressure,
    });
    const p95 = percentile(latencies, 0.95);
    isSlow ||= !(p95 < GOAL_MS);
    rows.push([
      name,
      String(latencies.length),
      ...[percentile(latencies, 0.5), p95, percentile(latencies, 1)].map((ms) => ms.toFixed(1)),
    ]);
  }
  console.log(
    markdownSection({
      title: 'Handwriting: from the pen to the overlay',
      note: `${values.points} points at ${values.rate} a second; milliseconds; goal: p95 below ${GOAL_MS}. Load of the machine: ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} cores.`,
      head: ['input', 'points', 'median', 'p95', 'longest'],
      rows,
    }),
  );
  await browser.close();
  await served.close();
  if (isSlow) process.exitCode = 1;
}

/** A window of its own: a tab behind another draws one frame a second, which OBS's browser does not. */
async function openWindow(opener: Page, address: string): Promise<Page> {
  const [page] = await Promise.all([
    opener.context().waitForEvent('page'),
    opener.evaluate((url) => {
      window.open(url, '_blank', 'popup,noopener,width=1920,height=1080');
    }, address),
  ]);
  await page.setViewportSize({width: 1920, height: 1080});
  await page.waitForSelector('#stage');
  await page.waitForTimeout(1000);
  return page;
}

interface Pace {
  readonly points: number;
  readonly everyMs: number;
  readonly pressure: boolean;
}

async function measure(pad: Page, screen: Page, pace: Pace): Promise<number[]> {
  await screen.evaluate(watchPaints, CHANNEL);
  const sent = await pad.evaluate(drawLine, pace);
  await screen.waitForTimeout(1000);
  const painted = await screen.evaluate(() => (window as never as {painted: Times}).painted);
  return Object.entries(sent).flatMap(([seq, times]) => {
    const [end] = painted[seq] ?? [];
    return end === undefined ? [] : times.map((time) => end - time);
  });
}

/** In the overlay: notes when the frame with a packet was painted. */
function watchPaints(channel: string): void {
  const painted: Times = {};
  Object.assign(window, {painted});
  new BroadcastChannel(channel).addEventListener('message', ({data}) => {
    const {k, n} = data as {k: string; n: number};
    if (k !== 'changes') return;
    requestAnimationFrame(() => {
      // After the frame's own work.
      const port = new MessageChannel();
      port.port1.onmessage = () => {
        painted[n] = [performance.timeOrigin + performance.now()];
      };
      port.port2.postMessage(null);
    });
  });
}

/** In the pad: draws a spiral with synthetic pointer events, and notes which packet each went into. */
async function drawLine({points, everyMs, pressure}: Pace): Promise<Times> {
  const stage = document.querySelector<HTMLElement>('#stage');
  if (stage === null) throw new Error('There is no stage');
  // Synthetic pointers cannot be captured.
  stage.setPointerCapture = () => undefined;
  const box = stage.getBoundingClientRect();
  const sent: Times = {};
  let waiting: number[] = [];
  const post = Object.getOwnPropertyDescriptor(BroadcastChannel.prototype, 'postMessage');
  BroadcastChannel.prototype.postMessage = function (data: {k: string; n: number}) {
    if (data.k === 'changes') {
      sent[data.n] = waiting;
      waiting = [];
    }
    (post?.value as (message: unknown) => void).call(this, data);
  };
  const start = performance.now();
  for (let at = 0; at < points; at += 1) {
    while (performance.now() < start + at * everyMs) await pause(1);
    const radius = 0.08 + (0.38 * at) / points;
    waiting.push(performance.timeOrigin + performance.now());
    stage.dispatchEvent(
      new PointerEvent(at === 0 ? 'pointerdown' : 'pointermove', {
        ...{bubbles: true, cancelable: true, pointerId: 7, button: at === 0 ? 0 : -1, buttons: 1},
        pointerType: pressure ? 'pen' : 'mouse',
        pressure: pressure ? 0.5 + 0.4 * Math.sin(at / 20) : 0.5,
        clientX: box.left + box.width / 2 + box.height * radius * Math.cos(at / 14),
        clientY: box.top + box.height / 2 + box.height * radius * Math.sin(at / 14),
      }),
    );
  }
  stage.dispatchEvent(new PointerEvent('pointerup', {bubbles: true, pointerId: 7}));
  await pause(200);
  if (post !== undefined) Object.defineProperty(BroadcastChannel.prototype, 'postMessage', post);
  return sent;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
