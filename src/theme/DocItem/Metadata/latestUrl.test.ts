import {describe, expect, it} from 'vitest';
import {absoluteUrl, withoutTrailingSlash} from './latestUrl';

describe('withoutTrailingSlash', () => {
  it.each([
    ['https://a.example/docs/7.2/guide/', 'https://a.example/docs/7.2/guide'],
    ['https://a.example/docs/about', 'https://a.example/docs/about'],
    ['/docs/guide/', '/docs/guide'],
    ['/', '/'],
    ['https://a.example/', 'https://a.example'],
  ])('%s -> %s', (given, wanted) => {
    expect(withoutTrailingSlash(given)).toBe(wanted);
  });
});

describe('absoluteUrl', () => {
  it('joins origin and path', () => {
    expect(absoluteUrl('https://a.example', '/docs/guide/')).toBe('https://a.example/docs/guide');
  });

  it('encodes Japanese paths as the sitemap does', () => {
    expect(absoluteUrl('https://a.example', '/docs/設定')).toBe(
      'https://a.example/docs/%E8%A8%AD%E5%AE%9A',
    );
  });
});
