import {unlessGone} from './customer.ts';
import type {Deps, Handler} from './deps.ts';
import {handler, limitPerHour, Refusal, requireUser} from './respond.ts';

/** Opens Stripe's page on which cards are changed and memberships ended: `{ok, url}`. */
export const portal = (deps: Deps): Handler =>
  handler('portal', deps, async (request) => {
    const user = await requireUser(request, deps);
    await limitPerHour(deps, `portal:${user}`, 30);
    const customer = await deps.rpc('stripe_customer', {p_user_id: user});
    if (typeof customer !== 'string') throw new Refusal('no_billing');
    const session = await unlessGone(deps, {user, customer}, () =>
      deps.stripe.billingPortal.sessions.create({
        customer,
        locale: 'ja',
        return_url: `${deps.siteUrl}/account/my`,
      }),
    );
    if (session === undefined) throw new Refusal('no_billing');
    return {url: session.url};
  });
