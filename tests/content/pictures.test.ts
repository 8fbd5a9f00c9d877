/**
 * Files of pictures: what their names say they are, and of a size that a page shows. The build stops at
 * the first page whose picture is missing, and not before all pages are made.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pictureFormat, pictureSize} from '@komebiyori/lib/pictureHeader';
import {expect, it} from 'vitest';
import {decodeAddress} from '../../plugins/news/server/newsItem';
import {manualPages, ROOT, sitePages} from './support/pages';

/** Pixels of the longer side: twice what the widest page shows. */
const MOST_PIXELS = 2560;

const pictures = readdirSync(path.join(ROOT, 'static'), {recursive: true, encoding: 'utf8'}).filter(
  (name) => /\.(?:avif|gif|jpe?g|png|webp)$/iu.test(name),
);

it.each(pictures)('static/%s is what its name says, and not too large', (name) => {
  const bytes = readFileSync(path.join(ROOT, 'static', name));
  const ending = path.extname(name).slice(1).replace('jpg', 'jpeg');
  expect(pictureFormat(bytes), 'what the file is').toBe(ending);
  const {width, height} = pictureSize(bytes) ?? {width: 0, height: 0};
  expect(Math.max(width, height), 'pixels of the longer side').toBeGreaterThan(0);
  expect(Math.max(width, height), 'pixels of the longer side').toBeLessThanOrEqual(MOST_PIXELS);
});

/** The file of a picture: those of the site begin with a slash, others lie beside the page. */
const fileOf = (page: string, address: string): string =>
  address.startsWith('/')
    ? path.join(ROOT, 'static', address)
    : path.join(ROOT, path.dirname(page), address);

it('every picture that a page shows is there', () => {
  const missing = [...manualPages(), ...sitePages()].flatMap(({file, source}) =>
    [...source.matchAll(/!\[[^\]]*\]\((?:<(?<long>[^>]+)>|(?<short>[^)\s]+))/gu)]
      .map(({groups}) => decodeAddress(groups?.['long'] ?? groups?.['short'] ?? ''))
      .filter((address) => !existsSync(fileOf(file, address)))
      .map((address) => `${file}: ${address}`),
  );
  expect(missing).toEqual([]);
});
