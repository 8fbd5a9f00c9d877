import {parseOperator} from '@site/config/operator';
import unset from '@site/tests/fixtures/operator/unset.json';
import {expect, it} from 'vitest';
import {companyFacts, historyRows} from './companyFacts';
import {plainText} from './inline';

const ids = (json: object): string[] =>
  companyFacts(parseOperator({...unset, ...json}), 2022).map(({id}) => id);

it('has a row only for what is set', () => {
  expect(ids({})).toEqual(['business', 'since', 'funding']);
  expect(ids({tradeName: '屋号', email: 'a@b.example', phone: '00-0000-0000'})).toEqual([
    'trade-name',
    'phone',
    'business',
    'since',
    'funding',
    'email',
  ]);
});

it('shows dates only when they are set, the newest change first', () => {
  expect(historyRows({established: '', revisions: []})).toEqual([]);
  const rows = historyRows({
    established: '2026-01-05',
    revisions: [
      {date: '2026-02-01', change: '甲'},
      {date: '2026-11-30', change: '乙'},
    ],
  });
  expect(rows.map(({label, lines}) => `${label} ${lines.map(plainText).join('')}`)).toEqual([
    '2026年11月30日 乙',
    '2026年2月1日 甲',
    '2026年1月5日 制定',
  ]);
});
