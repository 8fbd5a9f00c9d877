import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {chargeObject} from '../local/pay/objects';
import {ENGINES, openSite, type Site, type Visitor} from './support/site';
import {becomeMember, invoke, order, paymentOf, send} from './support/shop';

describe.each(ENGINES)('an account that goes while money is on its way, on %s', (engine) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(engine);
  });
  afterAll(() => site.close());
  const remove = async ({rest}: Visitor): Promise<unknown> =>
    (await rest.rpc('delete_my_account')).data;
  const {OPEN, PENDING} = {
    OPEN: {ok: false, reason: 'payment_open'},
    PENDING: {ok: false, reason: 'payment_pending'},
  };
  /** Gone all the same: as when the page was opened in the last moment, or its time misjudged. */
  async function vanish({userId}: Visitor): Promise<void> {
    await site.sql(`delete from auth.users where id = '${userId}' returning 1`);
  }

  it('goes once its payment pages are closed, and then they cannot be paid', async () => {
    const visitor = await site.signIn();
    const page = await order(site, visitor, 'pro-monthly');
    expect(await remove(visitor)).toEqual(OPEN);
    expect(await invoke(visitor, 'close-payments', {})).toEqual({ok: true});
    expect(page.status).toBe('expired');
    expect(await remove(visitor)).toEqual({ok: true});
  });

  it('hears of what was paid on a page that it wanted to close', async () => {
    const visitor = await site.signIn();
    const page = await order(site, visitor, 'pro-monthly');
    const {actions, state} = site.backend.pay;
    state.holdsEvents = true;
    await actions.card(page);
    state.holdsEvents = false;
    state.held.splice(0);
    expect(await invoke(visitor, 'close-payments', {})).toEqual({ok: true});
    expect(await remove(visitor)).toEqual({ok: false, reason: 'subscription_active'});
  });

  it('stays while a page cannot be closed', async () => {
    const visitor = await site.signIn();
    await order(site, visitor, 'pro-monthly');
    site.backend.pay.state.nextCall = 'lost';
    const refused = await invoke(visitor, 'close-payments', {});
    expect(refused).toEqual({status: 502, ok: false, reason: 'payment_unavailable'});
    expect(await remove(visitor)).toEqual(OPEN);
    // An answer that is lost changes nothing: the page is closed.
    site.backend.pay.state.nextCall = 'unanswered';
    expect(await invoke(visitor, 'close-payments', {})).toEqual({ok: true});
    expect(await remove(visitor)).toEqual({ok: true});
  });

  it('closes nobody else’s pages', async () => {
    const [visitor, other] = [await site.signIn(), await site.signIn()];
    const page = await order(site, other, 'pro-monthly');
    await invoke(visitor, 'close-payments', {});
    expect(page.status).toBe('open');
    expect(await invoke({functions: site.functions()}, 'close-payments', {})).toMatchObject({
      reason: 'not_signed_in',
    });
  });

  it('waits for a slip, which cannot be taken back, for as long as it can be paid', async () => {
    const visitor = await site.signIn();
    const slip = await order(site, visitor, 'pro-lifetime');
    await site.backend.pay.actions.konbini(slip);
    expect(await remove(visitor)).toEqual(PENDING);
    await invoke(visitor, 'close-payments', {});
    expect(await remove(visitor)).toEqual(PENDING);
    await site.backend.pay.actions.konbiniLapsed(slip);
    expect(await remove(visitor)).toEqual({ok: true});
  });

  it('goes without asking once the time of the page is over', async () => {
    const visitor = await site.signIn();
    const page = await order(site, visitor, 'pro-monthly');
    const where = `where id = '${page.orderId}'`;
    await site.sql(
      `update public.orders set created_at = created_at - interval '89 minutes' ${where}`,
    );
    expect(await remove(visitor)).toEqual(OPEN);
    await site.sql(
      `update public.orders set created_at = created_at - interval '2 minutes' ${where}`,
    );
    expect(await remove(visitor)).toEqual({ok: true});
  });

  it('leaves orders in which nothing leads to the person, whatever is told of them later', async () => {
    const visitor = await site.signIn();
    const {actions} = site.backend.pay;
    await actions.card(await order(site, visitor, 'pro-monthly'));
    const [first] = [...site.backend.pay.state.subscriptions.values()].slice(-1);
    if (first !== undefined) await actions.end(first);
    // Of a customer, whom the payment service knows by name.
    const page = await order(site, visitor, 'pro-lifetime');
    await actions.card(page);
    const left = (): Promise<unknown> =>
      site.sql(`select count(*) || ' with ' || count(receipt_url) || count(customer_id)
        from public.orders where payment_intent_id = '${String(page.paymentIntent)}'`);
    expect(await left()).toBe('1 with 11');
    expect(await remove(visitor)).toEqual({ok: true});
    expect(await left()).toBe('1 with 00');
    await send(site, 'charge.updated', chargeObject(paymentOf(site, page.orderId)));
    expect(await left()).toBe('1 with 00');
  });

  describe('paid without an account', () => {
    const logged = async (session: string): Promise<string[]> => {
      const lines: string[] = [];
      const {log} = site.backend.deps;
      Reflect.set(site.backend.deps, 'log', (line: string) => lines.push(line));
      const page = site.backend.pay.state.sessions.get(session);
      if (page === undefined) throw new Error('no page');
      await site.backend.pay.actions.card(page);
      Reflect.set(site.backend.deps, 'log', log);
      return lines;
    };
    it('once: is refunded, and the log says so', async () => {
      const visitor = await site.signIn();
      const page = await order(site, visitor, 'pro-lifetime');
      await vanish(visitor);
      expect((await logged(page.id)).join('\n')).toContain('refunded_without_account');
      expect(paymentOf(site, page.orderId)).toMatchObject({amount: 5500, refunded: 5500});
      const row = await site.sql(`select status || coalesce(user_id::text, ' nobody')
        from public.orders where checkout_session_id = '${page.id}'`);
      expect(row).toBe('refunded nobody');
    });
    it('a membership: is refunded and cancelled', async () => {
      const visitor = await site.signIn();
      const page = await order(site, visitor, 'pro-monthly');
      await vanish(visitor);
      expect((await logged(page.id)).join('\n')).toContain('refunded_without_account');
      expect(paymentOf(site, page.subscription ?? '').refunded).toBe(500);
      const subscription = site.backend.pay.state.subscriptions.get(page.subscription ?? '');
      expect(subscription?.status).toBe('canceled');
    });
    it('a renewal, after the cancellation was taken back: is refunded and cancelled', async () => {
      const {visitor, subscription} = await becomeMember(site);
      await site.backend.pay.actions.cancelAtEnd(subscription, true);
      expect(await remove(visitor)).toEqual({ok: true});
      await site.backend.pay.actions.cancelAtEnd(subscription, false);
      await site.backend.pay.actions.renew(subscription);
      expect(subscription.status).toBe('canceled');
      expect(paymentOf(site, subscription.id)).toMatchObject({amount: 500, refunded: 500});
    });
    it('what was paid before the account went stays paid', async () => {
      const visitor = await site.signIn();
      const page = await order(site, visitor, 'pro-lifetime');
      await site.backend.pay.actions.card(page);
      expect(await remove(visitor)).toEqual({ok: true});
      await site.backend.pay.actions.refund(paymentOf(site, page.orderId), 1);
      expect(paymentOf(site, page.orderId).refunded).toBe(1);
    });
  });
});
