import {randomUUID} from 'node:crypto';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {invoiceObject, subscriptionObject} from '../local/pay/objects';
import type {PaySubscription} from '../local/pay/state';
import {ENGINES, openSite, type Site} from './support/site';
import {becomeMember, invoke, order, send, shown} from './support/shop';

const DAY_MS = 86_400_000;

describe.each(ENGINES)('a membership on %s', (engine) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(engine);
  });
  afterAll(() => site.close());

  const member = (product?: 'pro-monthly' | 'pro-yearly') => becomeMember(site, product);
  const at = (subscription: PaySubscription): number => subscription.periodEnd * 1000;
  const daysAfter = (text: string | null | undefined, ms: number): number =>
    (Date.parse(text ?? '') - ms) / DAY_MS;

  it('gives a licence until three days after the paid period', async () => {
    const {visitor, subscription} = await member();
    const {licences, memberships, orders} = await shown(visitor);
    expect(memberships).toMatchObject([{status: 'active', cancel_at_period_end: false}]);
    expect(daysAfter(memberships[0]?.current_period_end, at(subscription))).toBe(0);
    expect(licences).toMatchObject([{source: 'membership', state: 'active'}]);
    expect(daysAfter(licences[0]?.expires_at, at(subscription))).toBe(3);
    expect(orders).toMatchObject([{kind: 'subscription', status: 'paid', amount: 500}]);
    expect(orders[0]?.receipt_url).toMatch(/receipt/u);
    const again = await invoke(visitor, 'checkout', {product: 'pro-yearly'});
    expect(again).toMatchObject({status: 409, reason: 'already_subscribed'});
  });

  it('tells the page after the payment when the next one is due, and no more once it is canceled', async () => {
    const visitor = await site.signIn();
    const session = await order(site, visitor, 'pro-monthly');
    await site.backend.pay.actions.card(session);
    const subscription = site.backend.pay.state.subscriptions.get(session.subscription ?? '');
    if (subscription === undefined) throw new Error('no subscription');
    const status = async (): Promise<unknown> =>
      (await visitor.rest.rpc('order_status', {p_session_id: session.id})).data;
    const end = new Date(at(subscription)).toISOString().replace('.000Z', '+00:00');
    expect(await status()).toMatchObject({period: 'month', period_end: end, renews: true});
    await site.backend.pay.actions.cancelAtEnd(subscription, true);
    expect(await status()).toMatchObject({period_end: end, renews: false});
  });

  it('is the same in whatever order Stripe’s messages come', async () => {
    const visitor = await site.signIn();
    const session = await order(site, visitor, 'pro-yearly');
    const {actions, state} = site.backend.pay;
    state.holdsEvents = true;
    await actions.card(session);
    state.holdsEvents = false;
    for (const event of state.held.splice(0).reverse()) await site.backend.pay.send(event);
    const {licences, memberships, orders} = await shown(visitor);
    expect(memberships).toMatchObject([{status: 'active'}]);
    expect(orders).toMatchObject([{status: 'paid'}]);
    expect(orders[0]?.receipt_url).not.toBeNull();
    const end = at(
      site.backend.pay.state.subscriptions.get(session.subscription ?? '') as PaySubscription,
    );
    expect(daysAfter(memberships[0]?.current_period_end, end)).toBe(0);
    expect(daysAfter(licences[0]?.expires_at, end)).toBe(3);
  });

  it('a renewal prolongs the licence and gets a row of its own', async () => {
    const {visitor, subscription} = await member();
    await site.backend.pay.actions.renew(subscription);
    const {licences, orders} = await shown(visitor);
    expect(daysAfter(licences[0]?.expires_at, at(subscription))).toBe(3);
    expect(orders.map(({kind, status}) => `${kind} ${status}`).sort()).toEqual([
      'renewal paid',
      'subscription paid',
    ]);
  });

  it('a period that nobody pays gives nothing, however many follow; paying it does', async () => {
    const {visitor, subscription} = await member();
    const paid = at(subscription);
    for (let period = 0; period < 3; period += 1) {
      await site.backend.pay.actions.failRenewal(subscription);
      const {licences, memberships} = await shown(visitor);
      expect(memberships).toMatchObject([{status: 'past_due'}]);
      expect(daysAfter(memberships[0]?.current_period_end, paid)).toBe(0);
      expect(daysAfter(licences[0]?.expires_at, paid)).toBe(3);
    }
    await site.backend.pay.actions.renew(subscription);
    const {licences, memberships} = await shown(visitor);
    expect(memberships).toMatchObject([{status: 'active'}]);
    expect(at(subscription)).toBeGreaterThan(paid);
    expect(daysAfter(licences[0]?.expires_at, at(subscription))).toBe(3);
  });

  it('ends with what was paid, also when Stripe gives up in an unpaid period', async () => {
    const {visitor, subscription} = await member();
    const paid = at(subscription);
    await site.backend.pay.actions.failRenewal(subscription);
    const late = {...subscription, status: 'canceled' as const, endedAt: subscription.periodEnd};
    await send(site, 'customer.subscription.deleted', subscriptionObject(late));
    const {licences} = await shown(visitor);
    expect(daysAfter(licences[0]?.expires_at, paid)).toBe(0);
  });

  it('a payment that is told after the end still counts', async () => {
    const {visitor, subscription} = await member();
    const {periodEnd} = subscription;
    const next = {...subscription, periodEnd: periodEnd + 30 * 86_400};
    const ended = {...next, status: 'canceled' as const, endedAt: next.periodEnd};
    await send(site, 'customer.subscription.deleted', subscriptionObject(ended));
    await send(
      site,
      'invoice.paid',
      invoiceObject('in_late', next, 'subscription_cycle', 'https://x.invalid'),
    );
    const {licences} = await shown(visitor);
    expect(daysAfter(licences[0]?.expires_at, next.periodEnd * 1000)).toBe(0);
  });

  it('cancelled lasts to the end of the period, and can be taken up again before', async () => {
    const {visitor, subscription} = await member();
    await site.backend.pay.actions.cancelAtEnd(subscription, true);
    expect((await shown(visitor)).memberships).toMatchObject([
      {status: 'active', cancel_at_period_end: true},
    ]);
    await site.backend.pay.actions.cancelAtEnd(subscription, false);
    expect((await shown(visitor)).memberships).toMatchObject([{cancel_at_period_end: false}]);
    await site.backend.pay.actions.end(subscription);
    const {memberships, licences} = await shown(visitor);
    expect(memberships).toMatchObject([{status: 'canceled'}]);
    expect(licences).toMatchObject([{state: 'expired'}]);
  });

  it('of an earlier message nothing is believed, and an ended one never comes back', async () => {
    const {visitor, subscription} = await member();
    const now = Math.floor(site.now().getTime() / 1000);
    const event = (status: PaySubscription['status'], created: number) =>
      send(site, 'customer.subscription.updated', subscriptionObject({...subscription, status}), {
        created,
      });
    expect((await event('past_due', now + 10)).body['result']).toBe('updated');
    expect((await event('active', now + 5)).body['result']).toBe('out_of_date');
    expect((await shown(visitor)).memberships).toMatchObject([{status: 'past_due'}]);
    expect((await event('canceled', now + 20)).body['result']).toBe('updated');
    // In the same second, and later: Stripe never revives a subscription.
    expect((await event('active', now + 20)).body['result']).toBe('out_of_date');
    expect((await event('active', now + 99)).body['result']).toBe('out_of_date');
    expect((await shown(visitor)).memberships).toMatchObject([{status: 'canceled'}]);
  });

  it('taken up anew after it ended keeps the key that the app knows', async () => {
    const {visitor, subscription} = await member();
    const [before] = (await shown(visitor)).licences;
    await site.backend.pay.actions.end(subscription);
    await site.backend.pay.actions.card(await order(site, visitor, 'pro-yearly'));
    const {licences} = await shown(visitor);
    expect(licences).toMatchObject([{id: before?.id, key: before?.key, state: 'active'}]);
  });

  it('a subscription that was never paid makes no membership', async () => {
    const visitor = await site.signIn();
    const session = await order(site, visitor, 'pro-monthly');
    const object = {
      id: `sub_${randomUUID()}`,
      status: 'incomplete_expired',
      customer: 'cus_x',
      metadata: {order_id: session.orderId},
      cancel_at_period_end: false,
      items: {data: [{current_period_end: 1_900_000_000}]},
    };
    await send(site, 'customer.subscription.deleted', object);
    expect((await shown(visitor)).memberships).toEqual([]);
  });

  it('leads to the pages of the bill, for those who have one', async () => {
    const {visitor, subscription} = await member();
    const {url} = await invoke(visitor, 'portal', {});
    const page = await (await site.fetch(String(url))).text();
    expect(page).toContain(subscription.product);
    expect(await invoke(await site.signIn(), 'portal', {})).toMatchObject({
      status: 404,
      reason: 'no_billing',
    });
  });
});
