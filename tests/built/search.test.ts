import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {applicationScripts} from '../../scripts/lib/firstView';

const BUILD = path.join(__dirname, '..', '..', 'build');
const read = (file: string): string => readFileSync(path.join(BUILD, file), 'utf8');

it('lunr travels with the search worker only', () => {
  const folder = path.join('assets', 'js');
  const scripts = readdirSync(path.join(BUILD, folder)).map((name) => path.join(folder, name));
  const holders = scripts.filter((file) => read(file).includes('QueryLexer'));
  expect(holders).toHaveLength(1);
  for (const page of ['index.html', 'search.html', path.join('docs', 'about.html')]) {
    expect(applicationScripts(read(page))).not.toContain(`/${holders[0] ?? ''}`);
  }
  // Named by the worker, and by the chunk of the client or a page never.
  const id = /\.push\(\[\["(?<id>[^"]+)"\]/u.exec(read(holders[0] ?? ''))?.groups?.['id'];
  const users = scripts.filter((file) => read(file).includes(`.e("${id ?? ''}")`));
  expect(users.map((file) => path.basename(file))).toEqual([expect.stringContaining('worker')]);
});
