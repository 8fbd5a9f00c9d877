import {expect, it} from 'vitest';
import {linkCounts} from './linkCounts';

it('counts the links between the pages of the manual', () => {
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
    '/m/index.mdx': {links: 0, pointsTo: 1},
    '/m/guide/speech.mdx': {links: 2, pointsTo: 1},
    '/m/settings/speech.mdx': {links: 1, pointsTo: 1},
  });
});
