import {randomBytes} from 'node:crypto';

/** What stands in for Stripe keeps; ids have Stripe's prefixes. In memory only. */
export interface PaySession {
  readonly id: string;
  readonly mode: 'payment' | 'subscription';
  readonly orderId: string;
  readonly product: string;
  readonly amount: number;
  readonly currency: string;
  readonly interval: 'month' | 'year' | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: number;
  readonly url: string;
  customer: string | null;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'paid' | 'unpaid';
  paymentIntent: string | null;
  subscription: string | null;
}

export interface PaySubscription {
  readonly id: string;
  readonly customer: string;
  readonly orderId: string;
  readonly product: string;
  readonly amount: number;
  readonly currency: string;
  readonly interval: 'month' | 'year';
  status: 'active' | 'past_due' | 'canceled';
  cancelAtPeriodEnd: boolean;
  /** Seconds since 1970. */
  periodEnd: number;
  endedAt: number | null;
}

export interface PayState {
  readonly sessions: Map<string, PaySession>;
  readonly subscriptions: Map<string, PaySubscription>;
  /** Sessions by idempotency key, with the body of the request that made them. */
  readonly repeats: Map<string, {readonly body: string; readonly session: PaySession}>;
}

export const createPayState = (): PayState => ({
  sessions: new Map(),
  subscriptions: new Map(),
  repeats: new Map(),
});

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** The end of a period that begins at a time; months as the calendar has them. */
export function periodAfter(start: number, interval: 'month' | 'year'): number {
  const date = new Date(start * 1000);
  if (interval === 'year') date.setUTCFullYear(date.getUTCFullYear() + 1);
  else date.setUTCMonth(date.getUTCMonth() + 1);
  return date.getTime() / 1000;
}
