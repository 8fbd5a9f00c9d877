import {existsSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import {describe, expect, it} from 'vitest';

import {checked} from '../../lib/checked';
import {LOOKED_AT, LOOKED_ON, PRINCIPLES, STATED_ON} from './statement';

const ROOT = path.join(__dirname, '..', '..', '..');

/** W3C Recommendation of 12 December 2024, and 4.1.1, which JIS X 8341-3:2016 keeps from WCAG 2.0. */
const LEVEL_A =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.1 4.1.2';
const LEVEL_AA =
  '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3';

const Text = v.pipe(v.string(), v.trim(), v.minLength(1));
const Day = v.pipe(v.string(), v.isoDate());
const Criterion = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[1-4]\.\d\.\d{1,2}$/u)),
  name: Text,
  level: v.picklist(['A', 'AA']),
  result: v.picklist(['meets', 'partly', 'unused', 'unchecked']),
  tests: v.array(Text),
  looked: v.boolean(),
  notes: v.pipe(v.array(Text), v.minLength(1)),
});

const criteria = PRINCIPLES.flatMap((principle) => principle.criteria);
const idsOf = (level: string): string[] =>
  criteria.filter((one) => one.level === level).map(({id}) => id);

describe('the statement on accessibility', () => {
  it('has the form that its page shows', () => {
    checked(v.array(Criterion), criteria, 'criteria');
    checked(v.tuple([Day, Day]), [STATED_ON, LOOKED_ON], 'days');
    expect(Date.parse(LOOKED_ON)).toBeLessThanOrEqual(Date.parse(STATED_ON));
    expect(new Set(LOOKED_AT.map(([, page]) => page)).size).toBe(LOOKED_AT.length);
  });

  it('has every criterion of the levels A and AA exactly once, in the order of the standard', () => {
    expect(idsOf('A')).toEqual(LEVEL_A.split(' '));
    expect(idsOf('AA')).toEqual(LEVEL_AA.split(' '));
    for (const [index, principle] of PRINCIPLES.entries()) {
      for (const {id} of principle.criteria)
        expect(id).toMatch(new RegExp(`^${index + 1}\\.`, 'u'));
    }
  });

  it('names tests that there are', () => {
    const named = [...new Set(criteria.flatMap(({tests}) => tests))];
    expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  it('claims nothing that is neither tested nor looked at', () => {
    const claimed = criteria.filter(({result}) => result === 'meets' || result === 'partly');
    expect(
      claimed.filter(({tests, looked}) => tests.length === 0 && !looked).map(({id}) => id),
    ).toEqual([]);
  });

  it('plans nothing without a day', () => {
    const plans = criteria.flatMap(({notes}) => notes).filter((note) => note.startsWith('予定：'));
    expect(plans.filter((note) => !/\d{4}年\d{1,2}月/u.test(note))).toEqual([]);
  });

  it('says of each exception what it is, and what to do instead', () => {
    for (const {id, notes} of criteria.filter(({result}) => result === 'partly')) {
      for (const start of ['例外：', '代わりに：']) {
        expect(
          notes.filter((note) => note.startsWith(start)),
          `${id} ${start}`,
        ).toHaveLength(1);
      }
    }
  });
});
