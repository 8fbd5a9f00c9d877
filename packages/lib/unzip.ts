import {unzipSync} from 'fflate';

/** Why an archive that somebody else may have made is not unpacked. */
export type UnzipProblem = 'not-a-zip' | 'too-large' | 'too-many' | 'bad-path' | 'broken';

/** What is taken out of an archive; sizes in bytes. */
export interface UnzipLimits {
  /** Of the archive itself. */
  readonly archive: number;
  readonly entries: number;
  /** Of all files that are unpacked: a small archive can hold a hundred times its size. */
  readonly unpacked: number;
  /** How an entry is called from here on, and how large it may be; undefined for one that is not needed. */
  readonly wanted: (name: string) => {readonly path: string; readonly size: number} | undefined;
}

export interface Unzipped {
  /** Of all entries, as the archive has them. */
  readonly names: readonly string[];
  /** Those that were wanted, by what they are called here. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Thrown inside of fflate's filter only, which knows no other way to stop. */
class Refusal extends Error {
  constructor(readonly problem: UnzipProblem) {
    super(problem);
  }
}

const isInside = (path: string): boolean =>
  !/^(?:\/|[a-z]:)|\\|\0/iu.test(path) && !path.split('/').includes('..');

/** An archive begins with the header of a file, or is empty and has only its end (APPNOTE, 4.3.7, 4.3.16). */
const isZip = ([a, b, c, d]: Uint8Array): boolean =>
  a === 0x50 && b === 0x4b && ((c === 3 && d === 4) || (c === 5 && d === 6));

/**
 * Unpacks what is wanted of an archive, and nothing that is too large or says so of itself: fflate gives
 * an entry no more room than the archive claims, packed or unpacked, and the claims are added up. Never throws.
 */
export function unzip(
  bytes: Uint8Array,
  {archive, entries, unpacked, wanted}: UnzipLimits,
): Unzipped | {readonly problem: UnzipProblem} {
  if (bytes.length > archive) return {problem: 'too-large'};
  if (!isZip(bytes)) return {problem: 'not-a-zip'};
  const names: string[] = [];
  const paths = new Map<string, string>();
  let total = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({name, size, originalSize}) => {
        names.push(name);
        if (names.length > entries) throw new Refusal('too-many');
        if (!isInside(name)) throw new Refusal('bad-path');
        const target = wanted(name);
        if (target === undefined) return false;
        // What is stored as it is comes out in its own size, whatever it claims; entries may overlap.
        const room = Math.max(size, originalSize);
        total += room;
        if (room > target.size || total > unpacked) throw new Refusal('too-large');
        paths.set(name, target.path);
        return true;
      },
    });
    const named = Object.entries(files).map(
      ([name, content]) => [paths.get(name) ?? name, content] as const,
    );
    return {names, files: new Map(named)};
  } catch (error) {
    return {problem: error instanceof Refusal ? error.problem : 'broken'};
  }
}
