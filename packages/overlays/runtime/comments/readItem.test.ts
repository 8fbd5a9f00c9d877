import {describe, expect, it} from 'vitest';
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

describe('of what is too long', () => {
  const MARK = '\u0301';

  it('takes the start', () => {
    const long = item('1', {
      name: 'n'.repeat(1e6),
      displayName: 'd'.repeat(1e6),
      comment: 'c'.repeat(1e6),
      paidText: 'p'.repeat(1e6),
      badges: Array.from({length: 200_000}, () => ({label: 'x'.repeat(300), url: ''})),
    });
    expect([long.user, long.name, long.html, long.paidText].map(({length}) => length)).toEqual([
      200, 200, 20_000, 200,
    ]);
    expect(long.badges.map(({label}) => label.length)).toEqual(Array(50).fill(200));
  });

  it.each([
    ['a'.repeat(19_998) + '<br><br>', 'a'.repeat(19_998)],
    ['a'.repeat(19_980) + '<img alt="x" src="https://x.example/">', 'a'.repeat(19_980)],
    ['a'.repeat(19_997) + '&amp;x', 'a'.repeat(19_997)],
    ['a'.repeat(19_996) + '&#128512;', 'a'.repeat(19_996)],
    ['a'.repeat(19_999) + '😀', 'a'.repeat(19_999)],
    ['a'.repeat(19_998) + '😀😀', `${'a'.repeat(19_998)}😀`],
    // Nothing is cut, so nothing is broken.
    ['AT&T <3', 'AT&T <3'],
    ['a'.repeat(19_996) + '<br>', `${'a'.repeat(19_996)}<br>`],
  ])('breaks nothing open: %#', (html, expected) => {
    const read = item('1', {comment: html}).html;
    expect([read.length, read === expected]).toEqual([expected.length, true]);
  });

  it('keeps letters whole in names, and lets no tower grow upon one', () => {
    const {name, html} = item('1', {
      displayName: `${'a'.repeat(199)}😀`,
      comment: `か${MARK.repeat(20)}え${MARK.repeat(10_000)}る`,
    });
    expect(name).toBe('a'.repeat(199));
    expect(html).toBe(`か${MARK.repeat(20)}え${MARK.repeat(20)}る`);
  });

  it.each(['<', '&', '<a ', '&#', MARK, '😀'])('is soon done with a million times %j', (part) => {
    // With steps that grow by the square it would not end within the time of a test.
    const text = part.repeat(1_000_000);
    expect(item('1', {comment: `${text}>`, displayName: text})).toBeDefined();
  });
});
