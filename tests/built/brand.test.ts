import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import * as v from 'valibot';
import {describe, expect, it} from 'vitest';
import {KIT, KIT_IDS, KIT_ZIP, kitPng, kitSvg} from '../../plugins/pictures/shared/kit';
import {pngSize} from './pngSize';

const BUILD = path.join(__dirname, '..', '..', 'build');
const read = (name: string): Buffer => readFileSync(path.join(BUILD, name));

describe('icons', () => {
  it.each([
    ['img/apple-touch-icon.png', 180],
    ['img/icon-192.png', 192],
    ['img/icon-512.png', 512],
    ['img/maskable-512.png', 512],
  ])('%s is a square of %i px', (name, size) => {
    expect(pngSize(read(name))).toEqual([size, size]);
  });

  it('favicon.ico holds 16, 32 and 48 px', () => {
    const ico = read('favicon.ico');
    expect(ico.readUInt16LE(4)).toBe(3);
    for (const [index, size] of [16, 32, 48].entries()) {
      const start = ico.readUInt32LE(6 + 16 * index + 12);
      expect(ico.readUInt8(6 + 16 * index)).toBe(size);
      expect(pngSize(ico.subarray(start))).toEqual([size, size]);
    }
  });

  it('every icon of the manifest is there, in the size that it says', () => {
    const Icon = v.object({src: v.string(), sizes: v.string(), purpose: v.string()});
    const {lang, icons} = v.parse(
      v.object({lang: v.literal('ja'), icons: v.array(Icon)}),
      JSON.parse(read('site.webmanifest').toString('utf8')),
    );
    expect(lang).toBe('ja');
    expect(icons.map(({purpose}) => purpose)).toEqual(['any', 'any', 'maskable']);
    for (const {src, sizes} of icons) expect(pngSize(read(src)).join('x')).toBe(sizes);
  });

  it('pages name files that are there', () => {
    const html = read('index.html').toString('utf8');
    const tags = html.match(/<link[^>]*rel="?(?:icon|apple-touch-icon|manifest)[^>]*>/gu) ?? [];
    const hrefs = tags.map((tag) => /href="?(?<href>[^\s">]+)/u.exec(tag)?.groups?.['href'] ?? '');
    expect(hrefs.sort()).toEqual([
      '/favicon.ico',
      '/img/apple-touch-icon.png',
      '/img/favicon.svg',
      '/site.webmanifest',
    ]);
    for (const href of hrefs)
      expect([href, existsSync(path.join(BUILD, href))]).toEqual([href, true]);
  });
});

describe('media kit', () => {
  it.each(KIT_IDS)('%s is an SVG of paths and a PNG for each width', (id) => {
    const svg = read(kitSvg(id)).toString('utf8');
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/u);
    expect([...new Set(svg.match(/(?<=<)\w+/gu))].filter((tag) => tag !== 'g').sort()).toEqual([
      'path',
      'svg',
    ]);
    for (const width of KIT[id].widths) expect(pngSize(read(kitPng(id, width)))[0]).toBe(width);
  });

  const page = read('mediakit.html').toString('utf8');
  const links = (page.match(/<a [^>]*\sdownload(?=[\s=>])[^>]*>/gu) ?? []).map(
    (tag) => /href="?(?<href>[^\s">]+)/u.exec(tag)?.groups?.['href'] ?? '',
  );
  const downloads = links.filter((href) => href.startsWith('/img/kit/'));

  it('the page offers every file of the kit, and each is there', () => {
    // `npm run compress` lays compressed copies beside the files.
    const kit = readdirSync(path.join(BUILD, 'img', 'kit'))
      .filter((name) => !/\.(?:br|gz)$/u.test(name))
      .map((name) => `/img/kit/${name}`);
    expect([...downloads].sort()).toEqual(kit.sort());
  });

  it('the archive holds every other file', () => {
    const names = downloads.map((href) => path.posix.basename(href));
    const zipped = Object.keys(unzipSync(read(KIT_ZIP)));
    expect(zipped.sort()).toEqual(names.filter((name) => !name.endsWith('.zip')).sort());
  });
});
