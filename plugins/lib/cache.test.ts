import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeEach, expect, it, vi} from 'vitest';
import {testFolder} from '../../scripts/lib/testFolder';
import {fileCache} from './cache';

let siteDir = '';
let folder = '';
beforeEach(() => {
  siteDir = testFolder('file-cache');
  folder = path.join(siteDir, 'node_modules', '.cache', 'letters');
});

it('makes a file once', async () => {
  const make = vi.fn(() => 'text');
  const file = await fileCache(siteDir, 'letters')({of: 'a'}, make);
  expect(await fileCache(siteDir, 'letters')({of: 'a'}, make)).toBe(file);
  expect(make).toHaveBeenCalledTimes(1);
  expect(await readFile(file, 'utf8')).toBe('text');
  expect(await readdir(folder)).toHaveLength(1);
});

it('bears three that ask for one file at the same time', async () => {
  const ask = (): Promise<string> => fileCache(siteDir, 'letters')('a', () => 'text');
  expect(new Set(await Promise.all([ask(), ask(), ask()])).size).toBe(1);
  expect(await readdir(folder)).toHaveLength(1);
});
