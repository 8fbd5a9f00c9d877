import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Browser, Frame, Page} from 'playwright';
import {launchChromium} from '../chromium';
import {listen} from '../listen';
import {createStaticServer} from '../staticServer';

/** What the editor of templates costs; times in ms. */
export interface EditorCosts {
  /** All scripts that had arrived when the editor could be used, after gzip. */
  scriptBytes: number;
  /** From the first movement of the visitor, on a page that is there, to the first comment shown. */
  ready: number;
  /** From the change of an option to the frame of the preview that shows it. */
  changes: number[];
  /** From the press of the button to the whole file. */
  exports: number[];
}

const EDITOR = '/generator/templates/8_0';
const CHANGES = 40;
const EXPORTS = 5;

/** Measures the built site in Chromium. Throws when there is no build or no browser. */
export async function measureEditor(build: string): Promise<EditorCosts> {
  const server = createStaticServer(build);
  const port = await listen(server);
  const browser = await launchChromium();
  try {
    return await measureIn(browser, `http://127.0.0.1:${port}`, build);
  } finally {
    await browser.close();
    server.close();
  }
}

async function measureIn(browser: Browser, origin: string, build: string): Promise<EditorCosts> {
  const page = await browser.newPage({viewport: {width: 1280, height: 900}});
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const {pathname} = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(`${origin}${EDITOR}`);
  const from = performance.now();
  await page.mouse.move(300, 300);
  const frame = await previewOf(page);
  const ready = performance.now() - from;
  const files = [...scripts].map((script) => readFileSync(path.join(build, script)));
  const scriptBytes = files.reduce((sum, file) => sum + gzipSync(file).length, 0);
  await openGroup(page);
  const changes: number[] = [];
  for (let turn = 0; turn < CHANGES; turn += 1) changes.push(await change(page, frame, turn));
  const exports: number[] = [];
  for (let turn = 0; turn < EXPORTS; turn += 1) exports.push(await exportZip(page));
  return {scriptBytes, ready, changes, exports};
}

/** The document of the preview, once it shows a comment. */
async function previewOf(page: Page): Promise<Frame> {
  const comment = page.frameLocator('iframe[title="見本"]').locator('.comment-text').first();
  await comment.waitFor();
  const element = await page.locator('iframe[title="見本"]').elementHandle();
  const frame = await element.contentFrame();
  if (frame === null) throw new Error('The editor has no preview.');
  return frame;
}

const SLIDER = 'input[type="range"][aria-valuetext$="px"]';

async function openGroup(page: Page): Promise<void> {
  const group = page.getByRole('button', {name: '本文の文字', exact: true});
  if ((await group.getAttribute('aria-expanded')) !== 'true') await group.click();
}

/** Clocks of both documents are compared by `timeOrigin`, which is exact to less than a ms. */
async function change(page: Page, frame: Frame, turn: number): Promise<number> {
  // No function inside has a name: the helper that the compiler gives to those is not in the frame.
  const painted = frame.evaluate(async () => {
    const comments = document.getElementsByClassName('comment-text');
    const [first] = comments;
    const before = first === undefined ? '' : getComputedStyle(first).fontSize;
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const [text] = comments;
      if (text !== undefined && getComputedStyle(text).fontSize !== before) break;
    }
    // The frame after the one in which the style is there has painted it.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.timeOrigin + performance.now();
  });
  const slider = page
    .getByRole('region', {name: '本文の文字'})
    .or(page.locator('section', {hasText: '本文の文字'}))
    .locator(SLIDER)
    .first();
  const changed = await slider.evaluate(
    (input: HTMLInputElement, value) => {
      const at = performance.timeOrigin + performance.now();
      // By the prototype's setter: React overrides that of the element, and would see no change.
      Reflect.set(HTMLInputElement.prototype, 'value', value, input);
      input.dispatchEvent(new Event('input', {bubbles: true}));
      return at;
    },
    String(30 + (turn % 2) * 6 + (turn % 5)),
  );
  return (await painted) - changed;
}

async function exportZip(page: Page): Promise<number> {
  const download = page.waitForEvent('download');
  const from = performance.now();
  await page.getByRole('button', {name: 'zipを保存', exact: true}).click();
  await (await download).path();
  return performance.now() - from;
}
