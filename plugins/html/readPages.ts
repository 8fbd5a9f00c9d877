import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

/** Every HTML page of a built site: its path below the folder, and its text. */
export async function readPages(outDir: string): Promise<Map<string, string>> {
  const names = await readdir(outDir, {recursive: true});
  const pages = names.filter((name) => name.endsWith('.html'));
  return new Map(
    await Promise.all(
      pages.map(async (name) => [name, await readFile(path.join(outDir, name), 'utf8')] as const),
    ),
  );
}
