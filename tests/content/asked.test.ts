/** Every page says in which words people ask for it (`asked:` in its front matter). */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import askedPages from '../../data/askedPages.json';
import {blockReader, fieldsOf, FRONT_MATTER} from '../../plugins/lib/readBlocks';
import {askedOf, readAskedPages, type Asked} from '../../plugins/search/server/asked';
import {readSections} from '../../plugins/search/server/readSections';
import {repeated} from '../../src/lib/lists';
import {NEWEST} from './support/manualPage';
import {ROOT} from './support/pages';

const [LEAST, MOST] = [10, 36];
/** Their pages ask not to be indexed. */
const HIDDEN = /^src\/pages\/account\//u;

const sources = [`versioned_docs/version-${NEWEST}`, 'src/pages']
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => `${folder}/${name}`),
  )
  .filter((file) => !HIDDEN.test(file));

/** Read in the test of each page, so that all that are wrong are told in one run. */
function read(file: string): {asked: Asked; text: string} {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const [front] = FRONT_MATTER.exec(text) ?? [];
  if (front === undefined) throw new Error(`${file}: begins with no front matter (BOM?)`);
  return {asked: askedOf(fieldsOf(front, file) as Record<string, unknown>, file), text};
}

const phrasesOf = (asked: Asked): string[] =>
  asked.flatMap((item) => (typeof item === 'string' ? [item] : Object.keys(item)));

describe('asked:', () => {
  it.each(sources)('%s has 10 to 36 different ways', (file) => {
    const phrases = phrasesOf(read(file).asked).map((phrase) => phrase.toLowerCase());
    expect(repeated(phrases), 'asked twice').toEqual([]);
    expect(phrases.length, 'how many there are').toBeGreaterThanOrEqual(LEAST);
    expect(phrases.length, 'how many there are').toBeLessThanOrEqual(MOST);
  });

  it.each(sources)('%s names headings that it has', (file) => {
    const {asked, text} = read(file);
    const headings = new Set(readSections(blockReader()(text, file)).map(({heading}) => heading));
    const named = asked.flatMap((item) => (typeof item === 'string' ? [] : Object.values(item)));
    expect(named.filter((heading) => !headings.has(heading))).toEqual([]);
  });

  it('is written elsewhere only for pages that have no front matter', () => {
    const withSource = Object.keys(askedPages).filter((route) =>
      existsSync(path.join(ROOT, 'src', 'pages', `${route}.mdx`)),
    );
    expect(withSource).toEqual([]);
    expect(Object.keys(askedPages)).toContain('/');
  });

  it('is written there as in front matter, each way once', async () => {
    const pages = Object.entries(await readAskedPages(ROOT, 'data/askedPages.json'));
    const twice = pages.flatMap(([route, asked]) =>
      repeated(phrasesOf(asked).map((phrase) => `${route}: ${phrase.toLowerCase()}`)),
    );
    expect(twice).toEqual([]);
  });

  it('is written there for pages that exist', () => {
    const isPage = (route: string): boolean =>
      // The plugin of news has pages of its own.
      route === '/news' ||
      existsSync(path.join(ROOT, 'src', 'pages', `${route === '/' ? 'index' : route}.tsx`));
    expect(Object.keys(askedPages).filter((route) => !isPage(route))).toEqual([]);
  });
});
