import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {isData, isKnownHtml, isKnownScript} from './trusted';

describe('HTML that is set as a text', () => {
  it.each([
    '<img src=x onerror=alert(1)>',
    '<b onclick="alert(1)">',
    '<b class="a" onclick="alert(1)">',
    '<b class="a"onclick="alert(1)">',
    '<p style="background:url(//evil.example)">',
    '<a href="javascript:alert(1)">',
    '<svg/onload=alert(1)>',
    '<<b>script>alert(1)<</b>/script>',
    '<b<b>>',
    'a<b',
    '<!--<b>',
  ])('%s is refused', (html) => {
    expect(isKnownHtml(html)).toBe(false);
  });
  it.each([
    '{"@context":"https://schema.org","name":"a & b > c"}',
    'ファイル<code>config.json</code>を<strong>開く</strong>',
    '<span class="badge">OBS</span>を<mark>使う</mark>',
  ])('%s only marks up text', (html) => {
    expect(isKnownHtml(html)).toBe(true);
  });
  it('so does the progress bar, as nprogress has it', () => {
    const root = path.join(__dirname, '..', '..', '..', 'node_modules', 'nprogress');
    const source = readFileSync(path.join(root, 'nprogress.js'), 'utf8');
    const template = /template: '(?<html>[^']+)'/u.exec(source)?.groups?.['html'] ?? '<none>';
    expect(isKnownHtml(template)).toBe(true);
  });
});

describe('the text of a script', () => {
  it('may be data, and no program', () => {
    expect(isData('{"@context":"https://schema.org","name":"\\u003cscript"}')).toBe(true);
    for (const program of ['alert(1)', '{}; alert(1)', '[alert(1)]', '{"a":alert(1)}', '']) {
      expect(isData(program)).toBe(false);
    }
  });
});

describe('the address of a script', () => {
  const OWN = 'https://site.example';
  const SOURCES = ['https://ads.example', 'https://*.tags.example'];
  const isKnown = (address: string): boolean =>
    isKnownScript(new URL(address, `${OWN}/docs/about`), OWN, SOURCES);

  it.each([
    '/assets/js/main.0123abcd.js',
    'https://ads.example/show.js?client=1',
    'https://www.tags.example/gtm.js?id=GTM-1',
  ])('%s is known', (address) => {
    expect(isKnown(address)).toBe(true);
  });
  it.each([
    '/img/drawing.svg',
    '/assets/js/../../img/a.js',
    '//evil.example/assets/js/a.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'blob:https://site.example/1',
    'http://ads.example/show.js',
    'https://ads.example.evil.example/show.js',
    'https://ads.example:8443/show.js',
    'https://eviltags.example/a.js',
    'https://tags.example/a.js',
    'http://www.tags.example/a.js',
  ])('%s is not', (address) => {
    expect(isKnown(address)).toBe(false);
  });
});
