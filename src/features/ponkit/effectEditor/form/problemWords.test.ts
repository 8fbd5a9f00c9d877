import {describe, expect, it} from 'vitest';
import {defaultItem, findProblems} from '@komebiyori/effects';

import {problemsAt, shortMessage} from './problemWords';

const ITEM = {...defaultItem('popper', 'a'), name: 'の「拍手」', pattern: ['/(/']};
const BROKEN = {...ITEM, options: {...ITEM.options, amount: 999}};

describe('what is said beside a field', () => {
  const problems = findProblems([BROKEN]);

  it('is found by the path of the field', () => {
    expect(problemsAt(problems, 'options.amount')).toHaveLength(1);
    expect(problemsAt(problems, 'pattern')).toHaveLength(1);
    expect(problemsAt(problems, 'options.size')).toEqual([]);
  });

  it('does not repeat which item it is', () => {
    const [amount] = problemsAt(problems, 'options.amount');
    if (amount === undefined) throw new Error('999 is in range');
    expect(amount.message).toContain('拍手');
    expect(shortMessage(amount, BROKEN)).toMatch(/^「数」は、1〜200/u);
    expect(shortMessage({...amount, message: 'ほかの文'}, BROKEN)).toBe('ほかの文');
  });
});
