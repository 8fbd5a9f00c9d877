import {createHash} from 'node:crypto';
import {access, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import canvasPackage from '@napi-rs/canvas/package.json';
import {replaceFolder} from '../../lib/cache';
import {BRAND_FOLDER} from '../shared/kit';
import {brandFiles, wordmarkFont} from './files';

const PLUGIN = path.join(__dirname, '..');

/** Changes with everything that the files are drawn from: code, colours, names, font and library. */
async function sourceHash(siteDir: string, baseUrl: string): Promise<string> {
  const outside = ['config/brandColors.ts', 'config/site.ts', 'src/lib/markPaths.ts'];
  const own = (await readdir(PLUGIN, {recursive: true})).filter((name) =>
    /(?<!\.test)\.ts$/u.test(name),
  );
  const hash = createHash('sha256').update(`${canvasPackage.version} ${baseUrl}`);
  for (const file of [
    ...own.sort().map((name) => path.join(PLUGIN, name)),
    ...outside.map((name) => path.join(siteDir, name)),
    wordmarkFont(siteDir),
  ]) {
    hash.update(await readFile(file));
  }
  return hash.digest('hex');
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/**
 * Draws the files of the brand, unless those of an earlier build are still right.
 * @returns whether anything was drawn
 */
export async function writeFiles(siteDir: string, baseUrl: string): Promise<boolean> {
  const folder = path.join(siteDir, BRAND_FOLDER);
  // Outside of the folder, so that it is not served.
  const stamp = path.join(folder, '..', 'stamp');
  const hash = await sourceHash(siteDir, baseUrl);
  const drawn = await readFile(stamp, 'utf8').catch(() => '');
  if (drawn === hash && (await isThere(folder))) return false;

  await replaceFolder(folder, brandFiles(siteDir, baseUrl));
  await writeFile(stamp, hash);
  return true;
}
