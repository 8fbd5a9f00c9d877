import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ENGINES, openSite, SERVICE_KEY, SITE_URL, call, type Site} from './support/site';
import {completed, invoke, order, send, shown, statusOf} from './support/shop';

describe.each(ENGINES)('buying once on %s', (engine) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(engine);
  });
  afterAll(() => site.close());

  it('leads to the payment page with the price of the table, and back', async () => {
    const buyer = await site.signIn();
    const session = await order(site, buyer, 'pro-lifetime');
    expect(session).toMatchObject({amount: 5500, currency: 'jpy', mode: 'payment', status: 'open'});
    expect(session.successUrl).toBe(
      `${SITE_URL}/account/checkout/succeeded?session_id=${session.id}`,
    );
    expect(session.cancelUrl).toBe(`${SITE_URL}/membership?checkout=canceled&buy=pro-lifetime`);
    expect(session.expiresAt - +site.now() / 1000).toBeCloseTo(5400, -1);
    expect(await statusOf(buyer, session)).toBe('pending');
  });

  it('gives a licence without an end once it is paid', async () => {
    const buyer = await site.signIn();
    const session = await order(site, buyer, 'pro-lifetime');
    await site.backend.pay.actions.card(session);
    const page = await buyer.rest.rpc('order_status', {p_session_id: session.id});
    const {licences, orders, has_billing: billing} = await shown(buyer);
    expect(licences).toMatchObject([{source: 'purchase', state: 'active', expires_at: null}]);
    expect(page.data).toMatchObject({
      status: 'paid',
      licence_key: licences[0]?.key,
      period: null,
      period_end: null,
      renews: null,
    });
    expect(orders).toMatchObject([{status: 'paid', amount: 5500}]);
    expect(orders[0]?.receipt_url).toMatch(/^http:\/\/127\.0\.0\.1:9\/pay\/receipt\/pi_/u);
    expect(billing).toBe(true);
    const again = await invoke(buyer, 'checkout', {product: 'pro-lifetime'});
    expect(again).toEqual({status: 409, ok: false, reason: 'already_owned'});
  });

  it('is nobody else’s: another person finds no order', async () => {
    const [buyer, other] = [await site.signIn(), await site.signIn()];
    const session = await order(site, buyer, 'pro-lifetime');
    await site.backend.pay.actions.card(session);
    const data = await call(other.rest, 'order_status', {p_session_id: session.id});
    expect(data).toEqual({ok: false, reason: 'not_found'});
    const sync = await invoke(other, 'checkout-sync', {session_id: session.id});
    expect(sync).toEqual({status: 404, ok: false, reason: 'not_found'});
  });

  it('in two tabs uses one payment page, which is closed after it was paid', async () => {
    const buyer = await site.signIn();
    const [a, b] = await Promise.all([
      order(site, buyer, 'pro-lifetime'),
      order(site, buyer, 'pro-lifetime'),
    ]);
    expect(b.id).toBe(a.id);
    expect((await order(site, buyer, 'pro-lifetime')).id).toBe(a.id);
    // Paid, but Stripe's message is still on its way: the next click brings the order up to date.
    Object.assign(a, {status: 'complete', paymentStatus: 'paid', paymentIntent: 'pi_late'});
    const late = await invoke(buyer, 'checkout', {product: 'pro-lifetime'});
    expect(late).toMatchObject({reason: 'already_owned'});
    expect((await shown(buyer)).licences).toHaveLength(1);
  });

  it('keeps an order at its payment page, and open while it waits for a shop', async () => {
    const buyer = await site.signIn();
    const {id} = await order(site, buyer, 'pro-lifetime');
    const service = site.rest(SERVICE_KEY);
    const where = `where checkout_session_id = '${id}'`;
    const p_order_id = await site.sql(`select id::text from public.orders ${where}`);
    const attached = await call(service, 'attach_checkout', {p_order_id, p_session_id: 'cs_other'});
    expect(attached).toEqual({ok: false, reason: 'order_not_found'});
    await site.sql(`update public.orders set awaiting_payment = true ${where} returning 1`);
    expect(await call(service, 'close_order', {p_order_id})).toEqual({ok: false});
  });

  it.each([
    [{product: 'no-such'}, 404, 'product_not_found'],
    [{product: 'PRO; drop'}, 400, 'invalid_request'],
    [{}, 400, 'invalid_request'],
  ])('%j is refused', async (body, status, reason) => {
    const buyer = await site.signIn();
    expect(await invoke(buyer, 'checkout', body)).toEqual({status, ok: false, reason});
  });

  it('asks for a sign-in, and for one that still exists', async () => {
    const body = {product: 'pro-lifetime'};
    const signedOut = {functions: site.functions()};
    expect(await invoke(signedOut, 'checkout', body)).toMatchObject({reason: 'not_signed_in'});
    const buyer = await site.signIn();
    await buyer.auth.signOut();
    expect(await invoke(buyer, 'checkout', body)).toMatchObject({status: 401});
  });

  it('twenty times an hour at most', async () => {
    const buyer = await site.signIn();
    const statuses: unknown[] = [];
    for (let i = 0; i < 21; i += 1) {
      statuses.push((await invoke(buyer, 'checkout', {product: 'no-such'}))['status']);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(404), 429]);
  });

  describe('an event of Stripe', () => {
    it.each([
      ['with a signature of another secret', {secret: 'whsec_another'}],
      ['older than five minutes', {timestamp: Math.floor(Date.now() / 1000) - 301}],
      ['of a time to come', {timestamp: Math.floor(Date.now() / 1000) + 86_400}],
      ['changed after signing', {changeAfter: (text: string) => text.replace('5500', '5501')}],
    ])('%s is refused', async (_name, signing) => {
      const buyer = await site.signIn();
      const session = await order(site, buyer, 'pro-lifetime');
      const answer = await send(site, 'checkout.session.completed', completed(session), signing);
      expect(answer).toMatchObject({status: 400, body: {reason: 'invalid_signature'}});
      expect(await statusOf(buyer, session)).toBe('pending');
    });

    it.each([
      ['of the other mode', {more: {livemode: true}}],
      ['of an account that is connected', {more: {account: 'acct_another'}}],
      ['of no time that there is', {created: 9e14}],
    ])('%s is taken without an effect', async (_name, options) => {
      const buyer = await site.signIn();
      const session = await order(site, buyer, 'pro-lifetime');
      const answer = await send(site, 'checkout.session.completed', completed(session), options);
      expect(answer).toMatchObject({status: 200, body: {result: 'unused'}});
      expect(await statusOf(buyer, session)).toBe('pending');
    });

    it('counts once, also when it comes eight times at the same moment', async () => {
      const buyer = await site.signIn();
      const session = await order(site, buyer, 'pro-lifetime');
      const event = {id: `evt_same_${session.id}`};
      const answers = await Promise.all(
        Array.from({length: 8}, () =>
          send(site, 'checkout.session.completed', completed(session), event),
        ),
      );
      const results = answers.map(({body}) => body['result']).sort();
      expect(results).toEqual([...Array<string>(7).fill('duplicate'), 'fulfilled']);
      expect((await shown(buyer)).licences).toHaveLength(1);
    });

    it('and another about the same payment give one licence', async () => {
      const buyer = await site.signIn();
      const session = await order(site, buyer, 'pro-lifetime');
      const [a, b] = await Promise.all([
        send(site, 'checkout.session.completed', completed(session)),
        send(site, 'checkout.session.async_payment_succeeded', completed(session)),
      ]);
      expect([a.body['result'], b.body['result']].sort()).toEqual(['fulfilled', 'ignored']);
      expect((await shown(buyer)).licences).toHaveLength(1);
    });

    it.each([
      ['another amount', {amount_total: 1}],
      ['another currency', {currency: 'usd'}],
      ['no amount', {amount_total: null}],
    ])('with %s fulfils nothing', async (_name, change) => {
      const buyer = await site.signIn();
      const session = await order(site, buyer, 'pro-lifetime');
      const {body} = await send(site, 'checkout.session.completed', completed(session, change));
      expect(body['result']).toBe('amount_mismatch');
      expect((await shown(buyer)).licences).toEqual([]);
      expect(await statusOf(buyer, session)).toBe('pending');
    });

    it('of another session than that of the order fulfils nothing', async () => {
      const buyer = await site.signIn();
      const session = await order(site, buyer, 'pro-lifetime');
      const other = completed(session, {id: 'cs_other'});
      expect((await send(site, 'checkout.session.completed', other)).body['result']).toBe(
        'session_mismatch',
      );
    });

    it('for an unknown order, or of a kind that is not used, is taken without an effect', async () => {
      const object = {
        id: 'cs_x',
        metadata: {order_id: '00000000-0000-4000-8000-000000000000'},
        payment_status: 'paid',
      };
      expect((await send(site, 'checkout.session.completed', object)).body).toMatchObject({
        result: 'unknown_order',
      });
      expect(await send(site, 'customer.created', {})).toMatchObject({
        status: 200,
        body: {result: 'unused'},
      });
    });

    it('is asked for again when the database fails', async () => {
      const buyer = await site.signIn();
      const session = await order(site, buyer, 'pro-lifetime');
      const event = {id: `evt_again_${session.id}`};
      await site.sql(`alter table public.licences add constraint broken check (false) not valid`);
      const failed = await send(site, 'checkout.session.completed', completed(session), event);
      expect(failed.status).toBe(500);
      expect(JSON.stringify(failed.body)).toBe('{"ok":false,"reason":"internal_error"}');
      await site.sql(`alter table public.licences drop constraint broken`);
      const second = await send(site, 'checkout.session.completed', completed(session), event);
      expect(second.body['result']).toBe('fulfilled');
    });
  });

  it('without Stripe’s message is completed by asking Stripe; open pages stay pending', async () => {
    const buyer = await site.signIn();
    const session = await order(site, buyer, 'pro-lifetime');
    expect(await invoke(buyer, 'checkout-sync', {session_id: session.id})).toEqual({ok: true});
    expect(await statusOf(buyer, session)).toBe('pending');
    Object.assign(session, {status: 'complete', paymentStatus: 'paid', paymentIntent: 'pi_sync'});
    await invoke(buyer, 'checkout-sync', {session_id: session.id});
    expect(await statusOf(buyer, session)).toBe('paid');
    // The message that comes after all changes nothing more.
    const late = await send(site, 'checkout.session.completed', completed(session));
    expect(late.body['result']).toBe('ignored');
    expect((await shown(buyer)).licences).toHaveLength(1);
    expect(await invoke(buyer, 'checkout-sync', {session_id: 'x'})).toMatchObject({status: 400});
  });
});

describe('who may call the functions from a browser', () => {
  it('only the site itself', async () => {
    const site = await openSite('PGlite');
    const ask = (origin: string, method: string) =>
      site.fetch('http://127.0.0.1:9/functions/v1/checkout', {method, headers: {Origin: origin}});
    const own = await ask(SITE_URL, 'OPTIONS');
    expect(own.status).toBe(204);
    expect(own.headers.get('Access-Control-Allow-Origin')).toBe(SITE_URL);
    expect(own.headers.get('Access-Control-Allow-Headers')).toContain('authorization');
    for (const method of ['OPTIONS', 'POST']) {
      const foreign = await ask('https://evil.test', method);
      expect(foreign.headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect(foreign.headers.get('Vary')).toBe('Origin');
    }
    expect((await ask(SITE_URL, 'GET')).status).toBe(405);
    for (const name of ['gone', 'constructor', '__proto__']) {
      const answer = await site.fetch(`http://127.0.0.1:9/functions/v1/${name}`, {method: 'POST'});
      expect([name, answer.status]).toEqual([name, 404]);
    }
    await site.close();
  });
});
