/** `92480576` as `92.5MB`: a megabyte has 1,000,000 bytes, as in Finder and in browsers. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)}MB`;
}

/** `92480576` as `92,480,576バイト`. */
export function exactBytes(bytes: number): string {
  return `${bytes.toLocaleString('ja-JP')}バイト`;
}

/** `2025-10-18` as `2025年10月18日`. */
export function japaneseDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${year}年${month}月${date}日`;
}

const KIND_NAMES: Readonly<Record<string, string>> = {exe: 'インストーラ（exe）'};

/** What a visitor calls a file with this ending. */
export function kindName(kind: string): string {
  return KIND_NAMES[kind] ?? kind;
}
