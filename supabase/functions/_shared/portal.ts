import type {Deps, Handler} from './deps.ts';
import {askStripe, handler, limitPerHour, Refusal, requireUser} from './respond.ts';

/** Opens Stripe's page on which cards are changed and memberships ended: `{ok, url}`. */
export const portal = (deps: Deps): Handler =>
  handler('portal', deps, async (request) => {
    const user = await requireUser(request, deps);
    await limitPerHour(deps, `portal:${user}`, 30);
    const customer = await deps.rpc('stripe_customer', {p_user_id: user});
    if (typeof customer !== 'string') throw new Refusal('no_billing');
    const session = await askStripe(deps, () =>
      deps.stripe.billingPortal.sessions.create({
        customer,
        locale: 'ja',
        return_url: `${deps.siteUrl}/account/my`,
      }),
    );
    return {url: session.url};
  });
