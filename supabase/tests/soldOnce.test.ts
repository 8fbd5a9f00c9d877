import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {PaySession} from '../local/pay/state';
import {ENGINES, openSite, POSTGRES, SERVICE_KEY, type Site, type Visitor} from './support/site';
import {becomeMember, invoke, order, paymentOf, shown, statusOf} from './support/shop';

const HOUR = 3600;

describe.each(ENGINES)('nothing is sold twice on %s', (engine) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(engine);
  });
  afterAll(() => site.close());
  const reason = async (visitor: Visitor, product: string): Promise<unknown> =>
    (await invoke(visitor, 'checkout', {product}))['reason'];
  const subscriptionOf = (session: PaySession) =>
    site.backend.pay.state.subscriptions.get(session.subscription ?? '');
  /** An order that was made before another was paid, by a tab that knew nothing of it. */
  async function twoPages(first: string, second: string) {
    const visitor = await site.signIn();
    const a = await order(site, visitor, first);
    // As if the other page could not be closed: both can be paid.
    await site.sql(`update public.orders set checkout_session_id = null where id = '${a.orderId}'`);
    const b = await order(site, visitor, second);
    expect([a.status, b.status]).toEqual(['open', 'open']);
    return {visitor, a, b};
  }

  it('a page that is opened closes the one before, at Stripe as well', async () => {
    const visitor = await site.signIn();
    const monthly = await order(site, visitor, 'pro-monthly');
    const yearly = await order(site, visitor, 'pro-yearly');
    expect([monthly.status, yearly.status]).toEqual(['expired', 'open']);
    expect(await statusOf(visitor, monthly)).toBe('expired');
  });

  it('what was paid on the page before is not paid for again', async () => {
    const visitor = await site.signIn();
    const monthly = await order(site, visitor, 'pro-monthly');
    const {actions, state, send} = site.backend.pay;
    state.holdsEvents = true;
    await actions.card(monthly);
    state.holdsEvents = false;
    expect(await reason(visitor, 'pro-yearly')).toBe('already_subscribed');
    expect((await shown(visitor)).licences).toMatchObject([{state: 'active'}]);
    for (const event of state.held.splice(0)) await send(event);
    expect((await shown(visitor)).licences).toHaveLength(1);
  });

  it('of two tabs that ask at once at most one gets a page', async () => {
    const visitor = await site.signIn();
    const answers = await Promise.all(
      ['pro-monthly', 'pro-yearly', 'pro-lifetime'].map((product) =>
        invoke(visitor, 'checkout', {product}),
      ),
    );
    const given = answers.map(({url}) => String(url).split('/').at(-1) ?? '');
    const open = given.filter((id) => site.backend.pay.state.sessions.get(id)?.status === 'open');
    expect(open.length).toBeLessThanOrEqual(1);
    const told = answers.flatMap(({reason: why}) => (why === undefined ? [] : [why]));
    expect(told.filter((why) => why !== 'payment_open')).toEqual([]);
  });

  it('a page is not given away when another one is open, or a slip is out', async () => {
    const visitor = await site.signIn();
    const first = await order(site, visitor, 'pro-lifetime');
    const service = site.rest(SERVICE_KEY);
    const made = (await service.rpc('create_order', {
      p_user_id: visitor.userId,
      p_product_id: 'pro-monthly',
    })) as {data: {order_id: string}};
    const attach = async (): Promise<unknown> =>
      (
        await service.rpc('attach_checkout', {
          p_order_id: made.data.order_id,
          p_session_id: `cs_of_${visitor.userId}`,
        })
      ).data;
    expect(await attach()).toEqual({ok: false, reason: 'payment_open'});
    await site.backend.pay.actions.konbini(first);
    expect(await attach()).toEqual({ok: false, reason: 'payment_pending'});
    await site.backend.pay.actions.konbiniPaid(first);
    expect(await attach()).toEqual({ok: false, reason: 'already_owned'});
  });

  it('while a slip is out nothing else is sold; afterwards it is', async () => {
    const visitor = await site.signIn();
    const slip = await order(site, visitor, 'pro-lifetime');
    await site.backend.pay.actions.konbini(slip);
    const {sessions} = site.backend.pay.state;
    const pages = sessions.size;
    for (const product of ['pro-lifetime', 'pro-monthly', 'pro-yearly']) {
      expect(await reason(visitor, product)).toBe('payment_pending');
    }
    // Stripe was not even asked.
    expect(sessions.size).toBe(pages);
    await site.backend.pay.actions.konbiniLapsed(slip);
    const next = await order(site, visitor, 'pro-lifetime');
    expect(next.id).not.toBe(slip.id);
  });

  it('a slip whose end nobody told us blocks for a week, and its order is not used again', async () => {
    const visitor = await site.signIn();
    const slip = await order(site, visitor, 'pro-lifetime');
    await site.backend.pay.actions.konbini(slip);
    await site.sql(`update public.orders set created_at = created_at - interval '6 days 23 hours'
      where id = '${slip.orderId}'`);
    expect(await reason(visitor, 'pro-lifetime')).toBe('payment_pending');
    await site.sql(`update public.orders set created_at = created_at - interval '2 hours'
      where id = '${slip.orderId}'`);
    expect((await order(site, visitor, 'pro-lifetime')).id).not.toBe(slip.id);
  });

  it('an order is used again for fifty minutes, while its page can be paid', async () => {
    const visitor = await site.signIn();
    const made = async () =>
      (
        (await site.rest(SERVICE_KEY).rpc('create_order', {
          p_user_id: visitor.userId,
          p_product_id: 'pro-lifetime',
        })) as {data: {order_id: string}}
      ).data.order_id;
    const first = await made();
    await site.sql(`update public.orders set created_at = created_at - interval '49 minutes'
      where id = '${first}'`);
    expect(await made()).toBe(first);
    await site.sql(`update public.orders set created_at = created_at - interval '2 minutes'
      where id = '${first}'`);
    expect(await made()).not.toBe(first);
  });

  it('the licence without an end waits until the membership is cancelled', async () => {
    const {visitor, subscription} = await becomeMember(site);
    expect(await reason(visitor, 'pro-lifetime')).toBe('membership_running');
    await site.backend.pay.actions.cancelAtEnd(subscription, true);
    await site.backend.pay.actions.card(await order(site, visitor, 'pro-lifetime'));
    const {licences} = await shown(visitor);
    expect(licences.map(({source, state}) => `${source} ${state}`).sort()).toEqual([
      'membership active',
      'purchase active',
    ]);
    // And who has it needs no membership.
    expect(await reason(visitor, 'pro-monthly')).toBe('already_owned');
  });

  describe('paid twice all the same', () => {
    it('the second licence is refunded', async () => {
      const {visitor, a, b} = await twoPages('pro-lifetime', 'pro-monthly');
      await site.backend.pay.actions.card(a);
      await site.backend.pay.actions.card(b);
      const subscription = subscriptionOf(b);
      expect(subscription?.status).toBe('canceled');
      const {licences, memberships, orders} = await shown(visitor);
      expect(licences).toMatchObject([{source: 'purchase', state: 'active'}]);
      expect(memberships).toEqual([]);
      expect(orders.map(({status}) => status).sort()).toEqual(['paid', 'refunded']);
      expect(paymentOf(site, b.subscription ?? '')).toMatchObject({amount: 500, refunded: 500});
      expect(paymentOf(site, a.orderId)).toMatchObject({refunded: 0});
    });
    it('the second membership is refunded and cancelled', async () => {
      const {visitor, a, b} = await twoPages('pro-monthly', 'pro-yearly');
      await site.backend.pay.actions.card(b);
      await site.backend.pay.actions.card(a);
      expect([subscriptionOf(a)?.status, subscriptionOf(b)?.status]).toEqual([
        'canceled',
        'active',
      ]);
      expect(paymentOf(site, a.subscription ?? '').refunded).toBe(500);
      expect((await shown(visitor)).memberships).toMatchObject([{status: 'active'}]);
    });
    it('a licence paid beside a membership is refunded', async () => {
      const {visitor, a, b} = await twoPages('pro-lifetime', 'pro-yearly');
      await site.backend.pay.actions.card(b);
      await site.backend.pay.actions.card(a);
      expect(paymentOf(site, a.orderId).refunded).toBe(5500);
      expect((await shown(visitor)).licences).toMatchObject([{source: 'membership'}]);
    });
    // PGlite has one connection: there events follow one another anyway.
    it.runIf(engine === POSTGRES)('at the same moment, too', async () => {
      const {visitor, a, b} = await twoPages('pro-monthly', 'pro-yearly');
      const {actions, state, send} = site.backend.pay;
      state.holdsEvents = true;
      await actions.card(a);
      await actions.card(b);
      state.holdsEvents = false;
      const told = state.held.splice(0);
      await Promise.all(told.map((event) => send(event)));
      expect((await shown(visitor)).memberships).toHaveLength(1);
      const refunds = [a, b].map(({subscription}) => paymentOf(site, subscription ?? '').refunded);
      expect(refunds.filter((amount) => amount > 0)).toHaveLength(1);
    });
  });

  describe('what has to be done at Stripe', () => {
    it('is tried again with each attempt to deliver the event, and done once', async () => {
      const {visitor, a, b} = await twoPages('pro-monthly', 'pro-yearly');
      const {actions, state, send} = site.backend.pay;
      await actions.card(a);
      state.holdsEvents = true;
      await actions.card(b);
      const told = state.held.splice(0);
      state.holdsEvents = false;
      const statuses: number[] = [];
      for (const how of ['lost', 'unanswered'] as const) {
        for (const event of told) {
          state.nextCall = how;
          statuses.push((await send(event)).status);
          state.nextCall = undefined;
        }
      }
      expect(statuses).toContain(500);
      for (const event of told) expect((await send(event)).status).toBe(200);
      expect(subscriptionOf(b)?.status).toBe('canceled');
      expect(paymentOf(site, b.subscription ?? '').refunded).toBe(5000);
      expect((await shown(visitor)).memberships).toHaveLength(1);
      expect(
        await site.sql(`select count(*)::int from private.stripe_actions
        where done_at is null`),
      ).toBe(0);
    });
    it('is done after Stripe has failed at it once, without waiting for its key to end', async () => {
      const {a, b} = await twoPages('pro-lifetime', 'pro-monthly');
      const {actions, state, send} = site.backend.pay;
      await actions.card(b);
      state.holdsEvents = true;
      await actions.card(a);
      state.holdsEvents = false;
      const told = state.held.splice(0);
      state.nextCall = 'broken';
      const statuses: number[] = [];
      for (const event of told) statuses.push((await send(event)).status);
      expect(statuses).toContain(500);
      state.nextCall = undefined;
      for (const event of told) expect((await send(event)).status).toBe(200);
      expect(paymentOf(site, a.orderId).refunded).toBe(5500);
    });

    it('was done by somebody else: that is done as well', async () => {
      const {a, b} = await twoPages('pro-monthly', 'pro-yearly');
      const {actions, state, send} = site.backend.pay;
      await actions.card(a);
      state.holdsEvents = true;
      await actions.card(b);
      const subscription = subscriptionOf(b);
      if (subscription === undefined) throw new Error('no subscription');
      await actions.refund(paymentOf(site, subscription.id), 5000);
      await actions.end(subscription);
      state.holdsEvents = false;
      // The events of shop and buyer, without those that tell of refund and end.
      const told = state.held.splice(0).slice(0, -2);
      for (const event of told) expect((await send(event)).status).toBe(200);
      expect(
        await site.sql(`select count(*)::int from private.stripe_actions
        where done_at is null`),
      ).toBe(0);
    });
  });

  it('is asked for by way of the sync, too, which says when Stripe does not do it', async () => {
    const {visitor, a, b} = await twoPages('pro-lifetime', 'pro-monthly');
    const {actions, state} = site.backend.pay;
    await actions.card(b);
    state.holdsEvents = true;
    await actions.card(a);
    state.holdsEvents = false;
    state.held.splice(0);
    // The page that was lost is known again, as when only the answer to the browser was lost.
    await site.sql(`update public.orders set checkout_session_id = '${a.id}'
      where id = '${a.orderId}'`);
    state.nextCall = 'lost';
    expect(await invoke(visitor, 'checkout-sync', {session_id: a.id})).toMatchObject({ok: false});
    expect(await invoke(visitor, 'checkout-sync', {session_id: a.id})).toEqual({ok: true});
    expect(paymentOf(site, a.orderId).refunded).toBe(5500);
    expect(await statusOf(visitor, a)).toBe('refunded');
  });

  it('checkout-sync, portal and close-payments are limited by the hour', async () => {
    const {visitor, session} = await becomeMember(site);
    // Windows are fixed hours: begin one.
    site.advance(HOUR - (Math.floor(+site.now() / 1000) % HOUR));
    for (const [name, body] of [
      ['checkout-sync', {session_id: session.id}],
      ['portal', {}],
      ['close-payments', {}],
    ] as const) {
      const fresh = await site.signIn(visitor.email);
      const statuses: unknown[] = [];
      for (let i = 0; i < 31; i += 1) {
        statuses.push((await invoke(fresh, name, body))['status'] ?? 200);
      }
      expect([name, statuses.filter((status) => status === 429)]).toEqual([name, [429]]);
    }
  });
});
