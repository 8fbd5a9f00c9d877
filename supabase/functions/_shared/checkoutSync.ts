import * as v from 'valibot';
import type {Deps, Handler} from './deps.ts';
import {askStripe, handler, limitPerHour, readBody, Refusal, requireUser} from './respond.ts';
import {applyAnswer} from './stripeEvents.ts';
import {sessionFact} from './stripeFacts.ts';

const Body = v.object({session_id: v.pipe(v.string(), v.regex(/^cs_\w{1,200}$/u))});

/** Asks Stripe about one's own order, for the case that its message has not come: `{session_id}`. */
export const checkoutSync = (deps: Deps): Handler =>
  handler('checkout-sync', deps, async (request) => {
    const {session_id: id} = await readBody(request, Body);
    const user = await requireUser(request, deps);
    await limitPerHour(deps, `sync:${user}`, 30);
    // Another person's order is as unknown as one that does not exist.
    if ((await deps.rpc('order_owner', {p_session_id: id})) !== user)
      throw new Refusal('not_found');
    const session = await askStripe(deps, () => deps.stripe.checkout.sessions.retrieve(id));
    const fact = sessionFact(
      session,
      session.status === 'expired' ? 'checkout.session.expired' : 'checkout.session.completed',
    );
    if (session.status !== 'open' && fact !== undefined) await applyAnswer(deps, fact);
    return {};
  });
