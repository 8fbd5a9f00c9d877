import type {Connection, Item, NotifierItem} from '@komebiyori/effects';

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

export type Gift = NonNullable<Item['giftParams']>[number];
type Resource = NonNullable<NotifierItem['options']['resourceParams']>[string];

/** What a new condition of gifts asks for. */
export const NEW_GIFT: Gift = {unit: '¥', price: 1000, comparison: 'higher'};

/** The size in pixels and the number of the frames, for a picture that now has any. */
export const NEW_SPRITE = {width: 64, height: 64, frame: 4};

/** What a picture without settings of its own has. */
export const PLAIN_RESOURCE: Resource = {weight: 1, sound: ''};

/** A new way of a connector to another item; those that are drawn by lot have a weight. */
export const newConnection = (id: string, targetId: string, isLottery: boolean): Connection => ({
  id,
  targetId,
  delay: 0,
  ...(isLottery && {weight: 1}),
});

/**
 * How likely each of some weights is drawn, in percent with one digit after the point at most; what
 * is below 0 counts as 0.
 */
export function shares(weights: readonly number[]): readonly string[] {
  const sound = weights.map((weight) => Math.max(0, weight));
  const all = sound.reduce((sum, weight) => sum + weight, 0);
  return sound.map((weight) => {
    const percent = all === 0 ? 0 : (weight / all) * 100;
    return `${Number(percent.toFixed(1))}%`;
  });
}
