import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {FRAME_FILE} from '../overlays/shared/addresses';
import {FRAME_FILE as PLAYGROUND_FRAME} from '../playground/shared/address';

/** The address of a page, for its path below the build folder: `docs/about.html` is `/docs/about`. */
export const addressOfPage = (name: string): string =>
  `/${name.replace(/(?:^index)?\.html$/u, '')}`;

const known = new Map<string, Promise<Map<string, string>>>();

/** Frames of previews are no pages: they have no text, no card and a policy of their own. */
export const FRAME_FILES: readonly string[] = [FRAME_FILE, PLAYGROUND_FRAME];

/**
 * Every HTML page of a built site: its path below the folder, and its text. Read once for all
 * plugins, which Docusaurus runs at the same time: a thousand pages are a lot of memory.
 */
export function readPages(outDir: string): Promise<Map<string, string>> {
  const pages = known.get(outDir) ?? readAll(outDir);
  known.set(outDir, pages);
  return pages;
}

async function readAll(outDir: string): Promise<Map<string, string>> {
  const names = await readdir(outDir, {recursive: true});
  const pages = names.filter((name) => name.endsWith('.html') && !FRAME_FILES.includes(name));
  return new Map(
    await Promise.all(
      pages.map(async (name) => [name, await readFile(path.join(outDir, name), 'utf8')] as const),
    ),
  );
}
