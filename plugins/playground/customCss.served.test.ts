/**
 * Each style sheet of the manual that 「プレイグラウンドで開く」 puts under the stand-in template does
 * something there, in a browser and with the comments that it is about.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from 'playwright';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import type {Comment, Kind, ServiceType} from '@komebiyori/simulator/scenario';
import {startSimulator, type Simulator} from '@komebiyori/simulator/server';
import versions from '../../versions.json';
import {launchChromium} from '../../scripts/lib/chromium';
import {readFamily, readManual} from './server/readManual';
import type {Sample} from './shared/types';

vi.setConfig({testTimeout: 60_000, hookTimeout: 60_000});

const SITE = path.join(__dirname, '../..');
const MANUAL = path.join(SITE, 'versioned_docs', `version-${versions[0] ?? ''}`);
const FAMILY = path.join(SITE, 'packages/simulator/family');

const family = readFamily(SITE);
const samples = readManual(MANUAL, family).filter(
  ({files}) => files.html === family.html && files.css !== family.css,
);
/** The variables of the first table, which every template that stacks has. */
const [table = ''] =
  /^\| 変数 \| 変わるもの[^]*?\n\n/mu.exec(
    readFileSync(path.join(MANUAL, 'customize/self-style.mdx'), 'utf8'),
  ) ?? [];
const variables = [...table.matchAll(/^\| `(?<name>--lcv-[\w-]+)`/gmu)].flatMap(
  ({groups}) => groups?.['name'] ?? [],
);

/** Those whom the pages speak of; the last one comes anew in each trial. */
const SCENE: readonly (readonly [Kind, ServiceType])[] = [
  ['long', 'youtube'],
  ['stamp', 'youtube'],
  ['gift', 'youtube'],
  ['milestone', 'youtube'],
  ['moderator', 'youtube'],
  ['owner', 'youtube'],
  ['firstTime', 'niconama'],
  ['ordinary', 'twitch'],
];

/** What is looked at; sizes follow from the rest. */
const PROPERTIES = [
  ...['color', 'background-color', 'font-size', 'font-family', 'font-weight', 'letter-spacing'],
  ...['line-height', 'text-shadow', '-webkit-text-stroke-width', 'paint-order', 'display'],
  ...[
    'flex-direction',
    'padding',
    'border-left',
    'border-top',
    'border-radius',
    'box-shadow',
    'opacity',
  ],
  ...['max-width', 'overflow', 'content', 'height', 'width'],
];

let app: Simulator;
let browser: Browser;
let page: Page;
let newest: Comment;
beforeAll(async () => {
  app = await startSimulator({port: 0, autoplay: false, templates: [FAMILY]});
  for (const [kind, service] of SCENE) app.make(kind, {service, tier: 7});
  const last = app.state.comments().at(-1);
  if (last === undefined) throw new Error('No comment');
  newest = last;
  browser = await launchChromium();
  page = await browser.newPage({viewport: {width: 450, height: 800}});
  await page.addInitScript(note);
});
afterAll(async () => {
  await browser.close();
  await app.close();
});

declare global {
  interface Window {
    /** What began to move, as it began. */
    begun: string[];
  }
}

/** In the page, before its own scripts: notes what moves when comments come. */
function note(): void {
  window.begun = [];
  const say = (element: Element): void => {
    const isGliding = element.classList.contains('comment-move');
    for (const animation of element.getAnimations()) {
      if (!(animation.effect instanceof KeyframeEffect)) continue;
      const {duration, delay} = animation.effect.getComputedTiming();
      // How far the others glide depends on the lines of the new one.
      const frames = isGliding ? [] : animation.effect.getKeyframes();
      window.begun.push(JSON.stringify([isGliding, duration, delay, frames]));
    }
  };
  new MutationObserver((records) => {
    for (const {target, addedNodes} of records) {
      for (const node of [target, ...addedNodes]) {
        if (node instanceof Element && node.classList.contains('comment')) say(node);
      }
    }
  }).observe(document, {subtree: true, childList: true, attributeFilter: ['class']});
}

/** In the page: the comments that are shown, and how all of them look. */
function look(properties: readonly string[]): string {
  // Of what moves, the end counts.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.pause();
    else animation.finish();
  }
  const shown = [...document.querySelectorAll<HTMLElement>('.comment')];
  const parts = [document.body, ...document.querySelectorAll('.container, .container *')];
  const seen = parts.map((element) =>
    ['', '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part);
      return properties.map((name) => style.getPropertyValue(name)).join(';');
    }),
  );
  const begun = [...new Set(window.begun)].sort();
  return JSON.stringify([shown.map(({dataset}) => dataset['service']), seen, begun]);
}

/** In the page: hastens a comment that is deleted, and begins to note. */
async function leave(id: string): Promise<void> {
  const find = (): Element | null => document.querySelector(`.comment[data-id="${id}"]`);
  for (let wait = 0; find() !== null && wait < 2000; wait += 1) {
    if (find()?.classList.contains('comment-leave-to') === true) {
      for (const animation of find()?.getAnimations() ?? []) {
        if (animation instanceof CSSTransition) animation.finish();
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  window.begun = [];
}

const ADDRESS = 'templates/custom/family/index.html';

/** Opens the template with a style sheet; resolves when comments are there, or when none come. */
async function open(css: string): Promise<void> {
  await page.unrouteAll();
  await page.route('**/family/style.css', (route) =>
    route.fulfill({contentType: 'text/css; charset=utf-8', body: css}),
  );
  await page.goto(`${app.origin}/${ADDRESS}?port=${app.port}`);
  await page.waitForSelector('.comment', {state: 'attached', timeout: 1000}).catch(() => undefined);
}

/** What is seen of the opened template with another style sheet, after the newest comment came. */
async function trial(css: string): Promise<string> {
  await page.evaluate((text) => {
    document
      .querySelector('link[rel=stylesheet], style')
      ?.replaceWith(Object.assign(document.createElement('style'), {textContent: text}));
  }, css);
  const id = newest.data.id;
  const last = page.locator(`.comment[data-id="${id}"]`);
  app.send({type: 'deleted', data: [{id, message: ''}]});
  await page.evaluate(leave, id);
  app.send({type: 'comments', data: {comments: [newest]}});
  await last.waitFor({state: 'attached', timeout: 5000});
  return page.evaluate(look, PROPERTIES);
}

/** Settings of the SDK are read when the page opens. */
const isSetting = ({files}: Sample): boolean => files.css.includes('--one-sdk-');

describe('the stand-in template', () => {
  let plain: string;
  beforeAll(async () => {
    await open(family.css);
    plain = await trial(family.css);
  });

  it('looks the same twice, so that what follows means something', async () => {
    expect(await trial(family.css)).toBe(plain);
  });

  it('shows something else with each style sheet of the manual', async () => {
    const idle: string[] = [];
    for (const sample of samples.filter((one) => !isSetting(one))) {
      const {id, heading, files} = sample;
      if ((await trial(files.css)) === plain) idle.push(`${id} ${heading}`);
    }
    expect(samples.length).toBeGreaterThan(35);
    expect(idle).toEqual([]);
  });

  it('uses each variable of the manual', async () => {
    const values: Readonly<Record<string, string>> = {
      direction: 'column',
      shadow: '0 0 9px #123456',
      duration: '321ms',
      color: '#123456',
      width: '234px',
    };
    const idle: string[] = [];
    for (const name of variables) {
      const value = values[name.split('-').at(-1) ?? ''] ?? '17px';
      // The SDK gives members their colour comment by comment, as it does with paid ones.
      const css = `${family.css}\n:root, .comment { ${name}: ${value} !important; }`;
      if ((await trial(css)) === plain) idle.push(name);
    }
    expect(variables).toHaveLength(16);
    expect(idle).toEqual([]);
  });

  it('shows other comments with each setting of the SDK', async () => {
    const settings = samples.filter(isSetting);
    expect(settings.length).toBeGreaterThan(1);
    for (const {id, files} of settings) {
      await open(files.css);
      expect(await page.locator('.comment').count(), id).not.toBe(SCENE.length);
    }
  });
});
