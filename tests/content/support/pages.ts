import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The folder of the project. */
export const ROOT = path.join(__dirname, '..', '..', '..');

/** A page as path from the root and source. */
interface Page {
  readonly file: string;
  readonly source: string;
}

/** Every page of the manual, of all versions. */
export function manualPages(): Page[] {
  return pagesIn('versioned_docs');
}

/** The pages outside of the manual that are written in Markdown. */
export function sitePages(): Page[] {
  return pagesIn(path.join('src', 'pages'));
}

function pagesIn(folder: string): Page[] {
  return readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => {
      const file = path.join(folder, name);
      return {file, source: readFileSync(path.join(ROOT, file), 'utf8')};
    });
}
