/** Readings of the tags whose label does not already say it; the rest are katakana or Latin. */
const READINGS: Readonly<Record<string, string>> = {
  アップデート: 'あっぷでーと',
  アンケート: 'あんけーと',
  インストール: 'いんすとーる',
  カスタマイズ: 'かすたまいず',
  コメントログ: 'こめんとろぐ',
  テンプレート: 'てんぷれーと',
  設定: 'せってい',
};

const isLatin = (label: string): boolean => /^[\u0020-\u024F]/u.test(label);

/** Katakana as hiragana, so that a tag without an entry above is still among its neighbours. */
function toHiragana(text: string): string {
  return text.replace(/[ァ-ヶ]/gu, (kana) =>
    String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60),
  );
}

/**
 * Orders tags as a Japanese index does: Japanese tags by their reading, then Latin ones from a to z.
 * The given list is left as it is.
 */
export function orderTags<T extends {label: string}>(tags: readonly T[]): T[] {
  const collator = new Intl.Collator('ja', {numeric: true});
  const key = ({label}: T): string => READINGS[label] ?? toHiragana(label);
  return [...tags].sort(
    (a, b) =>
      Number(isLatin(a.label)) - Number(isLatin(b.label)) || collator.compare(key(a), key(b)),
  );
}
