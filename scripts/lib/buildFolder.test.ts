import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {fullDisk, isMountPoint, refillFolder, removeFolder} from './buildFolder';
import {testFolder} from './testFolder';
import {writeFiles} from './writeFiles';

const MOUNTS = [
  '27 1 254:0 / / rw,relatime - ext4 /dev/vda rw',
  String.raw`42 27 254:0 /vol /my\040site/build rw,relatime - ext4 /dev/vda rw`,
  '43 27 0:30 / /site/build/assets rw - tmpfs tmpfs rw',
  '',
].join('\n');

it.each([
  ['/my site/build', true],
  ['/my site', false],
  ['/site/build', false],
])('%j is a mount point: %s', (folder, mounted) => {
  expect(isMountPoint(folder, MOUNTS)).toBe(mounted);
});

describe('a folder', () => {
  it('that is filled anew stays the same one, with nothing of before', async () => {
    const root = testFolder('build-folder');
    const [build, made] = [path.join(root, 'build'), path.join(root, 'made')];
    writeFiles(build, [
      ['old.html', 'old'],
      ['.well-known/old.txt', 'old'],
    ]);
    writeFiles(made, [
      ['index.html', 'new'],
      ['docs/about.html', 'new'],
    ]);
    const before = statSync(build).ino;
    await refillFolder(build, made);
    expect(statSync(build).ino).toBe(before);
    expect(readdirSync(build, {recursive: true}).sort()).toEqual([
      ...['docs', 'docs/about.html', 'index.html'],
    ]);
    expect(readdirSync(root)).toEqual(['build']);
    await removeFolder(build);
    await removeFolder(build);
    expect(readdirSync(root)).toEqual([]);
  });
});

describe('fullDisk', () => {
  const room = (folder: string): number => (folder === '/full' ? 1_250_000 : 2e9);

  it('says nothing where there is room', () => {
    expect(fullDisk({'build/': '/site/build', '/tmp': '/tmp'}, room)).toBeUndefined();
    expect(
      fullDisk({here: __dirname, none: path.join(__dirname, 'none')}, () => 1e9),
    ).toBeUndefined();
  });
  it('names the folders whose disk is full', () => {
    expect(fullDisk({'build/': '/full', '/tmp': '/tmp'}, room)).toMatch(
      /^The disk is full: build\/ \(1\.3 MB left\)\. .* Make room/u,
    );
  });
  it('asks the system for what is left, of a folder that is not there by the one above', () => {
    expect(() => fullDisk({here: __dirname, none: path.join(__dirname, 'none')})).not.toThrow();
  });
});
