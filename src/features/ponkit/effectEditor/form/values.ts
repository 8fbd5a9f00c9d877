/** A number, or undefined for anything else. */
export const asNumber = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

/** A text, or undefined for anything else. */
export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Texts of a list; the SDK allows one text in place of a list of one. */
export function asTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** Two numbers, or undefined for anything else. */
export function asPair(value: unknown): readonly [number, number] | undefined {
  if (!Array.isArray(value)) return undefined;
  const [first, second] = value as readonly unknown[];
  return typeof first === 'number' && typeof second === 'number' ? [first, second] : undefined;
}
