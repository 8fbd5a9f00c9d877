import {
  chargeObject,
  disputeObject,
  invoiceObject,
  invoicePaymentObject,
  refundObject,
  sessionObject,
  subscriptionObject,
  waitingObject,
} from './objects';
import type {Deliver} from './post';
import {
  newId,
  periodAfter,
  type PayPayment,
  type PayRefund,
  type PaySession,
  type PayState,
  type PaySubscription,
} from './state';

interface ActionParts {
  readonly state: PayState;
  readonly deliver: Deliver;
  readonly url: string;
  readonly now: () => Date;
}

/** What buyer, shop and bank can do, with the events that Stripe would send. */
export function payActions(parts: ActionParts) {
  return {...sessionActions(parts), ...subscriptionActions(parts), ...moneyActions(parts)};
}

export type PayActions = ReturnType<typeof payActions>;

/** Takes money, for an order or for an invoice of a subscription. */
async function takeMoney(
  {state, deliver, url}: ActionParts,
  of: Pick<PayPayment, 'amount' | 'orderId' | 'subscription' | 'periodEnd'>,
  id = newId('pi'),
): Promise<PayPayment> {
  const receipt = `${url}/pay/receipt/${id}`;
  const payment: PayPayment = {...of, id, receipt, refunded: 0, refunds: [], dispute: null};
  state.payments.set(id, payment);
  await deliver('charge.succeeded', chargeObject(payment));
  return payment;
}

async function payInvoice(
  parts: ActionParts,
  subscription: PaySubscription,
  reason: 'subscription_create' | 'subscription_cycle',
): Promise<void> {
  const {id, amount, periodEnd} = subscription;
  const payment = await takeMoney(parts, {amount, orderId: null, subscription: id, periodEnd});
  const invoice = newId('in');
  await parts.deliver(
    'invoice.paid',
    invoiceObject(invoice, subscription, reason, payment.receipt),
  );
  await parts.deliver('invoice_payment.paid', invoicePaymentObject(invoice, payment));
}

const DAY_S = 86_400;
const JAPAN_S = 9 * 3600;

/** When a slip is over: with the third day after this one in Japan, as Stripe has it unless told otherwise. */
function slipEnd(now: Date): number {
  const today = Math.floor((now.getTime() / 1000 + JAPAN_S) / DAY_S);
  return (today + 4) * DAY_S - JAPAN_S - 1;
}

function sessionActions(parts: ActionParts) {
  const {state, deliver, url, now} = parts;
  async function payOnce(session: PaySession): Promise<void> {
    const {amount, orderId} = session;
    session.paymentIntent ??= newId('pi');
    const what = {amount, orderId, subscription: null, periodEnd: null};
    await takeMoney(parts, what, session.paymentIntent);
  }
  async function subscribe(session: PaySession): Promise<void> {
    const interval = session.interval ?? 'month';
    const subscription: PaySubscription = {
      id: newId('sub'),
      customer: session.customer ?? '',
      orderId: session.orderId,
      product: session.product,
      amount: session.amount,
      currency: session.currency,
      interval,
      status: 'active',
      cancelAtPeriodEnd: false,
      periodEnd: periodAfter(Math.floor(now().getTime() / 1000), interval),
      endedAt: null,
    };
    session.subscription = subscription.id;
    state.subscriptions.set(subscription.id, subscription);
    await deliver('customer.subscription.created', subscriptionObject(subscription));
    await payInvoice(parts, subscription, 'subscription_create');
  }
  return {
    card: async (session: PaySession) => {
      session.status = 'complete';
      session.paymentStatus = 'paid';
      session.customer ??= newId('cus');
      await (session.mode === 'payment' ? payOnce(session) : subscribe(session));
      await deliver('checkout.session.completed', sessionObject(session));
    },
    /** The buyer takes a slip and has not paid yet. */
    konbini: async (session: PaySession) => {
      session.status = 'complete';
      session.customer ??= newId('cus');
      session.paymentIntent = newId('pi');
      const slip = {
        expiresAt: slipEnd(now()),
        page: `${url}/pay/voucher/${session.paymentIntent}`,
      };
      await deliver('payment_intent.requires_action', waitingObject(session, slip));
      await deliver('checkout.session.completed', sessionObject(session));
    },
    konbiniPaid: async (session: PaySession) => {
      session.paymentStatus = 'paid';
      await payOnce(session);
      await deliver('checkout.session.async_payment_succeeded', sessionObject(session));
    },
    konbiniLapsed: async (session: PaySession) => {
      await deliver('checkout.session.async_payment_failed', sessionObject(session));
    },
    expire: async (session: PaySession) => {
      session.status = 'expired';
      await deliver('checkout.session.expired', sessionObject(session));
    },
  };
}

function subscriptionActions(parts: ActionParts) {
  const {deliver, now} = parts;
  const tell = (subscription: PaySubscription): Promise<void> =>
    deliver('customer.subscription.updated', subscriptionObject(subscription));
  /** Stripe moves the period on when it makes the invoice, before anybody has paid it. */
  async function beginPeriod(subscription: PaySubscription): Promise<void> {
    subscription.periodEnd = periodAfter(subscription.periodEnd, subscription.interval);
    // An hour before it tries the card.
    await deliver('customer.subscription.updated', subscriptionObject(subscription), 3600);
  }
  return {
    cancelAtEnd: async (subscription: PaySubscription, wanted: boolean) => {
      subscription.cancelAtPeriodEnd = wanted;
      await tell(subscription);
    },
    renew: async (subscription: PaySubscription) => {
      // The invoice of a period that has begun unpaid is there already.
      if (subscription.status === 'active') await beginPeriod(subscription);
      subscription.status = 'active';
      await payInvoice(parts, subscription, 'subscription_cycle');
      await tell(subscription);
    },
    /** `unpaid`: Stripe has given up trying, and the shop has it leave the subscription there. */
    failRenewal: async (
      subscription: PaySubscription,
      status: 'past_due' | 'unpaid' = 'past_due',
    ) => {
      if (status === 'past_due') await beginPeriod(subscription);
      subscription.status = status;
      await tell(subscription);
    },
    end: async (subscription: PaySubscription) => {
      subscription.status = 'canceled';
      subscription.endedAt = Math.floor(now().getTime() / 1000);
      await deliver('customer.subscription.deleted', subscriptionObject(subscription));
    },
  };
}

function moneyActions({deliver}: ActionParts) {
  return {
    /** Gives back `amount` more of a payment. */
    refund: async (payment: PayPayment, amount: number): Promise<PayRefund> => {
      const refund: PayRefund = {id: newId('re'), amount, status: 'succeeded'};
      payment.refunds.push(refund);
      payment.refunded += amount;
      await deliver('charge.refunded', chargeObject(payment));
      return refund;
    },
    /** The buyer's bank sends the last refund back, or the buyer of a slip never named an account. */
    failRefund: async (payment: PayPayment) => {
      const refund = payment.refunds.filter(({status}) => status === 'succeeded').at(-1);
      if (refund === undefined) return;
      refund.status = 'failed';
      payment.refunded -= refund.amount;
      await deliver('refund.failed', refundObject(payment, refund));
    },
    /** The bank asks for the money back, or has decided about it. */
    dispute: async (payment: PayPayment, status: 'needs_response' | 'won' | 'lost') => {
      payment.dispute =
        status === 'needs_response' || payment.dispute === null
          ? {id: newId('dp'), status}
          : {...payment.dispute, status};
      const type = status === 'needs_response' ? 'created' : 'closed';
      await deliver(`charge.dispute.${type}`, disputeObject(payment, payment.dispute));
    },
  };
}
