import {setTimeout as pause} from 'node:timers/promises';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {waitingObject} from '../local/pay/objects';
import {ENGINES, openSite, POSTGRES, call, type Site} from './support/site';
import {completed, invoke, order, paymentOf, send, shown, statusOf} from './support/shop';

describe.each(ENGINES)('late and returned payments on %s', (engine) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(engine);
  });
  afterAll(() => site.close());

  // PGlite has one connection: there the row lock could be missing without a test that fails.
  it.runIf(engine === POSTGRES)('two events of one payment wait for one another', async () => {
    const buyer = await site.signIn();
    const session = await order(site, buyer, 'pro-lifetime');
    const fact = JSON.stringify({
      kind: 'checkout',
      state: 'paid',
      order: session.orderId,
      session: session.id,
      amount: session.amount,
      currency: session.currency,
    });
    const slow = site.backend.database.run({role: 'service_role', claims: {}}, async (query) => {
      await query(`select public.apply_stripe_event($1, 'slow', now(), $2::text::jsonb)`, [
        `evt_slow_${session.id}`,
        fact,
      ]);
      await pause(300);
    });
    await pause(100);
    const second = await send(site, 'checkout.session.completed', completed(session));
    await slow;
    expect(second.body['result']).toBe('ignored');
    expect((await shown(buyer)).licences).toHaveLength(1);
  });

  describe('at a convenience store', () => {
    it('waits for the payment, then gives the licence', async () => {
      const buyer = await site.signIn();
      const session = await order(site, buyer, 'pro-lifetime');
      await site.backend.pay.actions.konbini(session);
      expect(await statusOf(buyer, session)).toBe('awaiting_payment');
      await invoke(buyer, 'checkout-sync', {session_id: session.id});
      expect((await shown(buyer)).licences).toEqual([]);
      await site.backend.pay.actions.konbiniPaid(session);
      expect(await statusOf(buyer, session)).toBe('paid');
      expect((await shown(buyer)).licences).toHaveLength(1);
    });
    it('says where the slip is and until when, as long as it can be paid', async () => {
      const [buyer, other] = [await site.signIn(), await site.signIn()];
      for (const end of ['konbiniPaid', 'konbiniLapsed'] as const) {
        const visitor = end === 'konbiniPaid' ? buyer : other;
        const session = await order(site, visitor, 'pro-lifetime');
        await site.backend.pay.actions.konbini(session);
        const p_session_id = session.id;
        const slip = {
          voucher_url: `http://127.0.0.1:9/pay/voucher/${String(session.paymentIntent)}`,
          voucher_expires_at: expect.stringMatching(/T14:59:59\+00:00$/u) as unknown,
        };
        expect(await call(visitor.rest, 'order_status', {p_session_id})).toMatchObject(slip);
        expect((await shown(visitor)).orders).toMatchObject([{awaiting_payment: true, ...slip}]);
        await site.backend.pay.actions[end](session);
        expect(await call(visitor.rest, 'order_status', {p_session_id})).toMatchObject({
          voucher_url: null,
          voucher_expires_at: null,
        });
      }
    });
    it('keeps the slip that can be paid for longer, whichever is told of first', async () => {
      const buyer = await site.signIn();
      const session = await order(site, buyer, 'pro-lifetime');
      session.paymentIntent = 'pi_slips';
      const now = Math.floor(+site.now() / 1000);
      for (const [days, result] of [
        [2, 'voucher'],
        [3, 'voucher'],
        [1, 'ignored'],
      ] as const) {
        const page = `https://payments.stripe.com/konbini/voucher/${days}`;
        const waiting = waitingObject(session, {expiresAt: now + days * 86_400, page});
        const {body} = await send(site, 'payment_intent.requires_action', waiting);
        expect(body['result']).toBe(result);
      }
      expect((await shown(buyer)).orders).toMatchObject([
        {status: 'pending', voucher_url: 'https://payments.stripe.com/konbini/voucher/3'},
      ]);
    });
    it('not paid in time is a failed order', async () => {
      const buyer = await site.signIn();
      const session = await order(site, buyer, 'pro-lifetime');
      await site.backend.pay.actions.konbini(session);
      await site.backend.pay.actions.konbiniLapsed(session);
      expect(await statusOf(buyer, session)).toBe('failed');
      // The first message, late: the order does not wait again.
      const late = completed(session, {payment_status: 'unpaid'});
      expect((await send(site, 'checkout.session.completed', late)).body['result']).toBe('ignored');
      expect(await statusOf(buyer, session)).toBe('failed');
      await order(site, buyer, 'pro-lifetime');
    });
  });

  it('an expired payment page ends the order', async () => {
    const buyer = await site.signIn();
    const session = await order(site, buyer, 'pro-lifetime');
    await site.backend.pay.actions.expire(session);
    expect(await statusOf(buyer, session)).toBe('expired');
  });

  describe('given back', () => {
    const bought = async () => {
      const buyer = await site.signIn();
      const session = await order(site, buyer, 'pro-lifetime');
      await site.backend.pay.actions.card(session);
      return {buyer, session, payment: paymentOf(site, session.orderId)};
    };
    it('in full revokes the licence', async () => {
      const {buyer, session, payment} = await bought();
      await site.backend.pay.actions.refund(payment, 5500);
      expect(await statusOf(buyer, session)).toBe('refunded');
      expect((await shown(buyer)).licences).toMatchObject([{state: 'revoked'}]);
      const data = await call(buyer.rest, 'order_status', {p_session_id: session.id});
      expect(data).toMatchObject({licence_key: null});
      // Who buys again gets a new licence.
      await site.backend.pay.actions.card(await order(site, buyer, 'pro-lifetime'));
      expect((await shown(buyer)).licences.map(({state}) => state).sort()).toEqual([
        'active',
        'revoked',
      ]);
    });
    it('in part is told, and takes nothing', async () => {
      const {buyer, session, payment} = await bought();
      await site.backend.pay.actions.refund(payment, 5499);
      expect(await statusOf(buyer, session)).toBe('paid');
      const {licences, orders} = await shown(buyer);
      expect(licences).toMatchObject([{state: 'active'}]);
      expect(orders).toMatchObject([{status: 'paid', amount: 5500, refunded: 5499}]);
    });
    it('in vain, because the bank sends it back: the licence comes back, too', async () => {
      const {buyer, session, payment} = await bought();
      const {actions, state, send: deliver} = site.backend.pay;
      await actions.refund(payment, 100);
      await actions.refund(payment, 5400);
      expect((await shown(buyer)).licences).toMatchObject([{state: 'revoked'}]);
      await actions.failRefund(payment);
      expect(await statusOf(buyer, session)).toBe('paid');
      const {licences, orders, events} = await shown(buyer);
      expect(licences).toMatchObject([{state: 'active'}]);
      expect(orders).toMatchObject([{status: 'paid', refunded: 100, refunded_at: null}]);
      expect(events[0]).toMatchObject({kind: 'order_restored'});
      // Again, and this time the messages come the wrong way round.
      state.holdsEvents = true;
      site.advance(60);
      await actions.refund(payment, 5400);
      site.advance(60);
      await actions.failRefund(payment);
      state.holdsEvents = false;
      site.advance(60);
      for (const event of state.held.splice(0).reverse()) await deliver(event);
      expect(await statusOf(buyer, session)).toBe('paid');
      site.advance(60);
      await actions.refund(payment, 5400);
      expect(await statusOf(buyer, session)).toBe('refunded');
    });
    it('in vain, of a payment that is not there: nothing follows, and it need not come again', async () => {
      const payment_intent = 'pi_of_another_account';
      const refund = {id: 're_1', object: 'refund', payment_intent, amount: 1, status: 'failed'};
      const {status, body} = await send(site, 'refund.failed', refund);
      expect([status, body['result']]).toEqual([200, 'unused']);
    });
    it.each(['refund.updated', 'charge.refund.updated'])(
      'in vain, which %s may tell, as it tells of those that go well',
      async (type) => {
        const {buyer, session, payment} = await bought();
        const refund = await site.backend.pay.actions.refund(payment, 5500);
        const told = (status: string) =>
          send(site, type, {id: refund.id, payment_intent: payment.id, amount: 5500, status});
        expect((await told('succeeded')).body['result']).toBe('unused');
        refund.status = 'failed';
        expect((await told('canceled')).body['result']).toBe('refund_failed');
        expect(await statusOf(buyer, session)).toBe('paid');
      },
    );
    it('in vain, of which Stripe cannot be asked now: the message comes again', async () => {
      const {buyer, session, payment} = await bought();
      const {actions, state, send: deliver} = site.backend.pay;
      await actions.refund(payment, 5500);
      const {refunds} = site.backend.deps.stripe;
      const list = refunds.list.bind(refunds);
      refunds.list = () => {
        throw new Error('down');
      };
      await actions.failRefund(payment);
      refunds.list = list;
      expect(await statusOf(buyer, session)).toBe('refunded');
      for (const event of state.held.splice(0)) await deliver(event);
      expect(await statusOf(buyer, session)).toBe('paid');
    });
    it('before the message of the payment: the order is refunded as soon as it is known', async () => {
      const buyer = await site.signIn();
      const session = await order(site, buyer, 'pro-lifetime');
      const {actions, state, send: deliver} = site.backend.pay;
      state.holdsEvents = true;
      await actions.card(session);
      await actions.refund(paymentOf(site, session.orderId), 5500);
      state.holdsEvents = false;
      for (const event of state.held.splice(0).reverse()) await deliver(event);
      expect(await statusOf(buyer, session)).toBe('refunded');
      expect((await shown(buyer)).licences).toMatchObject([{state: 'revoked'}]);
      const late = await send(site, 'checkout.session.completed', completed(session));
      expect(late.body['result']).toBe('ignored');
      expect(await statusOf(buyer, session)).toBe('refunded');
    });
    it('by a bank: the licence rests, and comes back or not', async () => {
      const {buyer, session, payment} = await bought();
      const {dispute} = site.backend.pay.actions;
      const state = async () => (await shown(buyer)).licences[0]?.state;
      await dispute(payment, 'needs_response');
      expect(await state()).toBe('suspended');
      const status = {p_session_id: session.id};
      expect(await call(buyer.rest, 'order_status', status)).toMatchObject({licence_key: null});
      await dispute(payment, 'won');
      expect(await state()).toBe('active');
      // Another one, because of the same payment.
      await dispute(payment, 'needs_response');
      expect(await state()).toBe('suspended');
      await dispute(payment, 'lost');
      expect(await state()).toBe('revoked');
      expect(await statusOf(buyer, session)).toBe('refunded');
      const kinds = (await shown(buyer)).events.map(({kind}) => kind);
      expect(kinds.filter((kind) => kind.startsWith('dispute_'))).toEqual([
        'dispute_lost',
        'dispute_open',
        'dispute_won',
        'dispute_open',
      ]);
    });
  });
});
