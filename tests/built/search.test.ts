import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {applicationScripts} from '../../scripts/lib/firstView';

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
    /^pages\..*\.head\.json$/u.test(name),
  );
  const head = read(folder, index);
  expect(head).toContain('/download');
  expect(head).not.toContain('/account/');
});
