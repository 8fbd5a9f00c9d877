import {expect, it} from 'vitest';
import {linkCounts} from './linkCounts';

it('counts the other pages of the manual that link to a page', () => {
  const counts = linkCounts(
    new Map([
      [
        '/m/index.mdx',
        '[声](./guide/speech.mdx)と[声の速さ](./guide/speech.mdx#speed)、[ここ](./index.mdx)',
      ],
      ['/m/guide/speech.mdx', '[設定](../settings/speech.mdx)、[外](https://example.com/a.mdx)'],
      ['/m/settings/speech.mdx', '[手順](../guide/speech.mdx)、[無い](./none.mdx)'],
    ]),
  );
  expect(Object.fromEntries(counts)).toEqual({
    '/m/index.mdx': 0,
    '/m/guide/speech.mdx': 2,
    '/m/settings/speech.mdx': 1,
  });
});
