import {describe, expect, it} from 'vitest';
import {cardOf, hasCard, sectionOf} from './card';

describe('sectionOf', () => {
  it.each([
    ['index', ''],
    ['docs/about', 'マニュアル'],
    ['docs/guide/install', 'マニュアル › ガイド'],
    ['docs/7.2/trouble-shooting', 'マニュアル › 困ったときは'],
    ['docs/5.0/tags/obs', 'マニュアル › タグ'],
    ['news/app-8-0-7', 'お知らせ'],
    ['tools/map/view', 'ツール'],
    ['terms', '運営'],
  ])('%s: %s', (path, section) => {
    expect(sectionOf(path)).toBe(section);
  });
});

describe('cardOf', () => {
  it('reads a minified page', () => {
    const html =
      '<title data-rh=true>VOICEVOX &amp; OBS | コメびより</title><meta data-rh=true name=docusaurus_version content=7.2 />';
    expect(cardOf('docs/7.2/feature/voicevox.html', html, 'コメびより')).toEqual({
      title: 'VOICEVOX & OBS',
      section: 'マニュアル › 機能',
      version: '7.2',
    });
  });

  it('names no version outside of the manual', () => {
    const html = '<title>利用規約 | コメびより</title><meta name=docusaurus_version content=8.0 />';
    expect(cardOf('terms.html', html, 'コメびより').version).toBe('');
  });
});

describe('hasCard', () => {
  it('leaves out error pages and forwarding pages', () => {
    expect(hasCard('terms.html', '<title>a</title>')).toBe(true);
    expect(hasCard('404.html', '<title>a</title>')).toBe(false);
    expect(hasCard('docs.html', '<meta http-equiv="refresh" content="0">')).toBe(false);
  });
});
