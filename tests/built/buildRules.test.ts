import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {DOCUSAURUS} from '../../scripts/lib/docusaurus';

const ROOT = path.join(__dirname, '..', '..');

interface Built {
  code: number;
  output: string;
}

/** Builds a fixture site into a temporary folder, without the cache that could hide a fault. */
async function build(fixture: string): Promise<Built> {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'fixture-'));
  const [program, ...options] = DOCUSAURUS;
  const args = [...options, 'build', path.join('tests', 'fixtures', fixture), '--out-dir', outDir];
  try {
    return await new Promise((resolve) => {
      const env = {
        ...process.env,
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        NO_COLOR: '1',
        FORCE_COLOR: '0',
      };
      execFile(program, args, {cwd: ROOT, env}, (error, stdout, stderr) => {
        resolve({code: error === null ? 0 : 1, output: stdout + stderr});
      });
    });
  } finally {
    rmSync(outDir, {recursive: true, force: true});
  }
}

describe.concurrent('what stops a build', () => {
  it.each([
    ['brokenLink', /Docusaurus found broken links![^]*linking to \/nowhere/u],
    ['brokenImage', /Markdown image with URL `\.\/missing\.png`[^]*couldn't be resolved/u],
    ['noDefaultExport', /The page component at \/ doesn't have a default export\./u],
    ['unknownNavbarItem', /Bad navbar item type foo/u],
    ['emptySidebar', /Sidebar with ID "empty" doesn't have anything to be linked to\./u],
    ['unknownVersion', /No docs version exist for name '9\.9'[^]*Available version names/u],
    ['undeclaredTag', /Tags \[未定義\] used in [^]* are not defined in/u],
  ])('%s', async (fixture, message) => {
    const {code, output} = await build(fixture);
    expect(output).toMatch(message);
    expect(code).toBe(1);
  });
});

describe.concurrent('what only warns', () => {
  it.each([
    ['brokenAnchor', /found broken anchors![^]*#nowhere/u],
    ['duplicateRoute', /Duplicate routes found![^]*\/twice/u],
  ])('%s', async (fixture, message) => {
    const {code, output} = await build(fixture);
    expect(output).toMatch(message);
    expect(code).toBe(0);
  });
});
