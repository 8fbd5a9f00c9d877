/** The bytes of assets, in this browser's database. The document says which of them are in use. */
export interface AssetFiles {
  readonly read: (id: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** False when the browser keeps nothing: the asset is gone with the page. */
  readonly write: (id: string, bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>;
  /** Forgets what is not in use and was put there some weeks ago: undo may ask for newer ones. */
  readonly tidy: (used: ReadonlySet<string>, now: number) => Promise<void>;
}

interface Row {
  readonly id: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** In milliseconds since 1970. */
  readonly at: number;
}

const NAME = 'ponkit';
const STORE = 'assets';
const FORGET_AFTER = 30 * 24 * 60 * 60 * 1000;

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('The database gave no reason'));
    };
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE, {keyPath: 'id'});
  };
  return answerOf(request);
}

/** Opens the database at the first use; a browser that refuses one is a browser that keeps nothing. */
export function openAssetFiles(): AssetFiles {
  let database: Promise<IDBDatabase> | undefined;
  const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    database ??= open();
    return (await database).transaction(STORE, mode).objectStore(STORE);
  };
  return {
    async read(id) {
      try {
        const row: unknown = await answerOf((await store('readonly')).get(id));
        const bytes =
          typeof row === 'object' && row !== null && 'bytes' in row ? row.bytes : undefined;
        return bytes instanceof Uint8Array ? new Uint8Array(bytes) : undefined;
      } catch {
        return undefined;
      }
    },
    async write(id, bytes) {
      try {
        const row: Row = {id, bytes, at: Date.now()};
        await answerOf((await store('readwrite')).put(row));
        return true;
      } catch {
        return false;
      }
    },
    async tidy(used, now) {
      try {
        // Looking must not make a database for those who never had a file.
        const databases = await indexedDB.databases();
        if (!databases.some(({name}) => name === NAME)) return;
        const cursors = (await store('readwrite')).openCursor();
        cursors.onsuccess = () => {
          const cursor = cursors.result;
          if (cursor === null) return;
          const row: unknown = cursor.value;
          const at = typeof row === 'object' && row !== null && 'at' in row ? row.at : 0;
          const isOld = typeof at !== 'number' || now - at > FORGET_AFTER;
          const isUsed = typeof cursor.key === 'string' && used.has(cursor.key);
          if (isOld && !isUsed) cursor.delete();
          cursor.continue();
        };
      } catch {
        // What stays does no harm.
      }
    },
  };
}
