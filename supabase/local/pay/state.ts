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
  status: 'active' | 'past_due' | 'unpaid' | 'canceled';
  cancelAtPeriodEnd: boolean;
  /** Seconds since 1970. */
  periodEnd: number;
  endedAt: number | null;
}

/** Money that was paid. What was bought once knows its order; of an invoice only its id is known. */
export interface PayPayment {
  readonly id: string;
  readonly amount: number;
  readonly orderId: string | null;
  readonly subscription: string | null;
  /** Until when the invoice was for, in seconds since 1970. */
  readonly periodEnd: number | null;
  readonly receipt: string;
  refunded: number;
  /** Each attempt to give something back; `refunded` is the sum of those that have not failed. */
  readonly refunds: PayRefund[];
  dispute: {readonly id: string; status: 'needs_response' | 'won' | 'lost'} | null;
}

export interface PayRefund {
  readonly id: string;
  readonly amount: number;
  status: 'succeeded' | 'failed';
}

/** An event as it was when it happened; each attempt to deliver it is signed anew. */
export interface PayEvent {
  readonly id: string;
  readonly type: string;
  readonly payload: string;
}

export interface PayState {
  readonly sessions: Map<string, PaySession>;
  readonly subscriptions: Map<string, PaySubscription>;
  readonly payments: Map<string, PayPayment>;
  /** Customers that were deleted: their ids are good for nothing any more. */
  readonly deletedCustomers: Set<string>;
  /** Answers by idempotency key, with the request that each belongs to. */
  readonly repeats: Map<
    string,
    {readonly request: string; readonly answer: string; readonly status: number}
  >;
  /** Events that have not arrived: held back by a test, or refused by the webhook. */
  readonly held: PayEvent[];
  holdsEvents: boolean;
  /** What happens to the next call that changes something: it never arrives, or its answer does not, or Stripe fails. */
  nextCall: 'lost' | 'unanswered' | 'broken' | undefined;
}

export const createPayState = (): PayState => ({
  sessions: new Map(),
  subscriptions: new Map(),
  payments: new Map(),
  deletedCustomers: new Set(),
  repeats: new Map(),
  held: [],
  holdsEvents: false,
  nextCall: undefined,
});

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** The end of a period that begins at a time; months as the calendar has them. */
export function periodAfter(start: number, interval: 'month' | 'year'): number {
  const date = new Date(start * 1000);
  if (interval === 'year') date.setUTCFullYear(date.getUTCFullYear() + 1);
  else date.setUTCMonth(date.getUTCMonth() + 1);
  return date.getTime() / 1000;
}
