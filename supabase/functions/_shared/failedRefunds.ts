import type Stripe from 'stripe';
import * as v from 'valibot';
import type {Deps} from './deps.ts';
import {stripeCode} from './stripeEvents.ts';
import {Ref, type StripeFact} from './stripeFacts.ts';

/** The first tells of every refund that fails, the others of one that is cancelled as well. */
const TYPES = ['refund.failed', 'refund.updated', 'charge.refund.updated'];

const isLost = (status: string | null): boolean => status === 'failed' || status === 'canceled';

const Refund = v.object({payment_intent: Ref, status: v.nullish(v.string(), null)});

/**
 * What is given back of a payment once one of its refunds has come to nothing: a bank has sent it back,
 * or nobody said to which account the money of a slip goes. The event tells of that refund alone, so
 * Stripe is asked about all of the payment.
 * @returns undefined for every other event
 */
export async function failedRefundFact(
  {stripe}: Deps,
  {type, data: {object}}: Stripe.Event,
): Promise<StripeFact | undefined> {
  const refund = v.safeParse(Refund, object);
  if (!TYPES.includes(type) || !refund.success) return undefined;
  const {payment_intent, status} = refund.output;
  if (payment_intent === null || !isLost(status)) return undefined;
  const refunds = await stripe.refunds
    .list({payment_intent, limit: 100})
    .catch((error: unknown) => {
      // A payment that is not there, the key of Stripe being another by now: to ask again would be no use.
      if (stripeCode(error) === 'resource_missing') return undefined;
      throw error;
    });
  if (refunds === undefined) return undefined;
  const refunded = refunds.data
    .filter((one) => !isLost(one.status))
    .reduce((sum, {amount}) => sum + amount, 0);
  return {kind: 'refund_failed', payment_intent, refunded};
}
