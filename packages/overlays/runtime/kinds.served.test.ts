import {expect, it} from 'vitest';
import {newDesign, setOptions, type Options} from '../model/design';
import type {Runtime} from '../model/template';
import type {ServedOverlay} from '../testing/serveOverlay';
import {commentsOf, make, withOverlays} from '../testing/overlays';
import {bundleRuntime} from './bundleScript';

const KINDS = ['list', 'single', 'queue', 'marquee', 'spotlight', 'board', 'lanes'] as const;
/** Of the largest, the gift board; 100 of them are left. */
const MOST_BYTES = 16_750;

const openDesign = withOverlays();
const open = (kind: Runtime, options: Options = {}, own: Readonly<Record<string, unknown>> = {}) =>
  openDesign(setOptions(newDesign('basic', '7_0'), options), {as: {kind, own}});

const ids = (overlay: ServedOverlay, within?: string) =>
  commentsOf(overlay, within).evaluateAll((all) => all.map((one) => one.getAttribute('data-id')));

it.each(KINDS)('%s is small', async (kind) => {
  expect(Buffer.byteLength(await bundleRuntime(kind))).toBeLessThan(MOST_BYTES);
});

it('single shows one comment, then the next', async () => {
  const overlay = await open('single', {
    'flow.burst': 'queue',
    'flow.lifetime': 1,
    'motion.outMs': 200,
  });
  const all = [1, 2, 3].map(() => make(overlay, 'ordinary').data.id);
  const seen: string[] = [];
  await expect
    .poll(
      async () => {
        const now = await ids(overlay);
        expect(now.length).toBeLessThan(2);
        for (const id of now) if (id !== null && seen.at(-1) !== id) seen.push(id);
        return seen;
      },
      {timeout: 20_000, interval: 50},
    )
    .toEqual(all);
});

it('single leaves out what is too much', async () => {
  const overlay = await open('single', {
    'flow.burst': 'drop',
    'flow.lifetime': 1,
    'motion.outMs': 0,
  });
  const all = Array.from({length: 5}, () => make(overlay, 'ordinary').data.id);
  await expect.poll(() => ids(overlay), {timeout: 10_000}).toEqual(all.slice(-1));
});

it('queue moves on and says how many wait', async () => {
  const overlay = await open('queue', {
    'flow.burst': 'queue',
    'flow.interval': 2000,
    'flow.limit': 1,
  });
  const all = [1, 2, 3].map(() => make(overlay, 'ordinary').data.id);
  await expect.poll(() => overlay.page.locator('.comments').getAttribute('data-waiting')).toBe('2');
  expect(await ids(overlay)).toEqual(all.slice(0, 1));
  await expect.poll(() => ids(overlay), {timeout: 10_000}).toEqual(all.slice(-1));
});

it('marquee runs to the left and follows on', async () => {
  const overlay = await open('marquee', {'flow.marqueeSpeed': 400, 'canvas.width': 200});
  make(overlay, 'ordinary');
  make(overlay, 'ordinary');
  await expect.poll(() => commentsOf(overlay).count()).toBe(1);
  const at = () =>
    commentsOf(overlay)
      .first()
      .evaluate((one) => one.getBoundingClientRect().x);
  const before = await at();
  await expect.poll(at).toBeLessThan(before);
  await expect.poll(() => commentsOf(overlay).count(), {timeout: 10_000}).toBe(2);
  const [first, second] = await commentsOf(overlay).evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()),
  );
  expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
  await expect.poll(() => commentsOf(overlay).count(), {timeout: 10_000}).toBe(0);
});

it('marquee takes turns with its rows', async () => {
  const overlay = await open('marquee', {'flow.marqueeSpeed': 20}, {rows: 3});
  for (let count = 0; count < 4; count += 1) make(overlay, 'ordinary');
  await expect.poll(() => commentsOf(overlay).count()).toBe(4);
  const tops = await commentsOf(overlay).evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().y),
  );
  expect(tops[3]).toBe(tops[0]);
  expect(new Set(tops).size).toBe(3);
});

it('spotlight shows what is pinned, until it is not', async () => {
  const overlay = await open('spotlight');
  const first = make(overlay, 'ordinary');
  make(overlay, 'ordinary');
  overlay.app.send({type: 'pinned', data: first});
  await expect.poll(() => ids(overlay, '.spotlight')).toEqual([first.data.id]);
  expect(await commentsOf(overlay, '.comments').count()).toBe(2);
  overlay.app.send({type: 'pinned', data: null});
  await expect.poll(() => ids(overlay, '.spotlight')).toEqual([]);
});

it('board shows gifts only, with totals and ranks', async () => {
  const overlay = await open('board', {}, {ranks: 2});
  make(overlay, 'ordinary');
  for (const tier of [4, 5] as const) make(overlay, 'gift', 'youtube', tier);
  make(overlay, 'gift', 'twitch', 3);
  await expect.poll(() => commentsOf(overlay, '.comments').count()).toBe(3);
  expect(await overlay.page.locator('.board-total').allTextContents()).toEqual([
    '¥3,000',
    '100ビッツ',
  ]);
  expect(await overlay.page.locator('.board-rank').count()).toBe(2);
});

it('lanes have a column for each service or frame', async () => {
  const overlay = await open('lanes');
  make(overlay, 'ordinary', 'niconama');
  make(overlay, 'ordinary', 'youtube');
  make(overlay, 'ordinary', 'youtube');
  await expect.poll(() => commentsOf(overlay).count()).toBe(3);
  const lane = (service: string) => overlay.page.locator(`.lane[data-service='${service}']`);
  expect(await lane('youtube').locator('.comment').count()).toBe(2);
  const places = await Promise.all(['youtube', 'niconama'].map((one) => lane(one).boundingBox()));
  expect(places[0]?.x).toBeLessThan(places[1]?.x ?? 0);
});

it('lanes by frame are named after it', async () => {
  const overlay = await open('lanes', {}, {by: 'frame'});
  const {name} = make(overlay, 'ordinary', 'twitch');
  await expect.poll(() => overlay.page.locator('.lane-name').textContent()).toBe(name);
});
