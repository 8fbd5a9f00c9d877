import type * as v from 'valibot';
import type {AccountSchema} from '../../../src/features/account/client/answers';

type Full = v.InferInput<typeof AccountSchema>;
type Licence = Full['licences'][number];
type Device = Licence['devices'][number];
type Membership = Full['memberships'][number];
type Order = Full['orders'][number];

const NOW = '2026-11-21T03:04:00+00:00';
const SOON = '2026-12-21T03:04:00+00:00';
const BEFORE = '2026-10-21T03:04:00+00:00';

const key = (digit: number): string =>
  ['PRO', ...Array.from({length: 5}, () => String(digit).repeat(5))].join('-');

const licence = (digit: number, change: Partial<Licence>): Licence => ({
  id: `licence-${digit}`,
  key: key(digit),
  source: 'purchase',
  state: 'active',
  expires_at: null,
  max_devices: 3,
  computers: {most: 6, left: 6, next_at: null},
  devices: [],
  ...change,
});

const device = (name: string): Device => ({
  id: name,
  name,
  platform: 'windows',
  app_version: '8.0.7',
  last_seen_at: NOW,
});

const membership = (id: string, change: Partial<Membership>): Membership => ({
  id,
  product_name: `会費（${id}）`,
  amount: 500,
  period: 'month',
  status: 'active',
  cancel_at_period_end: false,
  current_period_end: SOON,
  ...change,
});

const order = (status: Order['status'], change: Partial<Order> = {}): Order => ({
  id: `${status}-${JSON.stringify(change)}`,
  product_name: 'Pro 買い切りライセンス',
  amount: 5500,
  status,
  awaiting_payment: false,
  voucher_url: null,
  voucher_expires_at: null,
  receipt_url: null,
  created_at: BEFORE,
  ...change,
});

/** Right to left, joined emoji, what HTML would eat. */
export const ODD_NAME = 'محمدabc 👩‍💻 <b>&amp;</b>';
const LONG_NAME = `配信部屋の${'とても長い名前の'.repeat(8)}パソコン２号機`;

/** The keys of the licences below by the order in which they are shown. */
export const FULL_KEYS = [key(3), key(4), key(5), key(1), key(2), key(6)];

/**
 * An account in which everything is at once that can be in one, as the backend answers it: every state
 * of licences, memberships and orders, and more events than are shown.
 */
export const FULL_ACCOUNT: Full = {
  account: {display_name: 'おにぎり', newsletter: true},
  licences: [
    licence(1, {source: 'membership', state: 'expired', expires_at: BEFORE}),
    licence(2, {state: 'suspended'}),
    licence(3, {
      computers: {most: 6, left: 3, next_at: null},
      devices: ['配信用PC', LONG_NAME, ODD_NAME].map(device),
    }),
    licence(4, {source: 'code', expires_at: SOON}),
    licence(5, {computers: {most: 6, left: 0, next_at: SOON}, devices: [device('録画用PC')]}),
    licence(6, {state: 'revoked'}),
  ],
  memberships: [
    membership('続く', {}),
    membership('やめる', {cancel_at_period_end: true}),
    membership('払えない', {status: 'past_due'}),
    membership('終わり', {status: 'canceled', current_period_end: BEFORE}),
  ],
  orders: [
    order('paid', {receipt_url: 'https://receipts.example/1', refunded: 500}),
    order('pending', {created_at: NOW}),
    order('pending', {awaiting_payment: true}),
    order('pending', {
      awaiting_payment: true,
      voucher_url: 'https://payments.stripe.com/konbini/voucher/1',
      voucher_expires_at: SOON,
    }),
    order('failed'),
    order('expired'),
    order('refunded', {receipt_url: 'https://receipts.example/2'}),
  ],
  events: Array.from({length: 30}, (_, id) => ({
    id,
    kind: id === 20 ? 'code_redeemed' : 'device_added',
    created_at: NOW,
  })),
  has_billing: true,
  now: NOW,
};
