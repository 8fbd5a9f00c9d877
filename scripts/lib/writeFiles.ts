import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Writes files at their paths below a folder, and makes the folders that they need. */
export function writeFiles(
  root: string,
  files: Iterable<readonly [file: string, content: string | Uint8Array]>,
): void {
  for (const [file, content] of files) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, content);
  }
}
