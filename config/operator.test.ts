import {describe, expect, it} from 'vitest';
import own from '../data/operator.json';
import unset from '../tests/fixtures/operator/unset.json';
import {parseOperator} from './operator';

const SOLD = {
  ...unset,
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
  it('takes the file of the site, and one in which the owner has said nothing', () => {
    expect(parseOperator(own)).toEqual(own);
    expect(parseOperator(unset).payment.price).toEqual([]);
  });

  it('takes a file with everything needed for selling', () => {
    expect(parseOperator(SOLD).payment.price[0]?.amount).toBe(500);
  });

  it.each([
    ['email', {...unset, email: 'nobody'}],
    ['phone', {...unset, phone: 'call me'}],
    ['contactForm', {...unset, contactForm: 'http://plain.example'}],
    ['privacyContact', {...unset, privacyContact: 'somewhere'}],
    ['disclosure', {...unset, disclosure: 'never'}],
    ['kind', {...unset, kind: 'club'}],
    ['name', {...unset, name: ' spaced '}],
    ['hosting.provider', {...unset, hosting: {...unset.hosting, provider: 3}}],
    ['terms.liabilityMonths', {...unset, terms: {...unset.terms, liabilityMonths: -1}}],
    ['terms.changeNoticeDays', {...unset, terms: {...unset.terms, changeNoticeDays: 0}}],
    [
      'payment.price.0.amount',
      {...SOLD, payment: {...SOLD.payment, price: [{plan: 'a', amount: 1.5, cycle: 'month'}]}},
    ],
    [
      'dates.terms.established',
      {...unset, dates: {...unset.dates, terms: {established: '2025-02-30', revisions: []}}},
    ],
    ['surprise', {...unset, surprise: ''}],
  ])('names %s when it is wrong', (field, json) => {
    expect(() => parseOperator(json)).toThrow(`  ${field}: `);
  });

  it.each([
    [{...unset, contactForm: 'http://plain.example'}, 'contactForm: must be an https:// address'],
    [{...unset, email: 'a@'}, 'email: must be an e-mail address, or empty'],
    [{...unset, adress: ''}, 'adress: is no key that is known here'],
    [
      {...unset, dates: {...unset.dates, terms: {established: '2026/11/01', revisions: []}}},
      'dates.terms.established: must be a date of the calendar such as 2025-10-18, or empty',
    ],
  ])('says what it must be: %#', (json, said) => {
    expect(() => parseOperator(json)).toThrow(`  ${said}`);
  });

  it('reports every wrong field at once, and a field that is missing', () => {
    const {cancel: _cancel, ...rest} = unset;
    const run = (): unknown => parseOperator({...rest, email: 'x', phone: 'y'});
    for (const field of ['cancel', 'email', 'phone']) expect(run).toThrow(`  ${field}: `);
  });

  it('refuses a price without what the law wants beside it', () => {
    const run = (): unknown =>
      parseOperator({...unset, payment: {...unset.payment, price: SOLD.payment.price}});
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
    const run = (): unknown => parseOperator({...unset, kind: 'corporation', disclosure: 'always'});
    for (const field of ['name', 'address', 'phone', 'representative']) {
      expect(run).toThrow(`  ${field}: must be set`);
    }
  });

  it('refuses a change before the beginning, and a plan with two prices', () => {
    const revisions = [{date: '2026-01-01', change: '条文の追加'}];
    const terms = {established: '2026-11-30', revisions};
    expect(() => parseOperator({...unset, dates: {...unset.dates, terms}})).toThrow(
      '  dates.terms.revisions: 2026-01-01 is before established, 2026-11-30',
    );
    const price = [...SOLD.payment.price, {plan: '月額', amount: 550, cycle: 'month'}];
    expect(() => parseOperator({...SOLD, payment: {...SOLD.payment, price}})).toThrow(
      '  payment.price: has 月額 (month) twice',
    );
  });

  it('refuses a history of changes without a beginning', () => {
    const terms = {established: '', revisions: [{date: '2026-01-01', change: '条文の追加'}]};
    expect(() => parseOperator({...unset, dates: {...unset.dates, terms}})).toThrow(
      '  dates.terms.established: must be set',
    );
  });
});
