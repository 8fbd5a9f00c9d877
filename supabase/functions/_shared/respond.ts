import * as v from 'valibot';
import {corsHeaders, preflight} from './cors.ts';
import type {Deps, Handler} from './deps.ts';

/** Why a request is refused, with the HTTP status of each. */
const STATUS = {
  invalid_request: 400,
  invalid_signature: 400,
  not_signed_in: 401,
  licence_expired: 403,
  licence_revoked: 403,
  licence_suspended: 403,
  account_not_found: 404,
  device_not_found: 404,
  licence_not_found: 404,
  no_billing: 404,
  not_found: 404,
  product_not_found: 404,
  method_not_allowed: 405,
  already_owned: 409,
  already_subscribed: 409,
  computer_limit: 409,
  device_limit: 409,
  membership_running: 409,
  order_not_found: 409,
  payment_open: 409,
  payment_pending: 409,
  rate_limited: 429,
  internal_error: 500,
  payment_unavailable: 502,
} as const;

export type Reason = keyof typeof STATUS;

/** Ends a handler with a reason that the caller words; anything else thrown is an internal error. */
export class Refusal extends Error {
  constructor(
    readonly reason: Reason,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(reason);
  }
}

const json = (body: object, status: number, headers: Readonly<Record<string, string>>): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {...headers, 'Content-Type': 'application/json', 'Cache-Control': 'no-store'},
  });

/** Wraps what a function does: CORS, method, and one form for every answer. */
export function handler(
  name: string,
  deps: Pick<Deps, 'siteUrl' | 'log'>,
  work: (request: Request) => Promise<Readonly<Record<string, unknown>>>,
): Handler {
  return async (request) => {
    const headers = corsHeaders(request, deps.siteUrl);
    if (request.method === 'OPTIONS') return preflight(headers);
    try {
      if (request.method !== 'POST') throw new Refusal('method_not_allowed');
      return json({ok: true, ...(await work(request))}, 200, headers);
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal('internal_error');
      if (refusal !== error)
        deps.log(`${name}: ${error instanceof Error ? error.message : 'unknown error'}`);
      const {reason, details} = refusal;
      return json({ok: false, reason, ...details}, STATUS[reason], headers);
    }
  };
}

/** Answers in place of a function that cannot work: CORS as usual, 500, and a line in the log. */
export const unconfigured = (
  name: string,
  deps: Pick<Deps, 'siteUrl' | 'log'>,
  line: string,
): Handler => handler(name, deps, () => Promise.reject(new Error(line)));

/** More bytes than any request of ours has; Stripe's events are read elsewhere. */
const MAX_BODY = 10_000;

/**
 * The body of a request as a text, of which no more than `most` bytes are ever kept.
 * @throws Refusal `invalid_request` when it is longer
 */
export async function readText(request: Request, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.byteLength;
    // Leaving the loop cancels the stream.
    if (length > most) throw new Refusal('invalid_request');
    text += decoder.decode(part, {stream: true});
  }
  return text + decoder.decode();
}

/** The body of a request by a schema. @throws Refusal `invalid_request` */
export async function readBody<T extends v.GenericSchema>(
  request: Request,
  schema: T,
): Promise<v.InferOutput<T>> {
  const text = await readText(request, MAX_BODY);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal('invalid_request');
  }
  const result = v.safeParse(schema, body);
  if (!result.success) throw new Refusal('invalid_request');
  return result.output;
}

/** @throws Refusal `not_signed_in` */
export async function requireUser(request: Request, deps: Deps): Promise<string> {
  const user = await deps.userOf(request);
  if (user === undefined) throw new Refusal('not_signed_in');
  return user;
}

/** @throws Refusal `rate_limited` after `limit` hits within an hour */
export async function limitPerHour(deps: Deps, bucket: string, limit: number): Promise<void> {
  const within = await deps.rpc('hit_rate_limit', {
    p_bucket: bucket,
    p_limit: limit,
    p_seconds: 3600,
  });
  if (within !== true) throw new Refusal('rate_limited');
}

const Refused = v.object({
  ok: v.literal(false),
  reason: v.picklist(Object.keys(STATUS) as [Reason, ...Reason[]]),
});

/**
 * What a database function answered, by a schema.
 * @throws Refusal with the reason it gave; Error if the answer has neither form
 */
export function accepted<T extends v.GenericSchema>(schema: T, answer: unknown): v.InferOutput<T> {
  const refused = v.safeParse(Refused, answer);
  if (refused.success) {
    const {ok: _ok, reason, ...details} = answer as v.InferOutput<typeof Refused>;
    throw new Refusal(reason, details);
  }
  return v.parse(schema, answer);
}

/** Calls Stripe. @throws Refusal `payment_unavailable` when it does not answer or refuses */
export async function askStripe<T>(deps: Deps, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    deps.log(`Stripe: ${error instanceof Error ? error.message : 'unknown error'}`);
    throw new Refusal('payment_unavailable');
  }
}
