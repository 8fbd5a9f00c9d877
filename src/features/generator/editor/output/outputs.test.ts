import {describe, expect, it} from 'vitest';
import {newDesign, setOption, setOptions, setText} from '@komebiyori/overlays/model/design';
import type {FontFile} from '@komebiyori/overlays/package/packTemplate';
import {
  dragUrl,
  obsCss,
  ownFiles,
  readPlace,
  shareUrl,
  siteFaces,
  START_PLACE,
  zipFonts,
} from './outputs';

const editors = 'https://example.com/generator/templates';
const options = {editors, allowsCustomCss: false};
const design = setText(newDesign('basic', '8_0'), 'name', '夜 #1&2%');

describe('the address for OBS', () => {
  it('holds name, size and CSS as OBS reads them', () => {
    const wide = setOption(design, 'canvas.width', 500);
    const address = dragUrl(wide, START_PLACE, obsCss(wide, options));
    const {pathname, origin, searchParams} = new URL(address);
    expect(origin + pathname).toBe('http://localhost:11180/templates/basic/index.html');
    expect(searchParams.get('layer-name')).toBe('夜 #1&2%');
    expect(searchParams.get('layer-width')).toBe('500');
    expect(searchParams.get('layer-css')).toContain('--lcv-font-size: 24px;');
  });

  it('leads to the folder of our zip when nobody named one', () => {
    const address = dragUrl(newDesign('basic', '8_0'), {place: 'custom', folder: ' '}, '');
    expect(address).toContain('/templates/custom/basic-komebiyori/index.html');
  });
});

it.each([
  [undefined, START_PLACE],
  ['{', START_PLACE],
  ['{"place":"elsewhere","folder":"x"}', START_PLACE],
  ['{"place":"custom","folder":"../../x"}', {place: 'custom', folder: '....x'}],
  ['{"place":"custom","folder":".."}', {place: 'custom', folder: ''}],
])('reads the kept place %s', (text, place) => {
  expect(readPlace(text)).toEqual(place);
});

it('gives no link that chats would cut', () => {
  expect(shareUrl(design, editors)).toMatch(/^https:\/\/example\.com\/.*\/8_0#s=1\./u);
  const letters = Array.from({length: 9000}, (_, at) => String.fromCodePoint(0x4e00 + at * 2));
  expect(shareUrl(setText(design, 'customCss', letters.join('')), editors)).toBeUndefined();
});

describe('fonts of the zip', () => {
  const bundled = setOptions(design, {
    'fonts.source': 'bundle',
    'body.family': 'Yusei Magic',
    'name.family': 'わたしのフォント',
    'details.family': 'Kiwi Maru',
  });
  const file = {family: 'Kiwi Maru', weight: 400, file: 'a.woff2', bytes: new Uint8Array(1)};
  const sources = (files: readonly FontFile[]) => zipFonts(bundled, files).map((one) => one.source);

  it('say where each comes from', () => {
    expect(sources([])).toEqual(['pc', 'site', 'web']);
    expect(sources([file])).toEqual(['pc', 'site', 'file']);
    expect(sources([{...file, family: 'Yusei Magic'}])).toEqual(['pc', 'file', 'web']);
  });

  it("are the visitor's files and, for other families, the site's", () => {
    const yusei = {family: 'Yusei Magic', weight: 400};
    expect(ownFiles(bundled, [file])).toEqual([file]);
    expect(siteFaces(bundled, [file])).toEqual([yusei]);
    expect(siteFaces(bundled, [{...file, ...yusei}])).toEqual([]);
    const web = setOption(bundled, 'fonts.source', 'web');
    expect([ownFiles(web, [file]), siteFaces(web, [])]).toEqual([[], []]);
  });
});
