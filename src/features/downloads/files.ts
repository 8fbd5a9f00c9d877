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

/** `92480576` as `92,480,576バイト`. */
export function exactBytes(bytes: number): string {
  return `${bytes.toLocaleString('ja-JP')}バイト`;
}

const KIND_NAMES: Readonly<Record<string, string>> = {exe: 'インストーラ（exe）'};

/** What a visitor calls a file with this ending. */
export function kindName(kind: string): string {
  return KIND_NAMES[kind] ?? kind;
}

export type Platform = 'win' | 'mac';

/** Names that need no quotes in PowerShell and in a Unix shell. */
const PLAIN = /^[\w.-]+$/u;

/** Prints the SHA-512 of a file in the current folder. */
export function hashCommand(platform: Platform, name: string): string {
  if (platform === 'win') return `Get-FileHash ${windowsPath(name)} -Algorithm SHA512`;
  return `shasum -a 512 ${shellName(name)}`;
}

/** Compares the SHA-512 of a file with `hex`: prints True on Windows, `name: OK` on macOS. */
export function compareCommand(platform: Platform, name: string, hex: string): string {
  if (platform === 'win') {
    return `(Get-FileHash ${windowsPath(name)} -Algorithm SHA512).Hash -eq '${hex}'`;
  }
  // Two spaces stand between hash and name in the format of shasum.
  return `echo ${shellQuote(`${hex}  ${name}`)} | shasum -a 512 -c`;
}

function windowsPath(name: string): string {
  return PLAIN.test(name) ? `.\\${name}` : `'.\\${name.replaceAll("'", "''")}'`;
}

function shellName(name: string): string {
  return PLAIN.test(name) ? name : shellQuote(name);
}

function shellQuote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
