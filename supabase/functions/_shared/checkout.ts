import type Stripe from 'stripe';
import * as v from 'valibot';
import {unlessGone} from './customer.ts';
import type {Deps, Handler} from './deps.ts';
import {catchUp, closePage, findPage, OpenPage} from './paymentPages.ts';
import {accepted, handler, readBody, Refusal, requireUser} from './respond.ts';
import {stripeStatus} from './stripeEvents.ts';

const Body = v.object({product: v.pipe(v.string(), v.regex(/^[a-z\d-]{1,40}$/u))});

const Order = v.object({
  order_id: v.string(),
  session_id: v.nullable(v.string()),
  created_at: v.pipe(v.string(), v.transform(Date.parse), v.number()),
  product_name: v.string(),
  kind: v.picklist(['one_time', 'subscription']),
  period: v.nullable(v.picklist(['month', 'year'])),
  amount: v.number(),
  currency: v.string(),
  email: v.string(),
  customer_id: v.nullable(v.string()),
  /** Payment pages of the same visitor that can still be paid. */
  others: v.array(OpenPage),
});
type Order = v.InferOutput<typeof Order>;

/** Opens Stripe's payment page for a product: `{product}` with a session, `{ok, url}`. */
export const checkout = (deps: Deps): Handler =>
  handler('checkout', deps, async (request) => {
    const {product} = await readBody(request, Body);
    const user = await requireUser(request, deps);
    const create = async (): Promise<Order> =>
      accepted(Order, await deps.rpc('create_order', {p_user_id: user, p_product_id: product}));

    let order = await create();
    if (order.others.length > 0) {
      for (const page of order.others) await closePage(deps, page);
      // One of them may have been paid: then there is nothing more to buy.
      order = await create();
    }
    if (order.session_id !== null) {
      const page = await findPage(deps, order.session_id);
      if (page?.status === 'open') return {url: urlOf(page)};
      await catchUp(deps, order.order_id, page);
      order = await create();
    }
    const open = (): Promise<Stripe.Checkout.Session | undefined> =>
      unlessGone(deps, {user, customer: order.customer_id}, () =>
        openPage(deps, order, sessionOf(deps, order, product)),
      );
    let session = await open();
    if (session === undefined) {
      order = await create();
      session = await open();
    }
    if (session === undefined) throw new Refusal('payment_unavailable');
    accepted(
      v.object({ok: v.literal(true)}),
      await deps.rpc('attach_checkout', {p_order_id: order.order_id, p_session_id: session.id}),
    );
    return {url: urlOf(session)};
  });

/**
 * The page of an order. The key makes a call whose answer was lost give the same page again. But Stripe
 * keeps an answer that says no under its key as well, also one of 500, for at least a day, and refuses
 * the key once the buyer's address is another (https://docs.stripe.com/api/idempotent_requests): then it
 * is asked without. Of a page that it may have made all the same nobody knows the address.
 */
async function openPage(
  {stripe}: Deps,
  {order_id: order}: Order,
  page: Stripe.Checkout.SessionCreateParams,
): Promise<Stripe.Checkout.Session> {
  const {sessions} = stripe.checkout;
  try {
    return await sessions.create(page, {idempotencyKey: `order-${order}`});
  } catch (error) {
    if (!isKept(stripeStatus(error))) throw error;
    return sessions.create(page);
  }
}

/** Whether Stripe repeats an answer; 409 is one that it is still at work on, 429 one too many. */
const isKept = (status: number | undefined): boolean =>
  status !== undefined && status !== 409 && status !== 429;

function urlOf(session: Stripe.Checkout.Session): string {
  if (session.url === null) throw new Refusal('payment_unavailable');
  return session.url;
}

/** An order is used again for 50 minutes, and Stripe wants at least 30 for a new page. */
const EXPIRES_AFTER_S = 5400;

function sessionOf(deps: Deps, order: Order, product: string): Stripe.Checkout.SessionCreateParams {
  const metadata = {order_id: order.order_id};
  const oneTime = order.kind === 'one_time';
  return {
    mode: oneTime ? 'payment' : 'subscription',
    metadata,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency,
          unit_amount: order.amount,
          tax_behavior: 'inclusive',
          product_data: {name: order.product_name},
          ...(order.period === null ? {} : {recurring: {interval: order.period}}),
        },
      },
    ],
    // Stripe copies these to payment, charge and subscription, whose events may come first.
    ...(oneTime ? {payment_intent_data: {metadata}} : {subscription_data: {metadata}}),
    ...(order.customer_id !== null
      ? {customer: order.customer_id}
      : {customer_email: order.email, ...(oneTime ? {customer_creation: 'always' as const} : {})}),
    locale: 'ja',
    expires_at: Math.floor(order.created_at / 1000) + EXPIRES_AFTER_S,
    success_url: `${deps.siteUrl}/account/checkout/succeeded?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${deps.siteUrl}/membership?checkout=canceled&buy=${product}`,
  };
}
