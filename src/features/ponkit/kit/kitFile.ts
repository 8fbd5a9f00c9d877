import {strFromU8, strToU8, zipSync, type Zippable} from 'fflate';
import * as v from 'valibot';
import {writeItems} from '@komebiyori/effects';
import {parsedJson} from '@komebiyori/lib/parsedJson';
import {unzip, type UnzipLimits} from '@komebiyori/lib/unzip';
import {MAX_ALL_ASSETS, MAX_ASSET, MAX_ASSETS} from '../work/assets';
import {printWork, readWork} from '../work/readWork';
import type {Work} from '../work/work';
import type {KitProblem} from './problems';

type Bytes = Uint8Array<ArrayBuffer>;

const MANIFEST = 'manifest.json';
const FORMAT = 'komebiyori-ponkit';
const MAX_MANIFEST = 4 * 1024 * 1024;
/** Larger ones are not looked at. In bytes. */
export const MAX_KIT = MAX_ALL_ASSETS + MAX_MANIFEST;

const ManifestSchema = v.object({format: v.literal(FORMAT), work: v.unknown()});

/** Lines of a text that people open with any editor. */
const README = [
  'ポン出しキットのファイルです。',
  '使うときは、コメびよりのサイトの「ポン出しキット」で、「キット」の画面にこのzipをドロップします。',
  'manifest.jsonは、パッドと演出の設定です。',
  'items.jsonは、ワードパーティーの演出だけです。',
  'assetsは、画像と音です。',
  '',
].join('\r\n');

/**
 * A kit as a zip. Equal works give equal bytes.
 * @param files the bytes of the assets by id; those that are missing are left out of the kit
 */
export function packKit(work: Work, files: ReadonlyMap<string, Bytes>): Bytes {
  const assets = work.assets.filter(({id}) => files.has(id));
  const manifest = {format: FORMAT, work: JSON.parse(printWork({...work, assets})) as unknown};
  const entries: Zippable = {
    [MANIFEST]: strToU8(JSON.stringify(manifest, undefined, 1)),
    'items.json': strToU8(writeItems(work.items)),
    'README.txt': strToU8(README),
  };
  for (const {id, path} of assets) {
    const bytes = files.get(id);
    // Pictures and sounds are compressed already.
    if (bytes !== undefined) entries[`assets/${path}`] = [bytes, {level: 0}];
  }
  return zipSync(entries, {mtime: new Date(1980, 0, 1), level: 9});
}

/** A kit from a zip, before anybody has looked at what its files are. */
export interface RawKit {
  readonly work: Work;
  /** Parts that could not be understood. */
  readonly left: number;
  /** By the path that the manifest gives. */
  readonly files: ReadonlyMap<string, Bytes>;
}

/** In a folder or without, as people pack them again. */
const WANTED = /^(?:(?!assets\/)[^/]+\/)?(?<path>manifest\.json|assets\/[^/]+)$/u;

const LIMITS: UnzipLimits = {
  archive: MAX_KIT,
  /** Manifest, two texts, a folder or two, and what a computer adds of its own. */
  entries: MAX_ASSETS * 2 + 20,
  unpacked: MAX_KIT,
  wanted: (name) => {
    const path = WANTED.exec(name)?.groups?.['path'];
    if (path === undefined) return undefined;
    return {path, size: path === MANIFEST ? MAX_MANIFEST : MAX_ASSET.sound};
  },
};

/** Reads a kit. Never throws. Nothing is unpacked that no kit has, or that is too large. */
export function readKitFile(
  bytes: Uint8Array,
): {readonly kit: RawKit} | {readonly problem: KitProblem} {
  const unzipped = unzip(bytes, LIMITS);
  if ('problem' in unzipped) return unzipped;
  const {files} = unzipped;
  const text = files.get(MANIFEST);
  if (text === undefined) return {problem: 'not-a-kit'};
  const raw = parsedJson(strFromU8(text));
  if (raw === undefined) return {problem: 'broken'};
  const manifest = v.safeParse(ManifestSchema, raw);
  if (!manifest.success) return {problem: 'not-a-kit'};
  const read = readWork(manifest.output.work);
  if (read === undefined) return {problem: 'newer'};
  const assets = new Map<string, Bytes>();
  for (const {path, size} of read.work.assets) {
    const content = files.get(`assets/${path}`);
    if (content?.length !== size) return {problem: 'broken'};
    assets.set(path, new Uint8Array(content));
  }
  return {kit: {...read, files: assets}};
}
