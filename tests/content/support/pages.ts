import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The folder of the project. */
export const ROOT = path.join(__dirname, '..', '..', '..');

/** Every page of the manual, of all versions, as path from the root and source. */
export function manualPages(): {file: string; source: string}[] {
  return readdirSync(path.join(ROOT, 'versioned_docs'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => {
      const file = path.join('versioned_docs', name);
      return {file, source: readFileSync(path.join(ROOT, file), 'utf8')};
    });
}
