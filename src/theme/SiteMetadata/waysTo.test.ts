import {describe, expect, it} from 'vitest';
import {waysTo} from './waysTo';

describe('waysTo', () => {
  it('leads from the page above to the page', () => {
    expect(waysTo('/download/wordparty-controller').map(({path}) => path)).toEqual([
      '/download',
      '/download/wordparty-controller',
    ]);
  });

  it.each(['/', '/download', '/docs/about', '/news/app-8-0-7', '/no-such-page'])(
    'says nothing about %s',
    (pathname) => {
      expect(waysTo(pathname)).toEqual([]);
    },
  );
});
