import {execFileSync, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {testFolder} from '../../../scripts/lib/testFolder';
import {
  compareCommand,
  compareFile,
  exactBytes,
  hashCommand,
  kindName,
  type KnownFile,
} from './files';

const EXE: KnownFile = {name: 'app-1.exe', version: '1.0.0', size: 100, hex: 'aa'};
const DMG: KnownFile = {name: 'app-1.dmg', version: '1.0.0', size: 200, hex: 'bb'};

describe('compareFile', () => {
  it('finds the same content under any name', () => {
    expect(compareFile({name: 'x.bin', size: 200, hex: 'bb'}, [EXE, DMG])).toEqual({
      kind: 'same',
      known: DMG,
    });
  });
  it.each(['app-1.exe', 'app-1 (2).exe', 'APP-1(1).exe'])(
    '%s with other bytes is wrong',
    (name) => {
      expect(compareFile({name, size: 100, hex: 'cc'}, [EXE, DMG])).toEqual({
        kind: 'different',
        known: EXE,
        cutShort: false,
      });
    },
  );
  it('says when a file is shorter than it should be', () => {
    const verdict = compareFile({name: 'app-1.exe', size: 99, hex: 'cc'}, [EXE]);
    expect(verdict).toMatchObject({cutShort: true});
  });
  it('does not know a file with another name and content', () => {
    expect(compareFile({name: 'app-2.exe', size: 100, hex: 'cc'}, [EXE])).toEqual({
      kind: 'unknown',
    });
  });
});

it('writes sizes and kinds of files as Japanese readers do', () => {
  expect(exactBytes(92_480_576)).toBe('92,480,576バイト');
  expect([kindName('exe'), kindName('dmg')]).toEqual(['インストーラ（exe）', 'dmg']);
});

describe('on Windows', () => {
  it('names the file and quotes only what needs it', () => {
    expect(hashCommand('win', 'app-8.0.7.exe')).toBe(
      String.raw`Get-FileHash .\app-8.0.7.exe -Algorithm SHA512`,
    );
    expect(hashCommand('win', "it's (1).exe")).toBe(
      String.raw`Get-FileHash '.\it''s (1).exe' -Algorithm SHA512`,
    );
    expect(compareCommand('win', 'a.exe', 'ab')).toBe(
      String.raw`(Get-FileHash .\a.exe -Algorithm SHA512).Hash -eq 'ab'`,
    );
  });
});

// A Perl script that macOS and most Linux systems bring along.
const hasShasum = spawnSync('shasum', ['--version']).status === 0;

describe.skipIf(!hasShasum)('on macOS', () => {
  it.each(['app-8.0.7.dmg', "it's (1).dmg"])('runs for %s', (name) => {
    const folder = testFolder('commands');
    writeFileSync(path.join(folder, name), 'bytes');
    const hex = createHash('sha512').update('bytes').digest('hex');
    const run = (command: string): string =>
      execFileSync('sh', ['-c', command], {cwd: folder, encoding: 'utf8', stdio: 'pipe'});
    expect(run(hashCommand('mac', name))).toBe(`${hex}  ${name}\n`);
    expect(run(compareCommand('mac', name, hex))).toBe(`${name}: OK\n`);
    expect(() => run(compareCommand('mac', name, 'f'.repeat(128)))).toThrow('Command failed');
  });
});
