import {describe, expect, it} from 'vitest';
import {stripeFact} from '../functions/_shared/stripeFacts';

const ORDER = '7d9f8a52-6c1e-4d3b-9a53-0d1f0a2b3c4d';
const fact = (type: string, object: object): unknown => stripeFact({type, data: {object}});

/** Shapes from Stripe's API reference: before and since 2025-03-31 ("basil"). */
describe('events of both generations of the API', () => {
  const subscription = {
    id: 'sub_1',
    object: 'subscription',
    status: 'active',
    customer: 'cus_1',
    metadata: {order_id: ORDER},
    cancel_at_period_end: false,
    cancel_at: null,
    ended_at: null,
  };
  const expected = {
    kind: 'subscription',
    order: ORDER,
    subscription: 'sub_1',
    customer: 'cus_1',
    status: 'active',
    cancel_at_period_end: false,
    period_end: '2026-12-01T00:00:00.000Z',
  };
  const END = 1_796_083_200;
  it.each([
    ['old', {...subscription, current_period_end: END, items: {data: [{}]}}],
    ['new', {...subscription, items: {data: [{current_period_end: END}]}}],
    ['with objects for ids', {...subscription, customer: {id: 'cus_1'}, current_period_end: END}],
  ])('a subscription, %s', (_name, object) => {
    expect(fact('customer.subscription.updated', object)).toEqual(expected);
  });
  it.each([
    ['trialing', 'active'],
    ['unpaid', 'past_due'],
    ['paused', 'past_due'],
    ['incomplete_expired', 'canceled'],
  ])('%s counts as %s', (status, known) => {
    const object = {...subscription, status, current_period_end: END};
    expect(fact('customer.subscription.updated', object)).toMatchObject({status: known});
  });
  it('one that waits for its first payment says nothing', () => {
    const object = {...subscription, status: 'incomplete', current_period_end: END};
    expect(fact('customer.subscription.created', object)).toBeUndefined();
  });
  it('a cancellation by date is one as well; an early end is the end', () => {
    const late = {...subscription, cancel_at: END, current_period_end: END};
    expect(fact('customer.subscription.updated', late)).toMatchObject({cancel_at_period_end: true});
    const ended = {
      ...subscription,
      status: 'canceled',
      ended_at: END - 86_400,
      current_period_end: END,
    };
    expect(fact('customer.subscription.deleted', ended)).toMatchObject({
      period_end: '2026-11-30T00:00:00.000Z',
    });
  });

  const invoice = {
    id: 'in_1',
    amount_paid: 500,
    currency: 'jpy',
    billing_reason: 'subscription_cycle',
    hosted_invoice_url: 'https://invoice.stripe.com/i/1',
    // A part of the old period that is given back, and the new one.
    lines: {data: [{period: {end: END - 86_400}}, {period: {end: END}}]},
  };
  it.each([
    ['old', {subscription: 'sub_1', subscription_details: {metadata: {order_id: ORDER}}}],
    ['new', {parent: {subscription_details: {subscription: 'sub_1', metadata: {order_id: ORDER}}}}],
  ])('an invoice, %s', (_name, more) => {
    expect(fact('invoice.paid', {...invoice, ...more})).toEqual({
      kind: 'invoice',
      order: ORDER,
      subscription: 'sub_1',
      invoice: 'in_1',
      first: false,
      amount: 500,
      currency: 'jpy',
      payment_intent: null,
      receipt_url: 'https://invoice.stripe.com/i/1',
      period_end: '2026-12-01T00:00:00.000Z',
    });
  });
  it('an invoice without a subscription is not ours', () => {
    expect(fact('invoice.paid', invoice)).toBeUndefined();
  });
});

describe('a session', () => {
  const session = {
    id: 'cs_1',
    metadata: {order_id: ORDER},
    amount_total: 5500,
    currency: 'jpy',
    payment_status: 'paid',
    payment_intent: 'pi_1',
    customer: 'cus_1',
    subscription: null,
  };
  it.each([
    ['checkout.session.completed', 'paid', 'paid'],
    ['checkout.session.completed', 'no_payment_required', 'paid'],
    ['checkout.session.completed', 'unpaid', 'awaiting'],
    ['checkout.session.async_payment_succeeded', 'paid', 'paid'],
    ['checkout.session.async_payment_failed', 'unpaid', 'failed'],
    ['checkout.session.expired', 'unpaid', 'expired'],
  ])('%s with %s is %s', (type, payment_status, state) => {
    expect(fact(type, {...session, payment_status})).toMatchObject({kind: 'checkout', state});
  });
  it.each([
    // Of a payment link, in whose address the buyer wrote an order.
    {metadata: {}, client_reference_id: ORDER},
    {metadata: null, client_reference_id: ORDER},
    {metadata: {order_id: "'; drop"}},
    {id: 3},
  ])('that is not ours says nothing: %j', (change) => {
    expect(fact('checkout.session.completed', {...session, ...change})).toBeUndefined();
  });
});

describe('a charge', () => {
  const charge = {
    payment_intent: 'pi_1',
    metadata: {order_id: ORDER},
    amount: 5500,
    amount_refunded: 0,
    receipt_url: 'https://pay.stripe.com/receipts/1',
  };
  it('tells its receipt, if it belongs to an order', () => {
    expect(fact('charge.succeeded', charge)).toMatchObject({kind: 'receipt', order: ORDER});
    expect(fact('charge.succeeded', {...charge, metadata: {}})).toBeUndefined();
  });
  it.each(['javascript:alert(1)', 'http://pay.example'])('has no receipt at %s', (receipt_url) => {
    expect(fact('charge.succeeded', {...charge, receipt_url})).toBeUndefined();
  });
  it.each([-1, 0.5, 1e15])(
    'tells of no amount %d, which would come again and again',
    (amount_refunded) => {
      expect(fact('charge.refunded', {...charge, amount_refunded})).toBeUndefined();
    },
  );
  it('tells what was given back', () => {
    expect(fact('charge.refunded', {...charge, amount_refunded: 100})).toEqual({
      kind: 'refund',
      order: ORDER,
      payment_intent: 'pi_1',
      refunded: 100,
    });
  });
});

describe('what is told of a payment alone', () => {
  // Shapes of stripe@23 (InvoicePayment, Dispute): an invoice has no payment intent any more.
  const invoicePayment = {
    id: 'inpay_1',
    object: 'invoice_payment',
    amount_paid: 500,
    amount_requested: 500,
    currency: 'jpy',
    invoice: 'in_1',
    is_default: true,
    livemode: false,
    status: 'paid',
    status_transitions: {canceled_at: null, paid_at: 1_796_083_200},
    payment: {type: 'payment_intent', payment_intent: 'pi_1'},
  };
  it('is by which payment an invoice was paid', () => {
    const expected = {kind: 'payment', invoice: 'in_1', payment_intent: 'pi_1'};
    expect(fact('invoice_payment.paid', invoicePayment)).toEqual(expected);
    const expanded = {
      ...invoicePayment,
      invoice: {id: 'in_1'},
      payment: {type: 'payment_intent', payment_intent: {id: 'pi_1'}},
    };
    expect(fact('invoice_payment.paid', expanded)).toEqual(expected);
  });
  it.each([
    {status: 'open'},
    {payment: {type: 'charge', charge: 'ch_1'}},
    {payment: undefined},
    {invoice: null},
  ])('is nothing where there is none: %j', (change) => {
    expect(fact('invoice_payment.paid', {...invoicePayment, ...change})).toBeUndefined();
  });

  const dispute = {id: 'dp_1', object: 'dispute', charge: 'ch_1', payment_intent: 'pi_1'};
  it.each([
    ['needs_response', 'open'],
    ['under_review', 'open'],
    ['warning_needs_response', 'open'],
    ['appeal_under_review', 'open'],
    ['a status of later years', 'open'],
    ['won', 'won'],
    ['warning_closed', 'won'],
    ['prevented', 'won'],
    ['lost', 'lost'],
  ])('is a dispute, %s being %s', (status, state) => {
    for (const type of ['created', 'updated', 'closed']) {
      expect(fact(`charge.dispute.${type}`, {...dispute, status})).toEqual({
        kind: 'dispute',
        dispute: 'dp_1',
        payment_intent: 'pi_1',
        state,
      });
    }
  });
  it('is no dispute of a payment without a name', () => {
    expect(
      fact('charge.dispute.created', {...dispute, payment_intent: null, status: 'lost'}),
    ).toBeUndefined();
  });
});

describe('a payment that waits for its buyer', () => {
  // The shape of stripe@23 (PaymentIntent.NextAction.KonbiniDisplayDetails), as Checkout leaves it.
  const slip = {
    expires_at: 1_796_083_199,
    hosted_voucher_url: 'https://payments.stripe.com/konbini/voucher/test_1',
    stores: {lawson: {confirmation_number: '12345678901', payment_code: '123456'}},
  };
  const waiting = (details: object, change: object = {}): object => ({
    id: 'pi_1',
    object: 'payment_intent',
    status: 'requires_action',
    metadata: {order_id: ORDER},
    next_action: {type: 'konbini_display_details', konbini_display_details: details},
    ...change,
  });
  const told = (object: object): unknown => fact('payment_intent.requires_action', object);

  it('tells where the numbers of its slip are, and until when it can be paid', () => {
    expect(told(waiting(slip))).toEqual({
      kind: 'voucher',
      order: ORDER,
      payment_intent: 'pi_1',
      voucher_url: 'https://payments.stripe.com/konbini/voucher/test_1',
      voucher_expires_at: '2026-11-30T23:59:59.000Z',
    });
  });
  it.each([
    null,
    'javascript:alert(1)',
    'https://payments.stripe.com.example/1',
    'https://payments.stripe.com@example.com/1',
    'http://127.0.0.1:@example.com/1',
    'http://payments.stripe.com/1',
  ])('leads nowhere else: %s', (hosted_voucher_url) => {
    expect(told(waiting({...slip, hosted_voucher_url}))).toMatchObject({
      voucher_url: null,
      voucher_expires_at: '2026-11-30T23:59:59.000Z',
    });
  });
  it.each([
    {metadata: {}},
    {next_action: null},
    {next_action: {type: 'use_stripe_sdk', use_stripe_sdk: {type: 'three_d_secure_redirect'}}},
  ])('says nothing that is not about a slip of ours: %j', (change) => {
    expect(told(waiting(slip, change))).toBeUndefined();
  });
});
