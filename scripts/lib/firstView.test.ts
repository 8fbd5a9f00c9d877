import {describe, expect, it} from 'vitest';
import {applicationScripts, applicationStyles, filesOfCss, filesOfHtml} from './firstView';

describe('filesOfHtml', () => {
  it.each([
    ['a stylesheet without quotes', '<link rel=stylesheet href=/a.css />', ['/a.css']],
    ['a stylesheet with quotes', '<link href="/a.css?v=1" rel="stylesheet">', ['/a.css']],
    ['a preload', '<link rel=preload as=image href=/a.svg />', ['/a.svg']],
    ['a script', '<script src=/a.js defer></script>', ['/a.js']],
    ['an image', '<img alt="a b" src="/a b.png">', ['/a b.png']],
    ['a poster, not the video', '<video src=/a.webm poster=/a.png></video>', ['/a.png']],
    ['one file named twice', '<link rel=preload href=/a.svg /><img src=/a.svg>', ['/a.svg']],
    ['no lazy image', '<img loading=lazy src=/a.png>', []],
    [
      'no icon, canonical or prefetch',
      '<link rel=icon href=/a.svg><link rel=prefetch href=/b>',
      [],
    ],
    ['no inline script', '<script>"/a.js"</script>', []],
    ['nothing of another site', '<img src=https://a.example/a.png><img src=//a.example/a.png>', []],
    ['no data URL', '<img src="data:image/png;base64,AA">', []],
  ])('finds %s', (_name, html, expected) => {
    expect(filesOfHtml(html)).toEqual(expected);
  });
});

describe('filesOfCss', () => {
  it('finds fonts and pictures, but not data URLs', () => {
    const css =
      '@font-face{src:url("/a.woff2")}.a{background:url( /b.png )}.c{background:url(\'/b.png\')}' +
      '.d{background:url("data:image/svg+xml;utf8,<svg fill=\\"url(/c.png)\\"/>")}';
    expect(filesOfCss(css)).toEqual(['/a.woff2', '/b.png']);
  });
});

describe('applicationScripts', () => {
  it('lists the scripts in the order of loading', () => {
    expect(applicationScripts('<script src=/boot.js data-scripts="/r.js /m.js"></script>')).toEqual(
      ['/r.js', '/m.js'],
    );
  });
  it('lists sheets that the page has, and those that come with the application', () => {
    expect(
      applicationStyles('<script data-styles="/a.css /b.css" data-later-styles="/c.css"></script>'),
    ).toEqual({known: ['/a.css', '/b.css'], later: ['/c.css']});
    expect(applicationStyles('<script data-styles="" data-later-styles="">')).toEqual({
      known: [],
      later: [],
    });
  });
  it('is empty on a page that only forwards', () => {
    expect(applicationScripts('<meta http-equiv="refresh">')).toEqual([]);
  });
});
