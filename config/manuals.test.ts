import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import file from '../data/manuals.json';
import versions from '../versions.json';
import {parseManuals, parseVersions} from './manuals';

const generators = {'8.10': '8_0', '8.9': '8_0'};
const parse = (json: unknown): unknown => parseManuals(json, ['8.10', '8.9']);

describe('parseManuals', () => {
  const manuals = parseManuals(file, parseVersions(versions));

  it('accepts the file of the site, whose editions of the generator exist', () => {
    const missing = Object.values(manuals.generators).filter(
      (edition) =>
        !existsSync(path.join('src', 'pages', 'generator', 'templates', `${edition}.tsx`)),
    );
    expect(missing).toEqual([]);
  });

  it('leads from retired manuals to pages that the newest manual has', () => {
    const folder = path.join('versioned_docs', `version-${versions[0] ?? ''}`);
    const lost = Object.entries(manuals.retired).flatMap(([version, pages]) =>
      Object.values(pages)
        .filter((page) => !existsSync(path.join(folder, `${page}.mdx`)))
        .map((page) => `${version}: ${page}`),
    );
    expect(lost).toEqual([]);
  });

  it('leads from pages that moved to pages that the newest manual has', () => {
    const hasPage = (page: string): boolean =>
      existsSync(path.join('versioned_docs', `version-${versions[0] ?? ''}`, `${page}.mdx`));
    const wrong = Object.entries(manuals.moved ?? {}).filter(
      ([from, to]) => hasPage(from) || !hasPage(to),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    [
      'a version without a generator',
      {generators: {'8.10': '8_0'}, retired: {}},
      '8.9 is missing (npm run docs:cut',
    ],
    [
      'a generator for no version',
      {generators: {...generators, '7.0': '7_0'}, retired: {}},
      '7.0 is not in versions.json',
    ],
    ['a retired version that is published', {generators, retired: {'8.9': {}}}, 'retired: 8.9'],
    [
      'an edition of another form',
      {generators: {...generators, '8.9': '8.0'}, retired: {}},
      'edition',
    ],
    ['a target that is an address', {generators, retired: {'5.0': {faq: '/docs/faq'}}}, 'retired'],
    ['a page that moved to an address', {generators, retired: {}, moved: {faq: '/a'}}, 'moved'],
    ['an unknown field', {generators, retired: {}, note: ''}, 'note'],
  ])('refuses %s', (_, json, place) => {
    expect(() => parse(json)).toThrow(place);
  });
});

describe('parseVersions', () => {
  it.each([[[]], [['8']], [['8.0.1']], [['08.0']], [['next']], [['8.0', '8.0']]])(
    'refuses %j',
    (json) => {
      expect(() => parseVersions(json)).toThrow('Malformed versions.json');
    },
  );
});
