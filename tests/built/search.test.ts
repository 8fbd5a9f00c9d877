import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {EVERY_PAGE, search} from '@komebiyori/search';
import {unpackIndex} from '@komebiyori/search/indexFile';
import {buildIndex} from '@komebiyori/search/searchIndex';
import {expect, it} from 'vitest';
import {OPERATORS} from '../../plugins/search/theme/SearchPage/operators';
import {applicationScripts} from '../../scripts/lib/firstView';
import versions from '../../versions.json';

const BUILD = path.join(__dirname, '..', '..', 'build');
const SCRIPTS = path.join('assets', 'js');
const read = (...names: readonly string[]): string =>
  readFileSync(path.join(BUILD, ...names), 'utf8');

it('lunr travels with the search worker only', () => {
  const scripts = new Map(
    readdirSync(path.join(BUILD, SCRIPTS)).map((name) => [name, read(SCRIPTS, name)] as const),
  );
  const holders = [...scripts].filter(([, text]) => text.includes('QueryLexer'));
  const [name = ''] = holders.map(([holder]) => holder);
  // One file with all that the worker needs: nothing else holds it, no page names it.
  expect(holders).toEqual([[expect.stringMatching(/^search-worker\./u), expect.anything()]]);
  for (const page of ['index.html', 'search.html', 'docs/about.html']) {
    expect(applicationScripts(read(page)).map((file) => path.basename(file))).not.toContain(name);
  }
});

it("the site's own search lists no page that asks not to be indexed", () => {
  const folder = path.join('assets', 'search');
  const [index = ''] = readdirSync(path.join(BUILD, folder)).filter((name) =>
    /^pages\..*\.json$/u.test(name),
  );
  const urls = unpackIndex(JSON.parse(read(folder, index))).pages.map(({url}) => url);
  expect(urls).toContain('/download');
  expect(urls.filter((url) => /^\/(?:account|news)\/|\/view$/u.test(url))).toEqual([]);
});

it('every example of the operators finds something in the newest manual', () => {
  const folder = path.join('assets', 'search');
  const files = readdirSync(path.join(BUILD, folder)).filter((name) => name.endsWith('.json'));
  const indexes = [`docs-${versions[0] ?? ''}.`, 'pages.'].map((start) => {
    const [name = ''] = files.filter((file) => file.startsWith(start));
    return unpackIndex(JSON.parse(read(folder, name)));
  });
  const index = buildIndex(indexes);
  const wanted = {...EVERY_PAGE, limit: 1};
  const lost = OPERATORS.filter(({example}) => search(index, example, wanted).total === 0);
  expect(lost).toEqual([]);
});

it('no page carries the words in which people ask for it', () => {
  const phrase = 'どっち派か聞く';
  const source = path.join(BUILD, '..', 'versioned_docs', 'version-8.0', 'feature', 'survey.mdx');
  expect(readFileSync(source, 'utf8')).toContain(phrase);
  const holders = readdirSync(path.join(BUILD, SCRIPTS)).filter(
    (name) => name.endsWith('.js') && read(SCRIPTS, name).includes(phrase),
  );
  expect(holders).toEqual([]);
});
