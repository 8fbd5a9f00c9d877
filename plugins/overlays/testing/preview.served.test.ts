import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import type {Locator} from '@playwright/test';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createScenario, type Message} from '@komebiyori/simulator/scenario';
import {createHostileComments} from '@komebiyori/simulator/scenario/hostile';
import {emitCss} from '@komebiyori/overlays/css/emitCss';
import {newDesign, setOption, setOptions, type Design} from '@komebiyori/overlays/model/design';
import {connected, serveOverlay, settled} from '@komebiyori/overlays/testing/serveOverlay';
import {servePreview, type ServedPreview} from './servePreview';
import {withChromium} from '@komebiyori/overlays/testing/overlays';

const design = setOptions(newDesign('basic', '8_0'), {
  'motion.reduced': 'always',
  'box.isShown': true,
});
const require = createRequire(__filename);
const browser = withChromium();
let preview: ServedPreview;

beforeEach(async () => {
  preview = await servePreview(browser(), design);
  await preview.load(design);
});
afterEach(() => preview.close());

const comments = () => preview.frame.locator('.comments > .comment');
const feed = (message: Message) =>
  preview.page.evaluate((one) => {
    window.preview.feed(one);
  }, message);

const body = () => preview.frame.locator('body');

/** Place and every computed style of all that stands in the page. */
const looks = (page: Locator) =>
  page.evaluate((root) =>
    [...root.querySelectorAll('.container, .container *')].map((element) => {
      const style = getComputedStyle(element);
      const {x, y, width, height} = element.getBoundingClientRect();
      return [
        element.className,
        [x, y, width, height],
        ...Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`).sort(),
      ];
    }),
  );

/** The first events of a scenario. */
function messages(length: number): Message[] {
  const scenario = createScenario({
    seed: 3,
    startAt: Date.UTC(2026, 0, 1),
    kinds: ['ordinary', 'gift', 'long', 'emoji', 'member'],
  });
  return Array.from({length}, () => scenario.next().message);
}

it('shows comments under the policy of the site', async () => {
  for (const message of messages(4)) await feed(message);
  await expect.poll(() => comments().count()).toBe(4);
  expect(preview.complaints).toEqual([]);
});

it('adds nothing to the history of the page, where Back would take the preview away', async () => {
  const entries = () => preview.page.evaluate(() => history.length);
  const before = await entries();
  await preview.load(newDesign('bubble', '8_0'));
  await preview.load(newDesign('card', '8_0'));
  for (const message of messages(2)) await feed(message);
  await expect.poll(() => comments().count()).toBeGreaterThan(0);
  expect(await entries()).toBe(before);
});

it('looks as the export does', async () => {
  const app = await serveOverlay(browser(), design);
  try {
    await connected(app);
    const list = messages(6);
    for (const message of list) {
      await feed(message);
      app.app.send(message);
    }
    await expect.poll(() => comments().count()).toBe(6);
    await expect.poll(() => app.page.locator('.comments > .comment').count()).toBe(6);
    // On both sides pictures widen a line when they have been read.
    await vi.waitFor(async () => {
      const exported = await looks(app.page.locator('body'));
      expect(exported.length).toBeGreaterThan(6);
      expect(await looks(body())).toEqual(exported);
    }, 15_000);
  } finally {
    await app.close();
  }
});

it('takes another style sheet without a new start', async () => {
  const [message] = messages(1);
  if (message !== undefined) await feed(message);
  await expect.poll(() => comments().count()).toBe(1);
  const red = emitCss(setOption(design, 'body.color', '#ff0000ff'), {target: 'zip'});
  await preview.page.evaluate((css) => {
    window.preview.updateCss(css);
  }, red);
  await expect
    .poll(() =>
      comments()
        .locator('.comment-text')
        .evaluate((one) => getComputedStyle(one).color),
    )
    .toBe('rgb(255, 0, 0)');
  expect(await comments().count()).toBe(1);
});

it('has the colours of OBS where the system forces its own', async () => {
  await preview.page.emulateMedia({forcedColors: 'active'});
  const [message] = messages(1);
  if (message !== undefined) await feed(message);
  await expect.poll(() => comments().count()).toBe(1);
  const text = await comments()
    .locator('.comment-text')
    .evaluate((one) => {
      const {forcedColorAdjust, color} = getComputedStyle(one);
      return {forcedColorAdjust, color};
    });
  expect(text).toEqual({forcedColorAdjust: 'none', color: 'rgb(255, 255, 255)'});
});

it('draws with fonts that it is given, and asks nobody for them', async () => {
  const asked: string[] = [];
  preview.page.on('request', (request) => asked.push(request.url()));
  const file = require.resolve('@fontsource/vt323/files/vt323-latin-400-normal.woff2');
  const bytes = [...(await readFile(file))];
  await preview.load(setOption(design, 'body.family', 'VT323'), ['VT323']);
  const width = () =>
    body().evaluate((element) => {
      const word = element.ownerDocument.createElement('span');
      word.style.font = '100px VT323, monospace';
      word.textContent = 'iiWW';
      element.append(word);
      const {width: drawn} = word.getBoundingClientRect();
      word.remove();
      return drawn;
    });
  const before = await width();
  await preview.page.evaluate((content) => {
    window.preview.addFonts([{family: 'VT323', weight: 400, bytes: new Uint8Array(content)}]);
  }, bytes);
  await expect.poll(width).not.toBe(before);
  expect(asked.filter((address) => new URL(address).hostname !== '127.0.0.1')).toEqual([]);
  expect(preview.complaints).toEqual([]);
});

it('stops time, and goes on by steps', async () => {
  await preview.load(setOption(design, 'flow.lifetime', 60));
  const [first, second] = messages(2);
  if (first === undefined || second === undefined) throw new Error('Nothing to send');
  await preview.page.evaluate(() => {
    window.preview.pause();
  });
  await feed(first);
  await expect.poll(() => comments().count()).toBe(1);
  const id = await comments().getAttribute('data-id');
  const time = () => body().evaluate(() => Date.now());
  const stopped = await time();
  expect(await time()).toBe(stopped);
  await preview.page.evaluate((message) => {
    window.preview.step(message, 61_000);
  }, second);
  await expect.poll(() => comments().count()).toBe(1);
  expect(await comments().getAttribute('data-id')).not.toBe(id);
  expect(await time()).toBe(stopped + 61_000);
  await preview.page.evaluate(() => {
    window.preview.resume();
  });
  await expect.poll(time).toBeGreaterThan(stopped + 61_000);
});

it('is emptied', async () => {
  for (const message of messages(2)) await feed(message);
  await expect.poll(() => comments().count()).toBe(2);
  await preview.page.evaluate(() => {
    window.preview.clear();
  });
  await expect.poll(() => comments().count()).toBe(0);
});

it('lets nothing of viewers run, and has no origin', async () => {
  const hostile = createHostileComments(Date.now());
  await feed({type: 'comments', data: {comments: hostile}});
  await expect.poll(() => comments().count()).toBe(hostile.length);
  await settled(body());
  // `hacked` is not there, so a script that ran would be an error.
  expect(await preview.page.evaluate(() => window.previewErrors)).toEqual([]);
  expect(await preview.frame.locator('body').evaluate(() => origin)).toBe('null');
});

it('hears nobody without the token', async () => {
  const [first, second] = messages(2);
  if (first === undefined || second === undefined) throw new Error('Nothing to send');
  await feed(first);
  await expect.poll(() => comments().count()).toBe(1);
  await preview.page.evaluate(() => {
    const frame = document.querySelector('iframe');
    frame?.contentWindow?.postMessage({type: 'feed', message: {type: 'clear'}, token: ''}, '*');
  });
  await feed(second);
  await expect.poll(() => comments().count()).toBe(2);
});

it('plays what 4.2 would write into its file', async () => {
  const old: Design = setOption(newDesign('basic', '4_2'), 'motion.reduced', 'always');
  await preview.load(old);
  for (const message of messages(2)) await feed(message);
  await expect.poll(() => comments().count(), {timeout: 5000}).toBe(2);
});
