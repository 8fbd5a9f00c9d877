import {expect, it} from 'vitest';
import {cardAddress} from './pageFiles';

it.each([
  ['/', '/cards/index.jpg'],
  ['/docs/7.2/about', '/cards/docs/7.2/about.jpg'],
  ['/search/', '/cards/search.jpg'],
  ['/docs/tags/%E8%A8%AD%E5%AE%9A', '/cards/docs/tags/%E8%A8%AD%E5%AE%9A.jpg'],
])('%s: %s', (pathname, address) => {
  expect(cardAddress(pathname)).toBe(address);
});
