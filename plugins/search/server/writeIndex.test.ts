import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {keepPages, keptPages} from './writeIndex';

const index = {root: 'サイト', pages: []};
let siteDir = '';
beforeAll(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'search-'));
});
afterAll(() => rm(siteDir, {recursive: true}));

it('keeps the pages of the last build for development, if they can be read', async () => {
  expect(await keptPages(siteDir)).toBeUndefined();
  await keepPages(siteDir, index);
  expect(await keptPages(siteDir)).toEqual(index);
  const file = path.join(siteDir, 'node_modules', '.cache', 'search', 'pages.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('"form":', '"was":'));
  expect(await keptPages(siteDir)).toBeUndefined();
});
