import {
  newId,
  type PayPayment,
  type PayRefund,
  type PaySession,
  type PaySubscription,
} from './state';

/**
 * Stripe's objects as its API of 2026 gives them, with the fields that are read here. An invoice does
 * not say by which payment it was paid; an invoice payment does.
 */
export const sessionObject = (session: PaySession): object => ({
  id: session.id,
  object: 'checkout.session',
  mode: session.mode,
  client_reference_id: null,
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

/** What a buyer who chose a convenience store takes there; each chain has numbers of its own. */
export interface PaySlip {
  /** Seconds since 1970. */
  readonly expiresAt: number;
  readonly page: string;
}

/** A payment that waits for its slip to be paid. */
export const waitingObject = (session: PaySession, {expiresAt, page}: PaySlip): object => ({
  id: session.paymentIntent,
  object: 'payment_intent',
  amount: session.amount,
  currency: session.currency,
  customer: session.customer,
  metadata: {order_id: session.orderId},
  status: 'requires_action',
  next_action: {
    type: 'konbini_display_details',
    konbini_display_details: {
      expires_at: expiresAt,
      hosted_voucher_url: page,
      stores: {
        familymart: {confirmation_number: '12345678901', payment_code: '123456'},
        lawson: {confirmation_number: '12345678901', payment_code: '234567'},
        ministop: {confirmation_number: '12345678901', payment_code: '345678'},
        seicomart: {confirmation_number: '12345678901', payment_code: '456789'},
      },
    },
  },
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

export const chargeObject = (payment: PayPayment): object => ({
  id: payment.id.replace('pi_', 'ch_'),
  object: 'charge',
  payment_intent: payment.id,
  metadata: payment.orderId === null ? {} : {order_id: payment.orderId},
  amount: payment.amount,
  amount_refunded: payment.refunded,
  refunded: payment.refunded === payment.amount,
  disputed: payment.dispute !== null,
  receipt_url: payment.receipt,
});

export const disputeObject = (
  payment: PayPayment,
  dispute: NonNullable<PayPayment['dispute']>,
): object => ({
  id: dispute.id,
  object: 'dispute',
  amount: payment.amount,
  payment_intent: payment.id,
  status: dispute.status,
});

export const refundObject = ({id: payment_intent}: PayPayment, refund: PayRefund): object => ({
  ...refund,
  object: 'refund',
  payment_intent,
});

export const invoiceObject = (
  id: string,
  subscription: PaySubscription,
  reason: 'subscription_create' | 'subscription_cycle',
  receipt: string,
): object => ({
  id,
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

export const invoicePaymentObject = (invoice: string, payment: PayPayment): object => ({
  id: newId('inpay'),
  object: 'invoice_payment',
  invoice,
  amount_paid: payment.amount,
  is_default: true,
  status: 'paid',
  payment: {type: 'payment_intent', payment_intent: payment.id},
});
