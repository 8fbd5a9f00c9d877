import type Stripe from 'stripe';
import type {Handler} from '../../functions/_shared/deps';
import {
  chargeObject,
  disputeObject,
  invoiceObject,
  sessionObject,
  subscriptionObject,
} from './objects';
import {newId, periodAfter, type PaySession, type PayState, type PaySubscription} from './state';

/** Sends an event to the webhook, signed as Stripe signs it. */
export type Deliver = (type: string, object: object) => Promise<Response>;

export function deliverer(
  stripe: Stripe,
  webhook: () => Handler,
  secret: string,
  now: () => Date,
): Deliver {
  return async (type, object) => {
    const created = Math.floor(now().getTime() / 1000);
    const event = {id: newId('evt'), object: 'event', type, created, data: {object}};
    const payload = JSON.stringify(event);
    const signature = stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: created,
    });
    return webhook()(
      new Request('https://functions.invalid/stripe-webhook', {
        method: 'POST',
        headers: {'Stripe-Signature': signature, 'Content-Type': 'application/json'},
        body: payload,
      }),
    );
  };
}

interface ActionParts {
  readonly state: PayState;
  readonly deliver: Deliver;
  readonly url: string;
  readonly now: () => Date;
}

/** What a buyer can do on the pay page, with the events that Stripe would send. */
export function payActions({state, deliver, url, now}: ActionParts) {
  const seconds = (): number => Math.floor(now().getTime() / 1000);
  const receipt = (id: string): string => `${url}/pay/receipt/${id}`;

  async function payOnce(session: PaySession): Promise<void> {
    session.paymentIntent ??= newId('pi');
    await deliver('charge.succeeded', chargeObject(session, 0, receipt(session.paymentIntent)));
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
      periodEnd: periodAfter(seconds(), interval),
      endedAt: null,
    };
    session.subscription = subscription.id;
    state.subscriptions.set(subscription.id, subscription);
    await deliver('customer.subscription.created', subscriptionObject(subscription));
    const invoice = invoiceObject(subscription, 'subscription_create', receipt(subscription.id));
    await deliver('invoice.paid', invoice);
  }

  /** Stripe moves the period on when it makes the invoice, before anybody has paid it. */
  async function beginPeriod(subscription: PaySubscription): Promise<void> {
    subscription.periodEnd = periodAfter(subscription.periodEnd, subscription.interval);
    await deliver('customer.subscription.updated', subscriptionObject(subscription));
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
    refund: async (session: PaySession, amount: number) => {
      const address = receipt(session.paymentIntent ?? session.id);
      await deliver('charge.refunded', chargeObject(session, amount, address));
    },
    dispute: async (session: PaySession, status: 'needs_response' | 'won' | 'lost') => {
      const type = status === 'needs_response' ? 'created' : 'closed';
      await deliver(`charge.dispute.${type}`, disputeObject(session, status));
    },
    cancelAtEnd: async (subscription: PaySubscription, wanted: boolean) => {
      subscription.cancelAtPeriodEnd = wanted;
      await deliver('customer.subscription.updated', subscriptionObject(subscription));
    },
    renew: async (subscription: PaySubscription) => {
      // The invoice of a period that has begun unpaid is there already.
      if (subscription.status !== 'past_due') await beginPeriod(subscription);
      subscription.status = 'active';
      const address = receipt(`${subscription.id}-${subscription.periodEnd}`);
      await deliver('invoice.paid', invoiceObject(subscription, 'subscription_cycle', address));
      await deliver('customer.subscription.updated', subscriptionObject(subscription));
    },
    failRenewal: async (subscription: PaySubscription) => {
      await beginPeriod(subscription);
      subscription.status = 'past_due';
      await deliver('customer.subscription.updated', subscriptionObject(subscription));
    },
    end: async (subscription: PaySubscription) => {
      subscription.status = 'canceled';
      subscription.endedAt = seconds();
      await deliver('customer.subscription.deleted', subscriptionObject(subscription));
    },
  };
}

export type PayActions = ReturnType<typeof payActions>;
