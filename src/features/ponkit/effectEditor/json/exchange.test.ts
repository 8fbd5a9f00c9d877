import {describe, expect, it} from 'vitest';
import {defaultItem, writeItems, type Item} from '@komebiyori/effects';

import {appendItems, readText} from './exchange';

const POPPER = defaultItem('popper', 'a');
const CONNECTOR: Item = {
  ...defaultItem('connector', 'b'),
  options: {items: [{id: '1', targetId: 'a', delay: 0}], lotteryItems: []},
};

function read(text: string) {
  const reading = readText(text);
  if (reading.kind === 'broken') throw new Error(reading.text);
  return reading;
}

describe('JSON in and out', () => {
  it('comes back as it was, with what nobody here knows', () => {
    const odd = {...POPPER, later: {than: ['this']}, options: {...POPPER.options, glow: 3}};
    expect(read(writeItems([odd])).items).toEqual([odd]);
    expect(read(`\uFEFF${JSON.stringify(odd)}`).items).toEqual([odd]);
  });

  it('says what is no JSON, and which field of which item cannot be read', () => {
    expect(readText('{"items": [')).toMatchObject({kind: 'broken'});
    expect(readText('  ')).toMatchObject({text: expect.stringContaining('何も') as string});
    const {items, problems} = read(
      JSON.stringify([
        POPPER,
        {...POPPER, name: '拍手', options: {...POPPER.options, amount: 'x'}},
      ]),
    );
    expect(items).toHaveLength(1);
    expect(problems[0]?.message).toMatch(/2番目の演出「拍手」の「数」/u);
  });

  it('gives an item whose id is taken another one, and its connectors follow', () => {
    const added = appendItems([POPPER], [POPPER, CONNECTOR], () => 'new');
    expect(added.map(({id}) => id)).toEqual(['a', 'new', 'b']);
    expect(added[2]?.options).toMatchObject({items: [{targetId: 'new'}]});
    expect(appendItems([], [POPPER, CONNECTOR], () => 'new')).toEqual([POPPER, CONNECTOR]);
  });
});
