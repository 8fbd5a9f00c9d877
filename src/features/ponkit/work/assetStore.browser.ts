import {createStore, type Watched} from '@site/src/lib/store';
import {toHex} from '@site/src/lib/toHex';
import type {AssetFiles} from './assetFiles.browser';
import {kindOf, MAX_ALL_ASSETS, MAX_ASSET, MAX_ASSETS, type Asset, type AssetStore} from './assets';
import {refusedFile, type FileFault} from './fileFaults';
import {fileNameFor} from './fileNames';
import {sniff} from './sniff';
import type {Work} from './work';

/** The assets with what only the page of the kit needs. */
export interface WholeAssetStore extends AssetStore {
  /** Undefined when the browser lost them. */
  readonly bytesOf: (asset: Asset) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Takes bytes up before a document names them: a kit comes in. */
  readonly take: (id: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Whether something could not be kept for the next visit. */
  readonly isFleeting: Watched<boolean>;
  readonly close: () => void;
}

/** The name of bytes: their SHA-256 in hexadecimal. */
export async function idOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', bytes));
}

/** Pictures may come from `data:`, sounds from `blob:`: so says the policy of the site. */
function urlFor(asset: Asset, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const blob = new Blob([bytes], {type: asset.type});
  if (kindOf(asset) === 'sound') return Promise.resolve(URL.createObjectURL(blob));
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(typeof reader.result === 'string' ? reader.result : '');
    };
    reader.onerror = () => {
      reject(reader.error ?? new Error('The file gave no reason'));
    };
    reader.readAsDataURL(blob);
  });
}

/**
 * The assets of a work.
 * @param work the document that names them
 * @param onAdd puts a new one into the document
 */
export function createAssetStore(
  work: Watched<Work>,
  files: AssetFiles,
  onAdd: (asset: Asset) => void,
): WholeAssetStore {
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>();
  const urls = new Map<string, string>();
  const asked = new Set<string>();
  const isFleeting = createStore(false);
  const list = createStore<readonly Asset[]>(work.get().assets);

  const bytesOf = async ({id}: Asset): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    const found = bytes.get(id) ?? (await files.read(id));
    if (found !== undefined) bytes.set(id, found);
    return found;
  };
  const show = async (asset: Asset, content: Uint8Array<ArrayBuffer>): Promise<void> => {
    if (!urls.has(asset.id)) urls.set(asset.id, await urlFor(asset, content));
  };
  const load = async (asset: Asset): Promise<void> => {
    if (asked.has(asset.id)) return;
    asked.add(asset.id);
    const content = await bytesOf(asset);
    if (content === undefined) return;
    await show(asset, content);
    list.set([...work.get().assets]);
  };
  const follow = (): void => {
    const {assets} = work.get();
    list.set(assets);
    for (const asset of assets) void load(asset);
  };
  const stop = work.subscribe(follow);
  follow();

  const keepBytes = async (id: string, content: Uint8Array<ArrayBuffer>): Promise<void> => {
    bytes.set(id, content);
    asked.delete(id);
    if (!(await files.write(id, content))) isFleeting.set(true);
  };
  const faultOf = (file: File, head: Uint8Array): FileFault | undefined => {
    const type = sniff(head);
    if (type === undefined) return 'type';
    const kind = kindOf({type});
    if (file.size > MAX_ASSET[kind]) return kind;
    const {assets} = work.get();
    if (assets.length >= MAX_ASSETS) return 'many';
    const all = assets.reduce((sum, {size}) => sum + size, file.size);
    return all > MAX_ALL_ASSETS ? 'full' : undefined;
  };

  return {
    list,
    isFleeting,
    bytesOf,
    take: keepBytes,
    urlOf: (path) => {
      const asset = work.get().assets.find((one) => one.path === path);
      return asset === undefined ? undefined : urls.get(asset.id);
    },
    async add(file) {
      try {
        const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
        const fault = faultOf(file, head);
        const type = sniff(head);
        if (fault !== undefined || type === undefined) {
          return {kind: 'refused', text: refusedFile(file.name, fault ?? 'type')};
        }
        const content = new Uint8Array(await file.arrayBuffer());
        const id = await idOf(content);
        const same = work.get().assets.find((one) => one.id === id);
        if (same !== undefined) return {kind: 'added', asset: same};
        await keepBytes(id, content);
        const taken = work.get().assets.map(({path}) => path);
        const path = fileNameFor(file.name, type, taken);
        const asset: Asset = {id, path, type, size: content.length};
        await show(asset, content);
        onAdd(asset);
        return {kind: 'added', asset};
      } catch {
        return {kind: 'refused', text: refusedFile(file.name, 'unreadable')};
      }
    },
    close: () => {
      stop();
      for (const url of urls.values()) URL.revokeObjectURL(url);
    },
  };
}
