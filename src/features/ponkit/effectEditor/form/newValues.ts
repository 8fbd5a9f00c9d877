import type {Connection, Item, NotifierItem} from '@komebiyori/effects';

export type Gift = NonNullable<Item['giftParams']>[number];
type Resource = NonNullable<NotifierItem['options']['resourceParams']>[string];

/** What a new condition of gifts asks for. */
export const NEW_GIFT: Gift = {unit: '¥', price: 1000, comparison: 'higher'};

/** The frames of a picture, when somebody says that it has any: pixels, and how many. */
export const NEW_SPRITE = {width: 64, height: 64, frame: 4};

/** What a picture has that nothing is said about. */
export const PLAIN_RESOURCE: Resource = {weight: 1, sound: ''};

/** A new way of a connector to another item; those that are drawn by lot have a weight. */
export const newConnection = (id: string, targetId: string, isLottery: boolean): Connection => ({
  id,
  targetId,
  delay: 0,
  ...(isLottery && {weight: 1}),
});
