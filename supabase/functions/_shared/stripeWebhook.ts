import type Stripe from 'stripe';
import * as v from 'valibot';
import type {Deps, Handler} from './deps.ts';
import {failedRefundFact} from './failedRefunds.ts';
import {handler, readText, Refusal} from './respond.ts';
import {applyFact} from './stripeEvents.ts';
import {Moment, stripeFact, type StripeFact} from './stripeFacts.ts';

/** How far the time of a signature may be off, in seconds; older ones may be recordings. */
const TOLERANCE_S = 300;
/** In bytes; Stripe's events have some ten thousand at most. */
const MAX_EVENT = 1_000_000;
const SIGNED_AT = /(?:^|,)t=(?<seconds>\d+)/u;

/** Takes Stripe's events. What is not understood is answered with success, so that it stays away. */
export const stripeWebhook = (deps: Deps): Handler =>
  handler('stripe-webhook', deps, async (request) => {
    const event = await verified(deps, request);
    if (!isOurs(deps, event)) {
      deps.log(`stripe-webhook: ${event.type} ${event.id} is of another account or mode`);
      return {result: 'unused'};
    }
    // An error from here on is answered with 500: Stripe sends the event again.
    const told = await toldBy(deps, event);
    if (told === undefined) return {result: 'unused'};
    const result = await applyFact(deps, {id: event.id, type: event.type, ...told});
    deps.log(`stripe-webhook: ${event.type} ${event.id} ${result}`);
    return {result};
  });

/** What an event says and when that was so; undefined for one that changes nothing here. */
async function toldBy(
  deps: Deps,
  event: Stripe.Event,
): Promise<{readonly fact: StripeFact; readonly created: Date} | undefined> {
  const failed = await failedRefundFact(deps, event);
  if (failed !== undefined) return {fact: failed, created: deps.now()};
  const fact = stripeFact(event);
  const created = v.safeParse(Moment, event.created);
  return fact === undefined || !created.success
    ? undefined
    : {fact, created: new Date(created.output)};
}

/**
 * Whether it tells of our own money. An endpoint that also listens to connected accounts gets what they
 * made up, orders of ours among it, and of a live one their tests as well.
 */
const isOurs = ({isLive}: Deps, {account, livemode}: Stripe.Event): boolean =>
  account === undefined && livemode !== !isLive;

async function verified(deps: Deps, request: Request): Promise<Stripe.Event> {
  const signature = request.headers.get('Stripe-Signature') ?? '';
  // Stripe's library looks at the age only; a time to come would make a recording good for years.
  const signedAt = Number(SIGNED_AT.exec(signature)?.groups?.['seconds']);
  if (signedAt > deps.now().getTime() / 1000 + TOLERANCE_S) throw new Refusal('invalid_signature');
  const body = await readText(request, MAX_EVENT);
  try {
    return await deps.stripe.webhooks.constructEventAsync(
      body,
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
