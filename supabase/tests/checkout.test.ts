import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ENGINES, openSite, type Site} from './support/site';
import {invoke, order, shown, statusOf} from './support/shop';

describe.each(ENGINES)('the way to the payment page on %s', (engine) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(engine);
  });
  afterAll(() => site.close());

  it('leads to the same payment page when the first answer was lost', async () => {
    const buyer = await site.signIn();
    const first = await order(site, buyer, 'pro-lifetime');
    // Stripe has made the page, and whoever asked did not live to write it down.
    const forget = (): Promise<unknown> =>
      site.sql(`update public.orders set checkout_session_id = null where id = '${first.orderId}'`);
    for (const minutes of [0.1, 10, 39]) {
      await forget();
      site.advance(minutes * 60);
      expect((await order(site, buyer, 'pro-lifetime')).id).toBe(first.id);
    }
    // A customer by now, for something else: the page is for that customer, whom the portal shows.
    await forget();
    await site.sql(`insert into private.stripe_customers (user_id, customer_id)
      values ('${buyer.userId}', 'cus_${first.id}')`);
    expect(await order(site, buyer, 'pro-lifetime')).toMatchObject({
      status: 'open',
      customer: `cus_${first.id}`,
    });
  });

  it('is open again after an error of Stripe, which Stripe repeats with its key', async () => {
    const buyer = await site.signIn();
    const {state} = site.backend.pay;
    state.nextCall = 'broken';
    // Whether the first click already gets through or not: the second does.
    await invoke(buyer, 'checkout', {product: 'pro-lifetime'});
    site.advance(60);
    const page = await order(site, buyer, 'pro-lifetime');
    expect(page.status).toBe('open');
    expect((await shown(buyer)).orders).toHaveLength(1);
  });

  it('is open although the buyer’s address has changed since the first answer was lost', async () => {
    const buyer = await site.signIn();
    site.backend.pay.state.nextCall = 'unanswered';
    expect(await invoke(buyer, 'checkout', {product: 'pro-lifetime'})).toMatchObject({status: 502});
    await site.sql(`update auth.users set email = 'new-${buyer.userId}@example.com'
      where id = '${buyer.userId}' returning 1`);
    expect((await order(site, buyer, 'pro-lifetime')).status).toBe('open');
  });

  it('is open to who was deleted as a customer at Stripe, and has no portal', async () => {
    const buyer = await site.signIn();
    const gone = `cus_${buyer.userId}`;
    await site.sql(`insert into private.stripe_customers (user_id, customer_id)
      values ('${buyer.userId}', '${gone}') returning 1`);
    site.backend.pay.state.deletedCustomers.add(gone);
    const page = await order(site, buyer, 'pro-lifetime');
    expect(page.customer).toBeNull();
    await site.backend.pay.actions.card(page);
    const {customer} = page;
    expect(await invoke(buyer, 'portal', {})).toMatchObject({ok: true});
    site.backend.pay.state.deletedCustomers.add(customer ?? '');
    expect(await invoke(buyer, 'portal', {})).toMatchObject({reason: 'no_billing'});
  });

  it('keeps a customer who has become one while Stripe was asked about the last', async () => {
    const buyer = await site.signIn();
    await site.sql(`insert into private.stripe_customers (user_id, customer_id)
      values ('${buyer.userId}', 'cus_new') returning 1`);
    const {deps} = site.backend;
    await deps.rpc('forget_customer', {p_user_id: buyer.userId, p_customer: 'cus_old'});
    expect(await shown(buyer)).toMatchObject({has_billing: true});
  });

  it('begins anew when the payment page has expired or is unknown', async () => {
    const buyer = await site.signIn();
    const first = await order(site, buyer, 'pro-lifetime');
    first.status = 'expired';
    const second = await order(site, buyer, 'pro-lifetime');
    expect(second.id).not.toBe(first.id);
    expect(await statusOf(buyer, first)).toBe('expired');
    site.backend.pay.state.sessions.delete(second.id);
    const third = await order(site, buyer, 'pro-lifetime');
    expect(third.id).not.toBe(second.id);
  });

  it('takes the price and the goods of now, not of an earlier click', async () => {
    const buyer = await site.signIn();
    const change = (set: string) =>
      site.sql(`update public.products set ${set} where id = 'pro-lifetime' returning 1`);
    const first = await order(site, buyer, 'pro-lifetime');
    await change('amount = 6600');
    expect((await order(site, buyer, 'pro-lifetime')).id).not.toBe(first.id);
    const {orders} = await shown(buyer);
    expect(orders.map(({amount}) => amount).sort()).toEqual([5500, 6600]);
    await change('active = false');
    const refused = await invoke(buyer, 'checkout', {product: 'pro-lifetime'});
    await change('amount = 5500, active = true');
    expect(refused).toEqual({status: 404, ok: false, reason: 'product_not_found'});
  });

  it('says so when Stripe does not answer', async () => {
    const buyer = await site.signIn();
    const {stripe} = site.backend.deps;
    const create = stripe.checkout.sessions.create.bind(stripe.checkout.sessions);
    stripe.checkout.sessions.create = () => Promise.reject(new Error('down'));
    const refused = await invoke(buyer, 'checkout', {product: 'pro-lifetime'});
    stripe.checkout.sessions.create = create;
    expect(refused).toEqual({status: 502, ok: false, reason: 'payment_unavailable'});
    // The order waits; the next attempt uses it.
    await order(site, buyer, 'pro-lifetime');
    expect((await shown(buyer)).orders).toHaveLength(1);
  });
});
