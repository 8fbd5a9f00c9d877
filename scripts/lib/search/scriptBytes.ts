import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {build} from 'esbuild';
import type {Bytes} from '../weigh';

const ROOT = path.join(__dirname, '..', '..', '..');

/** What the theme and other parts of a page load anyway. */
const SHARED = [
  'react',
  'react-dom',
  'react/*',
  '@docusaurus/*',
  '@theme/*',
  '@generated/*',
  'clsx',
];

/**
 * The script that the search box adds to every page: its components and hooks bundled by
 * themselves, without what they load later, and the plugin's part of the global data. Compressed
 * alone it is a little more than what it adds to a larger file.
 * @throws Error when the site was never built
 */
export async function scriptBytes(): Promise<Bytes> {
  const {outputFiles} = await build({
    entryPoints: [path.join(ROOT, 'plugins/search/theme/SearchBar/index.tsx')],
    bundle: true,
    minify: true,
    write: false,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    target: ['es2022'],
    jsx: 'automatic',
    charset: 'utf8',
    external: SHARED,
    define: {'process.env.NODE_ENV': '"production"'},
  });
  const entry = outputFiles.find(({path: name}) => name.endsWith(path.join('out', 'index.js')));
  const chunks = new Map(outputFiles.map((file) => [path.basename(file.path), file.text]));
  // A chunk shared with the parts that are loaded later is imported by name, hence loaded at once.
  const texts = [entry?.text ?? '', globalData()];
  for (const text of texts) {
    for (const [, name = ''] of text.matchAll(/(?:from|import)"\.\/(?<name>[^"]+)"/gu)) {
      const chunk = chunks.get(name);
      if (chunk !== undefined && !texts.includes(chunk)) texts.push(chunk);
    }
  }
  const all = texts.join('\n');
  return {gzip: gzipSync(all, {level: 9}).length, brotli: brotliCompressSync(all).length};
}

function globalData(): string {
  const file = path.join(ROOT, '.docusaurus', 'globalData.json');
  const data = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  return JSON.stringify(data['search'] ?? {});
}
