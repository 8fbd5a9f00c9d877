import {describe, expect, it} from 'vitest';

import {duplicateItem, nameOfCopy, nextSelected, placeAt} from './listEdits';

const ITEMS = [{id: 'a', name: '拍手'}, {id: 'b', name: '拍手 2'}, {id: 'c'}];

describe('the list of effects', () => {
  it('puts a copy after its original, under a name that is free', () => {
    expect(duplicateItem(ITEMS, 'a', 'z').map(({id, name}) => [id, name])).toEqual([
      ['a', '拍手'],
      ['z', '拍手 3'],
      ['b', '拍手 2'],
      ['c', undefined],
    ]);
    expect(duplicateItem(ITEMS, 'c', 'z')[3]).toEqual({id: 'z'});
    expect(duplicateItem(ITEMS, 'nobody', 'z')).toBe(ITEMS);
    expect(nameOfCopy('8888', [])).toBe('8888 2');
  });

  it('selects the neighbour of what is deleted', () => {
    expect(nextSelected(ITEMS, 0)).toBe('b');
    expect(nextSelected(ITEMS, 2)).toBe('b');
    expect(nextSelected([{id: 'a'}], 0)).toBeUndefined();
  });

  it('finds the place of a held row', () => {
    expect([0, 25, 75, 200].map((y) => placeAt([20, 60, 100], y))).toEqual([0, 1, 2, 3]);
  });
});
