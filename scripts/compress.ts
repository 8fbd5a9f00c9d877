/**
 * Writes .br and .gz files beside the text files of build/, and of build-account/ where the last build
 * made one, for servers that send them as they are.
 */
import './lib/requireNode';
import {readdir, readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {builtAccounts} from './lib/buildSite';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const COMPRESSIBLE = /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml)$/u;
/** Quality 11 costs ten times the time of 9 for 3 % of size; named assets are compressed once. */
const QUALITY = {assets: 11, pages: 9} as const;
const WORKERS = 4;

async function compressFile(file: string, quality: number): Promise<void> {
  const source = await stat(file);
  const existing = await stat(`${file}.br`).catch(() => undefined);
  if (existing !== undefined && existing.mtimeMs >= source.mtimeMs) return;
  const body = await readFile(file);
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([brotli(body, {params}), gzip(body, {level: 9})]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

async function compressFolder(root: string): Promise<number> {
  const names = (await readdir(root, {recursive: true})).filter((name) => COMPRESSIBLE.test(name));
  const queue = names.values();
  const work = async (): Promise<void> => {
    for (const name of queue) {
      const quality = name.startsWith('assets') ? QUALITY.assets : QUALITY.pages;
      await compressFile(path.join(root, name), quality);
    }
  };
  await Promise.all(Array.from({length: WORKERS}, work));
  return names.length;
}

async function main(): Promise<void> {
  for (const folder of [path.join(__dirname, '..', 'build'), builtAccounts()]) {
    if (folder === undefined) continue;
    console.log(`Compressed ${await compressFolder(folder)} files of ${path.basename(folder)}/.`);
  }
}

void main();
