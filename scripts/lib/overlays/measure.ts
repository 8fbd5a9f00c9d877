import {setTimeout as pause} from 'node:timers/promises';
import type {KnownTemplate} from '@komebiyori/overlays/templates';
import {ALL_COMMENT_KINDS, createScenario, type Comment} from '@komebiyori/simulator/scenario';
import {processorTime} from '../chromium';
import type {Opened, Stand} from './openOverlays';

/** Comments a second on a busy stream. */
export const RATE = 5;
/** How many comments have come when memory is read; the last is ten minutes of `RATE`. */
export const CHECKPOINTS = [300, 1500, 3000] as const;
/** More than any template shows by default. */
const FULL = 40;
const SECONDS = 6;
/** Comments of one message, and the pause after it, when a stream is played fast. */
const BUNDLE = 5;
const PAUSE_MS = 40;
const SEED = 11;
const PICTURE =
  'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20viewBox=%220%200%208%208%22%3E%3Ccircle%20cx=%224%22%20cy=%224%22%20r=%224%22%20fill=%22teal%22/%3E%3C/svg%3E';

export interface Frames {
  /** Milliseconds from each frame to the next. */
  readonly times: readonly number[];
  /** Seconds of processor time a second, over all processes of the browser. */
  readonly cores: number;
}

export interface Memory {
  /** Bytes of the JavaScript heap after a collection. */
  readonly heap: number;
  /** Nodes of the DOM, also those that nothing shows any more but something holds. */
  readonly nodes: number;
}

/** Comments of all services and kinds, as they come on a stream. */
function comments(): () => Comment {
  const scenario = createScenario({
    ...{seed: SEED, startAt: Date.now(), rate: RATE},
    kinds: ALL_COMMENT_KINDS,
  });
  return () => {
    const {message} = scenario.next();
    const [comment] = message.type === 'comments' ? message.data.comments : [];
    if (comment === undefined) throw new Error(`No comment but ${message.type}`);
    // One for all viewers: Chromium keeps every drawing that it has shown, as a document with nodes.
    comment.data.profileImage = PICTURE;
    return comment;
  };
}

const take = (next: () => Comment, length: number): Comment[] => Array.from({length}, next);

/**
 * What a full template costs while comments come at `RATE` for some seconds; without a template what
 * an empty page does.
 */
export async function measureFrames(stand: Stand, template?: KnownTemplate): Promise<Frames> {
  const opened = await stand.open(template);
  const next = comments();
  const send = (list: Comment[]): void => {
    stand.app.send({type: 'comments', data: {comments: list}});
  };
  send(take(next, FULL));
  await opened.page.waitForTimeout(1500);
  const timer = setInterval(() => {
    send(take(next, 1));
  }, 1000 / RATE);
  const before = await processorTime(stand.browser);
  const times = await frameTimes(opened);
  const after = await processorTime(stand.browser);
  clearInterval(timer);
  stand.app.send({type: 'clear'});
  await opened.close();
  return {times, cores: (after - before) / (times.reduce((sum, time) => sum + time, 0) / 1000)};
}

const frameTimes = ({page}: Opened): Promise<number[]> =>
  // No function inside has a name: the helper that the compiler gives to those is not in the page.
  page.evaluate(async (ms) => {
    const times: number[] = [];
    const start = await new Promise<number>((resolve) => window.nextFrame(resolve));
    for (let last = start; last - start < ms;) {
      const now = await new Promise<number>((resolve) => window.nextFrame(resolve));
      times.push(now - last);
      last = now;
    }
    return times;
  }, SECONDS * 1000);

/** Plays ten minutes fast to some templates at once, and reads the memory of each at `CHECKPOINTS`. */
export async function measureMemory(
  stand: Stand,
  templates: readonly KnownTemplate[],
): Promise<ReadonlyMap<string, readonly Memory[]>> {
  const pages = await Promise.all(templates.map((template) => stand.open(template)));
  await Promise.all(pages.map(({cdp}) => cdp.send('Performance.enable')));
  const next = comments();
  const readings: Memory[][] = pages.map(() => []);
  let sent = 0;
  for (const checkpoint of CHECKPOINTS) {
    for (; sent < checkpoint; sent += BUNDLE) {
      stand.app.send({type: 'comments', data: {comments: take(next, BUNDLE)}});
      await pause(PAUSE_MS);
    }
    await Promise.all(pages.map(settle));
    for (const [at, page] of pages.entries()) readings[at]?.push(await readMemory(page));
  }
  stand.app.send({type: 'clear'});
  await Promise.all(pages.map((page) => page.close()));
  return new Map(templates.map(({id}, at) => [id, readings[at] ?? []]));
}

/** What has arrived is drawn, and what leaves has left. */
async function settle({page}: Opened): Promise<void> {
  await page.waitForTimeout(2500);
  await page.evaluate(() => new Promise((resolve) => window.nextFrame(resolve)));
}

async function readMemory({page, cdp}: Opened): Promise<Memory> {
  // What scripts held goes with the first collection, the nodes that only that held with the next.
  for (let time = 0; time < 3; time += 1) {
    await cdp.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(100);
  }
  const {metrics} = await cdp.send('Performance.getMetrics');
  const read = (name: string): number => metrics.find((one) => one.name === name)?.value ?? NaN;
  return {heap: read('JSHeapUsedSize'), nodes: read('Nodes')};
}
