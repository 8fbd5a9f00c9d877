import {describe, expect, it} from 'vitest';
import {canonicalOnly, sitemapPriority} from './sitemap';

describe('sitemapPriority', () => {
  it('puts the newest manual above other pages and old manuals below everything', () => {
    const paths = ['/docs/5.0/guide/install', '/terms', '/docs/guide/install', '/'];
    expect(paths.map(sitemapPriority)).toEqual([0.1, 0.5, 0.8, 1]);
  });
});

describe('canonicalOnly', () => {
  it('leaves out what the newest manual has, too', () => {
    const of = (path: string) => ({url: `https://site.example${path}`});
    const kept = ['/', '/docs/faq', '/docs/guide', '/docs/5.1/feature/old', '/news/2.0/x'].map(of);
    const left = ['/docs/7.2/faq', '/docs/5.0/faq', '/docs/5.0/guide'].map(of);
    expect(canonicalOnly([...kept, ...left])).toEqual(kept);
  });
});
