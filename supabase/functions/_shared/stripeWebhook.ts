import type Stripe from 'stripe';
import type {Deps, Handler} from './deps.ts';
import {handler, Refusal} from './respond.ts';
import {stripeFact} from './stripeFacts.ts';

/** How old a signature may be, in seconds; older ones may be recordings. */
const TOLERANCE_S = 300;

/** Takes Stripe's events. What is not understood is answered with success, so that it stays away. */
export const stripeWebhook = (deps: Deps): Handler =>
  handler('stripe-webhook', deps, async (request) => {
    const event = await verified(deps, request);
    const fact = stripeFact(event);
    if (fact === undefined) return {result: 'unused'};
    // An error here is answered with 500: Stripe sends the event again.
    const answer = await deps.rpc('apply_stripe_event', {
      p_event_id: event.id,
      p_type: event.type,
      p_created: new Date(event.created * 1000).toISOString(),
      p_fact: fact,
    });
    deps.log(`stripe-webhook: ${event.type} ${event.id} ${JSON.stringify(answer)}`);
    return answer as Readonly<Record<string, unknown>>;
  });

async function verified(deps: Deps, request: Request): Promise<Stripe.Event> {
  const signature = request.headers.get('Stripe-Signature') ?? '';
  try {
    return await deps.stripe.webhooks.constructEventAsync(
      await request.text(),
      signature,
      deps.webhookSecret,
      TOLERANCE_S,
      undefined,
      deps.now().getTime(),
    );
  } catch {
    throw new Refusal('invalid_signature');
  }
}
