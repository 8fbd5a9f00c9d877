import type {Releases} from '@site/plugins/releases/client';

/** A listed file, as far as a comparison needs it. */
export interface KnownFile {
  readonly name: string;
  readonly version: string;
  /** Bytes. */
  readonly size: number;
  readonly hex: string;
}

/** A file of the visitor. */
export type ChosenFile = Omit<KnownFile, 'version'>;

export type Verdict =
  | {readonly kind: 'same'; readonly known: KnownFile}
  /** It has the name of a listed file, but not its content. */
  | {readonly kind: 'different'; readonly known: KnownFile; readonly cutShort: boolean}
  | {readonly kind: 'unknown'};

/** Every file of all releases. */
export function knownFiles({current, past}: Releases): KnownFile[] {
  return [current, ...past].flatMap(({version, win, mac}) =>
    [...win, ...mac].map(({name, size, hex}) => ({name, version, size, hex})),
  );
}

/** Browsers name a second download `app (1).exe`, or `app(1).exe`. */
const plainName = (name: string): string =>
  name.replace(/ ?\(\d+\)(?=\.[^.]+$)/u, '').toLowerCase();

/** Decides by the content; the name only helps to say what went wrong. */
export function compareFile(chosen: ChosenFile, files: readonly KnownFile[]): Verdict {
  const same = files.find(({hex}) => hex === chosen.hex);
  if (same !== undefined) return {kind: 'same', known: same};
  const name = plainName(chosen.name);
  const known = files.find((file) => plainName(file.name) === name);
  if (known === undefined) return {kind: 'unknown'};
  return {kind: 'different', known, cutShort: chosen.size < known.size};
}
