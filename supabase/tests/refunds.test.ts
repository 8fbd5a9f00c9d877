import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {chargeObject, sessionObject} from '../local/pay/objects';
import type {PaySession} from '../local/pay/state';
import {call} from './support/call';
import {ENGINES, openSite, type Site} from './support/site';
import {invoke, order, send, shown, statusOf} from './support/shop';

describe.each(ENGINES)('late and returned payments on %s', (engine) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(engine);
  });
  afterAll(() => site.close());
  const completed = (session: PaySession, change: object = {}): object => ({
    ...sessionObject(session),
    status: 'complete',
    payment_status: 'paid',
    payment_intent: `pi_${session.id}`,
    ...change,
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
      return {buyer, session};
    };
    it('in full revokes the licence', async () => {
      const {buyer, session} = await bought();
      await site.backend.pay.actions.refund(session, 5500);
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
    it('in part changes nothing', async () => {
      const {buyer, session} = await bought();
      await site.backend.pay.actions.refund(session, 5499);
      expect(await statusOf(buyer, session)).toBe('paid');
      expect((await shown(buyer)).licences).toMatchObject([{state: 'active'}]);
    });
    it('before the message of the payment: the order stays refunded', async () => {
      const buyer = await site.signIn();
      const session = await order(site, buyer, 'pro-lifetime');
      session.paymentIntent = 'pi_early';
      await send(site, 'charge.refunded', chargeObject(session, 5500, 'https://r.example'));
      const late = await send(site, 'checkout.session.completed', completed(session));
      expect(late.body['result']).toBe('ignored');
      expect(await statusOf(buyer, session)).toBe('refunded');
      expect((await shown(buyer)).licences).toEqual([]);
    });
    it('by a bank: the licence rests, and comes back or not', async () => {
      const {buyer, session} = await bought();
      const state = async () => (await shown(buyer)).licences[0]?.state;
      await site.backend.pay.actions.dispute(session, 'needs_response');
      expect(await state()).toBe('suspended');
      await site.backend.pay.actions.dispute(session, 'won');
      expect(await state()).toBe('active');
      await site.backend.pay.actions.dispute(session, 'needs_response');
      await site.backend.pay.actions.dispute(session, 'lost');
      expect(await state()).toBe('revoked');
      await site.backend.pay.actions.dispute(session, 'won');
      expect(await state()).toBe('revoked');
    });
  });
});
