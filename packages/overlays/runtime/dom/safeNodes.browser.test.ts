import {drawAvatar} from '@komebiyori/simulator/scenario';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {HOSTILE_HTML} from '@komebiyori/simulator/scenario/hostile';
import {safeNodes, safePicture} from './safeNodes';

const hits: unknown[] = [];

beforeEach(() => {
  hits.length = 0;
  Object.assign(window, {hacked: (hit: unknown) => hits.push(hit)});
});

/** What is left, as HTML. */
function left(html: string, maxLength = 0): string {
  const host = document.createElement('div');
  host.append(...safeNodes(html, maxLength).nodes);
  return host.innerHTML.replaceAll(' decoding="async"', '');
}

it.each([
  ['a &lt;b&gt; c', 'a &lt;b&gt; c'],
  ['1<br>2', '1<br>2'],
  ['<b>太字</b><span class="x">と</span>', '太字と'],
  ['<a href="https://example.com/">ここ</a>', 'ここ'],
  [
    '<img src="https://example.com/a.png" alt="わーい" class="gift-image" width="24" style="x">',
    '<img alt="わーい" class="gift-image" src="https://example.com/a.png" width="24">',
  ],
  ['<img src="ftp://x/a.png" alt="x">', '<img alt="x">'],
  ['前<script>x()</script><style>y</style><svg><title>z</title></svg>後', '前後'],
])('makes of %s', (html, expected) => {
  expect(left(html)).toBe(expected);
});

it.each(HOSTILE_HTML)('runs nothing of %s', async (html) => {
  const host = document.createElement('div');
  host.append(...safeNodes(html).nodes);
  document.body.replaceChildren(host);
  const names = [...host.querySelectorAll('*')].flatMap((one) => one.getAttributeNames());
  expect(names.filter((name) => name.startsWith('on') || name === 'href')).toEqual([]);
  await new Promise((resolve) => {
    const image = new Image();
    image.onerror = resolve;
    image.src = 'data:image/png,broken';
  });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(hits).toEqual([]);
});

it.each([
  ['あいうえお', 3, 'あいう…'],
  ['あいう', 3, 'あいう'],
  ['👨‍👩‍👧👍🏽a', 2, '👨‍👩‍👧👍🏽…'],
  [
    'あ<img src="https://x.example/a.png" alt="">いう',
    3,
    'あ<img alt="" src="https://x.example/a.png">い…',
  ],
])('cuts %s to %s', (html, length, expected) => {
  expect(left(html, length)).toBe(expected);
});

it('makes 500 nodes at most, and reads the text to its end', () => {
  const {nodes, text} = safeNodes(`${'<br>'.repeat(100_000)}end`);
  expect([nodes.length, text.endsWith('end')]).toEqual([500, true]);
});

it('knows pictures alone from text', () => {
  const image = '<img src="https://x.example/a.png" alt="x">';
  expect(safeNodes(`${image} ${image}`).hasOnlyImages).toBe(true);
  expect(safeNodes(`${image}!`).hasOnlyImages).toBe(false);
  expect(safeNodes('').hasOnlyImages).toBe(false);
});

const isSafe = (src: string): boolean => safePicture(src) !== undefined;

const leave = (): void => {
  document.querySelector('base')?.remove();
};

/** Gives the page another address to read pictures from; the first of several would hold. */
function standAt(href: string): void {
  leave();
  const base = document.createElement('base');
  base.href = href;
  document.head.append(base);
}

afterEach(leave);

/** A drawing that uses itself ten times a level. */
function nested(levels: number): string {
  const groups = Array.from(
    {length: levels},
    (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs><g id="a0"><circle r="5"/></g>${groups.join('')}</defs><use href="#a${levels}"/></svg>`;
}

it.each([
  ['https://example.com/a.png', true],
  ['https://example.com/a.png?x=.svg', true],
  ['http://localhost:11180/images/a.png', true],
  ['http://127.0.0.1:11180/images/a.svg', true],
  ['data:image/png;base64,AA', true],
  ['DATA:image/JPEG,x', true],
  ['/images/a.png', true],
  ['../a.png', true],
  ['a.png', true],
  ['//evil.example/a.png', true],
  ['https://example.com/a.svg', false],
  ['https://example.com/a.SVG?x#y', false],
  ['http://127.0.0.1/a.png', false],
  ['http://localhost:9/api', false],
  ['http://evil.example/a.png', false],
  ['http://localhost.evil.example:11180/a.png', false],
  ['http://localhost:11180@evil.example/a.png', false],
  ['file:///C:/a.png', false],
  ['javascript:x()', false],
  ['blob:https://example.com/1', false],
  ['data:text/html,x', false],
  ['data:image/svg+xml;base64,PHN2Zy8+', false],
  ['https://', false],
  [' ', false],
  ['', false],
])('lets %s load on a page of the web: %s', (src, expected) => {
  standAt('https://site.example/templates/a/');
  expect(isSafe(src)).toBe(expected);
});

it.each([
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  '/\t/evil.example/a.png',
  '\\\\evil.example/a',
])('lets %j load neither from the app nor from a folder', (src) => {
  standAt('http://localhost:11180/templates/custom/a/index.html');
  expect([isSafe('/images/a.svg'), isSafe(src)]).toEqual([true, false]);
  standAt('file:///C:/templates/a/index.html');
  expect([isSafe('../a.png'), isSafe(src), isSafe('file://evil.example/a.png')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('knows the port that the page was given', () => {
  standAt('file:///C:/templates/a/index.html?port=5000');
  expect(isSafe('http://localhost:5000/a.png')).toBe(true);
  expect(isSafe('http://localhost:11180/a.png')).toBe(false);
  standAt('file:///C:/templates/a/index.html');
  document.documentElement.style.setProperty('--one-sdk-port', ' 5001');
  expect(isSafe('http://localhost:5001/a.png')).toBe(true);
  document.documentElement.style.removeProperty('--one-sdk-port');
});

it('draws our own samples, and nothing that can repeat itself', () => {
  expect(Array.from({length: 60}, (_, at) => drawAvatar(at)).filter((one) => !isSafe(one))).toEqual(
    [],
  );
  const svgOf = (text: string): string => `data:image/svg+xml,${encodeURIComponent(text)}`;
  const NS = 'xmlns="http://www.w3.org/2000/svg"';
  for (const text of [
    nested(7),
    `<svg ${NS} xmlns:x="http://www.w3.org/2000/svg"><x:use href="#a"/></svg>`,
    `<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg ${NS}></svg>`,
    `<svg ${NS}><image href="https://evil.example/a.png"/></svg>`,
    `<svg ${NS}><path style="filter:blur(9px)"/></svg>`,
    `<svg ${NS}><path fill="&#97;"/></svg>`,
    `<svg ${NS}>${'<path d="M0 0"/>'.repeat(600)}</svg>`,
  ]) {
    expect(isSafe(svgOf(text)), text).toBe(false);
    expect(isSafe(`data:image/svg+xml,${text.replaceAll('#', '%23')}`), text).toBe(false);
  }
});
