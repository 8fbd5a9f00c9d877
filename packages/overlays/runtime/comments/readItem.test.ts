import {expect, it} from 'vitest';
import {createScenario} from '@komebiyori/simulator/scenario';
import {item} from '../../testing/comments';
import {readItem} from './readItem';

it('reads every kind of every service', () => {
  const scenario = createScenario({seed: 1, startAt: 0, order: 'everyPair'});
  for (let round = 0; round < 250; round += 1) {
    const {message} = scenario.next();
    if (message.type !== 'comments') continue;
    for (const comment of message.data.comments) {
      expect(readItem(comment)).toMatchObject({
        id: comment.data.id,
        service: comment.service,
        html: comment.data.comment,
        paidText: ('paidText' in comment.data ? comment.data.paidText : undefined) ?? '',
      });
    }
  }
});

it.each([null, undefined, 1, 'x', [], {}, {data: null}, {data: {id: 1}}, {data: {id: ''}}])(
  'is not led astray by %j',
  (value) => {
    expect(readItem(value)).toBeUndefined();
  },
);

it('takes nothing of another type', () => {
  const odd = item('1', {
    name: {},
    comment: 5,
    badges: 'x',
    price: NaN,
    tier: '7',
    timestamp: 'soon',
    isOwner: 'true',
    membership: 'x',
  });
  expect(odd).toMatchObject({name: '', html: '', badges: [], price: 0, isOwner: false});
  expect([odd.tier, odd.time, odd.membership]).toEqual([undefined, undefined, '']);
});

it('knows who is anonymous, and what is free', () => {
  for (const data of [{anonymity: true}, {isAnonymous: true}, {meta: {anonymity: true}}]) {
    expect(item('1', data).isAnonymous).toBe(true);
  }
  expect(item('1').isAnonymous).toBe(false);
  expect(item('1', {}, {meta: {free: true}}).isFree).toBe(true);
  expect(item('1', {isFreeGift: true}).isFree).toBe(true);
});

it.each([
  [{price: 199, unit: '¥'}, 1],
  [{price: 200, unit: '¥'}, 2],
  [{price: 10_000, unit: '¥'}, 7],
  [{price: 10, unit: '$'}, 4],
  [{price: 1, unit: '¥', tier: 6}, 6],
  [{price: 1, unit: '¥', tier: 11}, 7],
  [{paidText: '¥100'}, 1],
  [{}, undefined],
])('gives %j the size %s', (data, tier) => {
  expect(item('1', data).tier).toBe(tier);
});
