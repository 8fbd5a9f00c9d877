import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {testFolder} from '../scripts/lib/testFolder';
import {docsOptionsFor} from './docs';

let folder = '';
beforeEach(async () => {
  folder = testFolder('docs');
  await writeFile(path.join(folder, 'README.md'), 'A note.');
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
