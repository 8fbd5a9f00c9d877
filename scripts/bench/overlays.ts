/**
 * Measures every template as it can be downloaded, with the real SDK and simulated comments:
 *
 *   npm run bench -- overlays [ID…]
 *
 * Frames are those of a software renderer: a PC with a graphics card draws more. Figures depend on
 * what else the machine does; the empty page and the processor time tell how much.
 */
import {cpus, loadavg} from 'node:os';
import {TEMPLATES, type KnownTemplate} from '@komebiyori/overlays/templates';
import {markdownSection, percentile, type Section} from '../lib/benchTable';
import {
  CHECKPOINTS,
  measureFrames,
  measureMemory,
  RATE,
  type Frames,
  type Memory,
} from '../lib/overlays/measure';
import {openStand, type Stand} from '../lib/overlays/openOverlays';

/** Frames a second that a light template keeps. */
const LIGHT_FPS = 55;
/**
 * Growth from the second reading to the last that is no leak. A queue that fills (500 comments wait
 * at most) takes 1 MB; what kept every comment would take 3 MB, what kept a node of each 1,500 nodes.
 */
const GROWTH = {heap: 1e6, nodes: 150} as const;
/** Templates whose memory is read at the same time. */
const AT_ONCE = 3;

async function main(): Promise<void> {
  const ids = process.argv.slice(2);
  const templates = TEMPLATES.filter(({id}) => ids.length === 0 || ids.includes(id));
  const stand = await openStand();
  try {
    console.log(markdownSection(await measureAll(stand, templates)));
  } finally {
    await stand.close();
  }
}

async function measureAll(stand: Stand, templates: readonly KnownTemplate[]): Promise<Section> {
  const empty = await measureFrames(stand);
  const rows = [['(empty page)', '', ...frameCells(empty)]];
  const memory = new Map<string, readonly Memory[]>();
  for (let from = 0; from < templates.length; from += AT_ONCE) {
    const some = templates.slice(from, from + AT_ONCE);
    for (const [id, readings] of await measureMemory(stand, some)) {
      memory.set(id, readings);
      // A run takes minutes; what it found so far is not lost with it.
      console.error(id, JSON.stringify(readings));
    }
  }
  for (const template of templates) {
    const frames = await measureFrames(stand, template);
    const row = rowOf(template, frames, memory.get(template.id) ?? []);
    console.error(row.join(' '));
    rows.push(row);
  }
  return {
    title: 'Overlay templates',
    note: `${cpus().length} cores with ${(loadavg()[1] ?? 0).toFixed(1)} running tasks in the last five minutes, Node ${process.version}, headless Chromium with software rendering. Frames at ${RATE} comments a second on a full template; processor time in cores, of the whole browser; heap in MB and nodes after ${CHECKPOINTS.join(', ')} comments, played fast. Goals: ${LIGHT_FPS} frames a second where light, memory that does not grow.`,
    head: ['template', 'weight', 'fps', 'mean ms', 'p95 ms', 'cores', 'heap', 'nodes', ''],
    rows,
  };
}

function frameCells({times, cores}: Frames): string[] {
  const mean = meanOf(times);
  return [
    (1000 / mean).toFixed(1),
    mean.toFixed(1),
    percentile(times, 0.95).toFixed(1),
    cores.toFixed(2),
  ];
}

const meanOf = (times: readonly number[]): number =>
  times.reduce((sum, time) => sum + time, 0) / times.length;

function rowOf({id, weight}: KnownTemplate, frames: Frames, memory: readonly Memory[]): string[] {
  const heap = memory.map((one) => (one.heap / 1e6).toFixed(2)).join(' / ');
  const nodes = memory.map((one) => String(one.nodes)).join(' / ');
  const faults = [
    ...(weight.kind === 'light' && 1000 / meanOf(frames.times) < LIGHT_FPS ? ['slow'] : []),
    ...(grows(memory, 'heap') ? ['heap grows'] : []),
    ...(grows(memory, 'nodes') ? ['nodes grow'] : []),
  ];
  return [id, weight.kind, ...frameCells(frames), heap, nodes, faults.join(', ') || 'met'];
}

function grows([, before, after]: readonly Memory[], what: keyof Memory): boolean {
  return before !== undefined && after !== undefined && after[what] - before[what] > GROWTH[what];
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
