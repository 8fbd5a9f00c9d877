import * as v from 'valibot';

/**
 * What one of Stripe's objects says, in the form that `apply_stripe_event` takes
 * (migrations/…_payment_facts.sql). Fields are read in their old and new places: the form of an event
 * follows the API version of the account's webhook, not of this code.
 */
export interface CheckoutFact {
  readonly kind: 'checkout';
  readonly state: 'paid' | 'awaiting' | 'failed' | 'expired';
  readonly order: string;
  readonly session: string;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly payment_intent: string | null;
  readonly subscription: string | null;
  readonly customer: string | null;
}

export type StripeFact = CheckoutFact | Readonly<Record<string, unknown> & {kind: string}>;

/** An id, or the object it stands for. */
export const Ref = v.nullish(
  v.union([
    v.string(),
    v.pipe(
      v.object({id: v.string()}),
      v.transform(({id}) => id),
    ),
  ]),
  null,
);
const Order = v.pipe(v.string(), v.uuid());
const Metadata = v.nullish(v.object({order_id: v.optional(Order)}), {});
/** The local pay page has receipts of this computer; Stripe's are https. */
const Address = v.nullish(
  v.pipe(v.string(), v.regex(/^(?:https:\/\/|http:\/\/127\.0\.0\.1:)/u)),
  null,
);
/** An amount as the database keeps it; of what has none of these nothing can be told. */
const Amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647));
/** Seconds since 1970, up to the year 9999, as a date. */
export const Moment = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(253_402_300_799),
  v.transform((seconds) => new Date(seconds * 1000).toISOString()),
);

/**
 * Only who has the key of Stripe's API gives a session metadata. `client_reference_id` is no proof that it
 * is ours: it is a parameter of the address of a payment link, and anybody may write an order there.
 */
const Session = v.object({
  id: v.string(),
  metadata: v.object({order_id: Order}),
  payment_status: v.string(),
  amount_total: v.nullish(Amount, null),
  currency: v.nullish(v.string(), null),
  payment_intent: Ref,
  subscription: Ref,
  customer: Ref,
});

/** A session of the payment page, after an event of the given type. */
export function sessionFact(object: unknown, type: string): CheckoutFact | undefined {
  const {success, output} = v.safeParse(Session, object);
  if (!success) return undefined;
  const ends = {
    'checkout.session.async_payment_failed': 'failed',
    'checkout.session.async_payment_succeeded': 'paid',
    'checkout.session.expired': 'expired',
  } as const;
  const paid = output.payment_status === 'unpaid' ? 'awaiting' : 'paid';
  return {
    kind: 'checkout',
    state: type in ends ? ends[type as keyof typeof ends] : paid,
    order: output.metadata.order_id,
    session: output.id,
    amount: output.amount_total,
    currency: output.currency,
    payment_intent: output.payment_intent,
    subscription: output.subscription,
    customer: output.customer,
  };
}

const Subscription = v.object({
  id: v.string(),
  status: v.string(),
  customer: Ref,
  metadata: Metadata,
  cancel_at_period_end: v.boolean(),
  cancel_at: v.nullish(v.number(), null),
  ended_at: v.nullish(Moment, null),
  current_period_end: v.nullish(Moment, null),
  items: v.nullish(
    v.object({data: v.array(v.object({current_period_end: v.nullish(Moment, null)}))}),
    {data: []},
  ),
});

const STATUS: Readonly<Record<string, 'active' | 'past_due' | 'canceled'>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'canceled',
  incomplete_expired: 'canceled',
};

function subscriptionFact(object: unknown): StripeFact | undefined {
  const {success, output} = v.safeParse(Subscription, object);
  if (!success) return undefined;
  const status = STATUS[output.status];
  const ends = [
    ...output.items.data.map((item) => item.current_period_end),
    output.current_period_end,
  ].filter((end) => end !== null);
  const periodEnd = ends[0];
  if (status === undefined || periodEnd === undefined) return undefined;
  const ended = status === 'canceled' ? output.ended_at : null;
  return {
    kind: 'subscription',
    order: output.metadata.order_id ?? null,
    subscription: output.id,
    customer: output.customer,
    status,
    cancel_at_period_end: output.cancel_at_period_end || output.cancel_at !== null,
    period_end: ended !== null && ended < periodEnd ? ended : periodEnd,
  };
}

const Details = v.nullish(v.object({subscription: Ref, metadata: Metadata}), null);
const Invoice = v.object({
  id: v.string(),
  amount_paid: Amount,
  currency: v.string(),
  billing_reason: v.nullish(v.string(), null),
  hosted_invoice_url: Address,
  payment_intent: Ref,
  subscription: Ref,
  subscription_details: v.nullish(v.object({metadata: Metadata}), null),
  parent: v.nullish(v.object({subscription_details: Details}), null),
  lines: v.object({
    data: v.pipe(v.array(v.object({period: v.object({end: Moment})})), v.minLength(1)),
  }),
});

function invoiceFact(object: unknown): StripeFact | undefined {
  const {success, output} = v.safeParse(Invoice, object);
  if (!success) return undefined;
  const details = output.parent?.subscription_details;
  const subscription = output.subscription ?? details?.subscription ?? null;
  if (subscription === null) return undefined;
  const ends = output.lines.data.map(({period}) => period.end).sort();
  return {
    kind: 'invoice',
    order: (details?.metadata ?? output.subscription_details?.metadata)?.order_id ?? null,
    subscription,
    invoice: output.id,
    first: output.billing_reason === 'subscription_create',
    amount: output.amount_paid,
    currency: output.currency,
    payment_intent: output.payment_intent,
    receipt_url: output.hosted_invoice_url,
    period_end: ends.at(-1),
  };
}

const Charge = v.object({
  payment_intent: Ref,
  metadata: Metadata,
  amount_refunded: Amount,
  receipt_url: Address,
});

function chargeFact(object: unknown, type: string): StripeFact | undefined {
  const {success, output} = v.safeParse(Charge, object);
  if (!success) return undefined;
  const {metadata, payment_intent, receipt_url, amount_refunded: refunded} = output;
  const order = metadata.order_id ?? null;
  if (type === 'charge.refunded') return {kind: 'refund', order, payment_intent, refunded};
  // Charges of a subscription carry no order; their receipt is the invoice.
  return receipt_url === null || order === null
    ? undefined
    : {kind: 'receipt', order, payment_intent, receipt_url};
}

/** Since 2025 the only object that says by which payment an invoice was paid. */
const InvoicePayment = v.object({
  invoice: Ref,
  status: v.literal('paid'),
  payment: v.object({payment_intent: Ref}),
});

function invoicePaymentFact(object: unknown): StripeFact | undefined {
  const {success, output} = v.safeParse(InvoicePayment, object);
  if (!success) return undefined;
  const {invoice, payment} = output;
  return invoice === null || payment.payment_intent === null
    ? undefined
    : {kind: 'payment', invoice, payment_intent: payment.payment_intent};
}

/** The page with the numbers of a slip is Stripe's own, or that of the local pay page. */
const VOUCHER = /^(?:https:\/\/payments\.stripe\.com\/|http:\/\/127\.0\.0\.1:\d+\/)/u;
const Waiting = v.object({
  id: v.string(),
  metadata: Metadata,
  next_action: v.object({
    konbini_display_details: v.object({
      expires_at: Moment,
      // Without it the buyer still has the time until which the slip can be paid.
      hosted_voucher_url: v.fallback(v.nullable(v.pipe(v.string(), v.regex(VOUCHER))), null),
    }),
  }),
});

/** A payment that waits for its buyer: told of are slips of convenience stores, and no card's 3-D Secure. */
function voucherFact(object: unknown): StripeFact | undefined {
  const {success, output} = v.safeParse(Waiting, object);
  if (!success || output.metadata.order_id === undefined) return undefined;
  const {expires_at, hosted_voucher_url} = output.next_action.konbini_display_details;
  return {
    kind: 'voucher',
    order: output.metadata.order_id,
    payment_intent: output.id,
    voucher_url: hosted_voucher_url,
    voucher_expires_at: expires_at,
  };
}

const Dispute = v.object({id: v.string(), payment_intent: Ref, status: v.string()});

/** How a dispute is closed; in every other state, also one that is still to come, it is open. */
const CLOSED: Readonly<Record<string, 'won' | 'lost'>> = {
  won: 'won',
  lost: 'lost',
  // An inquiry that came to nothing; a dispute for which a refund was made, which has its own event.
  warning_closed: 'won',
  prevented: 'won',
};

function disputeFact(object: unknown): StripeFact | undefined {
  const {success, output} = v.safeParse(Dispute, object);
  if (!success || output.payment_intent === null) return undefined;
  return {
    kind: 'dispute',
    dispute: output.id,
    payment_intent: output.payment_intent,
    state: CLOSED[output.status] ?? 'open',
  };
}

/** What an event says; undefined for one that changes nothing here. */
export function stripeFact(event: {
  readonly type: string;
  readonly data: {readonly object: unknown};
}): StripeFact | undefined {
  const {type, data} = event;
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return sessionFact(data.object, type);
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return subscriptionFact(data.object);
    case 'invoice.paid':
      return invoiceFact(data.object);
    case 'charge.succeeded':
    case 'charge.updated':
    case 'charge.refunded':
      return chargeFact(data.object, type);
    case 'invoice_payment.paid':
      return invoicePaymentFact(data.object);
    case 'payment_intent.requires_action':
      return voucherFact(data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return disputeFact(data.object);
    default:
      return undefined;
  }
}
