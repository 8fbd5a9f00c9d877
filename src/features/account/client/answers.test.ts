import * as v from 'valibot';
import {expect, it} from 'vitest';
import {OrderStatusSchema} from './answers';

const ORDER = {
  status: 'awaiting_payment',
  product_id: 'pro-lifetime',
  product_name: 'Pro',
  amount: 5500,
  receipt_url: null,
  licence_key: null,
  period: null,
  period_end: null,
  renews: null,
};

it.each([
  ['https://payments.stripe.com/konbini/voucher/1', true],
  ['http://127.0.0.1:54321/pay/voucher/1', true],
  ['https://payments.stripe.com.example/1', false],
  ['https://payments.stripe.com@example.com/1', false],
  ['http://127.0.0.1:@example.com/1', false],
  ['http://payments.stripe.com/1', false],
  ['javascript:alert(1)', false],
  [undefined, false],
])('a slip at %s is led to: %s', (voucher_url, isGood) => {
  const read = v.parse(OrderStatusSchema, {...ORDER, voucher_url});
  expect(read.voucher_url).toBe(isGood ? voucher_url : null);
  expect(read.voucher_expires_at).toBeNull();
});

it('an order of a backend that knows no slips is read', () => {
  expect(v.parse(OrderStatusSchema, ORDER)).toMatchObject({voucher_url: null});
});
