import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * Copies the working tree, with changes that are not committed, to a folder of its own in which
 * faults may be planted. Packages are linked where the file system can; their caches come along, so
 * that the first build is a warm one.
 */
export function copySite(root: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'mutate-'));
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  for (const name of files.split('\0').filter(Boolean)) {
    mkdirSync(path.dirname(path.join(copy, name)), {recursive: true});
    cpSync(path.join(root, name), path.join(copy, name));
  }
  const modules = [path.join(root, 'node_modules'), path.join(copy, 'node_modules')];
  try {
    execFileSync('cp', ['-al', ...modules], {stdio: 'ignore'});
  } catch {
    execFileSync('cp', ['-R', ...modules]);
  }
  return copy;
}
