import {expect, it} from 'vitest';
import {paint} from './paint.browser';
import {readBlocks, segmentsOf} from './findPlaces.browser';

const read = (html: string): ReturnType<typeof readBlocks> => {
  document.body.innerHTML = html;
  return readBlocks(document.body);
};
const textsOf = (html: string): string[] => read(html).map(({text}) => text.trim());

it('goes on through inline elements and ends with blocks', () => {
  expect(
    textsOf('<h1>題</h1><p>読み<strong>上</strong><code>げ</code>る</p><ul><li>一<li>二</ul>'),
  ).toEqual(['題', '読み上げる', '一', '二']);
  expect(textsOf('<table><tr><td>甲<td>乙</table>')).toEqual(['甲', '乙']);
  expect(textsOf('<div>前<p>中</p>後</div>')).toEqual(['前', '中', '後']);
});

it('ends at a span that stands by itself', () => {
  expect(textsOf('<p>受信<span>設定</span></p>')).toEqual(['受信設定']);
  expect(textsOf('<p>受信<span style="display:block">設定</span></p>')).toEqual(['受信', '設定']);
  expect(textsOf('<div style="display:flex"><span>受信</span><span>設定</span></div>')).toEqual([
    '受信',
    '設定',
  ]);
});

it('keeps lines of code apart, and takes lines of the source for spaces', () => {
  expect(textsOf('<pre>const a;\nlet <span>b</span></pre>')).toEqual(['const a;\nlet b']);
  expect(textsOf('<p>local\nAPI</p>')).toEqual(['local API']);
  expect(textsOf('<p>一行<br>二行</p>')).toEqual(['一行\n二行']);
});

it.each([
  '<nav>x</nav>',
  '<button>x</button>',
  '<script>x</script>',
  '<style>x</style>',
  '<svg><text>x</text></svg>',
  '<div role="img"><div aria-hidden="true">x</div></div>',
  '<p hidden>x</p>',
  '<p role="status">x</p>',
  '<h2><a class="hash-link">x</a></h2>',
  '<textarea>x</textarea>',
])('leaves out %s', (html) => {
  expect(textsOf(html)).toEqual([]);
});

it('reads closed details and tabs', () => {
  expect(textsOf('<details><summary>題</summary>中</details>')).toEqual(['題', '中']);
  expect(textsOf('<div role="tabpanel" hidden>札</div>')).toEqual(['札']);
});

it('maps a place of a block to the text nodes it spans', () => {
  const [block] = read('<p>先に読み<strong>上</strong><code>げる</code>。</p>');
  if (block === undefined) throw new Error('no block');
  const segments = segmentsOf(block, 2, 6);
  expect(segments.map(({node, start, end}) => node.data.slice(start, end))).toEqual([
    '読み',
    '上',
    'げ',
  ]);
  const painted = paint([segments]);
  expect(painted.ranges.map(String)).toEqual(['読み上げ']);
  painted.clear();
  // A text that got shorter meanwhile is no reason to fail.
  segments[0]?.node.replaceData(1, 9, '');
  expect(() => {
    paint([segmentsOf(block, 2, 6)]).clear();
  }).not.toThrow();
});
