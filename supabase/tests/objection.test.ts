import {AccountSchema} from '@site/src/features/account/client/answers';
import {objection} from '@site/src/features/account/model/states';
import * as v from 'valibot';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ENGINES, openSite, type Site} from './support/site';
import {becomeMember, invoke, order} from './support/shop';

const KINDS = {
  'pro-lifetime': 'one_time',
  'pro-monthly': 'subscription',
  'pro-yearly': 'subscription',
} as const;

describe.each(ENGINES)('what cannot be bought, on %s', (engine) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(engine);
  });
  afterAll(() => site.close());

  it('the page knows beforehand what will be refused', async () => {
    const {actions} = site.backend.pay;
    const member = await becomeMember(site);
    const leaving = await becomeMember(site);
    await actions.cancelAtEnd(leaving.subscription, true);
    const [owner, waiting, nobody] = [
      await site.signIn(),
      await site.signIn(),
      await site.signIn(),
    ];
    await actions.card(await order(site, owner, 'pro-lifetime'));
    await actions.konbini(await order(site, waiting, 'pro-lifetime'));
    const late = await site.signIn();
    const slip = await order(site, late, 'pro-lifetime');
    await actions.konbini(slip);
    await site.sql(`update public.orders set created_at = created_at - interval '8 days'
      where id = '${slip.orderId}'`);
    const told: unknown[] = [];
    for (const visitor of [nobody, owner, member.visitor, leaving.visitor, waiting, late]) {
      for (const [product, kind] of Object.entries(KINDS)) {
        const account = v.parse(AccountSchema, (await visitor.rest.rpc('my_account')).data);
        const known = objection(account, {kind});
        expect(known).toBe((await invoke(visitor, 'checkout', {product}))['reason']);
        told.push(known);
      }
    }
    const [none, twice] = [undefined, 'already_subscribed'];
    expect(told).toEqual([
      ...[none, none, none],
      ...['already_owned', 'already_owned', 'already_owned'],
      ...['membership_running', twice, twice],
      ...[none, twice, twice],
      ...['payment_pending', 'payment_pending', 'payment_pending'],
      ...[none, none, none],
    ]);
  });
});
