import type {Account, Licence, Membership, Order} from '../client/answers';

/** An account with nothing in it but what a test says. */
export const account = (change: Partial<Account> = {}): Account => ({
  account: {display_name: 'たろう', newsletter: false},
  licences: [],
  memberships: [],
  orders: [],
  events: [],
  has_billing: false,
  now: new Date('2026-11-22T00:00:00Z'),
  ...change,
});

/** A licence that was bought, without an end. */
export const licence = (change: Partial<Licence> = {}): Licence => ({
  id: 'l',
  key: 'PRO-11111-22222-33333-44444-55555',
  source: 'purchase',
  state: 'active',
  expires_at: null,
  max_devices: 3,
  computers: {most: 6, left: 6, next_at: null},
  devices: [],
  ...change,
});

/** A membership that goes on. */
export const membership = (change: Partial<Membership> = {}): Membership => ({
  id: 'm',
  product_name: '月額',
  amount: 500,
  period: 'month',
  status: 'active',
  cancel_at_period_end: false,
  current_period_end: new Date('2026-12-25T00:00:00Z'),
  ...change,
});

/** An order whose slip of a convenience store is not paid yet. */
export const slip = (change: Partial<Order> = {}): Order => ({
  id: 'o',
  product_name: '買い切り',
  amount: 5500,
  status: 'pending',
  awaiting_payment: true,
  voucher_url: null,
  voucher_expires_at: null,
  receipt_url: null,
  refunded: 0,
  created_at: new Date('2026-11-21T00:00:00Z'),
  ...change,
});
