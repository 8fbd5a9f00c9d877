import {randomUUID} from 'node:crypto';
import {FunctionsHttpError} from '@supabase/functions-js';
import {AccountSchema, OrderStatusSchema} from '@site/src/features/account/client/answers';
import * as v from 'valibot';
import {sessionObject} from '../../local/pay/objects';
import type {PayPayment, PaySession, PaySubscription} from '../../local/pay/state';
import type {Site, Visitor} from './site';

export interface Shown {
  readonly licences: {
    id: string;
    key: string;
    state: string;
    source: string;
    expires_at: string | null;
  }[];
  readonly memberships: {
    status: string;
    cancel_at_period_end: boolean;
    current_period_end: string;
  }[];
  readonly orders: {
    kind: string;
    status: string;
    amount: number;
    awaiting_payment: boolean;
    receipt_url: string | null;
  }[];
  readonly events: {kind: string}[];
  readonly has_billing: boolean;
}

/** Everything of the page "my account", which must be able to read it. */
export async function shown({rest}: Visitor): Promise<Shown> {
  const data = (await rest.rpc('my_account')).data as Shown;
  v.parse(AccountSchema, data);
  return data;
}

/** Calls a function of the backend. @returns the body, also of a refusal, with the status */
export async function invoke(
  visitor: Pick<Visitor, 'functions'>,
  name: string,
  body: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const result: {data: Record<string, unknown> | null; error: unknown} =
    await visitor.functions.invoke<Record<string, unknown>>(name, {body});
  const {data, error} = result;
  if (!(error instanceof FunctionsHttpError)) return data ?? {};
  const answer = error.context as Response;
  return {status: answer.status, ...((await answer.json()) as object)};
}

/** Goes to the payment page of a product. */
export async function order(site: Site, visitor: Visitor, product: string): Promise<PaySession> {
  const {url, reason} = await invoke(visitor, 'checkout', {product});
  const session = site.backend.pay.state.sessions.get(String(url).split('/').at(-1) ?? '');
  if (session === undefined) throw new Error(`no payment page: ${String(reason)}`);
  return session;
}

/** A new visitor who has taken out a membership, and paid by card. */
export async function becomeMember(
  site: Site,
  product: 'pro-monthly' | 'pro-yearly' = 'pro-monthly',
): Promise<{visitor: Visitor; session: PaySession; subscription: PaySubscription}> {
  const visitor = await site.signIn();
  const session = await order(site, visitor, product);
  await site.backend.pay.actions.card(session);
  const subscription = site.backend.pay.state.subscriptions.get(session.subscription ?? '');
  if (subscription === undefined) throw new Error('no subscription');
  return {visitor, session, subscription};
}

/** What was paid for an order or a subscription, newest first. */
export const paymentsOf = (site: Site, id: string): PayPayment[] =>
  [...site.backend.pay.state.payments.values()]
    .filter(({orderId, subscription}) => orderId === id || subscription === id)
    .reverse();

/** The newest payment of an order or a subscription. */
export function paymentOf(site: Site, id: string): PayPayment {
  const [newest] = paymentsOf(site, id);
  if (newest === undefined) throw new Error('nothing was paid');
  return newest;
}

/** How an order stands, as the page after the payment reads it. */
export async function statusOf(visitor: Visitor, session: PaySession): Promise<unknown> {
  const answer = await visitor.rest.rpc('order_status', {p_session_id: session.id});
  return v.parse(OrderStatusSchema, answer.data as unknown).status;
}

interface Signing {
  readonly secret?: string;
  readonly timestamp?: number;
  readonly changeAfter?: (payload: string) => string;
}

export interface EventOptions extends Signing {
  readonly id?: string;
  /** Seconds since 1970. */
  readonly created?: number;
  /** Of the event itself. */
  readonly more?: object;
}

/** A session of a payment page that was paid, as events tell of it. */
export const completed = (session: PaySession, change: object = {}): object => ({
  ...sessionObject(session),
  status: 'complete',
  payment_status: 'paid',
  payment_intent: `pi_${session.id}`,
  ...change,
});

/** Sends an event to the webhook over HTTP, signed with Stripe's own helper. */
export async function send(
  site: Site,
  type: string,
  object: object,
  options: EventOptions = {},
): Promise<{status: number; body: Record<string, unknown>}> {
  const {deps, pay} = site.backend;
  const now = Math.floor(site.now().getTime() / 1000);
  const payload = JSON.stringify({
    id: options.id ?? `evt_${randomUUID()}`,
    object: 'event',
    type,
    created: options.created ?? now,
    livemode: false,
    ...options.more,
    data: {object},
  });
  const signature = deps.stripe.webhooks.generateTestHeaderString({
    payload,
    secret: options.secret ?? pay.secret,
    timestamp: options.timestamp ?? now,
  });
  const answer = await site.fetch('http://127.0.0.1:9/functions/v1/stripe-webhook', {
    method: 'POST',
    headers: {'Stripe-Signature': signature},
    body: options.changeAfter?.(payload) ?? payload,
  });
  return {status: answer.status, body: (await answer.json()) as Record<string, unknown>};
}
