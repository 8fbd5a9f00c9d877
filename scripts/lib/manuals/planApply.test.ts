import {describe, expect, it} from 'vitest';
import {carryLines} from './planApply';

const FORMER = ['# Page', '', 'One.', 'Two.', '', '| a | b |', '| c | d |', '', 'End.'];
const carry = (changed: string[], other: string[]): ReturnType<typeof carryLines> =>
  carryLines(FORMER, changed, other);
/** Lines with some, from 0, exchanged for others. */
const splice = (
  lines: readonly string[],
  at: number,
  count: number,
  ...fresh: string[]
): string[] => [...lines.slice(0, at), ...fresh, ...lines.slice(at + count)];

describe('carryLines', () => {
  it('makes the same of the same text', () => {
    const changed = splice(splice(FORMER, 3, 1, 'Two and three.'), 8, 0, 'New.', '');
    expect(carry(changed, FORMER)).toEqual({lines: changed, carried: 3, left: []});
  });

  it('changes the lines that are the same, row by row, and names the others', () => {
    const changed = [...FORMER.slice(0, 5), '| A | b |', '| C | d |', '', 'END.'];
    const other = splice(FORMER, 6, 1, '| c | its own |');
    expect(carry(changed, other)).toEqual({
      lines: [...FORMER.slice(0, 5), '| A | b |', '| c | its own |', '', 'END.'],
      carried: 2,
      left: [7],
    });
  });

  it('joins lines only where all of them stand together', () => {
    const joined = splice(FORMER, 2, 2, 'One and two.');
    const parted = splice(FORMER, 3, 0, 'Its own.');
    expect(carry(joined, FORMER).lines).toEqual(joined);
    expect(carry(joined, parted)).toEqual({lines: parted, carried: 0, left: [3]});
  });

  it('puts new lines between the same neighbours, and takes away what went', () => {
    const other = ['Before.', ...FORMER];
    expect(carry(splice(FORMER, 4, 0, 'New.'), other).lines).toEqual(splice(other, 5, 0, 'New.'));
    expect(carry(splice(FORMER, 3, 1), other).lines).toEqual(splice(other, 4, 1));
    const apart = splice(FORMER, 4, 0, 'Its own.');
    expect(carry(splice(FORMER, 4, 0, 'New.'), apart)).toEqual({
      lines: apart,
      carried: 0,
      left: [5],
    });
  });
});
