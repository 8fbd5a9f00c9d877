import * as v from 'valibot';
import type {PayActions} from './actions';
import {refundObject, sessionObject, subscriptionObject} from './objects';
import {newId, type PaySession, type PayState} from './state';

const Create = v.object({
  mode: v.picklist(['payment', 'subscription']),
  'metadata[order_id]': v.pipe(v.string(), v.uuid()),
  success_url: v.pipe(v.string(), v.url()),
  cancel_url: v.pipe(v.string(), v.url()),
  expires_at: v.pipe(v.string(), v.toNumber()),
  customer: v.optional(v.string()),
  'line_items[0][price_data][unit_amount]': v.pipe(v.string(), v.toNumber(), v.integer()),
  'line_items[0][price_data][currency]': v.string(),
  'line_items[0][price_data][product_data][name]': v.string(),
  'line_items[0][price_data][recurring][interval]': v.optional(v.picklist(['month', 'year'])),
});

const json = (body: object, status = 200): Response =>
  new Response(JSON.stringify(body), {status, headers: {'Content-Type': 'application/json'}});

const failure = (status: number, code: string, message: string): Response =>
  json({error: {type: 'invalid_request_error', code, message}}, status);

/** Of a request that is refused before anything is done. */
const INVALID = 'parameter_invalid';

const missing = (what: string): Response =>
  failure(404, 'resource_missing', `No such resource: ${what}`);

/** As Stripe says it of a customer who was deleted, or never was. */
function customerGone(state: PayState, form: URLSearchParams): Response | undefined {
  const customer = form.get('customer');
  if (customer === null || !state.deletedCustomers.has(customer)) return undefined;
  const [type, code, param] = ['invalid_request_error', 'resource_missing', 'customer'];
  return json({error: {type, code, param, message: `No such customer: '${customer}'`}}, 400);
}

interface ApiParts {
  readonly state: PayState;
  readonly actions: PayActions;
  /** Where the pay pages are. */
  readonly url: string;
  readonly now: () => Date;
}

function createSession(parts: ApiParts, form: URLSearchParams): Response {
  const result = v.safeParse(Create, Object.fromEntries(form));
  if (!result.success) {
    return failure(400, INVALID, result.issues.map((i) => i.message).join('; '));
  }
  const asked = result.output;
  const left = asked.expires_at - parts.now().getTime() / 1000;
  if (left < 30 * 60 - 1 || left > 24 * 3600) {
    const message = 'The `expires_at` timestamp must be 30 minutes to 24 hours from now.';
    return failure(400, INVALID, message);
  }
  const id = newId('cs_test');
  const session: PaySession = {
    id,
    mode: asked.mode,
    orderId: asked['metadata[order_id]'],
    product: asked['line_items[0][price_data][product_data][name]'],
    amount: asked['line_items[0][price_data][unit_amount]'],
    currency: asked['line_items[0][price_data][currency]'],
    interval: asked['line_items[0][price_data][recurring][interval]'] ?? null,
    successUrl: asked.success_url.replace('{CHECKOUT_SESSION_ID}', id),
    cancelUrl: asked.cancel_url,
    expiresAt: asked.expires_at,
    url: `${parts.url}/pay/${id}`,
    customer: asked.customer ?? null,
    status: 'open',
    paymentStatus: 'unpaid',
    paymentIntent: null,
    subscription: null,
  };
  parts.state.sessions.set(id, session);
  return json(sessionObject(session));
}

/** Ends a page whose time is over, as Stripe does by itself. */
export async function endOldPage(
  {actions, now}: Pick<ApiParts, 'actions' | 'now'>,
  session: PaySession,
): Promise<void> {
  const isOver = session.expiresAt * 1000 <= now().getTime();
  if (session.status === 'open' && isOver) await actions.expire(session);
}

async function expireSession(parts: ApiParts, session: PaySession): Promise<Response> {
  if (session.status !== 'open') {
    const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`;
    return failure(400, INVALID, message);
  }
  await parts.actions.expire(session);
  return json(sessionObject(session));
}

async function createRefund(parts: ApiParts, form: URLSearchParams): Promise<Response> {
  const payment = parts.state.payments.get(form.get('payment_intent') ?? '');
  if (payment === undefined) return missing('payment_intent');
  const left = payment.amount - payment.refunded;
  // Also when the bank has decided for the shop, a refund is possible again.
  if (payment.dispute !== null && payment.dispute.status !== 'won') {
    return failure(400, 'charge_disputed', 'Charge has been charged back; cannot issue a refund.');
  }
  if (left === 0) {
    return failure(400, 'charge_already_refunded', 'Charge has already been refunded.');
  }
  return json(refundObject(payment, await parts.actions.refund(payment, left)));
}

function listRefunds({state}: ApiParts, query: URLSearchParams): Response {
  const payment = state.payments.get(query.get('payment_intent') ?? '');
  if (payment === undefined) return missing('payment_intent');
  const data = payment.refunds.map((refund) => refundObject(payment, refund)).reverse();
  return json({object: 'list', url: '/v1/refunds', has_more: false, data});
}

function openPortal({url}: ApiParts, form: URLSearchParams): Response {
  const page = new URL(`${url}/pay/portal`);
  page.searchParams.set('customer', form.get('customer') ?? '');
  page.searchParams.set('back', form.get('return_url') ?? '');
  return json({id: newId('bps'), object: 'billing_portal.session', url: page.href});
}

const SESSION = /^(?<method>GET|POST) \/v1\/checkout\/sessions\/(?<id>\w+)(?<expire>\/expire)?$/u;
const SUBSCRIPTION = /^DELETE \/v1\/subscriptions\/(?<id>\w+)$/u;

async function answer(parts: ApiParts, call: string, form: URLSearchParams): Promise<Response> {
  const gone = customerGone(parts.state, form);
  if (gone !== undefined) return gone;
  if (call === 'POST /v1/checkout/sessions') return createSession(parts, form);
  if (call === 'POST /v1/billing_portal/sessions') return openPortal(parts, form);
  if (call === 'POST /v1/refunds') return createRefund(parts, form);
  if (call === 'GET /v1/refunds') return listRefunds(parts, form);
  const page = SESSION.exec(call)?.groups;
  const session = parts.state.sessions.get(page?.['id'] ?? '');
  if (session !== undefined) {
    await endOldPage(parts, session);
    return page?.['expire'] === undefined
      ? json(sessionObject(session))
      : expireSession(parts, session);
  }
  const one = parts.state.subscriptions.get(SUBSCRIPTION.exec(call)?.groups?.['id'] ?? '');
  // Of an ended subscription Stripe says the same as of an unknown one.
  if (one === undefined || one.status === 'canceled') return missing(call);
  await parts.actions.end(one);
  return json(subscriptionObject(one));
}

/**
 * Answers the calls of Stripe's own library in place of api.stripe.com, so that the handlers run as
 * they do in production. A repeated key gets the answer of the first request, word for word, and an
 * error if it is not the same request. Answers that say no are kept as well, also one of 500; only a
 * request whose parameters are wrong is not (https://docs.stripe.com/api/idempotent_requests).
 */
export function payApi(parts: ApiParts): typeof fetch {
  const {repeats} = parts.state;
  /** Whether the next call has this fault, which then is over. */
  const fails = (how: Exclude<PayState['nextCall'], undefined>): boolean => {
    const isSo = parts.state.nextCall === how;
    if (isSo) parts.state.nextCall = undefined;
    return isSo;
  };
  return async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'GET' && fails('lost')) throw new TypeError('fetch failed');
    const body = await request.text();
    const {pathname, searchParams} = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    const form = request.method === 'GET' ? searchParams : new URLSearchParams(body);
    const key = request.headers.get('Idempotency-Key');
    const repeated = key === null ? undefined : repeats.get(key);
    if (repeated !== undefined && repeated.request !== `${call} ${body}`) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.';
      return json({error: {type: 'idempotency_error', message}}, 400);
    }
    if (repeated !== undefined) return new Response(repeated.answer, repeated);
    const answered =
      request.method !== 'GET' && fails('broken')
        ? json({error: {type: 'api_error', message: 'An unknown error occurred.'}}, 500)
        : await answer(parts, call, form);
    const said = await answered.clone().text();
    if (key !== null && !said.includes(`"code":"${INVALID}"`)) {
      repeats.set(key, {request: `${call} ${body}`, answer: said, status: answered.status});
    }
    if (request.method !== 'GET' && fails('unanswered')) throw new TypeError('fetch failed');
    return answered;
  };
}
