import * as v from 'valibot';
import type {Deps} from './deps.ts';
import type {CheckoutFact, StripeFact} from './stripeFacts.ts';

const Applied = v.object({
  ok: v.literal(true),
  result: v.string(),
  actions: v.array(
    v.object({
      id: v.number(),
      kind: v.picklist(['refund', 'cancel_subscription']),
      target: v.string(),
    }),
  ),
});
type Action = v.InferOutput<typeof Applied>['actions'][number];

interface Told {
  readonly id: string;
  readonly type: string;
  readonly created: Date;
  readonly fact: StripeFact;
}

/**
 * Applies a fact, and does at Stripe what follows from it. What could not be done stays open in the
 * database, and is tried again with the next event of the order, also with a repetition of this one.
 * @returns what the fact came to, for the log
 * @throws Error if the database or Stripe fails
 */
export async function applyFact(deps: Deps, {id, type, created, fact}: Told): Promise<string> {
  const answer = v.parse(
    Applied,
    await deps.rpc('apply_stripe_event', {
      p_event_id: id,
      p_type: type,
      p_created: created.toISOString(),
      p_fact: fact,
    }),
  );
  for (const action of answer.actions) await carryOut(deps, action);
  return answer.result;
}

/** What Stripe answered when it was asked instead of telling by itself. */
export const applyAnswer = (deps: Deps, fact: CheckoutFact): Promise<string> =>
  applyFact(deps, {
    id: `sync-${fact.session}-${fact.state}`,
    type: 'sync',
    created: deps.now(),
    fact,
  });

/** What Stripe answers when there is nothing left to do. */
const DONE_ALREADY: Readonly<Record<Action['kind'], string>> = {
  refund: 'charge_already_refunded',
  cancel_subscription: 'resource_missing',
};

async function carryOut(deps: Deps, {id, kind, target}: Action): Promise<void> {
  const {refunds, subscriptions} = deps.stripe;
  try {
    if (kind === 'refund') {
      // All that is left of the payment: a second call finds nothing left. So it needs no key, under
      // which Stripe would repeat a failure for a day (https://docs.stripe.com/api/idempotent_requests).
      await refunds.create({payment_intent: target});
    } else {
      await subscriptions.cancel(target);
    }
  } catch (error) {
    const code = stripeCode(error);
    // A bank has asked for the money in this moment: its decision comes as an event.
    if (code === 'charge_disputed') return;
    if (code !== DONE_ALREADY[kind]) throw error;
  }
  await deps.rpc('finish_stripe_action', {p_id: id});
  deps.log(`Stripe: ${kind} ${target}`);
}

/** Stripe's word for what went wrong, for example `resource_missing`. */
export function stripeCode(error: unknown): string | undefined {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** The HTTP status with which Stripe has answered; undefined where no answer came. */
export function stripeStatus(error: unknown): number | undefined {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'statusCode') : undefined;
  return typeof status === 'number' ? status : undefined;
}
