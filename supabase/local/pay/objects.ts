import {newId, type PaySession, type PaySubscription} from './state';

/** Stripe's objects as its API of 2025 gives them, with the fields that are read here. */
export const sessionObject = (session: PaySession): object => ({
  id: session.id,
  object: 'checkout.session',
  mode: session.mode,
  client_reference_id: session.orderId,
  metadata: {order_id: session.orderId},
  amount_total: session.amount,
  currency: session.currency,
  status: session.status,
  payment_status: session.paymentStatus,
  payment_intent: session.paymentIntent,
  subscription: session.subscription,
  customer: session.customer,
  url: session.status === 'open' ? session.url : null,
  expires_at: session.expiresAt,
});

export const subscriptionObject = (subscription: PaySubscription): object => ({
  id: subscription.id,
  object: 'subscription',
  customer: subscription.customer,
  metadata: {order_id: subscription.orderId},
  status: subscription.status,
  cancel_at_period_end: subscription.cancelAtPeriodEnd,
  cancel_at: subscription.cancelAtPeriodEnd ? subscription.periodEnd : null,
  ended_at: subscription.endedAt,
  items: {data: [{current_period_end: subscription.periodEnd}]},
});

export const chargeObject = (session: PaySession, refunded: number, receipt: string): object => ({
  id: newId('ch'),
  object: 'charge',
  payment_intent: session.paymentIntent,
  metadata: {order_id: session.orderId},
  amount: session.amount,
  amount_refunded: refunded,
  refunded: refunded === session.amount,
  receipt_url: receipt,
});

export const disputeObject = (session: PaySession, status: string): object => ({
  id: newId('dp'),
  object: 'dispute',
  payment_intent: session.paymentIntent,
  status,
});

export const invoiceObject = (
  subscription: PaySubscription,
  reason: 'subscription_create' | 'subscription_cycle',
  receipt: string,
): object => ({
  id: newId('in'),
  object: 'invoice',
  amount_paid: subscription.amount,
  currency: subscription.currency,
  billing_reason: reason,
  hosted_invoice_url: receipt,
  parent: {
    subscription_details: {
      subscription: subscription.id,
      metadata: {order_id: subscription.orderId},
    },
  },
  lines: {data: [{amount: subscription.amount, period: {end: subscription.periodEnd}}]},
});
