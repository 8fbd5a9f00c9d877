import {expect, it} from 'vitest';
import {item} from '../../testing/comments';
import {createLedger, writeAmount} from './ledger';

const gift = (id: string, userId: string, price: number, unit = '¥') =>
  item(id, {userId, displayName: userId, price, unit, paidText: 'x'});

it('adds up by unit and ranks people', () => {
  const ledger = createLedger();
  ledger.put([gift('1', 'みかん', 500), gift('2', 'りんご', 1000), gift('3', 'みかん', 10, '$')]);
  expect(ledger.totals()).toEqual([
    {amount: 1500, unit: '¥'},
    {amount: 10, unit: '$'},
  ]);
  expect(ledger.top(1)).toEqual([
    {
      name: 'みかん',
      sums: [
        {amount: 10, unit: '$'},
        {amount: 500, unit: '¥'},
      ],
    },
  ]);
});

it('counts a gift once, and not when it is taken back', () => {
  const ledger = createLedger();
  ledger.put([gift('1', 'みかん', 500)]);
  ledger.put([gift('1', 'みかん', 600)]);
  expect(ledger.totals()).toEqual([{amount: 600, unit: '¥'}]);
  ledger.remove(['1']);
  expect(ledger.totals()).toEqual([]);
});

it('ranks one who gave forty thousand times, before a test runs out of time', () => {
  const ledger = createLedger();
  ledger.put(Array.from({length: 40_000}, (_, at) => gift(String(at), 'みかん', 1)));
  expect(ledger.top(3)).toEqual([{name: 'みかん', sums: [{amount: 40_000, unit: '¥'}]}]);
});

it.each([
  [1500, '¥', '¥1,500'],
  [100, 'ビッツ', '100ビッツ'],
  [100, '', '100pt'],
])('writes %s %s', (amount, unit, written) => {
  expect(writeAmount({amount, unit})).toBe(written);
});
