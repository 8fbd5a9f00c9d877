import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {docsOptionsFor} from './docs';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'docs-'));
  await writeFile(path.join(folder, 'README.md'), 'A note.');
});
afterEach(async () => {
  await rm(folder, {recursive: true});
});
const addPage = async (): Promise<void> => {
  await mkdir(path.join(folder, 'guide'));
  await writeFile(path.join(folder, 'guide', 'install.mdx'), 'A page.');
};

describe('the unreleased manual', () => {
  it('is shown in development, named and without the note', async () => {
    await addPage();
    const options = docsOptionsFor('development', folder);
    expect(options).toMatchObject({
      includeCurrentVersion: true,
      versions: {current: {label: '次のバージョン'}},
    });
    expect(options.exclude).toEqual(expect.arrayContaining(['README.md', '**/_*/**']));
  });

  it.each(['production', 'test', undefined])('is left out when the mode is %s', async (mode) => {
    await addPage();
    expect(docsOptionsFor(mode, folder)).toMatchObject({
      includeCurrentVersion: false,
      versions: {},
    });
  });

  it('is left out while there is only the note', () => {
    expect(docsOptionsFor('development', folder)).toMatchObject({includeCurrentVersion: false});
  });
});
