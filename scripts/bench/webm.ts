/**
 * Measures the engine of /tools/webm in headless Chromium against ffmpeg, and its memory with a minute of
 * 720p:
 *
 *   npm run bench -- webm [speed | memory]
 *
 * Needs Linux (memory is read from /proc) and ffmpeg. The ratio hardly depends on the machine; what else
 * it does at the time does.
 */
import {cpus, loadavg} from 'node:os';
import type {Browser} from '@playwright/test';
import type {Edit} from '@komebiyori/webm/edit';
import {quantizerOf} from '@komebiyori/webm/quality';
import {ffmpeg} from '@komebiyori/webm/testing/ffmpeg';
import {serveEngine, type ServedEngine} from '@komebiyori/webm/testing/serveEngine';
import {kilobytes, markdownSection} from '../lib/benchTable';
import {launchChromium} from '../lib/chromium';
import {peakMemory, timeEngine, timeFfmpeg} from '../lib/webm/measure';

const QUALITY = 75;
/** Goal for a minute of 720p, bytes. */
const MOST_MEMORY = 600e6;
const note = `${cpus().length} cores with ${(loadavg()[1] ?? 0).toFixed(1)} running tasks in the last five minutes, Node ${process.version}, headless Chromium.`;

/** As the engine encodes: one pass, the same quantizer, a key frame every two seconds, nothing held back. */
const SAME = [
  ...['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', String(quantizerOf(QUALITY)), '-g', '60'],
  ...['-lag-in-frames', '0', '-auto-alt-ref', '0', '-row-mt', '1', '-an'],
];
const DEADLINES = [
  ['realtime', '-cpu-used 7', ['-deadline', 'realtime', '-cpu-used', '7']],
  ['good', '-cpu-used 5', ['-deadline', 'good', '-cpu-used', '5']],
] as const;

const CLIPS = [
  {name: 'opaque 1280×720', size: '1280x720', format: 'vp9', pixels: 'yuv420p', frames: 120},
  {name: 'alpha 1280×720', size: '1280x720', format: 'vp9-alpha', pixels: 'yuva420p', frames: 120},
  {name: 'alpha 320×320', size: '320x320', format: 'vp9-alpha', pixels: 'yuva420p', frames: 300},
] as const;

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const browser = await launchChromium();
  try {
    for (const [part, measure] of [
      ['speed', measureSpeed],
      ['memory', measureMemory],
    ] as const) {
      if (wanted.length > 0 && !wanted.includes(part)) continue;
      const served = await serveEngine(browser);
      console.log(await measure(served, browser));
      await served.close();
    }
  } finally {
    await browser.close();
  }
}

const source = (served: ServedEngine, size: string, frames: number): void => {
  const input = ['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=30:d=${frames / 30}`];
  const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '60'];
  ffmpeg([...input, ...h264, 'in.mp4'], served.folder);
};

async function measureSpeed(served: ServedEngine): Promise<string> {
  const rows: string[][] = [];
  for (const {name, size, format, pixels, frames} of CLIPS) {
    source(served, size, frames);
    const rate = {by: 'quality', quality: QUALITY} as const;
    const ours = await timeEngine(served, 'in.mp4', {}, {format, rate});
    rows.push([name, 'engine', '', ours.fps.toFixed(1), '', kilobytes(ours.bytes)]);
    for (const [deadline, used, args] of DEADLINES) {
      const all = [...SAME, ...args, '-pix_fmt', pixels];
      const theirs = timeFfmpeg(served, 'in.mp4', frames, all);
      const ratio = (ours.fps / theirs.fps).toFixed(2);
      rows.push([
        name,
        `ffmpeg ${deadline}`,
        used,
        theirs.fps.toFixed(1),
        ratio,
        kilobytes(theirs.bytes),
      ]);
    }
  }
  return markdownSection({
    title: 'WebM: speed',
    note: `${note} H.264 decoded, VP9 encoded at quantizer ${quantizerOf(QUALITY)} of 63; for alpha the engine encodes a second video (opaque here), as ffmpeg does. Ratio: engine to ffmpeg; above 1 the engine is faster.`,
    head: ['clip', 'encoder', '', 'frames/s', 'ratio', 'kB'],
    rows,
  });
}

const MEMORY_CASES: readonly (readonly [name: string, edit: Partial<Edit>])[] = [
  ['forward', {}],
  ['keyed', {chromaKey: {color: [0, 255, 0], similarity: 0.2, smoothness: 0.1, spill: 0.5}}],
  ['reversed', {direction: 'reverse'}],
];

async function measureMemory(served: ServedEngine, browser: Browser): Promise<string> {
  source(served, '1280x720', 1800);
  const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);
  const rows: string[][] = [];
  for (const [name, edit] of MEMORY_CASES) {
    const {before, peak} = await peakMemory(browser, () =>
      timeEngine(served, 'in.mp4', edit, {format: 'vp9-alpha'}),
    );
    const verdict = peak <= MOST_MEMORY ? 'met' : 'goal missed';
    rows.push([name, megabytes(before), megabytes(peak), megabytes(MOST_MEMORY), verdict]);
    console.error(rows.at(-1)?.join(' '));
  }
  return markdownSection({
    title: 'WebM: memory',
    note: `${note} 60 s of 1280×720 at 30 frames a second to VP9 with alpha; MB of the page's process without code (RssAnon and RssShmem), read every 200 ms.`,
    head: ['case', 'before', 'peak', 'goal', ''],
    rows,
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
