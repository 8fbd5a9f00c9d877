import type Stripe from 'stripe';
import * as v from 'valibot';
import type {Deps} from './deps.ts';
import {askStripe, Refusal} from './respond.ts';
import {applyAnswer, stripeCode} from './stripeEvents.ts';
import {sessionFact} from './stripeFacts.ts';

/** An order whose payment page can still be paid. */
export const OpenPage = v.object({order_id: v.string(), session_id: v.string()});
export type OpenPage = v.InferOutput<typeof OpenPage>;

type Session = Stripe.Checkout.Session;

/** The payment page of an order; undefined where Stripe does not know it: one of the test mode. */
export const findPage = (deps: Deps, id: string): Promise<Session | undefined> =>
  askStripe(deps, () =>
    deps.stripe.checkout.sessions.retrieve(id).catch((error: unknown) => {
      if (stripeCode(error) === 'resource_missing') return undefined;
      throw error;
    }),
  );

/** Brings an order up to date whose payment page is not open any more. */
export async function catchUp(deps: Deps, order: string, page: Session | undefined): Promise<void> {
  const fact = sessionFact(page, 'checkout.session.completed');
  if (page?.status === 'complete' && fact !== undefined) {
    await applyAnswer(deps, fact);
  } else {
    await deps.rpc('close_order', {p_order_id: order});
  }
}

/**
 * Sees to it that a payment page cannot be paid any more.
 * @throws Refusal `payment_unavailable` if Stripe does not do it
 */
export async function closePage(deps: Deps, {order_id: order, session_id: id}: OpenPage) {
  const closed = await deps.stripe.checkout.sessions.expire(id).catch(() => undefined);
  // Stripe refuses to close what is not open: it was paid, for example.
  const page = closed ?? (await findPage(deps, id));
  if (page?.status === 'open') throw new Refusal('payment_unavailable');
  await catchUp(deps, order, page);
}
