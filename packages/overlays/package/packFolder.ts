import {strToU8, zipSync, type Zippable} from 'fflate';

/** ZIP cannot say "no date"; its first day makes the same files the same archive. */
const FIXED_DATE = '1980-01-01T00:00:00';

export interface Packed {
  /** Name for the download: `basic-komebiyori.zip`. */
  readonly fileName: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * The zip that the app installs: one folder around all files, in their order. Equal input gives
 * equal bytes.
 */
export function packFolder(
  slug: string,
  files: Iterable<readonly [path: string, content: string | Uint8Array]>,
): Packed {
  const entries = Array.from(files, ([path, content]) => {
    const bytes = typeof content === 'string' ? strToU8(content) : content;
    // Compressed by their own format; a second time would cost time and save nothing.
    return [`${slug}/${path}`, path.endsWith('.woff2') ? [bytes, {level: 0}] : bytes];
  });
  const bytes = zipSync(Object.fromEntries(entries) as Zippable, {mtime: FIXED_DATE, level: 9});
  return {fileName: `${slug}.zip`, bytes: new Uint8Array(bytes)};
}
