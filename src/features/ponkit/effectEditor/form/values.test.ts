import {describe, expect, expectTypeOf, it} from 'vitest';
import type {ConnectionItem, GiftParams, ResourceParam} from '@onecomme.com/onesdk/types/WordParty';
import {defaultItem, findProblems, setField, type Item} from '@komebiyori/effects';

import {NEW_GIFT, NEW_SPRITE, newConnection, PLAIN_RESOURCE} from './values';

function put(item: Item, path: string, value: unknown): Item {
  const next = setField(item, path, value);
  if (next === undefined) throw new Error(`${path} was refused`);
  return next;
}

/** What a press on every button that makes something gives. */
function pressed(): readonly Item[] {
  const popper = put(defaultItem('popper', 'p'), 'matchGift', true);
  const notifier = put(defaultItem('notifier', 'n'), 'options.images', ['a.png']);
  const connector = put(defaultItem('connector', 'c'), 'options.items', [
    newConnection('1', 'p', false),
  ]);
  return [
    put(popper, 'giftParams', [NEW_GIFT]),
    put(defaultItem('dropper', 'd'), 'options.texture.sprite', NEW_SPRITE),
    put(notifier, 'options.resourceParams', {'a.png': PLAIN_RESOURCE}),
    put(connector, 'options.lotteryItems', [newConnection('2', 'd', true)]),
  ];
}

describe('what the buttons of the form make', () => {
  it('is of the types of the SDK', () => {
    expectTypeOf(NEW_GIFT).toExtend<GiftParams>();
    expectTypeOf(PLAIN_RESOURCE).toExtend<ResourceParam>();
    expectTypeOf(newConnection).returns.toExtend<ConnectionItem>();
  });

  it('is in the ranges of the manual', () => {
    expect(findProblems(pressed())).toEqual([]);
  });
});
