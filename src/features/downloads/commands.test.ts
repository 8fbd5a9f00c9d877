import {execFileSync, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {compareCommand, hashCommand} from './commands';

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
    const folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
    try {
      writeFileSync(path.join(folder, name), 'bytes');
      const hex = createHash('sha512').update('bytes').digest('hex');
      const run = (command: string): string =>
        execFileSync('sh', ['-c', command], {cwd: folder, encoding: 'utf8', stdio: 'pipe'});
      expect(run(hashCommand('mac', name))).toBe(`${hex}  ${name}\n`);
      expect(run(compareCommand('mac', name, hex))).toBe(`${name}: OK\n`);
      expect(() => run(compareCommand('mac', name, 'f'.repeat(128)))).toThrow('Command failed');
    } finally {
      rmSync(folder, {recursive: true});
    }
  });
});
