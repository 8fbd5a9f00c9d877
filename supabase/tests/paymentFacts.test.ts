import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {PayEvent} from '../local/pay/state';
import {ENGINES, openSite, type Site, type Visitor} from './support/site';
import {becomeMember, order, paymentOf, paymentsOf, shown} from './support/shop';

/** The same order of things for the same seed. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const rest = [...items];
  let state = seed;
  return items.flatMap(() => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return rest.splice(Math.floor((state / 2_147_483_648) * rest.length), 1);
  });
}

describe.each(ENGINES)('what became of the payments of a membership on %s', (engine) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(engine);
  });
  afterAll(() => site.close());

  const licence = async (visitor: Visitor) => {
    const [first] = (await shown(visitor)).licences;
    if (first === undefined) throw new Error('no licence');
    return first;
  };
  const seconds = (text: string | null): number => Date.parse(text ?? '') / 1000;
  const GRACE = 3 * 86_400;

  it('the first one given back ends it, also at Stripe', async () => {
    const {visitor, subscription} = await becomeMember(site);
    const payment = paymentOf(site, subscription.id);
    await site.backend.pay.actions.refund(payment, payment.amount);
    expect(await licence(visitor)).toMatchObject({state: 'revoked'});
    expect((await shown(visitor)).orders).toMatchObject([{status: 'refunded'}]);
    expect(subscription.status).toBe('canceled');
    expect((await shown(visitor)).memberships).toMatchObject([{status: 'canceled'}]);
    await site.backend.pay.actions.card(await order(site, visitor, 'pro-yearly'));
    expect((await shown(visitor)).licences.map(({state}) => state)).toContain('active');
  });

  it('a part of it given back changes nothing', async () => {
    const {visitor, subscription} = await becomeMember(site);
    await site.backend.pay.actions.refund(paymentOf(site, subscription.id), 499);
    expect(await licence(visitor)).toMatchObject({state: 'active'});
    expect(subscription.status).toBe('active');
  });

  it('a renewal given back takes back its time, and no more', async () => {
    const {visitor, subscription} = await becomeMember(site);
    const paid = subscription.periodEnd;
    await site.backend.pay.actions.renew(subscription);
    expect(seconds((await licence(visitor)).expires_at)).toBe(subscription.periodEnd + GRACE);
    await site.backend.pay.actions.refund(paymentOf(site, subscription.id), 500);
    // Ended at Stripe by us, in the period before: what was paid for that one stays paid for.
    expect(subscription.status).toBe('canceled');
    const {licences, memberships, orders} = await shown(visitor);
    expect(orders.map(({status}) => status).sort()).toEqual(['paid', 'refunded']);
    expect(licences).toMatchObject([{state: 'active'}]);
    expect(seconds(licences[0]?.expires_at ?? '')).toBe(paid);
    expect(memberships).toMatchObject([{status: 'canceled'}]);
  });

  it('an older one given back leaves the newer time, and the subscription', async () => {
    const {visitor, subscription} = await becomeMember(site);
    await site.backend.pay.actions.renew(subscription);
    const [, first] = paymentsOf(site, subscription.id);
    if (first === undefined) throw new Error('no first payment');
    await site.backend.pay.actions.refund(first, 500);
    const {state, expires_at: until} = await licence(visitor);
    expect([state, seconds(until)]).toEqual(['active', subscription.periodEnd + GRACE]);
    expect(subscription.status).toBe('active');
  });

  it.each(['the first payment', 'a renewal'])('a bank asks for %s', async (which) => {
    const {visitor, subscription} = await becomeMember(site);
    const paid = subscription.periodEnd;
    if (which === 'a renewal') await site.backend.pay.actions.renew(subscription);
    const payment = paymentOf(site, subscription.id);
    const {dispute} = site.backend.pay.actions;
    await dispute(payment, 'needs_response');
    expect(await licence(visitor)).toMatchObject({state: 'suspended'});
    await dispute(payment, 'won');
    expect(await licence(visitor)).toMatchObject({state: 'active'});
    await dispute(payment, 'needs_response');
    await dispute(payment, 'lost');
    expect(subscription.status).toBe('canceled');
    const {state, expires_at: until} = await licence(visitor);
    // Of two periods the first one is still paid for.
    if (which === 'a renewal') expect(seconds(until)).toBe(paid);
    else expect(state).toBe('revoked');
  });

  it('a lost dispute takes the renewal after it for what it is: paid', async () => {
    const {visitor, subscription} = await becomeMember(site);
    const payment = paymentOf(site, subscription.id);
    await site.backend.pay.actions.dispute(payment, 'needs_response');
    await site.backend.pay.actions.renew(subscription);
    await site.backend.pay.actions.dispute(payment, 'lost');
    expect(await licence(visitor)).toMatchObject({state: 'active'});
    expect(subscription.status).toBe('active');
  });

  it('of a dispute that was closed nobody hears that it was opened', async () => {
    const {visitor, subscription} = await becomeMember(site);
    const {actions, state, send} = site.backend.pay;
    state.holdsEvents = true;
    await actions.dispute(paymentOf(site, subscription.id), 'needs_response');
    site.advance(60);
    await actions.dispute(paymentOf(site, subscription.id), 'won');
    state.holdsEvents = false;
    for (const event of state.held.splice(0).reverse()) await send(event);
    expect(await licence(visitor)).toMatchObject({state: 'active'});
  });

  it('is the same in whatever order it is told, and however often', async () => {
    const ends: unknown[] = [];
    for (let seed = 0; seed < 8; seed += 1) {
      const visitor = await site.signIn();
      const session = await order(site, visitor, 'pro-monthly');
      const {actions, state, send} = site.backend.pay;
      state.holdsEvents = true;
      await actions.card(session);
      const subscription = state.subscriptions.get(session.subscription ?? '');
      if (subscription === undefined) throw new Error('no subscription');
      const first = paymentOf(site, subscription.id);
      const {periodEnd: paidUntil} = subscription;
      await actions.dispute(first, 'needs_response');
      await actions.renew(subscription);
      await actions.dispute(paymentOf(site, subscription.id), 'needs_response');
      site.advance(60);
      await actions.dispute(first, 'won');
      await actions.dispute(paymentOf(site, subscription.id), 'lost');
      state.holdsEvents = false;
      const told: PayEvent[] = state.held.splice(0);
      for (const event of shuffled([...told, ...told], seed)) {
        expect((await send(event)).status).toBe(200);
      }
      const {licences, memberships, orders} = await shown(visitor);
      ends.push({
        orders: orders.map(({kind, status}) => `${kind} ${status}`).sort(),
        membership: memberships.map(({status}) => status),
        licence: licences.map(({state: held}) => held),
        beyond: seconds(licences[0]?.expires_at ?? null) - paidUntil,
      });
    }
    expect(ends).toEqual(
      Array.from({length: 8}, () => ({
        orders: ['renewal refunded', 'subscription paid'],
        membership: ['canceled'],
        licence: ['active'],
        beyond: 0,
      })),
    );
  });
});
