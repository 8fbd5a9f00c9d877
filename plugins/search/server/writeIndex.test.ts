import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {keepPages, keptPages} from './writeIndex';

const index = {root: 'サイト', pages: []};
let generated = '';
beforeAll(async () => {
  generated = await mkdtemp(path.join(tmpdir(), 'search-'));
});
afterAll(() => rm(generated, {recursive: true}));

it('keeps the pages of the last build for development, if they can be read', async () => {
  expect(await keptPages(generated)).toBeUndefined();
  await keepPages(generated, index);
  expect(await keptPages(generated)).toEqual(index);
  const file = path.join(generated, 'search-pages.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('"form":', '"was":'));
  expect(await keptPages(generated)).toBeUndefined();
});
