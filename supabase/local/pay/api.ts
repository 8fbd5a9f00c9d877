import * as v from 'valibot';
import {newId, type PaySession, type PayState} from './state';
import {sessionObject} from './objects';

const Create = v.object({
  mode: v.picklist(['payment', 'subscription']),
  client_reference_id: v.pipe(v.string(), v.uuid()),
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

interface ApiParts {
  readonly state: PayState;
  /** Where the pay pages are. */
  readonly url: string;
  readonly now: () => Date;
}

function createSession(parts: ApiParts, form: URLSearchParams, key: string | null): Response {
  const repeated = key === null ? undefined : parts.state.repeats.get(key);
  if (repeated !== undefined && repeated.body !== form.toString()) {
    const message = 'Keys for idempotent requests can only be used with the same parameters.';
    return json({error: {type: 'idempotency_error', message}}, 400);
  }
  if (repeated !== undefined) return json(sessionObject(repeated.session));
  const result = v.safeParse(Create, Object.fromEntries(form));
  if (!result.success) {
    return failure(400, 'parameter_invalid', result.issues.map((i) => i.message).join('; '));
  }
  const asked = result.output;
  const left = asked.expires_at - parts.now().getTime() / 1000;
  if (left < 30 * 60 - 1 || left > 24 * 3600) {
    const message = 'The `expires_at` timestamp must be 30 minutes to 24 hours from now.';
    return failure(400, 'parameter_invalid', message);
  }
  const id = newId('cs_test');
  const session: PaySession = {
    id,
    mode: asked.mode,
    orderId: asked.client_reference_id,
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
  if (key !== null) parts.state.repeats.set(key, {body: form.toString(), session});
  return json(sessionObject(session));
}

/**
 * Answers the calls of Stripe's own library in place of api.stripe.com, so that the handlers run as
 * they do in production.
 */
export function payApi(parts: ApiParts): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const {pathname} = new URL(request.url);
    const form = new URLSearchParams(await request.text());
    const key = request.headers.get('Idempotency-Key');
    if (request.method === 'POST' && pathname === '/v1/checkout/sessions') {
      return createSession(parts, form, key);
    }
    if (request.method === 'POST' && pathname === '/v1/billing_portal/sessions') {
      const url = new URL(`${parts.url}/pay/portal`);
      url.searchParams.set('customer', form.get('customer') ?? '');
      url.searchParams.set('back', form.get('return_url') ?? '');
      return json({id: newId('bps'), object: 'billing_portal.session', url: url.href});
    }
    const [, id = ''] = /^\/v1\/checkout\/sessions\/(\w+)$/u.exec(pathname) ?? [];
    const session = parts.state.sessions.get(id);
    if (request.method === 'GET' && session) {
      if (session.status === 'open' && session.expiresAt * 1000 <= parts.now().getTime()) {
        session.status = 'expired';
      }
      return json(sessionObject(session));
    }
    return failure(404, 'resource_missing', `No such resource: ${pathname}`);
  };
}
