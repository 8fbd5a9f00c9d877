import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import type {Edit} from '@komebiyori/webm/edit';
import type {Output} from '@komebiyori/webm/output';
import {ffmpeg} from '@komebiyori/webm/testing/ffmpeg';
import type {ServedEngine} from '@komebiyori/webm/testing/serveEngine';

/** One way of encoding that was timed. */
export interface Timing {
  readonly fps: number;
  readonly bytes: number;
}

/** How fast the engine writes an opened source. */
export async function timeEngine(
  {page}: ServedEngine,
  name: string,
  edit: Partial<Edit>,
  output: Partial<Output>,
): Promise<Timing> {
  const answer = await page.evaluate(
    async (one) => {
      await driver.open([one.name]);
      return driver.export('bench.webm', one.edit, one.output);
    },
    {name, edit, output},
  );
  if ('failure' in answer) throw new Error(JSON.stringify(answer));
  return {fps: (answer.frames * 1000) / answer.encodeMs, bytes: answer.bytes};
}

/** How fast ffmpeg does, decoding included. */
export function timeFfmpeg(
  {folder}: ServedEngine,
  name: string,
  frames: number,
  args: readonly string[],
): Timing {
  const start = performance.now();
  ffmpeg(['-i', name, ...args, 'theirs.webm'], folder);
  const seconds = (performance.now() - start) / 1000;
  return {
    fps: frames / seconds,
    bytes: readFileSync(path.join(folder, 'theirs.webm')).byteLength,
  };
}

/** Bytes of memory that a process has for itself and shares with others of the browser, not code. */
function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = (field: string): number =>
    Number(new RegExp(`^${field}:\\s+(\\d+)`, 'mu').exec(status)?.[1] ?? 0);
  return (kilobytes('RssAnon') + kilobytes('RssShmem')) * 1024;
}

/** Runs a job and tells the most memory that the page's process had while it ran, and at its start. */
export async function peakMemory(
  browser: Browser,
  job: () => Promise<unknown>,
): Promise<{readonly before: number; readonly peak: number}> {
  const session = await browser.newBrowserCDPSession();
  const readAll = async (): Promise<number> => {
    const {processInfo} = await session.send('SystemInfo.getProcessInfo');
    const pages = processInfo.filter(({type}) => type === 'renderer');
    return Math.max(...pages.map(({id}) => residentBytes(id)));
  };
  const before = await readAll();
  let peak = before;
  const timer = setInterval(() => {
    readAll().then(
      (bytes) => {
        peak = Math.max(peak, bytes);
      },
      // A process may end between the list and the reading.
      () => undefined,
    );
  }, 200);
  try {
    await job();
  } finally {
    clearInterval(timer);
  }
  return {before, peak};
}
