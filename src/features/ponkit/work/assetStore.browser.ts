import {createStore, type Store, type Watched} from '@komebiyori/lib/store';
import {openPicture} from '@site/src/browser/pictureFile.browser';
import {toHex} from '@site/src/lib/hex';
import {pictureFaultText} from '@site/src/lib/pictureFault';
import type {AssetFiles} from './assetFiles.browser';
import {kindOf, MAX_ALL_ASSETS, MAX_ASSET, MAX_ASSETS, type Asset} from './assets';
import {refusedFile, type FileFault, fileNameFor, sniff} from './files';
import type {Work} from './work';

/** What became of a file that the visitor gave; `text` says what to do, in Japanese. */
type AddOutcome =
  | {readonly kind: 'added'; readonly asset: Asset}
  | {readonly kind: 'refused'; readonly text: string};

/** The name of bytes: their SHA-256 in hexadecimal. */
export async function idOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', bytes));
}

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

/** Why a picture cannot be shown whole: its beginning alone does not tell. */
async function pictureProblem(file: File): Promise<string | undefined> {
  const opened = await openPicture(file, MAX_ASSET.image);
  if ('fault' in opened) return pictureFaultText(opened.fault);
  opened.bitmap.close();
  return undefined;
}

/** The pictures and sounds of a work. */
export class AssetStore {
  readonly #list: Store<readonly Asset[]>;
  readonly list: Watched<readonly Asset[]>;
  readonly #isFleeting = createStore(false);
  /** Whether something could not be kept for the next visit. */
  readonly isFleeting: Watched<boolean> = this.#isFleeting;
  readonly #work: Watched<Work>;
  readonly #files: AssetFiles;
  readonly #onAdd: (asset: Asset) => void;
  readonly #bytes = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly #urls = new Map<string, string>();
  /** Assets whose bytes were looked for. */
  readonly #asked = new Set<string>();
  readonly #stop: () => void;

  /**
   * @param work the document that names them
   * @param onAdd puts a new one into the document
   */
  constructor(work: Watched<Work>, files: AssetFiles, onAdd: (asset: Asset) => void) {
    this.#work = work;
    this.#files = files;
    this.#onAdd = onAdd;
    this.#list = createStore(work.get().assets);
    this.list = this.#list;
    this.#stop = work.subscribe(() => {
      this.#follow();
    });
    this.#follow();
  }

  /** Undefined when the browser lost them. */
  async bytesOf({id}: Asset): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const found = this.#bytes.get(id) ?? (await this.#files.read(id));
    if (found !== undefined) this.#bytes.set(id, found);
    return found;
  }

  /** Takes bytes up before a document names them: a kit comes in. */
  async take(id: string, content: Uint8Array<ArrayBuffer>): Promise<void> {
    this.#bytes.set(id, content);
    this.#asked.delete(id);
    if (!(await this.#files.write(id, content))) this.#isFleeting.set(true);
  }

  /**
   * Where the page finds an asset: `data:` for pictures, `blob:` for sounds, as the policy of the
   * site allows. Undefined when there is none of that path, or its bytes are not there yet; `list`
   * tells its watchers again when they are.
   */
  urlOf(path: string): string | undefined {
    const asset = this.#work.get().assets.find((one) => one.path === path);
    return asset === undefined ? undefined : this.#urls.get(asset.id);
  }

  /** Takes a file up; the same bytes twice are one asset. Never throws. */
  async add(file: File): Promise<AddOutcome> {
    try {
      const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
      const fault = this.#faultOf(file, head);
      const type = sniff(head);
      if (fault !== undefined || type === undefined) {
        return {kind: 'refused', text: refusedFile(file.name, fault ?? 'type')};
      }
      const problem = kindOf({type}) === 'image' ? await pictureProblem(file) : undefined;
      if (problem !== undefined) return {kind: 'refused', text: `${file.name}：${problem}`};
      const content = new Uint8Array(await file.arrayBuffer());
      const id = await idOf(content);
      const same = this.#work.get().assets.find((one) => one.id === id);
      if (same !== undefined) return {kind: 'added', asset: same};
      await this.take(id, content);
      const taken = this.#work.get().assets.map(({path}) => path);
      const path = fileNameFor(file.name, type, taken);
      const asset: Asset = {id, path, type, size: content.length};
      await this.#show(asset, content);
      this.#onAdd(asset);
      return {kind: 'added', asset};
    } catch {
      return {kind: 'refused', text: refusedFile(file.name, 'unreadable')};
    }
  }

  close(): void {
    this.#stop();
    for (const url of this.#urls.values()) URL.revokeObjectURL(url);
  }

  #follow(): void {
    const {assets} = this.#work.get();
    this.#list.set(assets);
    for (const asset of assets) void this.#load(asset);
  }

  async #load(asset: Asset): Promise<void> {
    if (this.#asked.has(asset.id)) return;
    this.#asked.add(asset.id);
    const content = await this.bytesOf(asset);
    if (content === undefined) return;
    await this.#show(asset, content);
    this.#list.set([...this.#work.get().assets]);
  }

  async #show(asset: Asset, content: Uint8Array<ArrayBuffer>): Promise<void> {
    if (!this.#urls.has(asset.id)) this.#urls.set(asset.id, await urlFor(asset, content));
  }

  #faultOf(file: File, head: Uint8Array): FileFault | undefined {
    const type = sniff(head);
    if (type === undefined) return 'type';
    const kind = kindOf({type});
    if (file.size > MAX_ASSET[kind]) return kind;
    const {assets} = this.#work.get();
    if (assets.length >= MAX_ASSETS) return 'many';
    const all = assets.reduce((sum, {size}) => sum + size, file.size);
    return all > MAX_ALL_ASSETS ? 'full' : undefined;
  }
}
