import {beforeEach, expect, it} from 'vitest';
import {HOSTILE_HTML} from '@komebiyori/simulator/scenario/hostile';
import {safeNodes} from './safeNodes';

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
