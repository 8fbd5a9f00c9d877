import {readItems} from '@komebiyori/effects';
import {isHugePicture, pictureSize} from '@komebiyori/lib/pictureHeader';
import {type Asset, kindOf, MAX_ASSET} from '../work/assets';
import {idOf} from '../work/assetStore.browser';
import {sniff} from '../work/files';
import type {Work} from '../work/work';
import {MAX_KIT, readKitFile, type RawKit} from './kitFile';
import type {KitProblem} from './problems';

/** A kit that is ready to be compared and taken in. */
export interface Kit {
  readonly name: string;
  readonly work: Work;
  /** Parts that could not be understood. */
  readonly left: number;
  /** The bytes of its assets by id. */
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

export type OpenedKit = Kit | {readonly problem: KitProblem};

const ofItems = (name: string, text: string): OpenedKit => {
  const {items, problems} = readItems(JSON.parse(text));
  if (items.length === 0) return {problem: 'not-a-kit'};
  const left = new Set(problems.map(({index}) => index)).size;
  return {name, work: {pages: [], buttons: [], items, assets: []}, left, files: new Map()};
};

/**
 * Why a file is not taken in. Every one must be what the manifest says of it, type, size and content, and
 * a picture no larger than one that is chosen: few bytes may stand for gigabytes.
 */
async function problemOf(
  asset: Asset,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<KitProblem | undefined> {
  const isTrue =
    sniff(bytes) === asset.type &&
    bytes.length <= MAX_ASSET[kindOf(asset)] &&
    (await idOf(bytes)) === asset.id;
  if (!isTrue) return 'bad-asset';
  if (kindOf(asset) === 'sound') return undefined;
  const size = pictureSize(bytes);
  if (size === undefined) return 'bad-asset';
  return isHugePicture(size) ? 'huge-picture' : undefined;
}

async function verified(name: string, {work, left, files}: RawKit): Promise<OpenedKit> {
  const byId = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const asset of work.assets) {
    const bytes = files.get(asset.path);
    const problem = bytes === undefined ? 'bad-asset' : await problemOf(asset, bytes);
    if (bytes === undefined || problem !== undefined) return {problem: problem ?? 'bad-asset'};
    byId.set(asset.id, bytes);
  }
  return {name, work, left, files: byId};
}

/** Opens a kit's zip, or a file of effects alone. Never throws. */
export async function openKit(file: File): Promise<OpenedKit> {
  if (file.size > MAX_KIT) return {problem: 'too-large'};
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (/^[\s\uFEFF]*[[{]/u.test(new TextDecoder().decode(bytes.slice(0, 100)))) {
      return ofItems(file.name, new TextDecoder().decode(bytes));
    }
    const read = readKitFile(bytes);
    return 'problem' in read ? read : await verified(file.name, read.kit);
  } catch {
    return {problem: 'broken'};
  }
}
