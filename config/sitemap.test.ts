import {describe, expect, it} from 'vitest';
import {sitemapPriority} from './sitemap';

describe('sitemapPriority', () => {
  it('puts the newest manual above other pages and old manuals below everything', () => {
    const paths = ['/docs/5.0/guide/install', '/terms', '/docs/guide/install', '/'];
    expect(paths.map(sitemapPriority)).toEqual([0.1, 0.5, 0.8, 1]);
  });
});
