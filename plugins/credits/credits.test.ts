import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {BUNDLED_FONTS} from '@komebiyori/overlays/css/bundledFonts';
import {testFolder} from '../../scripts/lib/testFolder';
import {isAllowedLicense, readCredits} from '.';

describe('isAllowedLicense', () => {
  it.each(['MIT', 'OFL-1.1', '(MIT OR GPL-3.0)', 'MIT AND ISC', 'Apache-2.0 OR MIT'])(
    'allows %s',
    (expression) => {
      expect(isAllowedLicense(expression)).toBe(true);
    },
  );
  it.each([
    'GPL-2.0',
    'AGPL-3.0-only',
    'LGPL-3.0',
    'MIT AND GPL-3.0',
    'UNLICENSED',
    'SEE LICENSE IN x',
    '',
  ])('refuses %j', (expression) => {
    expect(isAllowedLicense(expression)).toBe(false);
  });
});

describe('readCredits', () => {
  let root = '';
  const install = async (name: string, facts: object): Promise<void> => {
    const folder = path.join(root, 'node_modules', name);
    await mkdir(folder, {recursive: true});
    await writeFile(path.join(folder, 'package.json'), JSON.stringify({name, ...facts}));
  };
  const depend = (...names: string[]): Promise<void> =>
    writeFile(
      path.join(root, 'package.json'),
      JSON.stringify({dependencies: Object.fromEntries(names.map((name) => [name, '1.0.0']))}),
    );
  beforeEach(() => {
    root = testFolder('credits');
  });

  it('reads what is installed, in the order of names', async () => {
    await depend('font', 'b', '@x/a');
    await install('b', {version: '1.2.3', license: 'MIT', exports: {}});
    await install('@x/a', {version: '2.0.0', license: 'ISC'});
    await install('font', {version: '5.0.0', license: 'OFL-1.1'});
    expect(await readCredits(root)).toEqual([
      {name: '@x/a', version: '2.0.0', license: 'ISC'},
      {name: 'b', version: '1.2.3', license: 'MIT'},
      {name: 'font', version: '5.0.0', license: 'OFL-1.1'},
    ]);
  });

  it('reads what our own packages depend on, and leaves those out', async () => {
    await depend('b', '@komebiyori/x');
    await install('@komebiyori/x', {version: '1.0.0', dependencies: {b: '1.2.3', c: '1.0.0'}});
    await install('b', {version: '1.2.3', license: 'MIT'});
    await install('c', {version: '1.0.0', license: 'MIT'});
    expect((await readCredits(root)).map(({name}) => name)).toEqual(['b', 'c']);
  });

  it('names every package without a licence, with a forbidden one, or not installed', async () => {
    await depend('bare', 'copyleft', 'gone');
    await install('bare', {version: '1.0.0'});
    await install('copyleft', {version: '1.0.0', license: 'AGPL-3.0'});
    const run = readCredits(root);
    await expect(run).rejects.toThrow('bare/package.json: license missing');
    await expect(run).rejects.toThrow('copyleft/package.json: licence AGPL-3.0 is not allowed');
    await expect(run).rejects.toThrow('gone/package.json: ENOENT');
  });

  it('accepts what this project depends on', async () => {
    const credits = await readCredits(path.join(__dirname, '..', '..'));
    const names = credits.map(({name}) => name);
    expect(names).toContain('@docusaurus/core');
    const fonts = BUNDLED_FONTS.map(({id}) => `@fontsource/${id}`);
    expect(names.filter((name) => name.startsWith('@fontsource/'))).toEqual(fonts.sort());
  });
});
