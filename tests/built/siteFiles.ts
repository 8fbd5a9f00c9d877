/** What the tests of weights know of the built site: pages, sizes, and the chunks of routes. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import * as v from 'valibot';
import {manualChunk} from '../../plugins/bundle/splitTables';
import {applicationScripts} from '../../scripts/lib/firstView';

const ROOT = path.join(__dirname, '..', '..');
const BUILD = path.join(ROOT, 'build');
const TEXT = /\.(?:css|html|js|json|svg|txt)$/u;

/** The pages that have the application, by their files: `/docs/about.html`. */
export const html = new Map(
  readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .map((name) => [`/${name}`, readFileSync(path.join(BUILD, name), 'utf8')] as const)
    // Pages that only forward an old address have no application.
    .filter(([, page]) => applicationScripts(page).length > 0),
);
/** All pictures by their files, in the form that `above` takes. */
export const pictures = readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
  .filter((name) => /\.(?:avif|gif|jpe?g|png|svg|webp)$/iu.test(name))
  .map((name) => [encodeURI(`/${name}`), ''] as const);
const isDocs = (name: string): boolean => name.startsWith('/docs/');
const isReference = (name: string): boolean =>
  /^\/docs\/(?:(?:[\d.]+\/)?developer\/|[\d.]+\/settings\/speech\.html)/u.test(name);
/** Pages of the manual; those of the developer section are weighed apart. */
export const docsPages = [...html].filter(([name]) => isDocs(name) && !isReference(name));
export const referencePages = [...html].filter(([name]) => isReference(name));
export const otherPages = [...html].filter(([name]) => !isDocs(name));

const sizes = new Map<string, number>();
/** Bytes of a file as it is sent: text after gzip, anything else as it is. */
export function sizeOf(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const body = readFileSync(path.join(BUILD, decodeURI(file)));
  const size = TEXT.test(file) ? gzipSync(body, {level: 9}).length : body.length;
  sizes.set(file, size);
  return size;
}
/** Bytes of files as they are sent. */
export const sum = (files: readonly string[]): number =>
  files.reduce((total, file) => total + sizeOf(file), 0);

/** The pages above a limit with their values; empty when all keep to it. */
export function above(
  pages: readonly (readonly [string, string])[],
  limit: number,
  measure: (page: readonly [string, string]) => number,
): Record<string, number> {
  return Object.fromEntries(
    pages.map((page) => [page[0], measure(page)] as const).filter(([, value]) => value > limit),
  );
}

const readGenerated = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(ROOT, '.docusaurus', name), 'utf8'));

/** Docusaurus's names of a route's chunks: strings in objects of any depth. */
const chunkNames = (part: unknown): string[] =>
  typeof part === 'string'
    ? [part]
    : Object.values(v.parse(v.record(v.string(), v.unknown()), part)).flatMap(chunkNames);

const routes = v.parse(v.record(v.string(), v.unknown()), readGenerated('routesChunkNames.json'));
const Named = v.optional(v.array(v.object({file: v.string()})), []);
const Files = v.object({js: Named, css: Named});
/** Docusaurus 4 writes names of digits alone as numbers. */
const Id = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const manifest = v.parse(
  v.object({
    origins: v.record(v.string(), v.array(Id)),
    assets: v.record(v.string(), Files),
  }),
  readGenerated('client-manifest.json'),
);
// A route's key is its path and a hash: `/docs/about-1a2`.
const routesAt = (wanted: string): [string, unknown][] =>
  Object.entries(routes).filter(([key]) => key.replace(/-[\da-z]+$/u, '') === wanted);
/** The files of chunks that the bundler's manifest names. */
export const chunkFiles = (chunks: readonly string[], type: 'js' | 'css' = 'js'): string[] =>
  chunks
    .flatMap((chunk) => manifest.origins[chunk] ?? [])
    .flatMap((id) => manifest.assets[id]?.[type].map(({file}) => `/${file}`) ?? []);
/** The chunks of a route's own page. */
export const routeChunks = (wanted: string): string[] =>
  routesAt(wanted).flatMap(([, chunks]) => chunkNames(chunks));
const isRoot = ([, chunks]: [string, unknown]): boolean =>
  v.is(v.looseObject({__context: v.unknown()}), chunks);

/**
 * A documentation page stands in three routes: all documentation, its version, its sidebar. Those
 * of an older manual are a chunk of their own.
 */
export function docsChunks(name: string): string[] {
  const own = name.replace(/\.html$/u, '');
  const version = /^\/docs(?:\/(?<old>\d+\.\d+))?(?=\/)/u.exec(own);
  const oldManual = version?.groups?.['old'];
  const matched = [
    ...routesAt('/docs').filter(isRoot),
    ...routesAt(version?.[0] ?? '').filter((route) => !isRoot(route)),
    ...routesAt(own),
  ];
  return matched
    .flatMap(([, chunks]) => chunkNames(chunks))
    .concat(oldManual === undefined ? [] : manualChunk(oldManual));
}

/** Pages of the manual with a text of their own. */
export const manual = docsPages.filter(([name]) => !/\/tags(?:\/|\.html)/u.test(name));

/** The text of a stylesheet of the build. */
export const readBuilt = (file: string): string => readFileSync(path.join(BUILD, file), 'utf8');
