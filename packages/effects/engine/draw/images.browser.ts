/** A loaded picture. */
interface Picture {
  readonly source: HTMLImageElement;
  readonly width: number;
  readonly height: number;
}

export interface Images {
  /** The loaded picture; undefined while it is not there and when it could not be loaded. */
  readonly get: (name: string) => Picture | undefined;
  /** Whether nothing can come any more: loaded, or failed. */
  readonly isDone: (name: string) => boolean;
  readonly load: (name: string) => Promise<void>;
}

/** A drawing without a size of its own (some SVG files) is as large as this, in pixels. */
const SIZELESS = 256;

interface Kept {
  picture: Picture | undefined;
  isDone: boolean;
  coming: Promise<void>;
}

/**
 * The pictures of one stage, each loaded once.
 * @param urls by name; a name that is not there is a URL itself
 */
export function createImages(
  urls: ReadonlyMap<string, string>,
  onMissing: (name: string) => void,
): Images {
  const kept = new Map<string, Kept>();

  async function bring(name: string, entry: Kept): Promise<void> {
    const source = new Image();
    source.decoding = 'async';
    source.src = urls.get(name) ?? name;
    try {
      await source.decode();
      const width = source.naturalWidth > 0 ? source.naturalWidth : SIZELESS;
      const height = source.naturalHeight > 0 ? source.naturalHeight : SIZELESS;
      entry.picture = {source, width, height};
    } catch {
      onMissing(name);
    }
    entry.isDone = true;
  }

  return {
    get: (name) => kept.get(name)?.picture,
    isDone: (name) => kept.get(name)?.isDone ?? false,
    load(name) {
      const found = kept.get(name);
      if (found !== undefined) return found.coming;
      const entry: Kept = {picture: undefined, isDone: false, coming: Promise.resolve()};
      kept.set(name, entry);
      entry.coming = bring(name, entry);
      return entry.coming;
    },
  };
}
