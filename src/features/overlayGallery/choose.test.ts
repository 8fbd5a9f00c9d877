import {describe, expect, it} from 'vitest';
import {choose, MARK_IDS, ORDER_IDS, readChoice, writeChoice, type Choice} from './choose';
import {templateFacts} from './testing';

const zip = (bytes: number) => ({name: '', url: '', bytes, sha256: '', app: '8_0'}) as const;
const templates = [
  templateFacts({id: 'basic', name: 'シンプル', layouts: ['縦', '横'], zip: zip(30)}),
  templateFacts({id: 'neon', name: 'ネオン', heavy: '光ります', zip: zip(10)}),
  templateFacts({id: 'ticker', name: 'テロップ', layouts: ['横'], since: '5_1', zip: zip(20)}),
  templateFacts({id: 'neon-ex', name: 'ネオンEX', heavy: '光ります', isPro: true, zip: zip(40)}),
  templateFacts({id: 'lanes', name: 'レーン', layouts: ['見出し付き'], since: '8_0', zip: zip(50)}),
];
const ids = (search: string): string[] => choose(templates, readChoice(search)).map(({id}) => id);

describe('choose', () => {
  it.each([
    ['', ['basic', 'neon', 'ticker', 'neon-ex', 'lanes']],
    ['?show=wide', ['basic', 'ticker']],
    ['?show=wide,frames', ['basic', 'ticker', 'lanes']],
    ['?show=tall,light', ['basic']],
    ['?show=pro', ['neon-ex']],
    ['?show=pro,light', []],
    ['?app=5_0', ['basic', 'neon', 'neon-ex']],
    ['?app=5_0&show=wide', ['basic']],
    ['?sort=size', ['neon', 'ticker', 'basic', 'neon-ex', 'lanes']],
    ['?sort=newest', ['lanes', 'ticker', 'basic', 'neon', 'neon-ex']],
    ['?sort=name', ['basic', 'ticker', 'neon', 'neon-ex', 'lanes']],
  ])('%s leaves %j', (search, left) => {
    expect(ids(search)).toEqual(left);
  });
});

describe('the address of a choice', () => {
  it('is read as it was written', () => {
    for (const order of ORDER_IDS) {
      const choice: Choice = {marks: MARK_IDS, order, app: '7_0'};
      expect(readChoice(writeChoice(choice))).toEqual(choice);
    }
  });
  it('says nothing of what is so anyway', () => {
    expect(writeChoice({marks: [], order: 'picked'})).toBe('');
  });
  it.each(['?show=nothing,__proto__', '?sort=constructor', '?app=9_9', '?show=%E0%A4%A', '?&&='])(
    '%s is passed over',
    (search) => {
      expect(readChoice(search)).toEqual({marks: [], order: 'picked'});
    },
  );
});
