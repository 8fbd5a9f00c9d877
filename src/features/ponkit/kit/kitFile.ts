import {strFromU8, strToU8, unzipSync, zipSync, type Zippable} from 'fflate';
import * as v from 'valibot';
import {writeItems} from '@komebiyori/effects';
import {MAX_ALL_ASSETS, MAX_ASSET, MAX_ASSETS} from '../work/assets';
import {printWork, readWork} from '../work/readWork';
import type {Work} from '../work/work';
import type {KitProblem} from './problems';

type Bytes = Uint8Array<ArrayBuffer>;

const MANIFEST = 'manifest.json';
const FORMAT = 'komebiyori-ponkit';
const MAX_MANIFEST = 4 * 1024 * 1024;
/** Manifest, two texts, a folder or two, and what a computer adds of its own. */
const MAX_ENTRIES = MAX_ASSETS * 2 + 20;
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

/** Thrown inside of the reader only, which knows no other way to stop. */
class Refusal extends Error {
  constructor(readonly problem: KitProblem) {
    super(problem);
  }
}

const isInside = (path: string): boolean =>
  !/^(?:\/|[a-z]:)|\\|\0/iu.test(path) && !path.split('/').includes('..');

/** In a folder or without, as people pack them again. */
const WANTED = /^(?:(?!assets\/)[^/]+\/)?(?<path>manifest\.json|assets\/[^/]+)$/u;

/**
 * Reads a kit. Never throws. Nothing is unpacked that no kit has, that is too large, or that says so
 * of itself: fflate gives an entry no more room than the archive claims, packed or unpacked, and the claims
 * are added up.
 */
export function readKitFile(
  bytes: Uint8Array,
): {readonly kit: RawKit} | {readonly problem: KitProblem} {
  if (bytes.length > MAX_KIT) return {problem: 'too-large'};
  // Every archive with an entry begins with a local file header (APPNOTE, 4.3.7).
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b || bytes[2] !== 3 || bytes[3] !== 4) {
    return {problem: 'not-a-zip'};
  }
  try {
    return {kit: understood(unpacked(bytes))};
  } catch (error) {
    return {problem: error instanceof Refusal ? error.problem : 'broken'};
  }
}

function unpacked(bytes: Uint8Array): Map<string, Bytes> {
  let count = 0;
  let total = 0;
  const found = unzipSync(bytes, {
    filter: ({name, size, originalSize}) => {
      count += 1;
      if (count > MAX_ENTRIES) throw new Refusal('too-many');
      if (!isInside(name)) throw new Refusal('bad-path');
      const path = WANTED.exec(name)?.groups?.['path'];
      if (path === undefined) return false;
      // What is stored as it is comes out in its own size, whatever it claims; entries may overlap.
      const room = Math.max(size, originalSize);
      total += room;
      const limit = path === MANIFEST ? MAX_MANIFEST : MAX_ASSET.sound;
      if (room > limit || total > MAX_KIT) throw new Refusal('too-large');
      return true;
    },
  });
  return new Map(
    Object.entries(found).map(([name, content]) => [
      WANTED.exec(name)?.groups?.['path'] ?? name,
      new Uint8Array(content),
    ]),
  );
}

function understood(files: ReadonlyMap<string, Bytes>): RawKit {
  const text = files.get(MANIFEST);
  if (text === undefined) throw new Refusal('not-a-kit');
  const manifest = v.safeParse(ManifestSchema, JSON.parse(strFromU8(text)));
  if (!manifest.success) throw new Refusal('not-a-kit');
  const read = readWork(manifest.output.work);
  if (read === undefined) throw new Refusal('newer');
  const assets = new Map<string, Bytes>();
  for (const {path, size} of read.work.assets) {
    const content = files.get(`assets/${path}`);
    if (content === undefined || content.length !== size) throw new Refusal('broken');
    assets.set(path, content);
  }
  return {...read, files: assets};
}
