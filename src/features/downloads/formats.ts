/** `92480576` as `92,480,576バイト`. */
export function exactBytes(bytes: number): string {
  return `${bytes.toLocaleString('ja-JP')}バイト`;
}

const KIND_NAMES: Readonly<Record<string, string>> = {exe: 'インストーラ（exe）'};

/** What a visitor calls a file with this ending. */
export function kindName(kind: string): string {
  return KIND_NAMES[kind] ?? kind;
}
