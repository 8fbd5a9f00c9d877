import {expect, it} from 'vitest';
import {cardAddress} from './cardAddress';

it.each([
  ['/', '/cards/index.png'],
  ['/docs/7.2/about', '/cards/docs/7.2/about.png'],
  ['/search/', '/cards/search.png'],
  ['/docs/tags/%E8%A8%AD%E5%AE%9A', '/cards/docs/tags/%E8%A8%AD%E5%AE%9A.png'],
])('%s: %s', (pathname, address) => {
  expect(cardAddress(pathname)).toBe(address);
});
