import {expect, it} from 'vitest';
import {offlinePage} from './offlinePage';

const PARTS = {css: 'p{}', script: 'run()', siteName: '例'};

it('lists what can be opened, by title', () => {
  const html = offlinePage(
    [
      {url: 'https://a.example/docs/about', html: '<title data-rh="true">A &amp; B | 例</title>'},
      {url: 'https://a.example/docs/tags/%E8%A8%AD%E5%AE%9A', html: ''},
    ],
    PARTS,
  );
  expect(html).toContain('<li><a href="/docs/about">A &amp; B</a></li>');
  expect(html).toContain('>/docs/tags/設定</a>');
  expect(html).toContain('再読み込み');
});

it('says so when there is nothing', () => {
  expect(offlinePage([], PARTS)).toContain('まだありません');
});
