import {describe, expect, it} from 'vitest';
import shipped from '../data/operator.json';
import {parseOperator} from './operator';

const SOLD = {
  ...shipped,
  payment: {
    price: [{plan: '月額', amount: 500, cycle: 'month'}],
    methods: ['クレジットカード'],
    timing: '申し込みの日',
    delivery: '支払いの後すぐ',
    cycle: '毎月更新',
    fees: '',
  },
  cancel: {how: 'いつでも', refund: '日割りなし', after: '期間の末日まで'},
};

describe('parseOperator', () => {
  it('takes the shipped file, in which nobody and nothing is invented', () => {
    const operator = parseOperator(shipped);
    expect(operator.name + operator.address + operator.phone).toBe('');
    expect(operator.payment.price).toEqual([]);
    expect(Object.values(operator.dates).map(({established}) => established)).toEqual(['', '', '']);
  });

  it('takes a file with everything needed for selling', () => {
    expect(parseOperator(SOLD).payment.price[0]?.amount).toBe(500);
  });

  it.each([
    ['email', {...shipped, email: 'nobody'}],
    ['phone', {...shipped, phone: 'call me'}],
    ['contactForm', {...shipped, contactForm: 'http://plain.example'}],
    ['privacyContact', {...shipped, privacyContact: 'somewhere'}],
    ['disclosure', {...shipped, disclosure: 'never'}],
    ['kind', {...shipped, kind: 'club'}],
    ['name', {...shipped, name: ' spaced '}],
    ['hosting.provider', {...shipped, hosting: {...shipped.hosting, provider: 3}}],
    ['terms.liabilityMonths', {...shipped, terms: {...shipped.terms, liabilityMonths: -1}}],
    ['terms.changeNoticeDays', {...shipped, terms: {...shipped.terms, changeNoticeDays: 0}}],
    [
      'payment.price.0.amount',
      {...SOLD, payment: {...SOLD.payment, price: [{plan: 'a', amount: 1.5, cycle: 'month'}]}},
    ],
    [
      'dates.terms.established',
      {...shipped, dates: {...shipped.dates, terms: {established: '2025-02-30', revisions: []}}},
    ],
    ['surprise', {...shipped, surprise: ''}],
  ])('names %s when it is wrong', (field, json) => {
    expect(() => parseOperator(json)).toThrow(`  ${field}: `);
  });

  it('reports every wrong field at once, and a field that is missing', () => {
    const {cancel: _cancel, ...rest} = shipped;
    const run = (): unknown => parseOperator({...rest, email: 'x', phone: 'y'});
    for (const field of ['cancel', 'email', 'phone']) expect(run).toThrow(`  ${field}: `);
  });

  it('refuses a price without what the law wants beside it', () => {
    const run = (): unknown =>
      parseOperator({...shipped, payment: {...shipped.payment, price: SOLD.payment.price}});
    for (const field of [
      'payment.methods',
      'payment.timing',
      'payment.delivery',
      'payment.cycle',
      'cancel.how',
      'cancel.refund',
    ]) {
      expect(run).toThrow(`  ${field}: must be set`);
    }
  });

  it('refuses empty names when everything is always disclosed', () => {
    const run = (): unknown =>
      parseOperator({...shipped, kind: 'corporation', disclosure: 'always'});
    for (const field of ['name', 'address', 'phone', 'representative']) {
      expect(run).toThrow(`  ${field}: must be set`);
    }
  });

  it('refuses a history of changes without a beginning', () => {
    const terms = {established: '', revisions: [{date: '2026-01-01', change: '条文の追加'}]};
    expect(() => parseOperator({...shipped, dates: {...shipped.dates, terms}})).toThrow(
      '  dates.terms.established: must be set',
    );
  });
});
