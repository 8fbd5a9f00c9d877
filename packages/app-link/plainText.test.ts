import {expect, it} from 'vitest';
import {LONGEST_COMMENT, plainText} from './plainText';

it.each([
  ['&lt;b&gt; &amp; &quot;x&quot; &#39;y&#39; &#x1F600;', '<b> & "x" \'y\' 😀'],
  ['大阪<img src="a.png" alt=":wave:" title="x > y">です', '大阪:wave:です'],
  ["<img alt='手'>", '手'],
  ['<img src="a.png">東京', '東京'],
  ['一<br>二<br />三', '一\n二\n三'],
  ['<a href="https://x.example/?a>b">ここ</a>', 'ここ'],
  // Decoded once: what a viewer typed stays what it was.
  ['&amp;lt;', '&lt;'],
  ['a < b > c', 'a < b > c'],
  ['&unknown; &#0; &#xD800;', '&unknown;  '],
])('%s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

it('says something else for pictures where one is given', () => {
  expect(plainText('大阪<img src="a.png" alt="Kappa" title="x > y">です<br>', ' ')).toBe(
    '大阪 です\n',
  );
});

it('is not slow on what never ends', () => {
  expect(plainText('<a'.repeat(20_000)).length).toBe(40_000);
});

it('reads no more than a comment can be, so that no page hangs at one', () => {
  expect(plainText('&amp;'.repeat(1_000_000)).length).toBeLessThan(LONGEST_COMMENT);
  expect(plainText(`${'あ'.repeat(LONGEST_COMMENT)}い`)).toBe('あ'.repeat(LONGEST_COMMENT));
});
